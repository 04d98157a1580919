import Records

/// A data file that is not there yet.
extension Editor {
  var newFileNotice: Message {
    let isEmpty = documentTable.isList && documentTable.count == 0
    return .notice(
      texts.notThereYet(
        state.file.name, add: isEmpty ? RecordCommands.add.key : nil,
        save: PageCommands.save.key))
  }
}
