import Patterns
import Values

extension Form {
  /// The rows that somebody wrote, and not those that templates made; without buttons, which have no value.
  package var writtenRows: [ConfigRow] { rows.filter { !$0.isDerivedPart && $0.action == nil } }

  /// The rows that are the table's columns, in their order.
  package var tableRows: [ConfigRow] {
    columns.map(rows(named:)) ?? rows.filter(\.showsInTable)
  }

  /// The rows that formats for programs print, and that words of a filter are looked for in: the columns that somebody
  /// chose, else all rows.
  package var programRows: [ConfigRow] { isInferred ? writtenRows : tableRows }

  /// The rows of some identifiers, in their order.
  package func rows(named identifiers: [String]) -> [ConfigRow] {
    let places = Dictionary(
      names: rows.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    return identifiers.compactMap { places[$0].map { rows[$0] } }
  }

  /// The rows that show what a record has at their paths, in the form's order: one for each path, which is part of
  /// a template only where no other row has it. O(rows).
  package var valueRows: [ConfigRow] {
    var chosen: [ValuePath: Int] = [:]
    for (place, row) in rows.enumerated() {
      guard let path = row.valuePath else { continue }
      guard let other = chosen[path] else {
        chosen[path] = place
        continue
      }
      if rows[other].part != nil, row.part == nil { chosen[path] = place }
    }
    return chosen.values.sorted().map { rows[$0] }
  }

  /// The rows with a pattern, of this form and of those that its rows open, in an order that is always the same. O(rows).
  package var rowsWithPatterns: [(row: ConfigRow, pattern: RowPattern)] {
    let forms = [self] + self.forms.sorted { $0.key < $1.key }.map(\.value)
    return forms.flatMap { form in
      form.rows.compactMap { row in row.regex.map { (row, $0) } }
    }
  }
}
