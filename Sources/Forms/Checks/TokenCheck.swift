import JSONText
import Texts
import Values

/// Checks the names in the tokens of templates against the rows of one form and their
/// records.
struct TokenCheck {
  private let rows: [DraftRow]
  private let identifiers: [String]
  /// True in the templates of a map's items, which have keys.
  private let readsKeys: Bool
  private lazy var types = RowTypes(rows.map(\.row))

  /// The rows of the form that templates are about, and the parts that other templates have made.
  init(_ rows: [DraftRow], _ parts: [ConfigRow] = [], readingKeys readsKeys: Bool = false) {
    self.rows = rows
    self.readsKeys = readsKeys
    identifiers = rows.map(\.row.identifier) + parts.map(\.identifier)
  }

  /// Reports the tokens of a template that name nothing.
  mutating func check(_ template: Template, at key: String, in reader: DictionaryReader) {
    for token in template.tokens {
      switch token.target {
      case .row(let identifier) where !identifiers.contains(identifier):
        reader.report(
          .F302, of: key, quoting: "$" + identifier,
          advice: ReferenceCheck.advice(for: identifier, prefix: "$", among: identifiers, of: rows)
        ) { $0.noSuchRowForToken }
      case .row: break
      case .path(let path):
        check(path, at: key, in: reader, found: "{\(path.description)}")
      }
    }
  }

  /// Reports a path that is nearly that of a row, or begins like one of an expression.
  mutating func check(
    _ path: ValuePath, at key: String, in reader: DictionaryReader, found: String
  ) {
    if readsKeys, path.namesItemKey { return }
    if case .member(let name)? = path.steps.first, Self.rootsOfExpressions.contains(name),
      !types.leadsToRow(path)
    {
      reader.report(
        .W302, of: key, quoting: found, advice: Sentence { $0.tokenOfComputedRow(path.description) }
      ) { $0.onlyExpressionsRead(key, name) }
    } else if let meant = types.path(meantBy: path) {
      reader.report(.W302, of: key, quoting: found, advice: Sentence(verbatim: meant.description)) {
        $0.noRowShows(key, path.description)
      }
    }
  }

  /// Names in paths that only expressions recognize, such as those of enclosing records.
  private static let rootsOfExpressions: Set<String> = [
    "@index", "@key", "@root", "@parent", "SELF",
  ]
}
