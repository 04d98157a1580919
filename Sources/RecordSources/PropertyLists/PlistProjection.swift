import JSONText
import PlistText
import Records
import SourceText

/// The values of a property list as JSON, with their places in its text.
///
/// Dictionaries are objects, arrays are arrays; dates are ISO 8601 texts, data is Base64.
struct PlistProjection {
  private(set) var values = DocumentValues()
  /// By the values' numbers.
  private(set) var places: [TextPlace] = []
  /// The property list in UTF-8.
  private let text: SourceText

  init(_ root: PlistNode, text: SourceText) {
    self.text = text
    add(root, nil)
  }

  private mutating func add(_ node: PlistNode, _ entry: PlistEntry?) {
    places.append(
      TextPlace(
        key: entry?.keyElement, element: node.element ?? 0..<0, inside: node.inside ?? 0..<0))
    switch node.content {
    case .array(let items):
      values.begin(.array, key: entry?.key)
      for item in items { add(item, nil) }
      values.end()
    case .dictionary(let entries):
      values.begin(.dictionary, key: entry?.key)
      for inner in entries { add(inner.value, inner) }
      values.end()
    default:
      let (type, value) = single(node)
      values.add(value, as: type, key: entry?.key)
    }
  }

  private func single(_ node: PlistNode) -> (NativeType, JSONValue) {
    if case .real(let number) = node.content { return (.real, real(number, node)) }
    return Self.single(node.content)
  }

  /// A value that is no container, as JSON has it.
  static func single(_ content: PlistContent) -> (NativeType, JSONValue) {
    switch content {
    case .string(let text): (.string, .string(text))
    case .integer(let number): (.integer, .number(String(number)))
    case .bigInteger(let text): (.integer, .number(text))
    case .real(let number): (.real, real(number))
    case .bool(let flag): (.boolean, .bool(flag))
    case .date(let text): (.date, .string(text))
    case .data(let bytes): (.data, .string(XMLPlistText.base64(bytes)))
    case .uid(let number): (.uid, .number(String(number)))
    case .array, .dictionary: (.null, .null)
    }
  }

  /// JSON has no words for what is not a number.
  private static func real(_ number: Double) -> JSONValue {
    number.isFinite ? .number(String(number)) : .string(String(number))
  }

  /// The number as it is written, so that `1.10` stays that.
  private func real(_ number: Double, _ node: PlistNode) -> JSONValue {
    if let inside = node.inside {
      let written = text.buffer.bytes[inside].filter { !"<*R>".utf8.contains($0) }
      let text = String(decoding: written, as: UTF8.self)
      if let slice = try? JSONSlice(parsing: text), slice.kind == .number { return slice.value }
    }
    return Self.real(number)
  }
}
