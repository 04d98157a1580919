import Patterns
import Values

extension Form {
  /// Rows of the author, without those that templates make, and without buttons, which have
  /// no value.
  package var writtenRows: [ConfigRow] { rows.filter { !$0.isDerivedPart && $0.action == nil } }

  package var tableRows: [ConfigRow] {
    columns.map(rows(named:)) ?? rows.filter(\.showsInTable)
  }

  /// Rows that machine-readable formats print, and that filters search for words: the columns,
  /// or all written rows if nobody chose columns.
  package var programRows: [ConfigRow] { isInferred ? writtenRows : tableRows }

  /// The rows of some identifiers, in their order.
  package func rows(named identifiers: [String]) -> [ConfigRow] {
    let indices = Dictionary(
      names: rows.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    return identifiers.compactMap { indices[$0].map { rows[$0] } }
  }

  /// One row for each path, in the form's order; a part of a template only if no other row has
  /// the path. O(rows).
  package var valueRows: [ConfigRow] {
    var chosen: [ValuePath: Int] = [:]
    for (index, row) in rows.enumerated() {
      guard let path = row.valuePath else { continue }
      guard let other = chosen[path] else {
        chosen[path] = index
        continue
      }
      if rows[other].part != nil, row.part == nil { chosen[path] = index }
    }
    return chosen.values.sorted().map { rows[$0] }
  }

  /// Rows with a pattern, of this form and of the forms that its rows open, in a stable order.
  /// O(rows).
  package var rowsWithPatterns: [(row: ConfigRow, pattern: RowPattern)] {
    let forms = [self] + self.forms.sorted { $0.key < $1.key }.map(\.value)
    return forms.flatMap { form in
      form.rows.compactMap { row in row.regex.map { (row, $0) } }
    }
  }
}
