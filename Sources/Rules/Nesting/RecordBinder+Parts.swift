import Forms
import JSONText

/// Rows that are edited in another one's place.
extension RecordBinder {
  /// The problems of a row's parts, each with the name of its part in the message.
  func partProblems(of row: ConfigRow, in record: JSONSlice) -> [ValidationFailure] {
    plan.parts(of: row).flatMap { part in
      problems(of: part, in: record).map { failure in
        var failure = failure
        failure.message = texts.ofPart(part.key, failure.message)
        return failure
      }
    }
  }
}
