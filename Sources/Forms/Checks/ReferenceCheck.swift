import SourceText
import Texts
import Values

/// F302, W108: columns name rows that exist, each once.
enum ReferenceCheck: FormCheck {
  static func check(_ form: DraftForm) {
    let identifiers = form.rows.map(\.row.identifier) + form.derivedParts.map(\.identifier)
    let known = Set(names: identifiers)
    for column in form.columns ?? [] where !known.contains(column.identifier) {
      form.report(
        .F302, at: column.position, quoting: column.identifier,
        advice: advice(for: column.identifier, among: identifiers, of: form.rows)
      ) { $0.noSuchRowForColumn }
    }
    var seen: Set<ExactText> = []
    for column in form.columns ?? [] where !seen.insert(column.identifier).inserted {
      form.report(.W108, at: column.position, quoting: column.identifier, advice: \.dropOne) {
        $0.columnTwice
      }
    }
  }

  /// The nearest identifier, or some of them. Where it comes from the path of a row whose label is the name that was not found, the path may
  /// have the typo.
  static func advice(
    for name: String, prefix: String = "", among identifiers: [String], of rows: [DraftRow] = []
  ) -> Sentence {
    guard let nearest = NearestName.of(name, among: identifiers) else {
      let first = identifiers.prefix(5).map { prefix + $0 }
      if first.count == 1 { return Sentence(verbatim: "\"\(first[0])\"") }
      return Sentence { first.isEmpty ? $0.leaveOut : $0.oneOf(first) }
    }
    let quoted = "\"\(prefix)\(nearest)\""
    let row = rows.first { row in
      row.row.identifier.hasSameBytes(as: nearest) && !row.hasIdentifier
        && letters(of: row.row.key) == letters(of: name)
    }
    guard let reference = row?.reference else { return Sentence(verbatim: quoted) }
    return Sentence { $0.pathOrName(name, row: reference.described(in: $0), quoted) }
  }

  /// The letters and digits of a name in lower case: equal for `E-mail` and `email`.
  private static func letters(of name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
