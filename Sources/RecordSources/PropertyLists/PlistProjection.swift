import JSONText
import PlistText
import Records
import SourceText

/// A property list as JSON, with the place and the type of each of its values.
///
/// Dictionaries are objects, arrays are arrays; dates are ISO 8601 texts, data is Base64.
struct PlistProjection {
  /// A value: where it is in the JSON and in the property list.
  struct Value {
    /// Where its first byte is in the JSON.
    let start: Int
    /// Nil for dictionaries and arrays.
    let type: NativeType?
    let node: PlistNode
  }

  /// In the order of the JSON, so that their starts ascend.
  private(set) var values: [Value] = []
  private(set) var json: [UInt8] = []
  /// The property list in UTF-8; nil where it is binary.
  private let text: SourceText?

  init(_ root: PlistNode, text: SourceText?) {
    self.text = text
    add(root, depth: 0)
    json.append(UInt8(ascii: "\n"))
  }

  private mutating func add(_ node: PlistNode, depth: Int) {
    let place = values.count
    values.append(Value(start: json.count, type: nil, node: node.withoutParts))
    switch node.content {
    case .array(let items):
      add(items, between: "[", and: "]", depth: depth) { $0.add($1, depth: depth + 1) }
    case .dictionary(let entries):
      add(entries, between: "{", and: "}", depth: depth) { projection, entry in
        projection.json += JSONValue.string(entry.key).jsonText().utf8
        projection.json += ": ".utf8
        projection.add(entry.value, depth: depth + 1)
      }
    default:
      let (type, value) = scalar(node)
      values[place] = Value(start: json.count, type: type, node: node.withoutParts)
      json += value.jsonText().utf8
    }
  }

  private mutating func add<Part>(
    _ parts: [Part], between open: String, and close: String, depth: Int,
    _ addPart: (inout Self, Part) -> Void
  ) {
    json += open.utf8
    for (place, part) in parts.enumerated() {
      if place > 0 { json.append(UInt8(ascii: ",")) }
      beginLine(depth + 1)
      addPart(&self, part)
    }
    if !parts.isEmpty { beginLine(depth) }
    json += close.utf8
  }

  private mutating func beginLine(_ depth: Int) {
    json.append(UInt8(ascii: "\n"))
    json += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private func scalar(_ node: PlistNode) -> (NativeType, JSONValue) {
    switch node.content {
    case .string(let text): (.string, .string(text))
    case .integer(let number): (.integer, .number(String(number)))
    case .bigInteger(let text): (.integer, .number(text))
    case .real(let number): (.real, real(number, node))
    case .bool(let flag): (.boolean, .bool(flag))
    case .date(let text): (.date, .string(text))
    case .data(let bytes): (.data, .string(XMLPlistText.base64(bytes)))
    case .uid(let number): (.uid, .number(String(number)))
    case .array, .dictionary: (.null, .null)
    }
  }

  /// The number as it is written, so that `1.10` stays that; JSON has no words for what is not a number.
  private func real(_ number: Double, _ node: PlistNode) -> JSONValue {
    if let text, let inside = node.inside {
      let written = String(decoding: text.buffer.bytes[inside], as: UTF8.self)
      if let slice = try? JSONSlice(parsing: written), slice.kind == .number { return slice.value }
    }
    return number.isFinite ? .number(String(number)) : .string(String(number))
  }
}

extension PlistNode {
  /// The node without its items and entries, which are values of their own.
  fileprivate var withoutParts: PlistNode {
    var node = self
    switch content {
    case .array: node.content = .array([])
    case .dictionary: node.content = .dictionary([])
    case .data: node.content = .data([])
    case .string, .integer, .bigInteger, .real, .bool, .date, .uid: break
    }
    return node
  }
}
