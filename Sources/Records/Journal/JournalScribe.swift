import JSONText

/// Writes the actions on a document since it was read or saved, so that they can be repeated on a new reading of its
/// file.
package struct JournalScribe: Sendable {
  /// The records in the file. More are added while the file is being read.
  package var base: RecordTable
  let marksRecords: Bool
  /// The numbers of added records, as a new reading would assign them.
  private var added: [RecordID: Int] = [:]
  private var addedCount = 0
  /// Records named with their content hashes.
  private(set) var marked = RecordSet()
  /// Indices of records that were not compared with all others yet, since that takes long.
  var uncompared: [Int] = []
  /// Other records whose content hashes were written.
  private var described = RecordSet()
  /// The counts of written edits: made, and undone among them.
  private var (done, undone) = (0, 0)
  /// True after undoing a step from before the beginning: nothing can be undone any more then.
  private(set) var isExplicit = false

  /// A journal of a document with these saved records. `marksRecords`: with marks for finding them again.
  package init(from base: RecordTable, marksRecords: Bool = true) {
    self.base = base
    self.marksRecords = marksRecords
  }

  /// The members of the line for a step. O(the edit), with the bytes of whole records that it changes.
  package mutating func members(for step: DocumentStep) -> [JSONMember] {
    switch step {
    case .edited:
      done += 1
      undone = 0
    case .undone(_, _) where !isExplicit && done > 0:
      done -= 1
      undone += 1
      return [JSONMember(name: "undo", value: .bool(true))]
    case .redone where !isExplicit && undone > 0:
      undone -= 1
      done += 1
      return [JSONMember(name: "redo", value: .bool(true))]
    case .undone, .redone: isExplicit = true
    case .carried, .begun: break
    }
    return step.edit.map { members($0.edit, $0.before) } ?? []
  }

  private mutating func members(_ edit: Edit, _ table: RecordTable) -> [JSONMember] {
    let edit = edit.namingFew(in: table).narrowed(in: table, toAdded: !marksRecords)
    number(edit)
    let numbers = (base: base, added: added)
    let writer = EditWriter(namesFormerValues: false) { id in
      numbers.added[id] ?? numbers.base.index(of: id) ?? 0
    }
    let subjects = subjects(of: edit, in: table).filter { table.index(of: $0) != nil }
    let others = marksRecords ? edit.deletions.compactMap { base.index(of: $0) } : []
    return [JSONMember(name: "do", value: writer.object(edit, table))]
      + descriptions(of: subjects, in: table, and: others)
  }

  /// The members that describe records of the file in a version, if not written yet, and their surroundings and other
  /// records, which are written elsewhere.
  private mutating func descriptions(
    of subjects: [RecordID], in table: RecordTable, and around: [Int] = []
  ) -> [JSONMember] {
    var others: [JSONMember] = []
    var (marks, records): ([JSONMember], [JSONMember]) = ([], [])
    var remainingBytes = Self.mostBytes
    var indices: [Int] = []
    for id in subjects where added[id] == nil && !marked.contains(id) {
      guard let index = base.index(of: id) else { continue }
      marked.insert(id)
      indices.append(index)
      let slice = table[id]
      if slice.range.count <= remainingBytes, table.fault(of: id) == nil {
        remainingBytes -= slice.range.count
        records.append(JSONMember(name: String(index), value: .string(slice.text)))
      } else {
        marks.append(JSONMember(name: String(index), value: .string(table.mark(of: id))))
      }
    }
    if marksRecords {
      indices += around
      marks += self.marks(
        at: RecordContext.indices(around: indices, in: base), most: Edit.mostNamed)
      let (equal, uncompared) = RecordContext.indices(ofRecordsLike: indices, in: base)
      marks += self.marks(at: equal)
      self.uncompared += uncompared
      others = RecordMarks.member("uncompared", uncompared)
    }
    return (marks.isEmpty ? [] : [JSONMember(name: "was", value: .object(marks))])
      + (records.isEmpty ? [] : [JSONMember(name: "had", value: .object(records))])
      + others
  }

  /// The records written with an edit: all changed ones if they are few, or short together.
  private func subjects(of edit: Edit, in table: RecordTable) -> [RecordID] {
    guard marksRecords else { return [] }
    guard case .replaceInMany(let edits) = edit else {
      return Array(edit.subjects(in: table).prefix(Edit.mostNamed))
    }
    let records = edits.allRecords.members
    var bytes = 0
    let isLong = records.contains { id in
      bytes += table[id].range.count
      return bytes > Self.mostBytes
    }
    return isLong ? [] : records
  }

  /// The marks, not written yet, of the records at some indices, if they are neither too many nor too long. O(these
  /// records' bytes).
  private mutating func marks(at indices: [Int], most: Int = .max) -> [JSONMember] {
    var (marks, remainingBytes): ([JSONMember], Int) = ([], Self.mostBytes)
    for index in indices where marks.count < most {
      let id = base.id(at: index)
      guard !marked.contains(id), !described.contains(id), base[id].range.count <= remainingBytes
      else { continue }
      described.insert(id)
      remainingBytes -= base[id].range.count
      marks.append(JSONMember(name: String(index), value: .string(base.mark(of: id))))
    }
    return marks
  }

  /// Maximum number of bytes of records that are written with an edit: longer ones are named by
  /// their content hashes.
  private static let mostBytes = 1 << 20

  /// The members of the line with the conflicts, and marks for finding their records, which may have no edit. Deleted
  /// records are left out.
  package mutating func members(for conflicts: [RecordConflict]) -> [JSONMember] {
    let named = conflicts.compactMap { conflict -> JournalConflict? in
      (added[conflict.record] ?? base.index(of: conflict.record)).map { number in
        JournalConflict(
          number: number,
          conflict: MergeConflict(
            path: conflict.path, base: conflict.base, ours: conflict.ours, theirs: conflict.theirs))
      }
    }
    let ids = marksRecords ? conflicts.map(\.record).prefix(Edit.mostNamed) : []
    return [JournalConflict.member(named)]
      + descriptions(of: Array(ids), in: base)
  }

  private mutating func number(_ edit: Edit) {
    switch edit {
    case .insert(let insertion):
      for record in insertion.records {
        addedCount += 1
        added[record.id] = -addedCount
      }
    case .batch(let edits): for edit in edits { number(edit) }
    case .replace, .replaceInMany, .delete, .move, .reorder: break
    }
  }
}

