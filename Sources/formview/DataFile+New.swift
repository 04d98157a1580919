import Forms
import JSONText
import Records
import SourceText
import Storage

/// Data files that are not there yet: the screen begins them, and the first save makes them.
extension DataFile {
  /// What a file of the form begins with: a record with the form's defaults, or an empty list where the form
  /// has `recordsPath` or `columns`, or the name is that of JSON Lines.
  static func new(at path: String, for form: Form) throws(CommandFailure) -> DataFile {
    let isLines = path.hasSuffix(".jsonl") || path.hasSuffix(".ndjson")
    let steps = form.recordsPath?.steps ?? []
    do throws(JSONSyntaxError) {
      if isLines { return try DataFile(newAt: path, "", []) }
      if steps.isEmpty && form.columns != nil { return try DataFile(newAt: path, "[]\n", []) }
      var table = try DataFile(newAt: path, "{}\n", []).table
      let record = table.id(at: 0)
      if steps.isEmpty {
        form.setDefaults(in: record, of: &table)
      } else {
        // Of a path that can't be made, what can be read of the new file reports the fault.
        _ = try? table.set(.array([]), at: steps, in: record)
      }
      var bytes: [UInt8] = []
      table.write { bytes += $0 }
      return try DataFile(newAt: path, String(decoding: bytes, as: UTF8.self), steps)
    } catch {
      throw CommandFailure(
        .fileFailure,
        "\(path): error FILE: there is no such file, and the form's recordsPath can't begin one: "
          + error.message)
    }
  }

  private init(
    newAt path: String, _ text: String, _ recordsPath: [JSONStep]
  ) throws(JSONSyntaxError) {
    let source = SourceText(name: path, text: text)
    let nothing = FileStamp(device: 0, inode: 0, size: 0, modified: 0)
    self.init(
      file: StoredFile(text: source, stamp: nothing, canBeSaved: true),
      table: try RecordTable(parsing: source, recordsPath: recordsPath))
    isNew = true
  }
}
