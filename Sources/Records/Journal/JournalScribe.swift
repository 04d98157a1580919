import JSONText

/// Writes down what is done to a document since it was read or saved, as a new reading of its file could do it again.
package struct JournalScribe: Sendable {
  /// The records as their file has them. More of them come in while the file is being read.
  package var base: RecordTable
  private let marksRecords: Bool
  /// The numbers of records that the file doesn't have, as a new reading would give them.
  private var added: [RecordID: Int] = [:]
  private var addedCount = 0
  /// The records that were named with their marks.
  private var marked = RecordSet()
  /// How many of the written edits are done, and how many of them are taken back.
  private var (done, undone) = (0, 0)
  /// Whether a step was taken back that was done before the beginning: there is nothing to undo any more then.
  private var isExplicit = false

  /// A journal of a document that has these records saved. `marksRecords`: with what finds them again.
  package init(from base: RecordTable, marksRecords: Bool = true) {
    self.base = base
    self.marksRecords = marksRecords
  }

  /// The members of the line for a step. O(the edit), with the bytes of whole records that it changes.
  package mutating func members(for step: DocumentStep) -> [JSONMember] {
    switch step {
    case .edited(let edit, let table):
      done += 1
      undone = 0
      return members(edit, table)
    case .carried(let edit, let table): return members(edit, table)
    case .undone(_, _) where !isExplicit && done > 0:
      done -= 1
      undone += 1
      return [JSONMember(name: "undo", value: .bool(true))]
    case .redone(_, _) where !isExplicit && undone > 0:
      undone -= 1
      done += 1
      return [JSONMember(name: "redo", value: .bool(true))]
    case .undone(let change, let table):
      isExplicit = true
      return members(Edit(doing: change.inverse, in: table), table)
    case .redone(let change, let table):
      isExplicit = true
      return members(Edit(doing: change, in: table), table)
    case .begun: return []
    }
  }

  private mutating func members(_ edit: Edit, _ table: RecordTable) -> [JSONMember] {
    let edit = edit.namingFew(in: table)
    number(edit)
    let numbers = (base: base, added: added)
    let writer = EditWriter(namesFormerValues: false) { id in
      numbers.added[id] ?? numbers.base.place(of: id) ?? 0
    }
    var marks: [JSONMember] = []
    let subjects = marksRecords ? edit.subjects.prefix(Edit.mostNamed) : []
    for id in subjects where added[id] == nil && !marked.contains(id) {
      guard let place = base.place(of: id), table.place(of: id) != nil else { continue }
      marked.insert(id)
      marks.append(JSONMember(name: String(place), value: .string(table.mark(of: id))))
    }
    return [JSONMember(name: "do", value: writer.object(edit, table))]
      + (marks.isEmpty ? [] : [JSONMember(name: "was", value: .object(marks))])
  }

  /// Gives numbers to the records that an edit adds.
  private mutating func number(_ edit: Edit) {
    switch edit {
    case .insert(let insertion):
      for record in insertion.records {
        addedCount += 1
        added[record.id] = -addedCount
      }
    case .batch(let edits): for edit in edits { number(edit) }
    case .replace, .replaceInMany, .delete, .move: break
    }
  }
}

extension Edit {
  /// Records that are named one by one.
  static let mostNamed = 1_000

  /// An edit of few records by record, so that each can be found again in a changed file.
  fileprivate func namingFew(in table: RecordTable) -> Edit {
    guard case .replaceInMany(let edits) = self,
      edits.reduce(0, { $0 + $1.records.count }) <= Self.mostNamed
    else { return self }
    return .batch(
      edits.flatMap { edit in
        edit.records.members.map { id in
          var before: JSONSlice?
          if case .found(let slice) = table[id].lookup(edit.path) { before = slice }
          return .replace(ValueEdit(record: id, path: edit.path, before: before, after: edit.after))
        }
      })
  }

  /// The records that are there already and that it changes, as far as they are named one by one.
  fileprivate var subjects: [RecordID] {
    switch self {
    case .replace(let edit): [edit.record]
    case .replaceInMany, .insert: []
    case .delete(let records): records.map(\.id)
    case .move(let id, _, _): [id]
    case .batch(let edits): edits.flatMap(\.subjects)
    }
  }
}
