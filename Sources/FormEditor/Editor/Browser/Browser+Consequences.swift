import JSONText
import Records
import Rules
import Texts

/// Applies what an edit does to other values of its record: of rows that it hides or shows,
/// and of those that are computed.
extension Browser {
  /// Makes an edit of a record of the file with all that follows from it, as one step of undo. The edit is one at
  /// `path`, from the record on. Nil where it changes nothing.
  mutating func applyWithConsequences(
    _ edit: Edit, in record: RecordID, at path: [JSONStep], note: StepNote
  ) throws(JSONEditError) -> (change: TableChange, hasConsequences: Bool)? {
    let (binder, former, omitted) = (
      document.reader.binder(of: record), documentTable, anchors.omitted
    )
    var consequences = Consequences(in: former)
    let change = try records.apply(edit, of: record, note: note) { table in
      let made = binder.consequences(in: record, of: [path], from: former, to: table) {
        index, row in
        omitted[Location(record, path: index, row: row.identifier)]
      }
      consequences = made
      return (made.edits, made.table)
    }
    guard let change else { return nil }
    anchors.omitted = document.omitted(after: consequences, in: record)
    if let text = consequences.text(in: texts) { message = .notice(text) }
    return (change, !consequences.found.isEmpty)
  }
}

extension OpenDocument {
  /// Values left out of hidden rows, once an edit of a record has left out others. Rows that are shown again have their
  /// present value, which undo may have restored.
  fileprivate func omitted(
    after consequences: Consequences, in record: RecordID
  ) -> [Location: JSONValue] {
    var omitted = anchors.omitted.filter { location, _ in
      boundRow(at: location)?.row.state.isVisible == false
    }
    for consequence in consequences.found where consequence.reason != .computed {
      let location = Location(record, path: consequence.objectPath, row: consequence.row.identifier)
      omitted[location] = consequence.omitted
    }
    return omitted
  }
}

extension Consequences {
  /// The message about values that have changed with another, or are not seen any more; nil where there are none.
  fileprivate func text(in texts: Texts) -> String? {
    func keys(_ matches: (Consequence) -> Bool) -> [String] {
      found.filter(matches).map(\.row.key)
    }
    let omitted = keys { $0.omitted != nil }
    let cleared = keys { $0.reason == .hidden && $0.omitted == nil }
    let computed = changedRows.filter { $0.formula != nil }.map(\.key)
    let sentences = [
      computed.isEmpty ? nil : texts.alsoChanged(computed),
      cleared.isEmpty ? nil : texts.clearedWithRows(cleared),
      omitted.isEmpty ? nil : texts.leftOutWithRows(omitted),
      isCutShort ? texts.resultsLeftOut(inRecord: nil) : nil,
    ].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}
