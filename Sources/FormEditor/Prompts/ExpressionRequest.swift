import Records

/// An expression for a column of selected records: it is typed, then what it would change is listed, then that is done.
struct ExpressionRequest: Equatable, Sendable {
  let column: String
  /// The column's name in sentences.
  let label: String
  let selection: RecordSet
  /// The expression, once it is typed.
  var text = ""
}
