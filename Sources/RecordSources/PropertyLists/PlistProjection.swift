import JSONText
import PlistText
import Records
import SourceText

/// The values of a property list as JSON, with their positions in its text.
///
/// Dictionaries are objects, arrays are arrays; dates are ISO 8601 texts, data is Base64.
final class PlistProjection: PlistReceiver {
  private(set) var values = DocumentValues()
  /// Text positions by value number.
  private(set) var locations: [TextLocation] = []
  /// The property list in UTF-8.
  private let text: SourceText
  /// Value numbers of the open containers, each with the range of its key.
  private var open: [(number: Int, key: Range<Int>?)] = []

  /// For values that arrive one by one.
  init(text: SourceText) { self.text = text }

  func add(_ node: PlistNode, _ entry: PlistEntry? = nil) {
    let key = entry.map { Key(name: $0.key, element: $0.keyElement ?? 0..<0) }
    let (element, inside) = (node.element ?? 0..<0, node.inside ?? 0..<0)
    switch node.content {
    case .array(let items):
      begin(isArray: true, key: key)
      for item in items { add(item) }
      end(element: element, inside: inside)
    case .dictionary(let entries):
      begin(isArray: false, key: key)
      for inner in entries { add(inner.value, inner) }
      end(element: element, inside: inside)
    default: single(node.content, key: key, element: element, inside: inside)
    }
  }

  func begin(isArray: Bool, key: Key?) {
    open.append((locations.count, key?.element))
    // Where it ends is known later.
    locations.append(TextLocation(key: nil, element: 0..<0, inside: 0..<0))
    values.begin(isArray ? .array : .dictionary, key: key?.name)
  }

  func end(element: Range<Int>, inside: Range<Int>) {
    guard let (number, key) = open.popLast() else { return }
    locations[number] = TextLocation(key: key, element: element, inside: inside)
    values.end()
  }

  func single(_ content: PlistContent, key: Key?, element: Range<Int>, inside: Range<Int>) {
    locations.append(TextLocation(key: key?.element, element: element, inside: inside))
    if case .real(let number) = content {
      values.add(real(number, inside), as: .real, key: key?.name)
    } else {
      let (type, value) = Self.single(content)
      values.add(value, as: type, key: key?.name)
    }
  }

  /// The JSON of a value that is not a container.
  static func single(_ content: PlistContent) -> (NativeType, JSONValue) {
    switch content {
    case .string(let text): (.string, .string(text))
    case .integer(let number): (.integer, .number(String(number)))
    case .bigInteger(let text): (.integer, .number(text))
    case .real(let number): (.real, real(number))
    case .bool(let flag): (.boolean, .bool(flag))
    case .date(let text): (.date, .string(text))
    case .data(let bytes): (.data, .string(Base64.text(bytes)))
    case .uid(let number): (.uid, .number(String(number)))
    case .array, .dictionary: (.null, .null)
    }
  }

  /// JSON has no notation for not a number.
  private static func real(_ number: Double) -> JSONValue {
    number.isFinite ? .number(String(number)) : .string(String(number))
  }

  /// The number as written, so that `1.10` is kept.
  private func real(_ number: Double, _ inside: Range<Int>) -> JSONValue {
    let written = text.buffer.bytes[inside].filter { !"<*R>".utf8.contains($0) }
    let text = String(decoding: written, as: UTF8.self)
    if let slice = try? JSONSlice(parsing: text), slice.kind == .number { return slice.value }
    return Self.real(number)
  }
}
