import JSONText
import Records
import Testing

/// A document with its journal.
struct KeptJournal {
  var document: Document<Int>
  var scribe: JournalScribe
  var lines: [String] = []

  init(_ text: String, name: String = "x.json") throws {
    document = Document(try table(text, name: name))
    scribe = JournalScribe(from: document.table)
  }

  mutating func write() {
    for step in document.takeLog() {
      if case .begun = step {
        scribe = JournalScribe(from: document.saved)
        lines = []
      } else {
        lines.append(JSONValue.object(scribe.members(for: step)).jsonText())
      }
    }
  }

  mutating func set(_ index: Int, _ name: String, _ text: String) throws {
    let id = document.table.id(at: index)
    var before: JSONSlice?
    if case .found(let slice) = document.table[id].lookup(path(name)) { before = slice }
    let after = try JSONSlice(parsing: text).value
    try document.apply(
      .replace(ValueEdit(record: id, path: path(name), before: before, after: .value(after))),
      note: 0)
    write()
  }

  mutating func setRecord(_ index: Int, _ text: String) throws {
    let id = document.table.id(at: index)
    let after = NewValue.bytes(try JSONSlice(parsing: text))
    try document.apply(
      .replace(ValueEdit(record: id, path: [], before: document.table[id], after: after)), note: 0)
    write()
  }

  mutating func delete(_ index: Int) throws {
    let id = document.table.id(at: index)
    try document.apply(.delete([RecordPlacement(id, at: index)]), note: 0)
    write()
  }

  /// Writes the line that a thread makes later.
  mutating func compareAll() {
    guard let members = scribe.takeComparison() else { return }
    lines.append(JSONValue.object(members()).jsonText())
  }

  /// Others save, and what is unsaved is merged with that while the session is open.
  mutating func mergeOthers(_ text: String) throws {
    let now = try table(text, name: document.table.source.name)
    let matching = RecordMatching(of: document.recordsInSteps, from: document.saved, to: now)
    let merge = TableMerge(
      base: document.saved, ours: document.table, theirs: now, matching: matching)
    document.adopt(merge) { $0 }
    write()
    lines.append(JSONValue.object(scribe.members(for: merge.conflicts)).jsonText())
  }

  /// `identity`: the member that tells records apart.
  func replayed(over text: String? = nil, identity: String? = nil) throws -> JournalReplay {
    let now = try table(text ?? bytes(document.saved), name: document.table.source.name)
    let entries = try lines.map { line in
      try #require(JournalEntry(try JSONSlice(parsing: line).value), "\(line)")
    }
    return JournalReplay(
      entries, over: now, isSameVersion: text == nil, identity: identity.map { path($0) })
  }

  static let people = #"""
    [
      {"name": "Ada", "n": 1},
      {"name": "Bob", "n": 2},
      {"name": "Cyd", "n": 3}
    ]
    """#
}

/// The records as JSON, sorted.
func values(_ table: RecordTable) -> [String] {
  table.records.map { table[$0].value.jsonText() }.sorted()
}
