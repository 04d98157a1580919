/// A record and where it is: before it is deleted, or after it was added.
package struct RecordPlacement: Hashable, Sendable {
  /// The record.
  package var id: RecordID
  /// In the file or in a view, from 0.
  package var place: Int

  package init(_ id: RecordID, at place: Int) {
    self.id = id
    self.place = place
  }
}
