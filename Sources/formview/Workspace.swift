import Cells
import FormEngine
import JSONText
import SourceText
import Storage

/// A form opened on a data file: what every command and the screen start from.
struct Workspace: Sendable {
  /// How many of the first records may settle the kinds of rows that the form leaves open.
  static let recordsForInference = 20

  let opened: OpenedForm
  /// The form with every row's kind settled.
  let form: Form
  let dataFile: StoredFile
  var table: RecordTable
  let cells: CellCatalog
  let locale: FormLocale

  var formPath: String { opened.path }
  var dataPath: String { dataFile.text.name }

  /// Opens both files; `-` as data is standard input.
  init(form: String, data: String) throws(CommandFailure) {
    try self.init(opened: OpenedForm(path: form), data: data)
  }

  /// Opens a data file for a form that is open already.
  init(opened: OpenedForm, data: String) throws(CommandFailure) {
    self.opened = opened
    cells = .core
    locale = Environment.locale
    (dataFile, table) = try Self.read(data, recordsPath: opened.form.recordsPath)
    form = Self.settled(opened.form, by: table)
  }

  /// What the screen needs to begin with: of a long list only the beginning, the rest being read in the
  /// background (`table.isWhole` tells).
  static func forScreen(
    form: String, data: String, asWhole: Bool
  ) throws(CommandFailure) -> Workspace {
    let opened = try OpenedForm(path: form)
    if !asWhole, let beginning = try beginning(of: data, recordsPath: opened.form.recordsPath) {
      return Workspace(opened: opened, dataFile: beginning.file, table: beginning.table)
    }
    return try Workspace(opened: opened, data: data)
  }

  private init(opened: OpenedForm, dataFile: StoredFile, table: RecordTable) {
    self.opened = opened
    self.dataFile = dataFile
    self.table = table
    cells = .core
    locale = Environment.locale
    form = Self.settled(opened.form, by: table)
  }

  /// Bytes from which on a file is first shown by its beginning, and how many those are.
  private static let beginningSize = 1 << 18

  /// The first records of a long list; nil for short files and for those whose first bytes hold none.
  private static func beginning(
    of path: String, recordsPath: ValuePath?
  ) throws(CommandFailure) -> (file: StoredFile, table: RecordTable)? {
    let file: StoredFile?
    do {
      file = try FileReader.readBeginning(of: path, count: beginningSize)
    } catch {
      throw CommandFailure(error)
    }
    guard let file else { return nil }
    var index = RecordIndexer(name: path, recordsPath: recordsPath?.steps ?? [])
    do {
      try withExtendedLifetime(file.text) {
        try index.advance(over: file.text.buffer.bytes, isWhole: false)
      }
    } catch {
      // The whole is read then, and its fault told with its place.
      return nil
    }
    let table = RecordTable(source: file.text, index: index)
    guard table.count > 0, table.isList else { return nil }
    return (file, table)
  }

  /// The line that tells of broken data.
  static func failure(_ error: JSONSyntaxError, in text: SourceText) -> CommandFailure {
    let place = text.position(at: error.offset)
    return CommandFailure(
      .fileFailure, "\(text.name):\(place.line):\(place.column): error JSON: \(error.message)")
  }

  /// Reads and validates a data file.
  static func read(
    _ path: String, recordsPath: ValuePath?
  ) throws(CommandFailure) -> (StoredFile, RecordTable) {
    let file: StoredFile
    do {
      file = try FileReader.read(path)
    } catch {
      throw CommandFailure(error)
    }
    do {
      return (file, try RecordTable(parsing: file.text, recordsPath: recordsPath?.steps ?? []))
    } catch {
      // Sound JSON without records where the form says they are is another fault than broken JSON.
      let isSound = recordsPath != nil && (try? RecordTable(parsing: file.text)) != nil
      throw failure(error, isSound ? DiagnosticCode.D104.rawValue : "JSON", in: file)
    }
  }

  private static func failure(
    _ error: JSONSyntaxError, _ code: String, in file: StoredFile
  ) -> CommandFailure {
    let place = file.text.position(at: error.offset)
    return CommandFailure(
      .fileFailure,
      "\(file.text.name):\(place.line):\(place.column): error \(code): \(error.message)")
  }

  /// Refuses a record whose line is no JSON.
  func refuseBroken(_ id: RecordID) throws(CommandFailure) {
    if let fault = table.fault(of: id) { throw Self.failure(fault, "JSON", in: dataFile) }
  }

  /// A form with the kinds that it leaves open settled by the first records: also for one that was reloaded.
  static func settled(_ form: Form, by table: RecordTable) -> Form {
    let places = 0..<min(table.count, recordsForInference)
    return form.inferringKinds(from: places.map { table[table.id(at: $0)] })
  }

  /// A new binder for the form: one for each thread that needs one.
  func makeBinder() -> RecordBinder { RecordBinder(form: form, locale: locale) }
}
