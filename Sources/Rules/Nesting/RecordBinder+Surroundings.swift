import JSONText
import Records

/// What the records are part of that a binder binds and judges.
extension RecordBinder {
  /// Sets the record of a file that the binder works on, where its expressions ask for the number, or values are
  /// compared with those of the other records.
  package func enter(_ id: RecordID, of table: RecordTable, among siblings: Siblings? = nil) {
    if let siblings { surroundings.siblings = SiblingPlace(id, of: siblings) }
    guard plan.readsSurroundings else { return }
    surroundings.number = table.isList ? table.place(of: id).map { $0 + 1 } : nil
  }

  /// Runs `body` on records that are part of something; a form that opens itself is left as it was.
  package func within<Result>(
    _ surroundings: RecordSurroundings, _ body: () -> Result
  ) -> Result {
    let (outer, reading) = (self.surroundings, current)
    current = nil
    self.surroundings = surroundings
    defer {
      current = nil
      self.surroundings = outer
      current = reading
    }
    return body()
  }
}
