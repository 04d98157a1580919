import Records

/// A data file that is not there yet.
extension Editor {
  /// What is said when the screen opens on one.
  var newFileNotice: Message {
    let isEmpty = documentTable.isList && documentTable.count == 0
    return .notice(
      texts.notThereYet(
        state.file.name, add: isEmpty ? RecordCommands.add.key : nil,
        save: PageCommands.save.key))
  }
}
