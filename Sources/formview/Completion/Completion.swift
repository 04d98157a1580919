import ArgumentParser

/// Answers requests of shells: for the completion script, and for words at the cursor.
///
/// The scripts of all shells call `formview --complete-words SHELL INDEX WORD...`: the words after the program's name
/// as they were typed, and the index of the one to be completed, from 0. A line of the answer is `w`, a word and a
/// description, or `f` and the endings of suitable files; tabs separate the fields.
enum Completion {
  static let request = "--complete-words"
  private static let scriptOption = "--generate-completion-script"

  /// Answers a shell; nil for any other call.
  static func status(for arguments: [String]) throws -> ExitStatus? {
    var output = StandardOutput()
    if arguments.count >= 3, arguments[0] == request, let index = Int(arguments[2]) {
      let words = CompletionWords(
        Array(arguments[3...]), current: index, from: CompletionShell(rawValue: arguments[1]))
      for candidate in CompletionEngine(commands: CommandShape.all).candidates(for: words)
      where candidate.isPlain {
        try output.write(line: candidate.line)
      }
    } else if let shell = Self.shell(in: arguments) {
      try output.write(shell.script)
    } else {
      return nil
    }
    try output.flush()
    return .fine
  }

  /// The shell whose script is requested, in both notations of options.
  private static func shell(in arguments: [String]) -> CompletionShell? {
    guard let first = arguments.first, first.hasPrefix(scriptOption) else { return nil }
    let words = arguments.joined(separator: "=").split(separator: "=")
    guard words.count == 2, words[0] == scriptOption else { return nil }
    return CompletionShell(rawValue: String(words[1]))
  }
}

enum CompletionCandidate: Hashable {
  case word(String, description: String)
  /// Files with one of these endings, and folders.
  case files(extensions: [String])

  /// True if a shell can list the candidate: control characters in it would go to the terminal.
  var isPlain: Bool {
    guard case .word(let word, _) = self else { return true }
    return VisibleText.of(word) == word
  }

  var line: String {
    switch self {
    case .word(let word, let description):
      return "w\t\(word)\t\(VisibleText.of(description.replacing("\n", with: " ")))"
    case .files(let extensions): return "f\t\(extensions.joined(separator: " "))"
    }
  }
}
