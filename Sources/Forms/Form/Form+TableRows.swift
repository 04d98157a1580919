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
}
