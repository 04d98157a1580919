import JSONText

/// Keeps undo steps across reloads: a step stays if its records still have the values that it left.
extension Document {
  /// Maximum number of records of a step that is kept on reload: finding more would delay key
  /// presses.
  private static var mostFollowed: Int { 50_000 }

  /// The records that `reload` and `take` have to find to keep the steps and unsaved edits.
  package var recordsInSteps: RecordSet {
    var records = hasUnsavedEdits ? recordsToMerge : RecordSet()
    for step in done + undone {
      guard let touched = step.change?.touched, touched.count <= Self.mostFollowed else { continue }
      records = records.union(touched)
      switch step.change {
      case .move(let id, _, _)?: records.insert(id)
      case .reorder(_, let order)? where order.count <= Self.mostFollowed:
        records.formUnion(RecordSet(order))
      default: break
      }
    }
    return records
  }

  /// Replaces the records by the current version of the file. Nothing is unsaved.
  ///
  /// `matching` finds records of `saved` in `newTable`. A step stays if undoing it would revert exactly its own
  /// effect: the value at its path is still the one that it left. A step without an edit stays with its note
  /// converted by `renote`; nil drops it.
  package mutating func reload(
    _ newTable: RecordTable, matching: RecordMatching, renote: (Note) -> Note?
  ) {
    // A file of another shape has other records.
    guard newTable.layout == table.layout else {
      self = Document(newTable)
      log = [.begun]
      return
    }
    follow(to: newTable, StepRebaser(from: table, to: newTable, matching), renote)
    saved = table
    log = [.begun]
    compare()
  }

  /// Replaces the records, and the steps as far as they fit.
  mutating func follow(
    to newTable: RecordTable, _ rebaser: StepRebaser, _ renote: (Note) -> Note?
  ) {
    var backward = rebaser
    let keptDone = done.reversed().compactMap { step in
      rebased(step, renote) { backward.rebase($0, $1) }
    }
    // What was undone is made again from where everything is now.
    var forward = backward.restarted
    let keptUndone = undone.reversed().compactMap { step in
      rebased(step, renote) { forward.rebase($0, $1.inverse).map { ($0, $1.inverse) } }
    }
    table = forward.known
    done = keptDone.reversed()
    undone = keptUndone.reversed()
  }

  /// The records that differ from the file, and the neighbors that locate added and moved ones.
  private var recordsToMerge: RecordSet {
    let changed = changedRecords
    let placed = RecordSet(
      changed.members.filter { saved.index(of: $0) == nil }
        + TableDifference(from: saved, to: table).moved)
    var records = changed.union(RecordSet(deletedRecords)).union(placed)
    var former: RecordID?
    for record in table.placements(of: placed) {
      defer { former = record.id }
      // One of a run is found by the one before it.
      let neighbors = RecordNeighbors(ofRecordAt: record.index, in: table)
      if let former, neighbors.before.first == former { continue }
      for neighbor in neighbors.before { records.insert(neighbor) }
      for neighbor in neighbors.behind { records.insert(neighbor) }
    }
    return records
  }

  private func rebased(
    _ step: Step, _ renote: (Note) -> Note?,
    _ rebase: (Edit, TableChange) -> (edit: Edit, change: TableChange)?
  ) -> Step? {
    guard let note = renote(step.note) else { return nil }
    guard let edit = step.edit, let change = step.change else {
      return Step(edit: nil, change: nil, note: note, isTransient: step.isTransient)
    }
    guard change.touched.count <= Self.mostFollowed, let followed = rebase(edit, change) else {
      return nil
    }
    return Step(
      edit: followed.edit, change: followed.change, note: note, isTransient: step.isTransient)
  }
}
