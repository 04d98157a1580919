import JSONText

/// What the records are part of that a binder binds and judges.
extension RecordBinder {
  /// Runs `body` on records that are part of something; a form that opens itself is left as it was.
  package func within<Result>(
    _ surroundings: RecordSurroundings, _ body: () -> Result
  ) -> Result {
    let former = self.surroundings
    self.surroundings = surroundings
    defer { self.surroundings = former }
    return body()
  }
}
