import JSONText
import SourceText

extension JSONValue {
  /// The member of an object; nil for a missing one, and for other values.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.hasSameBytes(as: name) }?.value
  }
}
