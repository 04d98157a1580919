import JSONText
import Records
import SourceText

/// The values of a document of a text format in the order of the JSON that they are projected to.
///
/// A value is identified by its number. All are in a few arrays, without an object for each, so that a file of 100 MB
/// does not need many times that.
struct DocumentValues: Sendable {
  enum Kind: Equatable, Sendable {
    case dictionary, array
    /// Unordered members, shown as a list.
    case set
    case single(NativeType)

    var isContainer: Bool {
      if case .single = self { false } else { true }
    }
  }

  private(set) var json: [UInt8] = []
  /// All of it as one value. O(bytes).
  var whole: JSONValue { JSONSlice(buffer: ByteBuffer(json), range: 0..<json.count).value }
  private var starts: [UInt32] = []
  private var ends: [UInt32] = []
  private var parents: [UInt32] = []
  private var kinds: [Kind] = []
  /// Numbers of the containers that are open while values are added.
  private var open: [Int] = []

  init() {}

  var count: Int { starts.count }

  /// The offset of a value in the JSON.
  func start(of number: Int) -> Int { Int(starts[number]) }

  func kind(of number: Int) -> Kind { kinds[number] }

  /// The value and all values in it.
  func all(in number: Int) -> Range<Int> { number..<Int(ends[number]) }

  /// The container of a value; nil for the root.
  func parent(of number: Int) -> Int? { number == 0 ? nil : Int(parents[number]) }

  func children(of number: Int) -> Children {
    Children(values: self, number: number + 1, end: Int(ends[number]))
  }

  /// The value whose JSON begins at an offset, or the last one that begins before it. O(log values).
  func number(at offset: Int) -> Int {
    max(0, starts.indices.firstNumber { Int(starts[$0]) > offset } - 1)
  }

  /// Iterates over the values directly in a container.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let values: DocumentValues
    fileprivate var number: Int
    fileprivate let end: Int

    mutating func next() -> Int? {
      guard number < end else { return nil }
      defer { number = values.all(in: number).upperBound }
      return number
    }
  }
}

extension DocumentValues {
  /// Begins a container for the next values.
  mutating func begin(_ kind: Kind, key: String? = nil) {
    begin(kind, literalKey: key.map { Array(JSONValue.string($0).jsonText().utf8) })
  }

  /// `literalKey`: as `JSONValue.jsonText` writes it.
  mutating func begin(_ kind: Kind, literalKey: [UInt8]?) {
    add(kind, literalKey)
    open.append(count - 1)
    json.append(kind == .dictionary ? UInt8(ascii: "{") : UInt8(ascii: "["))
  }

  /// Ends the innermost container.
  mutating func end() {
    guard let number = open.popLast() else { return }
    if count > number + 1 { beginLine() }
    json.append(kinds[number] == .dictionary ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    ends[number] = UInt32(count)
    if open.isEmpty { json.append(UInt8(ascii: "\n")) }
  }

  mutating func add(_ value: JSONValue, as type: NativeType, key: String? = nil) {
    add(
      literal: Array(value.jsonText().utf8), as: type,
      literalKey: key.map { Array(JSONValue.string($0).jsonText().utf8) })
  }

  /// `literal`, `literalKey`: as `JSONValue.jsonText` writes them.
  mutating func add(literal: [UInt8], as type: NativeType, literalKey: [UInt8]?) {
    add(.single(type), literalKey)
    json += literal
    if open.isEmpty { json.append(UInt8(ascii: "\n")) }
  }

  private mutating func add(_ kind: Kind, _ literalKey: [UInt8]?) {
    if let parent = open.last {
      if count > parent + 1 { json.append(UInt8(ascii: ",")) }
      beginLine()
    }
    if let literalKey {
      json += literalKey
      json += ": ".utf8
    }
    starts.append(UInt32(json.count))
    parents.append(UInt32(open.last ?? 0))
    ends.append(UInt32(count))
    kinds.append(kind)
  }

  private mutating func beginLine() {
    json.append(UInt8(ascii: "\n"))
    json += repeatElement(UInt8(ascii: " "), count: 2 * open.count)
  }
}
