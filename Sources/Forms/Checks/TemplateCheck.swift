import JSONText
import SourceText
import Texts
import Values

/// F302, W302: `{$identifier}` names a row that exists, and a path is not nearly one that a row shows. W108: the row of a
/// token has a value to show.
enum TemplateCheck: FormCheck {
  static func check(_ form: DraftForm, log: inout DiagnosticLog) {
    var check = TokenCheck(form.rows, form.derivedParts)
    if let reader = form.reader {
      check.check(form.title, at: "title", in: reader, &log)
      check.check(form.recordTitle, at: "recordTitle", in: reader, &log)
      if let path = form.recordIdentity {
        check.check(path, at: "recordIdentity", in: reader, found: path.description, &log)
      }
    }
    let templates = Set(
      form.rows.map(\.row).filter { $0.valuePath == nil && $0.showsOnlyTemplate }
        .map(\.identifier))
    for row in form.rows {
      log.row = row.reference
      checkTemplates(row, templates, &log)
      check.check(row.row.displayValue, at: row.templateKey, in: row.reader, &log)
      for template in row.row.subtitle?.templates ?? [] {
        check.check(template, at: "subtitle", in: row.reader, &log)
      }
      // A choice's members have no identifiers.
      for case .row(let identifier) in row.row.choiceSettings.title?.tokens.map(\.target) ?? [] {
        log.add(
          .F302, at: row.reader.position(of: "choiceTitle"),
          found: TextQuoting.shown("$" + identifier),
          advice: Sentence(verbatim: "{\(identifier)}")
        ) { $0.noSuchRowForToken }
      }
    }
    log.row = nil
  }

  /// `templates` are the rows that have a template and no value: a token never shows another template.
  private static func checkTemplates(
    _ row: DraftRow, _ templates: Set<String>, _ log: inout DiagnosticLog
  ) {
    for token in row.row.displayValue?.tokens ?? [] {
      guard case .row(let identifier) = token.target, templates.contains(identifier) else {
        continue
      }
      log.add(
        .W108, at: row.reader.position(of: row.templateKey),
        found: TextQuoting.shown("{$\(identifier)}"), advice: Sentence { $0.pathsOfTemplate }
      ) { $0.tokenShowsNoTemplate }
    }
  }
}

/// What the tokens of templates may name: the rows of one form, and what their records have.
struct TokenCheck {
  private let rows: [DraftRow]
  private let identifiers: [String]
  /// Made for the first path.
  private lazy var types = RowTypes(rows.map(\.row))

  /// The rows of the form that templates are about, and the parts that other templates have made.
  init(_ rows: [DraftRow], _ parts: [ConfigRow] = []) {
    self.rows = rows
    identifiers = rows.map(\.row.identifier) + parts.map(\.identifier)
  }

  /// Reports the tokens of a template that name nothing.
  mutating func check(
    _ template: Template?, at key: String, in reader: DictionaryReader,
    _ log: inout DiagnosticLog
  ) {
    for token in template?.tokens ?? [] {
      switch token.target {
      case .row(let identifier) where !identifiers.contains(identifier):
        log.add(
          .F302, at: reader.position(of: key), found: TextQuoting.shown("$" + identifier),
          advice: ReferenceCheck.advice(for: identifier, prefix: "$", among: identifiers, of: rows)
        ) { $0.noSuchRowForToken }
      case .row: break
      case .path(let path):
        check(path, at: key, in: reader, found: "{\(path.description)}", &log)
      }
    }
  }

  /// Reports a path that is nearly that of a row, or begins like one of an expression.
  mutating func check(
    _ path: ValuePath, at key: String, in reader: DictionaryReader, found: String,
    _ log: inout DiagnosticLog
  ) {
    if case .member(let name)? = path.steps.first, Self.rootsOfExpressions.contains(name),
      !types.leadsToRow(path)
    {
      log.add(
        .W302, at: reader.position(of: key), found: TextQuoting.shown(found),
        advice: Sentence { $0.tokenOfComputedRow(path.description) }
      ) { $0.onlyExpressionsRead(key, name) }
    } else if let meant = types.path(meantBy: path) {
      log.add(
        .W302, at: reader.position(of: key), found: TextQuoting.shown(found),
        advice: Sentence(verbatim: meant.description)
      ) { $0.noRowShows(key, path.description) }
    }
  }

  /// What is around a record, as expressions name it.
  private static let rootsOfExpressions: Set<String> = ["@index", "@root", "@parent", "SELF"]
}

extension ConfigRow {
  /// Whether all that it has to show is a template.
  fileprivate var showsOnlyTemplate: Bool {
    if case .some = displayValue { !hasFormulas && literal == nil } else { false }
  }
}
