import JSONText

/// A line of a journal: what was done to the records since they were read or saved.
package enum JournalEntry: Equatable, Sendable {
  /// An edit, by the numbers that a new reading of the file gives its records.
  case edit(Edit, RecordMarks)
  /// The last edit was taken back, or made again.
  case undo, redo
  /// What was done is not in the journal: it may not be written there.
  case unknown
  /// What records were before the edits of the journal.
  case marks(RecordMarks)
  /// What is in conflict from here on: all of it, with what finds its records again.
  case conflicts([JournalConflict], RecordMarks)
}

/// How the records that an edit changes are found again in another version of their file.
package struct RecordMarks: Equatable, Sendable {
  /// The `ContentMark` of each record before the edit, by its number.
  package var marks: [Int: String] = [:]
  /// What each record was before the edit, as far as that was written.
  package var records: [Int: JSONSlice] = [:]

  package init() {}
}

/// Entries as lines of JSON: `{"do":{…},"had":{"2":"{…}"}}` with an edit as `EditLine` writes it and the records that it
/// changes first, `"was":{"2":"81-9af3"}` where those are too long for that, `{"undo":true}`, `{"redo":true}`,
/// `{"unknown":true}`, `{"marks":[{"first":2,"marks":"81-9af3 80-77c1"}],"had":{…}}` or `{"was":{…},"had":{…}}`,
/// `{"conflicts":[{"record":2,"path":["n"],"base":"1","ours":"2","theirs":"3"}],"had":{…}}`.
extension JournalEntry {
  /// Reads a line; nil for one that is none.
  package init?(_ value: JSONValue) {
    guard case .object(let members) = value else { return nil }
    func member(_ name: String) -> JSONValue? { members.first { $0.name == name }?.value }
    if member("undo") == .bool(true) {
      self = .undo
    } else if member("redo") == .bool(true) {
      self = .redo
    } else if member("unknown") == .bool(true) {
      self = .unknown
    } else if let runs = EditObject(members).objects("marks", RecordMarks.run) {
      var marks = RecordMarks(was: nil, had: member("had"))
      for run in runs { marks.marks.merge(run) { $1 } }
      self = .marks(marks)
    } else if let conflicts = EditObject(members).objects("conflicts", JournalConflict.init) {
      self = .conflicts(conflicts, RecordMarks(was: member("was"), had: member("had")))
    } else {
      var marks = RecordMarks(was: member("was"), had: member("had"))
      guard let done = member("do") else {
        guard marks != RecordMarks() else { return nil }
        self = .marks(marks)
        return
      }
      guard let edit = EditLine.edit(done) else { return nil }
      marks.takeDeleted(done)
      self = .edit(edit, marks)
    }
  }
}

extension RecordMarks {
  /// The members of a line that says what the records were: `{"was":{…},"had":{…}}`.
  package var members: [JSONMember] {
    func object(_ name: String, _ texts: [Int: String]) -> [JSONMember] {
      let members = texts.sorted { $0.key < $1.key }
        .map { JSONMember(name: String($0.key), value: .string($0.value)) }
      return members.isEmpty ? [] : [JSONMember(name: name, value: .object(members))]
    }
    return object("was", marks) + object("had", records.mapValues(\.text))
  }

  fileprivate init(was marks: JSONValue?, had records: JSONValue?) {
    for (number, mark) in Self.texts(marks) { self.marks[number] = mark }
    for (number, text) in Self.texts(records) {
      self.records[number] = try? JSONSlice(parsing: text)
    }
  }

  /// Members that are named by records' numbers, with their texts.
  fileprivate static func texts(_ object: JSONValue?) -> [(number: Int, text: String)] {
    guard case .object(let pairs)? = object else { return [] }
    return pairs.compactMap { pair in
      guard let number = Int(pair.name), RecordID(number: number) != nil,
        case .string(let text) = pair.value
      else { return nil }
      return (number, text)
    }
  }

  /// The records that a written edit deletes: it has their bytes.
  fileprivate mutating func takeDeleted(_ edit: JSONValue) {
    guard case .object(let members) = edit else { return }
    let object = EditObject(members)
    switch object.text("edit") {
    case "delete":
      for (number, slice) in object.objects("records", Self.deleted) ?? [] {
        // What was done to it before, in the same edit, is written with what it was first.
        if records[number] == nil { records[number] = slice }
      }
    case "batch":
      for edit in object.list("edits", { $0 }) ?? [] { takeDeleted(edit) }
    default: return
    }
  }

  private static func deleted(_ object: EditObject) -> (Int, JSONSlice)? {
    guard let number = object.record?.number, let text = object.text("bytes"),
      let slice = try? JSONSlice(parsing: text)
    else { return nil }
    return (number, slice)
  }

  /// The marks of records that follow one another.
  fileprivate static func run(_ object: EditObject) -> [Int: String]? {
    guard let first = object.place("first"), let text = object.text("marks") else { return nil }
    let marks = text.split(separator: " ")
    return Dictionary(uniqueKeysWithValues: marks.enumerated().map { (first + $0, String($1)) })
  }
}
