import Forms
import JSONText
import RecordSources
import Records
import Storage
import Values

/// A data file as it was read, with its records.
struct DataFile: Sendable {
  let file: StoredFile
  let table: RecordTable
  /// Whether another program wrote into it while it was read.
  var wasWritten = false
  /// Whether the file is not there yet.
  var isNew = false

  /// What the names of data files usually end with.
  static let extensions = ["json", "jsonl", "ndjson"]

  /// Reads and validates all of a file, telling on standard error how far it is if that takes long;
  /// not on a screen, which `isQuiet` is for.
  static func read(
    _ path: String, for form: Form, isQuiet: Bool = false
  ) throws(CommandFailure) -> DataFile {
    var progress = isQuiet ? nil : ProgressLine("Reading \(path)")
    defer { progress?.clear() }
    do {
      var reading = try RecordReading(
        path, recordsPath: form.recordsPath?.steps ?? [], readsAhead: true)
      while try reading.readOn() { progress?.show(reading.count, of: reading.size, .bytes) }
      return DataFile(reading)
    } catch {
      throw CommandFailure(error, hidingContent: !form.secrets.isEmpty)
    }
  }

  /// What a reading has brought so far.
  init(_ reading: borrowing RecordReading) {
    file = reading.file
    table = reading.table
    wasWritten = reading.wasWritten
  }

  /// Bytes from which on a list is first shown by its beginning, and how many those are.
  static let beginningSize = 1 << 18

  /// Whether a file is read in no time. Pipes are not: they tell no size.
  static func isShort(_ path: String) -> Bool {
    guard let size = FileStamp.current(of: path)?.size else { return false }
    return size > 0 && size <= beginningSize
  }

  /// The first records of a long list; nil for short files and for those whose first bytes hold none.
  static func beginning(
    of path: String, recordsPath: ValuePath?
  ) throws(CommandFailure) -> DataFile? {
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
    return DataFile(file: file, table: table)
  }

  init(file: StoredFile, table: RecordTable) {
    self.file = file
    self.table = table
  }
}
