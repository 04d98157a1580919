import JSONText

/// The records of a file: the current and the last read or saved version, and the steps between.
///
/// `apply` is the only way to change them; `undo` and `redo` go back and forth without limit. `Note` is the editor's
/// description of a step: its location and name.
package struct Document<Note: Sendable>: Sendable {
  package internal(set) var table: RecordTable
  package internal(set) var saved: RecordTable
  package private(set) var hasUnsavedEdits = false
  var done: [Step] = []
  var undone: [Step] = []
  /// True if there may be transient steps: avoids a search for them at each edit, as there may
  /// be many steps.
  private var mayHaveTransientSteps = false
  /// Actions since the last `takeLog`.
  var log: [DocumentStep] = []

  /// One step of undo.
  package struct Step: Sendable {
    /// The edit; nil if no record was changed.
    package let edit: Edit?
    /// The effect on the records; nil if none was changed.
    package let change: TableChange?
    package var note: Note
    /// True if the next edit drops the step.
    let isTransient: Bool
  }

  /// Records as read, with nothing to undo.
  package init(_ table: RecordTable) {
    self.table = table
    saved = table
  }

  package var lastStep: Step? { done.last }
  /// The step that would be redone.
  package var nextStep: Step? { undone.last }
  package var stepCount: Int { done.count }
  /// Number of edits, undos and redos.
  package private(set) var changeCount = 0

  // MARK: Editing

  /// Makes an edit, which is one step of undo, and returns what it changed; nil if nothing is different.
  ///
  /// Throws without any change. O(record) for a value, else see `RecordTable`; the comparison with the saved records
  /// is O(records) at worst.
  @discardableResult
  package mutating func apply(_ edit: Edit, note: Note) throws(JSONEditError) -> TableChange? {
    var next = table
    guard let change = try next.make(edit) else { return nil }
    try check(next)
    add(edit, change, to: next, note)
    return change
  }

  /// Throws where an edit takes away what the source needs elsewhere.
  private func check(_ next: RecordTable) throws(JSONEditError) {
    guard let refusal = next.origin?.refusal(of: next), table.origin?.refusal(of: table) == nil
    else { return }
    throw .refused(refusal)
  }

  /// Makes an edit of a record with others of the same record that follow from it, as one step of undo; nil where nothing
  /// changed. Throws without any change.
  ///
  /// - Parameter following: Makes the other edits in the records with the edit.
  package mutating func apply(
    _ edit: Edit, of record: RecordID, note: Note,
    followedBy following: (RecordTable) -> (edits: [ValueEdit], table: RecordTable)
  ) throws(JSONEditError) -> TableChange? {
    var next = table
    guard let change = try next.make(edit) else { return nil }
    let (edits, made) = following(next)
    try check(made)
    if edits.isEmpty {
      add(edit, change, to: next, note)
      return change
    }
    let (before, after) = (table[record], made[record])
    guard !after.hasSameBytes(as: before) else { return nil }
    let whole = TableChange.batch([.replace(record, before: before, after: after)])
    add(.batch([edit] + edits.map(Edit.replace)), whole, to: made, note)
    return whole
  }

  /// Adopts an edit that was made in a version of the table; records edited since stay as they are.
  @discardableResult
  package mutating func apply(
    _ made: MadeEdit, note: Note, except kept: RecordSet = RecordSet()
  ) -> TableChange? {
    var next = table
    guard let change = next.apply(made, except: kept) else { return nil }
    let edit = Edit.replaceInMany(made.edits)
    add(edit, change, to: next, note, logged: edit.leaving(kept))
    return change
  }

  /// Adopts the result of an edit, as a step of undo. `logged`: the part of it that was done, if not all.
  private mutating func add(
    _ edit: Edit, _ change: TableChange, to next: RecordTable, _ note: Note, logged: Edit? = nil
  ) {
    log.append(.edited(logged ?? edit, before: table))
    table = next
    if mayHaveTransientSteps {
      done.removeAll(where: \.isTransient)
      mayHaveTransientSteps = false
    }
    undone.removeAll()
    done.append(Step(edit: edit, change: change, note: note, isTransient: false))
    changeCount += 1
    compare()
  }

  /// Adds a step without a change of records, such as clearing a selection. Undone steps can still be redone.
  ///
  /// `isTransient`: the next edit drops it, so that undoing edits never stops at it.
  package mutating func remember(_ note: Note, isTransient: Bool = false) {
    done.append(Step(edit: nil, change: nil, note: note, isTransient: isTransient))
    if isTransient { mayHaveTransientSteps = true }
  }

  /// Reverts the last step and returns it; nil if there is none. A transient one can't be redone.
  package mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    if let change = step.change {
      log.append(.undone(change, before: table))
      change.inverse.apply(to: &table)
    }
    if !step.isTransient { undone.append(step) }
    if step.change != nil {
      changeCount += 1
      compare()
    }
    return step
  }

  /// Repeats the last undone step and returns it; nil if there is none.
  package mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    if let change = step.change {
      var bulk: Edit?
      if case .replaceInMany = step.edit { bulk = step.edit }
      log.append(.redone(change, by: bulk, before: table))
      change.apply(to: &table)
    }
    done.append(step)
    if step.change != nil {
      changeCount += 1
      compare()
    }
    return step
  }

  /// Changes the note of the last step that was made or redone.
  package mutating func annotateLastStep(_ note: Note) {
    if !done.isEmpty { done[done.count - 1].note = note }
  }

  /// Changes the note of the step that was undone last.
  package mutating func annotateUndoneStep(_ note: Note) {
    if !undone.isEmpty { undone[undone.count - 1].note = note }
  }

  /// Returns the actions since the last call, the oldest first.
  package mutating func takeLog() -> [DocumentStep] {
    defer { log = [] }
    return log
  }

  // MARK: Reading and saving

  /// Adopts a table with more of the file: edits and undo are kept. Does nothing if the file was complete.
  package mutating func grow(to more: RecordTable) {
    guard !table.isWhole else { return }
    table = table.carried(over: more)
    saved = more
    compare()
  }

  /// Marks a version of the records as saved in the file.
  package mutating func didSave(_ version: RecordTable) {
    saved = version
    log.append(.begun)
    compare()
  }

  // MARK: What saving would change

  /// The records that differ from the file, including added ones.
  package var changedRecords: RecordSet { TableDifference(from: saved, to: table).changed }

  /// The deleted records of the file, in its order.
  package var deletedRecords: [RecordID] { TableDifference(from: saved, to: table).deleted }

  /// The fewest records that were moved, in their present order.
  package var movedRecords: [RecordID] { TableDifference(from: saved, to: table).moved }

  mutating func compare() { hasUnsavedEdits = !table.isSame(as: saved) }
}

extension Document: Equatable where Note: Equatable {}
extension Document.Step: Equatable where Note: Equatable {}
