import Forms
import Records
import Rules
import Texts

/// What a data file shows about the paths of a form, as messages to the form's author.
enum PathFindings {
  /// Rows whose path none of the first records has.
  static func all(
    of form: Form, in table: RecordTable, formPath: String
  ) -> [Diagnostic] {
    PathSurvey(table).absences(in: form).map { diagnostic($0, formPath) }
  }

  /// Those of them that look like a typo: a member that may be missing is no fault.
  static func typos(in workspace: Workspace) -> [Diagnostic] {
    PathSurvey(workspace.table).absences(in: workspace.form).filter(\.isTypo)
      .map { diagnostic($0, workspace.formPath) }
  }

  private static func diagnostic(
    _ absence: PathSurvey.Absence, _ formPath: String
  ) -> Diagnostic {
    let row = absence.row
    return Diagnostic(
      file: row.file ?? formPath, position: row.position, severity: DiagnosticCode.D105.severity,
      code: .D105,
      row: RowReference(row, of: absence.form),
      message: Sentence { absence.message(in: $0) })
  }
}
