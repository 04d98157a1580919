import Records

/// A data file that is not there yet.
extension EditorState {
  /// What is said when the screen opens on one.
  var newFileNotice: Message {
    let begin = table.isList && table.count == 0 ? "a adds a record, " : ""
    return .notice("\(file.name) is not there yet: \(begin)s saves and makes it")
  }
}
