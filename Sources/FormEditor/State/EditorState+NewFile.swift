import Forms
import Records

/// A data file that is not there yet.
extension EditorState {
  /// What is said when the screen opens on one.
  var newFileNotice: Message {
    let begin = table.isList && table.count == 0 ? "a adds a record, " : ""
    return .notice("\(file.name) is not there yet: \(begin)s saves and makes it")
  }
}

extension Form {
  /// Gives a new record the form's defaults. One that finds no place is left out, as if the form had none.
  package func setDefaults(in record: RecordID, of table: inout RecordTable) {
    for row in rows {
      guard let path = row.valuePath, let value = row.defaultValue else { continue }
      _ = try? table.set(value, at: path.steps, in: record)
    }
  }
}
