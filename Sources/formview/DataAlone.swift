import ArgumentParser
import Glibc
import Storage

/// A command that accepts data without a form: the form is then found for the data.
protocol DataCommand: FormviewSubcommand {
  var dataFiles: [String] { get }
}

/// `formview show DATA`: a call with a single file that is not a form.
enum DataAlone {
  /// The command of a call without a form; nil for any other. `command` is the one in the call; nil for the screen.
  ///
  /// Throws if the file may as well be a form without data.
  static func command(
    for arguments: [String], _ command: (any ParsableCommand.Type)?
  ) throws(CommandFailure) -> (any ParsableCommand)? {
    guard command != nil || arguments.first != "help" else { return nil }
    let type = command ?? EditCommand.self
    var words = command == nil ? arguments : Array(arguments.dropFirst())
    words.insert(FormOption.auto, at: 0)
    guard let parsed = try? type.parseAsRoot(words), let found = parsed as? any DataCommand,
      found.dataFiles.count == 1, let file = found.dataFiles.first, !file.isEmpty
    else { return nil }
    if isData(file) { return found }
    throw CommandFailure(
      .usage,
      Environment.texts.formAndDataNeeded(file, command: command?.configuration.commandName))
  }

  /// True if a path leads to data: a property list is most likely a form without data. The command reports a missing
  /// file.
  static func isData(_ path: String) -> Bool {
    !path.isEmpty && path != "-" && !path.hasSuffix(".plist")
  }

  /// True if a call has data in place of the form, and an assignment in place of the data.
  static func isAssigned(_ assignment: String, form: String) -> Bool {
    form != FormOption.auto && isData(form) && access(form.systemPath, F_OK) == 0
      && assignment.utf8.contains(UInt8(ascii: "=")) && access(assignment.systemPath, F_OK) != 0
  }
}
