import Cells
import FormEngine
import Storage

/// A form file that was read and decoded.
struct OpenedForm: Sendable {
  let path: String
  let file: StoredFile
  let form: Form
  /// Warnings and infos: with an error there is no form.
  let diagnostics: [Diagnostic]

  /// Opens the form at `path`; its errors become the failure's lines (status 3, or 4 if it can't be read).
  init(path: String, cells: CellCatalog = .core) throws(CommandFailure) {
    let file: StoredFile
    do {
      file = try FileReader.read(path)
    } catch {
      throw CommandFailure(.fileFailure, Self.unreadable(error).line)
    }
    let decoded = FormDecoder(cells: cells.declarations).decode(file.text)
    guard let form = decoded.form else {
      let errors = decoded.diagnostics.filter { $0.severity == .error }
      throw CommandFailure(.formBroken, lines: errors.map(\.line))
    }
    self.path = path
    self.file = file
    self.form = form
    diagnostics = decoded.diagnostics
  }

  /// A file error as a diagnostic about the form.
  static func unreadable(_ error: FileError) -> Diagnostic {
    Diagnostic(
      file: error.path, position: nil, severity: .error, code: .F001, message: error.reason)
  }
}
