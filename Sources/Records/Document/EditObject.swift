import JSONText
import SourceText

/// The members of an edit's object, read by name.
struct EditObject {
  private let members: [JSONMember]

  init(_ members: [JSONMember]) { self.members = members }

  func text(_ name: String) -> String? {
    if case .string(let text)? = self[name] { text } else { nil }
  }

  /// An index among records, from 0.
  func index(_ name: String) -> Int? {
    self[name].flatMap(Self.integer).flatMap { RecordID.indices.contains($0) ? $0 : nil }
  }

  var record: RecordID? { self["record"].flatMap(Self.integer).flatMap { RecordID(number: $0) } }

  /// Records in an order.
  var order: [RecordID]? { list("order") { Self.integer($0).flatMap { RecordID(number: $0) } } }

  var path: [JSONStep]? {
    list("path") { step in
      switch step {
      case .string(let name): .member(name)
      case .number(let text): Int(text).map { .index($0) }
      case .null: .key
      default: nil
      }
    }
  }

  var after: NewValue? {
    if let text = text("set") { return (try? JSONSlice(parsing: text)).map { .value($0.value) } }
    if let text = text("bytes") { return (try? JSONSlice(parsing: text)).map { .bytes($0) } }
    return self["remove"] == .bool(true) ? .nothing : nil
  }

  /// Records listed as `[first, last]` pairs in the member `records`; nil without a valid list.
  var recordSet: RecordSet? {
    guard let runs = list("records", Self.run) else { return nil }
    var records = RecordSet()
    for run in runs {
      for number in run { if let id = RecordID(number: number) { records.insert(id) } }
    }
    return records
  }

  /// A list of `[first, last]` as ranges; empty if missing.
  func runs(_ name: String) -> [ClosedRange<Int>] { list(name, Self.run) ?? [] }

  /// The converted elements of an array; nil if one can't be converted.
  func list<Element>(_ name: String, _ make: (JSONValue) -> Element?) -> [Element]? {
    guard case .array(let values)? = self[name] else { return nil }
    let elements = values.compactMap(make)
    return elements.count == values.count ? elements : nil
  }

  func objects<Element>(_ name: String, _ make: (EditObject) -> Element?) -> [Element]? {
    list(name) { if case .object(let members) = $0 { make(EditObject(members)) } else { nil } }
  }

  subscript(name: String) -> JSONValue? { members.first { $0.name.hasSameBytes(as: name) }?.value }

  private static func integer(_ value: JSONValue) -> Int? {
    if case .number(let text) = value { Int(text) } else { nil }
  }

  private static func run(_ value: JSONValue) -> ClosedRange<Int>? {
    guard case .array(let ends) = value, ends.count == 2, let first = integer(ends[0]),
      let last = integer(ends[1]), abs(first) <= Int(UInt32.max), abs(last) <= Int(UInt32.max)
    else { return nil }
    return min(first, last)...max(first, last)
  }
}

extension RecordID {
  /// Number of the record in a written edit: from 0 for records that were read, from -1 down
  /// for added ones.
  package var number: Int {
    rawValue <= .max / 2 ? Int(rawValue) : -Int(UInt32.max - rawValue) - 1
  }

  static let indices = 0...Int(UInt32.max / 2)

  /// Nil for an invalid number.
  init?(number: Int) {
    guard number.magnitude <= UInt(Self.indices.upperBound) else { return nil }
    self.init(rawValue: number < 0 ? .max - UInt32(-number - 1) : UInt32(number))
  }
}
