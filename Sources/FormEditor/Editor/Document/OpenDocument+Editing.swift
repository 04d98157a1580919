import Forms
import JSONText
import Records
import Rules
import Texts

/// A change of records that an edit has made, and what follows from it in other rows.
struct AppliedEdit {
  /// The change of the nearest table; nil where its record is not there any more.
  var change: TableChange?
  var consequences: Consequences?
  /// True if copies of the edited value show the new one.
  var changesCopies = false

  var hasConsequences: Bool { changesCopies || consequences?.found.isEmpty == false }
}

/// Edits of the file's records.
extension OpenDocument {
  /// Makes an edit of a record with all that follows from it, as one step of undo. The edit is one at `path`, from the
  /// record on. Nil where it changes nothing.
  mutating func apply(
    _ edit: Edit, in record: RecordID, at path: [JSONStep], note: StepNote
  ) throws(JSONEditError) -> AppliedEdit? {
    let (binder, former, omitted) = (reader.binder(of: record), table, anchors.omitted)
    var consequences = Consequences(in: former)
    var changesCopies = false
    let change = try records.apply(edit, of: record, note: note) { table in
      let made = binder.consequences(in: record, of: [path], from: former, to: table) {
        index, row in
        omitted[Location(record, path: index, row: row.identifier)]
      }
      consequences = made
      let copies = made.table.showingCopies(in: record, since: former)
      changesCopies = !copies.edits.isEmpty
      return (made.edits + copies.edits, copies.table)
    }
    guard let change else { return nil }
    anchors.omitted = self.omitted(after: consequences, in: record)
    return AppliedEdit(
      change: change, consequences: consequences, changesCopies: changesCopies)
  }

  /// Values left out of hidden rows, once an edit of a record has left out others. Rows that are shown again have their
  /// present value, which undo may have restored.
  private func omitted(
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

  /// The edit that gives a record the bytes that the file has of it; nil where it has them.
  func edit(reverting record: RecordID) -> Edit? {
    let before = saved[record]
    guard table[record] != before else { return nil }
    // A source that is not JSON decides value by value what it can hold.
    let after: NewValue = table.origin == nil ? .bytes(before) : .value(before.value)
    return .batch([.replace(ValueEdit(record: record, path: [], before: nil, after: after))])
  }
}

extension Consequences {
  /// The message about values that have changed with another, or are not seen any more; nil where there are none.
  func text(in texts: Texts) -> String? {
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
