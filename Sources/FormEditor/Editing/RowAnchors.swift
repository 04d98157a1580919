import JSONText
import Records

/// Data that is anchored at rows of records without being in them: drafts, texts that Esc
/// left in fields, and values that rows have left out while they are hidden.
///
/// The data moves as a whole: with the items of a list, or to the records as another
/// program has left them.
struct RowAnchors: Equatable, Sendable {
  var drafts: [Location: Draft] = [:]
  var omitted: [Location: JSONValue] = [:]
  private(set) var abandoned: [AbandonedText.Field: AbandonedText] = [:]

  var records: [RecordID] {
    drafts.keys.map(\.record) + omitted.keys.map(\.record)
      + abandoned.values.filter { $0.selection == nil }.map(\.location.record)
  }

  var hasTextForSelected: Bool { abandoned.values.contains { $0.selection != nil } }

  mutating func keep(_ text: AbandonedText) { abandoned[text.field] = text }

  /// The text that was left in a field, to open it with; one that was hidden stays so.
  func text(
    at field: AbandonedText.Field, for selection: RecordSet?, isSecret: Bool
  ) -> String? {
    guard let kept = abandoned[field], isSecret || !kept.isSecure,
      kept.selection.map({ $0.isSame(as: selection) }) ?? true
    else { return nil }
    return kept.text
  }

  mutating func forgetText(of field: AbandonedText.Field) { abandoned[field] = nil }

  /// Exchanges the values left out of hidden rows with those on the other side of a step.
  mutating func exchangeOmitted(with note: inout StepNote) {
    guard let omitted = note.omitted else { return }
    (note.omitted, self.omitted) = (self.omitted, omitted)
  }

  /// Forgets the drafts of a row in some records.
  mutating func dropDrafts(of row: String, in records: RecordSet, at locations: RecordLocations) {
    guard drafts.keys.contains(where: { $0.row.hasSameBytes(as: row) }) else { return }
    for id in records.members {
      if let object = locations.location(of: id) { drafts[Location(object, row: row)] = nil }
    }
  }

  /// Everything at the locations where the rows are now; what has none any more is left out. A text for selected records
  /// is at no row.
  func moved(_ location: (Location) -> Location?) -> RowAnchors {
    var moved = RowAnchors()
    moved.drafts = drafts.moved(location)
    moved.omitted = omitted.moved(location)
    for var text in abandoned.values {
      if text.selection == nil {
        guard let now = location(text.location) else { continue }
        text.location = now
      }
      moved.keep(text)
    }
    return moved
  }

  /// Returns the anchors after the items of a list were moved: `newStep` gives the new step to an item, nil for one that
  /// is gone.
  func moved(inList list: ObjectLocation, _ newStep: (JSONStep) -> JSONStep?) -> RowAnchors {
    moved { location in
      guard location.record == list.record, location.path.count > list.path.count,
        location.path.starts(with: list.path)
      else { return location }
      return newStep(location.path[list.path.count]).map { step in
        var moved = location
        moved.path[list.path.count] = step
        return moved
      }
    }
  }
}

extension RecordSet {
  fileprivate func isSame(as other: RecordSet?) -> Bool {
    count == other?.count && other.map { subtracting($0).isEmpty } == true
  }
}
