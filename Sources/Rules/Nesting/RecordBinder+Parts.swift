import Forms
import JSONText

/// Rows that are edited in another one's place.
extension RecordBinder {
  /// What is wrong with the parts of a row, each named by its part.
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
