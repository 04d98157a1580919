import Storage

/// A change of a data file's records that nobody else's gets lost by: reading, changing and writing are
/// one step for all who ask for the file's lock.
struct DataFileChange {
  let form: OpenedForm
  let path: String

  /// How often a program that knows no lock may change the file in the middle of it.
  static let mostAttempts = 10

  /// Reads the file, changes its records and writes it, unless they are as they were.
  ///
  /// `change` is called again with what another program has put there meanwhile.
  /// - Returns: what `change` returned for the records that were written.
  func make<Result>(
    _ change: (inout Workspace) throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result {
    for _ in 0..<Self.mostAttempts {
      if let result = try attempt(change) { return result }
    }
    throw CommandFailure(
      .rulesBroken,
      "\(path): error FILE: another program changed it \(Self.mostAttempts) times while it was being "
        + "set; nothing was changed")
  }

  /// Nil where another program has changed the file meanwhile.
  private func attempt<Result>(
    _ change: (inout Workspace) throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result? {
    if FileReader.canBegin(path) {
      throw CommandFailure(
        .fileFailure,
        "\(path): error FILE: there is no such file, and set makes none; "
          + "formview \(form.path) \(path) begins one on the screen")
    }
    do {
      // Until the end of this call, whatever becomes of it.
      let lock = try FileLock(path)
      defer { withExtendedLifetime(lock) {} }
      var workspace = try Workspace(opened: form, data: path)
      let result = try change(&workspace)
      try save(workspace)
      return result
    } catch let error as FileError where error.cause == .changed {
      return nil
    } catch let error as FileError {
      throw CommandFailure(error)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.fileFailure, "\(path): error FILE: \(error)")
    }
  }

  private func save(_ workspace: Workspace) throws {
    guard workspace.table.isEdited else { return }
    guard workspace.dataFile.canBeSaved else {
      throw CommandFailure(
        .fileFailure, "\(path): error FILE: it is no regular file and cannot be saved to")
    }
    let file = workspace.dataFile
    let contents = FileContents { sink in try sink(file.text.buffer.bytes) }
    try AtomicFile.write(to: path, expecting: .file(file.stamp, contents: contents)) { sink in
      try workspace.table.write(sink)
    }
  }
}
