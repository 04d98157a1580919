import Glibc
import Storage
import Values

/// Detects a mistyped command: a call whose first word is neither a command nor a file.
enum UnknownCommand {
  /// The message for such a call; nil for any other.
  ///
  /// `formview FORM DATA` has no command, so a word counts as one only if no file has its name, and if it is similar
  /// to a command or there are more words than a form and its data.
  static func message(for arguments: [String], commands: [String]) -> String? {
    guard let word = arguments.first, !word.isEmpty, !word.hasPrefix("-"),
      !(commands + ["help"]).contains(word), access(word.systemPath, F_OK) != 0,
      !word.contains("/"), !word.contains(".")
    else { return nil }
    let nearest = NearestName.of(word, among: commands + ["help"])
    let files = arguments.filter { !$0.hasPrefix("-") }
    guard nearest != nil || files.count > 2 else { return nil }
    return Environment.texts.noCommand(word, nearest: nearest, commands: commands)
  }

  /// The message for a mistyped `--help` or `--version`, for which the parser has no suggestion; nil for other calls.
  static func messageOnHelp(for arguments: [String]) -> String? {
    let known = ["--help", "--version", "-h"]
    var former = ""
    for word in arguments.prefix(while: { $0 != "--" }) {
      defer { former = word }
      // Behind an option it may be that one's value.
      guard word.hasPrefix("-"), word.count > 3, !known.contains(word), !former.hasPrefix("-"),
        let meant = NearestName.of(word, among: known)
      else { continue }
      return Environment.texts.noOption(word, meant: meant)
    }
    return nil
  }
}
