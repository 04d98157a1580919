import JSONText

/// Does again what a journal has, on the records of its file.
///
/// Over the version that the journal was begun on every edit is done as it was. Over another version a record is found by
/// what it was, and gets a value where it still has the former one; an edit that doesn't fit is left out and listed.
package struct JournalReplay {
  /// The records with what was done.
  package var table: RecordTable { document.table }
  /// The edits that are done, one after the other, by the records of the table that they were done on.
  package var edits: [Edit] { done.compactMap { $0 } }
  /// The edits that didn't fit.
  package private(set) var misfits: [JournalMisfit] = []
  /// How many edits the journal doesn't have.
  package private(set) var unknownCount = 0

  private var document: Document<Int>
  private let isSameVersion: Bool
  /// For each edit that was read and not taken back, the latest last: what was done by it.
  private var done: [Edit?] = []
  private var undone: [Edit?] = []
  /// The records that numbers in the journal mean.
  private var known: [Int: RecordID] = [:]
  /// The records by their marks; nil for a mark of several.
  private lazy var marked = Self.marks(of: base)
  /// The records that it begins on, as the file has them.
  private let base: RecordTable

  /// `base` are the records as the file has them, `table` with what was done to them already.
  package init(over base: RecordTable, to table: RecordTable? = nil, isSameVersion: Bool) {
    document = Document(table ?? base)
    self.base = base
    self.isSameVersion = isSameVersion
  }

  /// Does one entry. O(the edit); over another version once O(records).
  package mutating func take(_ entry: JournalEntry) {
    switch entry {
    case .unknown:
      unknownCount += 1
      undone = []
      done.append(nil)
    case .undo:
      guard let edit = done.popLast() else { return }
      undone.append(edit)
      if edit != nil { _ = document.undo() }
    case .redo:
      guard let edit = undone.popLast() else { return }
      done.append(edit)
      if edit != nil { _ = document.redo() }
    case .edit(let edit, let marks):
      undone = []
      done.append(nil)
      guard let fitting = fitted(edit, marks) else { return }
      do {
        if try document.apply(fitting, note: 0) != nil { done[done.count - 1] = fitting }
      } catch {
        misfits.append(JournalMisfit(edit))
      }
    }
  }

  // MARK: What fits

  /// What fits of an edit, by the records that are there; nil where nothing does.
  private mutating func fitted(_ edit: Edit, _ marks: RecordMarks) -> Edit? {
    switch edit {
    case .replace(let edit): return fitted(edit, marks)
    case .batch(let edits):
      // Each is looked for in what those before it leave.
      let whole = document
      defer { document = whole }
      var fitting: [Edit] = []
      for edit in edits {
        guard let edit = fitted(edit, marks) else { continue }
        fitting.append(edit)
        _ = try? document.apply(edit, note: 0)
      }
      return fitting.isEmpty ? nil : .batch(fitting)
    case .insert(let insertion):
      guard case .bytes(let slices) = insertion.contents, document.table.isList else { break }
      let places = insertion.records.map(\.place)
      let room = document.table.count
      let fitting = Insertion(
        slices.enumerated().map { (slice: $1, place: min(places[$0], room + $0)) },
        into: document.table)
      for (former, record) in zip(insertion.records, fitting.records) {
        known[former.id.number] = record.id
      }
      return .insert(fitting)
    case .delete(let records):
      let found = records.compactMap { record in
        find(record.id.number, marks).flatMap { id in
          document.table.place(of: id).map { RecordPlacement(id, at: $0) }
        }
      }
      if found.count < records.count { misfits.append(JournalMisfit(edit)) }
      return found.isEmpty ? nil : .delete(found.sorted { $0.place < $1.place })
    case .move(let number, _, let place):
      guard let id = find(number.number, marks), let from = document.table.place(of: id) else {
        break
      }
      return .move(id, from: from, to: min(place, document.table.count - 1))
    case .replaceInMany(let edits):
      guard isSameVersion else { break }
      return .replaceInMany(
        edits.map { edit in
          let found = edit.records.members.compactMap { find($0.number, marks) }
          return BulkEdit(path: edit.path, after: edit.after, records: RecordSet(found))
        })
    }
    misfits.append(JournalMisfit(edit))
    return nil
  }

  private mutating func fitted(_ edit: ValueEdit, _ marks: RecordMarks) -> Edit? {
    guard let id = find(edit.record.number, marks) else {
      misfits.append(JournalMisfit(.replace(edit)))
      return nil
    }
    var present: JSONSlice?
    if case .found(let slice) = document.table[id].lookup(edit.path) { present = slice }
    let isSame =
      switch (present, edit.before) {
      case (let present?, let before?): present.hasSameBytes(as: before)
      case (nil, nil): true
      default: false
      }
    guard !isSameVersion else {
      return .replace(
        ValueEdit(record: id, path: edit.path, before: present, after: edit.after))
    }
    // What others have set to the same needs no edit.
    if !isSame, let present, case .value(let value) = edit.after, present.value == value {
      return nil
    }
    guard isSame else {
      misfits.append(JournalMisfit(.replace(edit)))
      return nil
    }
    return .replace(
      ValueEdit(record: id, path: edit.path, before: present, after: edit.after))
  }

  private mutating func find(_ number: Int, _ marks: RecordMarks) -> RecordID? {
    if let id = known[number] { return document.table.place(of: id) == nil ? nil : id }
    guard number >= 0 else { return nil }
    var found: RecordID?
    if isSameVersion {
      found = number < base.count ? base.id(at: number) : nil
    } else if base.layout == .single {
      found = base.count > 0 ? base.id(at: 0) : nil
    } else if let mark = marks.marks[number] {
      // Where several are alike it is the one in its place.
      let inPlace = number < base.count ? base.id(at: number) : nil
      found = marked[mark] ?? nil
      if found == nil, let inPlace, base.mark(of: inPlace) == mark { found = inPlace }
    }
    known[number] = found
    return found
  }

  private static func marks(of table: RecordTable) -> [String: RecordID?] {
    var marks: [String: RecordID?] = [:]
    for place in 0..<table.count {
      let id = table.id(at: place)
      let mark = table.mark(of: id)
      marks.updateValue(marks[mark] == nil ? id : RecordID?.none, forKey: mark)
    }
    return marks
  }
}

/// An edit of a journal that doesn't fit the present version of its file.
package struct JournalMisfit: Equatable, Sendable {
  /// The edit, by the numbers of the journal.
  package let edit: Edit

  init(_ edit: Edit) { self.edit = edit }
}
