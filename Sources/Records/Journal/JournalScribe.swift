import JSONText

/// Writes down what is done to a document since it was read or saved, as a new reading of its file could do it again.
package struct JournalScribe: Sendable {
  /// The records as their file has them. More of them come in while the file is being read.
  package var base: RecordTable
  let marksRecords: Bool
  /// The numbers of records that the file doesn't have, as a new reading would give them.
  private var added: [RecordID: Int] = [:]
  private var addedCount = 0
  /// The records that were named with their marks.
  private(set) var marked = RecordSet()
  /// The places of records that were not compared with all others yet, as that takes long.
  var uncompared: [Int] = []
  /// The other records whose marks were written.
  private var described = RecordSet()
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
    let edit = edit.namingFew(in: table).narrowed(in: table, toAdded: !marksRecords)
    number(edit)
    let numbers = (base: base, added: added)
    let writer = EditWriter(namesFormerValues: false) { id in
      numbers.added[id] ?? numbers.base.place(of: id) ?? 0
    }
    let subjects = subjects(of: edit, in: table).filter { table.place(of: $0) != nil }
    let others = marksRecords ? edit.deletions.compactMap { base.place(of: $0) } : []
    return [JSONMember(name: "do", value: writer.object(edit, table))]
      + descriptions(of: subjects, in: table, and: others)
  }

  /// The members that say what records of the file were in a version, where that was not written yet, and what is around
  /// them and others, which are written elsewhere.
  private mutating func descriptions(
    of subjects: [RecordID], in table: RecordTable, and around: [Int] = []
  ) -> [JSONMember] {
    var others: [JSONMember] = []
    var (marks, records): ([JSONMember], [JSONMember]) = ([], [])
    var remainingBytes = Self.mostBytes
    var places: [Int] = []
    for id in subjects where added[id] == nil && !marked.contains(id) {
      guard let place = base.place(of: id) else { continue }
      marked.insert(id)
      places.append(place)
      let slice = table[id]
      if slice.range.count <= remainingBytes, table.fault(of: id) == nil {
        remainingBytes -= slice.range.count
        records.append(JSONMember(name: String(place), value: .string(slice.text)))
      } else {
        marks.append(JSONMember(name: String(place), value: .string(table.mark(of: id))))
      }
    }
    if marksRecords {
      places += around
      marks += self.marks(at: RecordContext.places(around: places, in: base), most: Edit.mostNamed)
      let (equal, uncompared) = RecordContext.places(ofRecordsLike: places, in: base)
      marks += self.marks(at: equal)
      self.uncompared += uncompared
      others = RecordMarks.member("uncompared", uncompared)
    }
    return (marks.isEmpty ? [] : [JSONMember(name: "was", value: .object(marks))])
      + (records.isEmpty ? [] : [JSONMember(name: "had", value: .object(records))])
      + others
  }

  /// The records that an edit is written with: all that it changes where these are few, or are short together.
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

  /// The marks of the records at places that were not written yet, as far as they are neither too many nor too long.
  /// O(these records' bytes).
  private mutating func marks(at places: [Int], most: Int = .max) -> [JSONMember] {
    var (marks, remainingBytes): ([JSONMember], Int) = ([], Self.mostBytes)
    for place in places where marks.count < most {
      let id = base.id(at: place)
      guard !marked.contains(id), !described.contains(id), base[id].range.count <= remainingBytes
      else { continue }
      described.insert(id)
      remainingBytes -= base[id].range.count
      marks.append(JSONMember(name: String(place), value: .string(base.mark(of: id))))
    }
    return marks
  }

  /// Bytes of records that an edit is written with: longer ones are named by their marks.
  private static let mostBytes = 1 << 20

  /// The members of the line that says what is in conflict, with what finds the records again: they may have no edit.
  /// Records that are not there any more are left out.
  package mutating func members(for conflicts: [RecordConflict]) -> [JSONMember] {
    let named = conflicts.compactMap { conflict -> JournalConflict? in
      (added[conflict.record] ?? base.place(of: conflict.record)).map { number in
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
          let before = table[id].lookup(edit.path).slice
          return .replace(ValueEdit(record: id, path: edit.path, before: before, after: edit.after))
        }
      })
  }

  /// The records that are there already and that it changes, as far as they are named one by one; with the neighbors of
  /// places that others get.
  fileprivate func subjects(in table: RecordTable) -> [RecordID] {
    switch self {
    case .replace(let edit): [edit.record]
    case .replaceInMany: []
    // Their bytes are in the edit.
    case .delete: []
    case .insert(let insertion):
      (insertion.records.first.map { table.neighbors(at: $0.place) } ?? [])
    case .move(let id, let from, let to):
      [id] + table.neighbors(at: to > from ? to + 1 : to)
    case .batch(let edits): edits.flatMap { $0.subjects(in: table) }
    }
  }
}

extension [BulkEdit] {
  /// The records that they change.
  var allRecords: RecordSet { reduce(RecordSet()) { $0.union($1.records) } }
}

extension Edit {
  /// The records that it deletes.
  fileprivate var deletions: [RecordID] {
    switch self {
    case .delete(let records): records.map(\.id)
    case .batch(let edits): edits.flatMap(\.deletions)
    case .replace, .replaceInMany, .insert, .move: []
    }
  }
}

extension RecordTable {
  /// The records on both sides of a place between records.
  fileprivate func neighbors(at place: Int) -> [RecordID] {
    [place - 1, place].filter { (0..<count).contains($0) }.map { id(at: $0) }
  }
}
