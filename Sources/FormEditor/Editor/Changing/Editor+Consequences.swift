import JSONText
import Records
import Rules

/// Applies what an edit does to other values of its record: of rows that it hides or shows,
/// and of those that are computed.
extension Editor {
  /// Makes an edit of a record of the file with all that follows from it, as one step of undo. The edit is one at
  /// `path`, from the record on. Nil where it changes nothing.
  mutating func applyWithConsequences(
    _ edit: Edit, in record: RecordID, at path: [JSONStep], note: StepNote
  ) throws(JSONEditError) -> (change: TableChange, hasConsequences: Bool)? {
    let (binder, former, omitted) = (
      document.reader.binder(of: record), documentTable, state.anchors.omitted
    )
    var consequences = Consequences(in: former)
    let change = try state.document.apply(edit, of: record, note: note) { table in
      let made = binder.consequences(in: record, of: [path], from: former, to: table) {
        place, row in
        omitted[Location(record, path: place, row: row.identifier)]
      }
      consequences = made
      return (made.edits, made.table)
    }
    guard let change else { return nil }
    report(consequences, in: record)
    return (change, !consequences.found.isEmpty)
  }

  /// Keeps what was left out of the record, and says what became of values that are not seen any more.
  private mutating func report(_ consequences: Consequences, in record: RecordID) {
    // Rows that are shown again have their present value, which undo may have restored.
    for location in state.anchors.omitted.keys
    where document.boundRow(at: location)?.row.state.isVisible ?? true {
      state.anchors.omitted[location] = nil
    }
    for consequence in consequences.found where consequence.reason != .computed {
      let location = Location(record, path: consequence.place, row: consequence.row.identifier)
      state.anchors.omitted[location] = consequence.omitted
    }
    func keys(_ matches: (Consequence) -> Bool) -> [String] {
      consequences.found.filter(matches).map(\.row.key)
    }
    let omitted = keys { $0.omitted != nil }
    let cleared = keys { $0.reason == .hidden && $0.omitted == nil }
    let computed = consequences.changedRows.filter { $0.formula != nil }.map(\.key)
    let sentences = [
      computed.isEmpty ? nil : texts.alsoChanged(computed),
      cleared.isEmpty ? nil : texts.clearedWithRows(cleared),
      omitted.isEmpty ? nil : texts.leftOutWithRows(omitted),
      consequences.isCutShort ? texts.resultsLeftOut(inRecord: nil) : nil,
    ].compactMap(\.self)
    if !sentences.isEmpty { state.message = .notice(sentences.joined(separator: " ")) }
  }
}
