import JSONText

/// Makes the edits of a journal, whose record numbers are those of a table.
struct JournalMaking {
  private(set) var table: RecordTable
  /// Edits with the identities of the table.
  private(set) var edits: [Edit] = []
  private(set) var misfits: [JournalMisfit] = []

  private let base: RecordTable
  /// The numbers of unchanged records; nil: all.
  private let known: Set<Int>?
  /// Added records by their numbers.
  private var added: [Int: RecordID] = [:]

  init(on base: RecordTable, known: Set<Int>? = nil) {
    (self.base, table, self.known) = (base, base, known)
  }

  mutating func make(_ step: JournalSteps.Step) {
    guard let written = step.edit else { return }
    var isWhole = true
    let before = table
    let edit = translated(written, &isWhole)
    table = before
    if !isWhole {
      let missing = missing(of: written)
      misfits.append(JournalMisfit(missing, step.index, isPart: missing != written))
    }
    guard let edit else { return }
    do {
      if try table.make(edit) != nil { edits.append(edit) }
    } catch {
      if isWhole { misfits.append(JournalMisfit(written, step.index)) }
    }
  }

  /// The part of an edit's values and deletions that concerns missing or unknown records; all of any other edit.
  private func missing(of edit: Edit) -> Edit {
    switch edit {
    case .replaceInMany(let edits):
      return .replaceInMany(
        edits.compactMap { edit in
          let missing = edit.records.members.filter { record($0.number) == nil }
          guard !missing.isEmpty else { return nil }
          return BulkEdit(path: edit.path, after: edit.after, records: RecordSet(missing))
        })
    case .batch(let edits):
      var missing: [Edit] = []
      for edit in edits {
        guard case .replace(let value) = edit else { return .batch(edits) }
        if record(value.record.number) == nil { missing.append(edit) }
      }
      return missing.isEmpty ? edit : .batch(missing)
    case .delete(let records):
      return .delete(records.filter { record($0.id.number) == nil })
    case .reorder(let ids):
      return .reorder(ids.filter { record($0.number) == nil })
    case .replace, .insert, .move: return edit
    }
  }

  /// The record with a number; nil if it is missing, or not known.
  func record(_ number: Int) -> RecordID? {
    guard number >= 0 else {
      return added[number].flatMap { table.index(of: $0) == nil ? nil : $0 }
    }
    guard number < base.count, known?.contains(number) ?? true else { return nil }
    let id = base.id(at: number)
    return table.index(of: id) == nil ? nil : id
  }

  /// An edit with the identities of the table; nil if no part of it can be made. The edits of a batch are translated
  /// after making the previous ones.
  private mutating func translated(_ edit: Edit, _ isWhole: inout Bool) -> Edit? {
    switch edit {
    case .replace(var edit):
      guard let id = record(edit.record.number) else { break }
      edit.record = id
      edit.before = table[id].lookup(edit.path).slice
      return .replace(edit)
    case .replaceInMany(let edits):
      return .replaceInMany(
        edits.map { edit in
          let found = edit.records.members.compactMap { record($0.number) }
          if found.count < edit.records.count { isWhole = false }
          return BulkEdit(path: edit.path, after: edit.after, records: RecordSet(found))
        })
    case .insert(let insertion):
      guard case .bytes(let slices) = insertion.contents, table.isList else { break }
      let indices = insertion.records.map(\.index)
      // Over another version records may be indented otherwise.
      let indented = known == nil ? slices : slices.map(table.indented)
      let fitting = Insertion(
        indented.enumerated().map { (slice: $1, index: min(indices[$0], table.count + $0)) },
        into: table)
      for (former, record) in zip(insertion.records, fitting.records) {
        added[former.id.number] = record.id
      }
      return .insert(fitting)
    case .delete(let records):
      let found = records.compactMap { record in
        self.record(record.id.number).flatMap { id in
          table.index(of: id).map { RecordPlacement(id, at: $0) }
        }
      }
      if found.count < records.count { isWhole = false }
      return found.isEmpty ? nil : .delete(found.sorted { $0.index < $1.index })
    case .move(let number, _, let index):
      guard let id = record(number.number), let from = table.index(of: id) else { break }
      return .move(id, from: from, to: min(index, table.count - 1))
    case .reorder(let numbers):
      let found = numbers.compactMap { record($0.number) }
      if found.count < numbers.count { isWhole = false }
      return found.isEmpty ? nil : .reorder(found)
    case .batch(let edits):
      var fitting: [Edit] = []
      for edit in edits {
        guard let edit = translated(edit, &isWhole) else { continue }
        fitting.append(edit)
        _ = try? table.make(edit)
      }
      return fitting.isEmpty ? nil : .batch(fitting)
    }
    isWhole = false
    return nil
  }
}
