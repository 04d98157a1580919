import Cells
import FormEditor
import Forms
import Lint
import Queries
import SourceText

/// Finds the warnings about a form that only lint detects: they are listed, without delaying the screen.
struct FormLintJob: BackgroundJob {
  let path: String

  /// Maximum size in bytes; larger forms are checked by lint alone: this reads and decodes the
  /// file again.
  private static let mostBytes = 1 << 18

  /// All warnings about the form, as printed by lint; nil if the file is unreadable by now. O(form).
  func run(control: WorkControl, chunks: ParallelChunks) -> [String]? {
    let files = FormFiles(besideForm: path, isFile: true)
    guard let file = try? files.readForm(), file.text.buffer.count <= Self.mostBytes else {
      return nil
    }
    let decoder = FormDecoder(
      cells: CellCatalog.core.declarations, checks: FormChecks.always + LintChecks.all)
    let decoded = decoder.decode(
      file.text, strings: files.forShowing, folder: files.besideForm)
    guard decoded.form != nil, !control.isCancelled else { return nil }
    return decoded.diagnostics.warningLines
  }
}
