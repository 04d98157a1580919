import Forms
import Records
import Rules
import SourceText
import Texts
import Values

/// Findings of a data file about the paths of a form, for the form's author.
enum PathFindings {
  /// Paths that none of the first records has (D101), except for `known` ones that lead outside of the form's rows or
  /// through a value without members, unless a similar path is suggested.
  static func all(
    of form: Form, in table: RecordTable, formPath: String, _ positions: FormPositions,
    known: [Diagnostic]
  ) -> [Diagnostic] {
    let blocked = locations(of: .D101, in: known)
    let known = Set(known.filter { $0.code == .W302 }.map { Finding($0) })
    return PathSurvey(table, .thorough).absences(in: form).compactMap { absence in
      let found = diagnostic(absence, formPath, positions)
      if absence.nearest == nil, blocked.contains(Location(found)) { return nil }
      let message = Sentence { $0.noRowShows(absence.mention.key, absence.path) }
      return known.contains(Finding(found, message)) ? nil : found
    }
  }

  /// The findings about values, without the ones for which `paths` is more specific.
  static func without(_ paths: [Diagnostic], _ found: [Diagnostic]) -> [Diagnostic] {
    let reported = locations(of: .D105, in: paths)
    return found.filter { $0.code != .D101 || !reported.contains(Location($0)) }
  }

  private static func locations(of code: DiagnosticCode, in found: [Diagnostic]) -> Set<Location> {
    Set(found.filter { $0.code == code }.map { Location($0) })
  }

  private struct Location: Hashable {
    let file: String
    let position: SourcePosition?
    let row: RowReference?

    init(_ diagnostic: Diagnostic) {
      (file, position, row) = (diagnostic.file, diagnostic.position, diagnostic.row)
    }
  }

  /// A message about a position in a form.
  private struct Finding: Hashable {
    let file: String
    let position: SourcePosition?
    let message: String

    init(_ diagnostic: Diagnostic, _ message: Sentence? = nil) {
      file = diagnostic.file
      position = diagnostic.position
      self.message = (message ?? diagnostic.message).text(in: Environment.texts)
    }
  }

  /// The findings that look like a typo: a member may be missing.
  static func typos(in workspace: Workspace) -> [Diagnostic] {
    PathSurvey(workspace.table).typos(in: workspace.form)
      .map { diagnostic($0, workspace.formPath, FormPositions()) }
  }

  private static func diagnostic(
    _ absence: PathSurvey.Absence, _ formPath: String, _ positions: FormPositions
  ) -> Diagnostic {
    diagnostic(
      absence, formPath,
      at: positions.position(
        of: absence.mention.key, absence.mention.expression, row: absence.row, in: absence.form))
  }

  /// - Parameter found: The position of the path; nil if unknown.
  static func diagnostic(
    _ absence: PathSurvey.Absence, _ formPath: String,
    at found: (file: String, position: SourcePosition)?
  ) -> Diagnostic {
    let row = absence.row
    return Diagnostic(
      file: found?.file ?? row?.file ?? formPath, position: found?.position ?? row?.position,
      severity: DiagnosticCode.D105.severity, code: .D105,
      row: row.map { RowReference($0, of: absence.form) },
      message: Sentence { texts in
        let message = absence.messageWithoutNearest(in: texts)
        return row == nil ? texts.about(absence.subject, message) : message
      }, advice: advice(on: absence))
  }

  private static func advice(on absence: PathSurvey.Absence) -> Sentence {
    if absence.isInItems { return Sentence { $0.oneOfItems } }
    guard let nearest = absence.nearest else { return Sentence { $0.pathOfRecords } }
    guard absence.mention.isPathAlone, nearest.utf8.contains(UInt8(ascii: "\"")) else {
      return Sentence(verbatim: nearest)
    }
    return Sentence { [key = absence.mention.key] in
      $0.pathWithQuotes(nearest, asIn: "\(key) = \(TextQuoting.quoted(nearest));")
    }
  }
}
