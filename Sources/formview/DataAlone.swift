import ArgumentParser
import Glibc
import Storage

/// A command that can take its data alone: the form is then the one that belongs to them.
protocol DataCommand: FormviewSubcommand {
  /// The data as they are named in the call.
  var dataFiles: [String] { get }
}

/// `formview show DATA`: a call with one file, and that is no form.
enum DataAlone {
  /// The command of a call that lacks the form; nil for any other. `command` is what the call names; nil for the screen.
  ///
  /// Throws where the file may as well be a form that lacks its data.
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

  /// Whether a path leads to data: a property list is a form without data, most likely. Where there is no such file, that
  /// is what the command reports.
  static func isData(_ path: String) -> Bool {
    !path.isEmpty && path != "-" && !path.hasSuffix(".plist")
  }

  /// Whether a call has data in the place of the form, and an assignment in that of the data.
  static func isAssigned(_ assignment: String, form: String) -> Bool {
    form != FormOption.auto && isData(form) && access(form.systemPath, F_OK) == 0
      && assignment.utf8.contains(UInt8(ascii: "=")) && access(assignment.systemPath, F_OK) != 0
  }
}
