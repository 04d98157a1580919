/// A record and its index: before it is deleted, or after it was added.
package struct RecordPlacement: Hashable, Sendable {
  package var id: RecordID
  /// Index in the file or in a view, from 0.
  package var place: Int

  package init(_ id: RecordID, at place: Int) {
    self.id = id
    self.place = place
  }
}
