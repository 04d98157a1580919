import JSONText
import Records

/// New items of maps whose key is a draft: the key that they have in the record was made up, and is not to be saved.
struct NamelessItems {
  private let locations: [Location]

  init(of document: OpenDocument) {
    locations = document.liveDrafts.filter(\.value.isOfNewItem).keys.sorted(by: Location.isBefore)
  }

  var count: Int { locations.count }

  /// Removes the items where a save leaves drafts out, as one step of undo that brings them back.
  func leaveOut(by save: Save, in browser: inout Browser) {
    guard let first = locations.first, save.confirmation.contains(.drafts) else { return }
    let edits = locations.map { location in
      let item = browser.documentTable[location.record].lookup(location.path).slice
      return Edit.replace(
        ValueEdit(record: location.record, path: location.path, before: item, after: .nothing))
    }
    // What can't be removed is saved as it is.
    try? browser.performInDocument(
      edits.count == 1 ? edits[0] : .batch(edits), at: first,
      summary: .recordsDeleted(edits.count))
    browser.document.keepDraftsWithLastStep()
  }
}
