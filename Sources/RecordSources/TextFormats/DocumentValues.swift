import JSONText
import Records

/// The values of a document of a text format in the order of the JSON that they are projected to.
///
/// A value is called by its number. All are in a few arrays, without an object for each, so that a file of 100 MB
/// does not become many times that.
struct DocumentValues: Sendable {
  /// What a value is in the document.
  enum Kind: Equatable, Sendable {
    case dictionary, array
    /// Members without an order, shown as a list.
    case set
    case single(NativeType)

    var isContainer: Bool {
      if case .single = self { false } else { true }
    }
  }

  /// All of the values as JSON.
  private(set) var json: [UInt8] = []
  private var starts: [UInt32] = []
  private var ends: [UInt32] = []
  private var parents: [UInt32] = []
  private var kinds: [Kind] = []
  /// The containers that are being added.
  private var open: [Int] = []

  init() {}

  var count: Int { starts.count }

  /// Where a value begins in the JSON.
  func start(of number: Int) -> Int { Int(starts[number]) }

  func kind(of number: Int) -> Kind { kinds[number] }

  /// The value and all that are in it.
  func all(in number: Int) -> Range<Int> { number..<Int(ends[number]) }

  /// The container that a value is in; nil for the root.
  func parent(of number: Int) -> Int? { number == 0 ? nil : Int(parents[number]) }

  /// The values right in a container.
  func children(of number: Int) -> Children {
    Children(values: self, number: number + 1, end: Int(ends[number]))
  }

  /// The value whose JSON begins at an offset, or the last one that begins before it. O(log values).
  func number(at offset: Int) -> Int {
    max(0, starts.indices.firstNumber { Int(starts[$0]) > offset } - 1)
  }

  /// The values right in a container, one after the other.
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

/// How they are added, in the order of the document.
extension DocumentValues {
  /// Begins a container; what is added next is in it.
  mutating func begin(_ kind: Kind, key: String? = nil) {
    add(kind, key: key)
    open.append(count - 1)
    json.append(kind == .dictionary ? UInt8(ascii: "{") : UInt8(ascii: "["))
  }

  /// Ends the container that was begun last.
  mutating func end() {
    guard let number = open.popLast() else { return }
    if count > number + 1 { beginLine() }
    json.append(kinds[number] == .dictionary ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    ends[number] = UInt32(count)
    if open.isEmpty { json.append(UInt8(ascii: "\n")) }
  }

  /// Adds a single value, as JSON has it.
  mutating func add(_ value: JSONValue, as type: NativeType, key: String? = nil) {
    add(.single(type), key: key)
    json += value.jsonText().utf8
    if open.isEmpty { json.append(UInt8(ascii: "\n")) }
  }

  private mutating func add(_ kind: Kind, key: String?) {
    if let parent = open.last {
      if count > parent + 1 { json.append(UInt8(ascii: ",")) }
      beginLine()
    }
    if let key {
      json += JSONValue.string(key).jsonText().utf8
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
