import Cells
import Forms
import Glibc
import Inference
import Servers
import SourceText
import Storage
import Texts

/// A form file that was read and decoded.
struct OpenedForm: Sendable {
  let path: String
  let file: StoredFile
  let form: Form
  /// Warnings and infos: with an error there is no form.
  let diagnostics: [Diagnostic]
  let files: FormFiles?
  let notices: [ServerNotice]
  /// The source of a generated form, if it is only a part of the data.
  var partial: InferredForm?
  /// True for a form of the program itself: a new file that it is of begins without the defaults.
  private(set) var isBuiltIn = false

  /// Opens the form at `path`; its errors become the failure's lines (status 3, or 4 if it can't be read).
  ///
  /// - Parameters:
  ///   - isOnScreen: standard error is hidden by a screen, so that progress can't be shown.
  ///   - warns: messages about files on a server go to standard error; else to `notices`.
  ///   - files: the files that belong to the form; by default the ones next to it.
  init(
    path: String, cells: CellCatalog = .core, isOnScreen: Bool = false, warns: Bool = true,
    files: FormFiles? = nil
  ) throws(CommandFailure) {
    let files = files ?? FormFiles(besideForm: path)
    let isAnnounced = !isOnScreen && Self.mayTakeLong(path)
    let opened =
      isAnnounced
      ? ProgressLine.announce(Environment.texts.reading(ServerURL.withoutPassword(path))) {
        Self.decode(cells, files)
      }
      : Self.decode(cells, files)
    let file: StoredFile
    let decoded: DecodedForm
    switch opened {
    case .read(let text, let form): (file, decoded) = (text, form)
    case .failed(let failure): throw failure
    }
    guard let form = decoded.form else {
      throw CommandFailure(.formBroken, decoded.diagnostics.filter { $0.severity == .error })
    }
    self.path = path
    self.file = file
    self.form = form
    self.files = files
    diagnostics = decoded.diagnostics
    notices = files.server?.keep() ?? []
    if warns && !isOnScreen { for notice in notices { notice.warn() } }
  }

  var warnings: [String] { diagnostics.warningLines }

  /// A generated form: it has no file to follow. The text has the name of its data.
  init(inferred text: SourceText, cells: CellCatalog = .core) throws(CommandFailure) {
    let decoded = FormDecoder(cells: cells.declarations).decode(text)
    guard var form = decoded.form else {
      let texts = Environment.texts
      throw CommandFailure(
        .formBroken,
        decoded.diagnostics.map { diagnostic in
          // The data have no such position: `formview new` prints what has.
          var diagnostic = diagnostic
          diagnostic.file = texts.formMade(of: diagnostic.file)
          return diagnostic
        })
    }
    path = text.name
    file = .inMemory(text)
    form.isInferred = true
    self.form = form
    files = nil
    notices = []
    diagnostics = decoded.diagnostics
  }

  /// A form of the program itself, which is in no file.
  init(builtIn text: SourceText, cells: CellCatalog = .core) throws(CommandFailure) {
    let decoded = FormDecoder(cells: cells.declarations).decode(text)
    guard let form = decoded.form else {
      throw CommandFailure(.formBroken, decoded.diagnostics)
    }
    path = text.name
    file = .inMemory(text)
    self.form = form
    files = nil
    notices = []
    diagnostics = []
    isBuiltIn = true
  }

  // No `Result`: the start of the program would search how the failure is an error.
  private enum Opening {
    case read(StoredFile, DecodedForm)
    case failed(CommandFailure)
  }

  private static func decode(_ cells: CellCatalog, _ files: FormFiles) -> Opening {
    do throws(FileError) {
      let file = try files.readForm()
      let decoder = FormDecoder(cells: cells.declarations)
      let decoded = decoder.decode(
        file.text, strings: files.forShowing, folder: files.besideForm)
      return .read(file, decoded)
    } catch {
      return .failed(CommandFailure(.fileFailure, [unreadable(error)]))
    }
  }

  /// True for a long file, a pipe, or a server: worth a thread to show progress.
  private static func mayTakeLong(_ path: String) -> Bool {
    if ServerURL.isAddress(path) { return true }
    var info = stat()
    guard stat(path.systemPath, &info) == 0 else { return false }
    return info.st_mode & S_IFMT != S_IFREG || info.st_size > longForm
  }

  private static let longForm = 1 << 20

  /// A file error as a diagnostic about the form.
  static func unreadable(_ error: FileError) -> Diagnostic {
    let nearest = NearestPath.of(error.path)
    return Diagnostic(
      file: error.path, position: nil, severity: .error, code: .F001,
      message: error.reason,
      // What a server says is not mended by another path.
      advice: Sentence {
        ServerURL.isAddress(error.path) ? $0.copyOfForm : nearest ?? $0.readableFile
      })
  }
}

extension [Diagnostic] {
  var warningLines: [String] {
    filter { $0.severity == .warning }.map { VisibleText.of($0.line(in: Environment.texts)) }
  }
}

extension StoredFile {
  /// A text that is in no file.
  fileprivate static func inMemory(_ text: SourceText) -> StoredFile {
    StoredFile(
      text: text, stamp: FileStamp(device: 0, inode: 0, size: 0, modified: 0), canBeSaved: false)
  }
}
