import Patterns

extension Form {
  /// The rows with a pattern, of this form and of those that its rows open, in an order that is always the same. O(rows).
  package var rowsWithPatterns: [(row: ConfigRow, pattern: RowPattern)] {
    let forms = [self] + self.forms.sorted { $0.key < $1.key }.map(\.value)
    return forms.flatMap { form in
      form.rows.compactMap { row in row.regex.map { (row, $0) } }
    }
  }
}
