import JSONText
import Records

/// A suite of what others have saved, merged with what is unsaved here.
protocol MergesTables {}

extension MergesTables {
  static var people: String {
    #"""
    [
      {"id": 1, "name": "Ada", "city": "Rome"},
      {"id": 2, "name": "Bob", "city": "Oslo"},
      {"id": 3, "name": "Cyd", "city": "Bonn"}
    ]

    """#
  }

  /// The file as they have saved it, with what was done here.
  func merge(
    _ text: String = Self.people, theirs: String, identity: String? = nil,
    _ edit: (inout Document<Int>) throws -> Void
  ) throws -> (document: Document<Int>, conflicts: [RecordConflict]) {
    var document = Document<Int>(try table(text))
    try edit(&document)
    return try merged(document, theirs, identity)
  }

  func merged(
    _ document: Document<Int>, _ theirs: String, _ identity: String? = nil
  ) throws -> (document: Document<Int>, conflicts: [RecordConflict]) {
    var document = document
    let now = try table(theirs, name: document.table.source.name)
    let steps = identity.map { path($0) }
    let matching = RecordMatching(
      of: document.recordsInSteps, from: document.saved, to: now, identity: steps)
    let merge = TableMerge(
      base: document.saved, ours: document.table, theirs: now, matching: matching, identity: steps)
    document.adopt(merge) { $0 }
    return (document, merge.conflicts)
  }

  func set(
    _ document: inout Document<Int>, _ index: Int, _ name: String, _ text: String
  ) throws {
    let id = document.table.id(at: index)
    let value = try JSONSlice(parsing: text)
    try document.apply(
      .replace(
        ValueEdit(
          record: id, path: path(name), before: document.table[id].lookup(path(name)).slice,
          after: .value(value.value))),
      note: 0)
  }

  func names(_ table: RecordTable) -> [String] {
    (0..<table.count).map { index in
      table[table.id(at: index)].lookup(path("name")).slice?.text.replacing("\"", with: "") ?? ""
    }
  }
}
