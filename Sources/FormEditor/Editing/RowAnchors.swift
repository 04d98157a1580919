import JSONText
import Records

/// What is anchored at rows of records and is not in them: drafts, texts that Esc left in fields, and values that rows
/// have left out while they are hidden.
///
/// It moves as a whole: with the items of a list, or to the records as another program has left them.
struct RowAnchors: Equatable, Sendable {
  var drafts: [Location: Draft] = [:]
  var omitted: [Location: JSONValue] = [:]
  /// By the fields that are opened with them.
  private(set) var abandoned: [AbandonedText.Field: AbandonedText] = [:]

  /// The records that something is anchored at.
  var records: [RecordID] {
    drafts.keys.map(\.record) + omitted.keys.map(\.record)
      + abandoned.values.filter { $0.selection == nil }.map(\.location.record)
  }

  /// Whether a text was left that was typed for selected records.
  var hasTextForSelected: Bool { abandoned.values.contains { $0.selection != nil } }

  mutating func keep(_ text: AbandonedText) { abandoned[text.field] = text }

  mutating func forgetText(of field: AbandonedText.Field) { abandoned[field] = nil }

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

  /// The same after the items of a list were moved: an index gives the new one, nil for an item that is gone.
  func moved(inList list: ObjectPlace, _ newIndex: (Int) -> Int?) -> RowAnchors {
    moved { location in
      guard location.record == list.record, location.path.count > list.path.count,
        location.path.starts(with: list.path),
        case .index(let index) = location.path[list.path.count]
      else { return location }
      return newIndex(index).map { index in
        var moved = location
        moved.path[list.path.count] = .index(index)
        return moved
      }
    }
  }
}