extension Edit {
  /// Maximum number of records that are named individually.
  static let mostNamed = 1_000

  /// An edit of few records, split by record so that each can be found again in a changed file.
  fileprivate func namingFew(in table: RecordTable) -> Edit {
    guard case .replaceInMany(let edits) = self,
      edits.reduce(0, { $0 + $1.records.count }) <= Self.mostNamed
    else { return self }
    return .batch(
      edits.flatMap { edit in
        edit.records.members.map { id in
          let before = table[id].lookup(edit.path).slice
          return .replace(ValueEdit(record: id, path: edit.path, before: before, after: edit.after))
        }
      })
  }

  /// Existing records that it changes, if they are named individually; with the neighbors of affected indices.
  fileprivate func subjects(in table: RecordTable) -> [RecordID] {
    switch self {
    case .replace(let edit): [edit.record]
    case .replaceInMany: []
    // Their bytes are in the edit.
    case .delete: []
    case .insert(let insertion):
      (insertion.records.first.map { table.neighbors(at: $0.index) } ?? [])
    case .move(let id, let from, let to):
      [id] + table.neighbors(at: to > from ? to + 1 : to)
    case .reorder(let ids): ids.count <= Self.mostNamed ? ids : []
    case .batch(let edits): edits.flatMap { $0.subjects(in: table) }
    }
  }
}

extension [BulkEdit] {
  var allRecords: RecordSet { reduce(into: RecordSet()) { $0.formUnion($1.records) } }
}

extension Edit {
  fileprivate var deletions: [RecordID] {
    switch self {
    case .delete(let records): records.map(\.id)
    case .batch(let edits): edits.flatMap(\.deletions)
    case .replace, .replaceInMany, .insert, .move, .reorder: []
    }
  }
}

extension RecordTable {
  /// The records on both sides of an insertion index.
  fileprivate func neighbors(at index: Int) -> [RecordID] {
    [index - 1, index].filter { (0..<count).contains($0) }.map { id(at: $0) }
  }
}
