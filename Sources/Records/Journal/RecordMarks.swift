import JSONText

/// Data for finding an edit's records in another version of their file.
package struct RecordMarks: Equatable, Sendable {
  /// The `ContentMark` of each record before the edit, by number.
  package var marks: [Int: String] = [:]
  /// Each record before the edit, as far as it was written.
  package var records: [Int: JSONSlice] = [:]
  /// Records that were not compared with all others, and may have unnamed duplicates.
  private var uncompared: [ClosedRange<Int>] = []
  /// Parts of `uncompared` that were compared later.
  private var compared: [ClosedRange<Int>] = []

  package init() {}

  /// Adds the data of another line: the first data of a record count.
  mutating func add(_ other: RecordMarks) {
    marks.merge(other.marks) { first, _ in first }
    records.merge(other.records) { first, _ in first }
    uncompared += other.uncompared
    compared += other.compared
  }
}

extension RecordMarks {
  /// The members of a line about the records' previous state: `{"was":{…},"had":{…}}`.
  package var members: [JSONMember] {
    func object(_ name: String, _ texts: [Int: String]) -> [JSONMember] {
      let members = texts.sorted { $0.key < $1.key }
        .map { JSONMember(name: String($0.key), value: .string($0.value)) }
      return members.isEmpty ? [] : [JSONMember(name: name, value: .object(members))]
    }
    return object("was", marks) + object("had", records.mapValues(\.text))
      + Self.member("uncompared", uncompared) + Self.member("compared", compared)
  }

  /// True if a record may have unnamed duplicates.
  func mayHaveOthers(_ number: Int) -> Bool {
    uncompared.contains { $0.contains(number) } && !compared.contains { $0.contains(number) }
  }

  /// The member of a line that lists records by number; none for no records.
  static func member(_ name: String, _ numbers: [Int]) -> [JSONMember] {
    var runs: [ClosedRange<Int>] = []
    for number in numbers.sorted() {
      if let last = runs.last, number <= last.upperBound + 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return member(name, runs)
  }

  private static func member(_ name: String, _ runs: [ClosedRange<Int>]) -> [JSONMember] {
    let values = runs.map { run in
      JSONValue.array([.number(String(run.lowerBound)), .number(String(run.upperBound))])
    }
    return runs.isEmpty ? [] : [JSONMember(name: name, value: .array(values))]
  }

  init(_ line: EditObject) {
    for (number, mark) in Self.texts(line["was"]) { marks[number] = mark }
    for (number, text) in Self.texts(line["had"]) {
      records[number] = try? JSONSlice(parsing: text)
    }
    uncompared = line.runs("uncompared")
    compared = line.runs("compared")
  }

  /// Members that are named by record number, with their texts.
  private static func texts(_ object: JSONValue?) -> [(number: Int, text: String)] {
    guard case .object(let pairs)? = object else { return [] }
    return pairs.compactMap { pair in
      guard let number = Int(pair.name), RecordID(number: number) != nil,
        case .string(let text) = pair.value
      else { return nil }
      return (number, text)
    }
  }

  /// Adds the records deleted by a written edit, which has their bytes.
  mutating func readDeleted(_ edit: JSONValue) {
    guard case .object(let members) = edit else { return }
    let object = EditObject(members)
    switch object.text("edit") {
    case "delete":
      for (number, slice) in object.objects("records", Self.deleted) ?? [] {
        // What was done to it before, in the same edit, is written with what it was first.
        if records[number] == nil { records[number] = slice }
      }
    case "batch":
      for edit in object.list("edits", { $0 }) ?? [] { readDeleted(edit) }
    default: return
    }
  }

  private static func deleted(_ object: EditObject) -> (Int, JSONSlice)? {
    guard let number = object.record?.number, let text = object.text("bytes"),
      let slice = try? JSONSlice(parsing: text)
    else { return nil }
    return (number, slice)
  }

  /// The marks of consecutive records.
  static func run(_ object: EditObject) -> [Int: String]? {
    guard let first = object.index("first"), let text = object.text("marks") else { return nil }
    let marks = text.split(separator: " ")
    return Dictionary(uniqueKeysWithValues: marks.enumerated().map { (first + $0, String($1)) })
  }
}
