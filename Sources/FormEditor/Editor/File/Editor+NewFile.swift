import Records

/// A data file that is not there yet.
extension Editor {
  /// What is said when the screen opens on one.
  var newFileNotice: Message {
    let begin = table.isList && table.count == 0 ? "a adds a record, " : ""
    return .notice("\(state.file.name) is not there yet: \(begin)s saves and makes it")
  }
}
