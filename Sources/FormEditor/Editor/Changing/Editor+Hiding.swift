import JSONText
import Records
import Rules

/// What an edit of one row does to the values of rows that it hides or shows.
extension Editor {
  /// What happens with an edit of the open record, in the same step of undo.
  func consequences(of edit: Edit, in record: RecordID) -> [Consequence] {
    guard binder.actsWhenHiding else { return [] }
    var after = table
    guard (try? after.make(edit)) != nil else { return [] }
    return binder.consequences(in: record, at: shownPath, from: table, to: after) { row in
      location(ofRow: row.identifier).flatMap { state.omitted[$0] }
    }
  }

  /// What is shown again has the value that it has now: undo may have brought it back.
  private mutating func forgetOmitted() {
    let shown = state.omitted.keys.filter { boundRow(at: $0)?.row.state.isVisible ?? true }
    for location in shown { state.omitted[location] = nil }
  }

  /// Keeps what was left out of the record, and says what became of values that are not seen any more.
  mutating func report(_ consequences: [Consequence]) {
    forgetOmitted()
    for consequence in consequences {
      guard let location = location(ofRow: consequence.row.identifier) else { continue }
      state.omitted[location] = consequence.omitted
    }
    func keys(_ matches: (Consequence) -> Bool) -> [String] {
      consequences.filter(matches).map(\.row.key)
    }
    let omitted = keys { $0.omitted != nil }
    let cleared = keys { $0.omitted == nil && $0.row.whenHidden == .clear }
    let sentences = [
      cleared.isEmpty ? nil : texts.clearedWithRows(cleared),
      omitted.isEmpty ? nil : texts.leftOutWithRows(omitted),
    ].compactMap(\.self)
    if !sentences.isEmpty { state.message = .notice(sentences.joined(separator: " ")) }
  }
}
