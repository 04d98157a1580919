import JSONText
import Records

/// The values of JSON with comments, with their positions in its text.
struct CommentedJSONProjection {
  private(set) var values = DocumentValues()
  /// Text positions by value number.
  private(set) var locations: [TextLocation] = []
  private let bytes: UnsafeRawBufferPointer
  /// The open containers, the innermost last: their value numbers, keys and starts.
  private var open: [(number: Int, isObject: Bool, key: Range<Int>?, start: Int)] = []
  /// The key whose value is next.
  private var key: Range<Int>?

  /// O(bytes).
  init(of json: CommentedJSON) {
    bytes = json.json.bytes
    withExtendedLifetime(json) { read(json.root) }
  }

  private mutating func read(_ root: Range<Int>) {
    let cursor = JSONCursor(bytes, end: root.upperBound)
    var offset = root.lowerBound
    while offset < root.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        begin(at: offset)
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        end(at: offset)
        offset += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x0A, 0x0D, 0x09: offset += 1
      case UInt8(ascii: "\"") where key == nil && open.last?.isObject == true:
        let end = cursor.endOfString(offset)
        key = offset..<end
        offset = end
      default:
        let end = cursor.endOfValue(offset)
        add(offset..<end)
        offset = end
      }
    }
  }

  private mutating func begin(at start: Int) {
    let isObject = bytes[start] == UInt8(ascii: "{")
    open.append((locations.count, isObject, key, start))
    // Where it ends is known later.
    locations.append(TextLocation(key: nil, element: 0..<0, inside: 0..<0))
    values.begin(isObject ? .dictionary : .array, literalKey: key.map(literal))
    key = nil
  }

  private mutating func end(at end: Int) {
    guard let (number, _, key, start) = open.popLast() else { return }
    locations[number] = TextLocation(
      key: key, element: start..<end + 1, inside: start + 1..<end)
    values.end()
  }

  private mutating func add(_ range: Range<Int>) {
    locations.append(TextLocation(key: key, element: range, inside: range))
    values.add(
      literal: literal(range), as: Self.type(of: kind(at: range.lowerBound)),
      literalKey: key.map(literal))
    key = nil
  }

  /// A value as written, a string with no more escapes than it needs.
  private func literal(_ range: Range<Int>) -> [UInt8] {
    let raw = bytes[range]
    guard raw.first == UInt8(ascii: "\""), raw.contains(UInt8(ascii: "\\")),
      let slice = try? JSONSlice(parsing: String(decoding: raw, as: UTF8.self))
    else { return Array(raw) }
    return Array(slice.value.jsonText().utf8)
  }

  private func kind(at start: Int) -> JSONKind {
    switch bytes[start] {
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  /// JSON's numbers are of one type.
  static func type(of kind: JSONKind) -> NativeType {
    switch kind {
    case .string: .string
    case .number: .real
    case .bool: .boolean
    case .null, .array, .object: .null
    }
  }
}
