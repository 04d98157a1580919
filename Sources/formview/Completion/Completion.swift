import ArgumentParser

/// What shells ask the program: their completion script, and the words that may be where Tab was pressed.
///
/// The scripts of all shells call `formview --complete-words SHELL INDEX WORD...`: the words behind the
/// program's name as they were typed, and which of them, from 0, is to be completed. A line of the answer is
/// `w`, a word and a description, or `f` and the extensions of the files that go there; tabs part the fields.
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

  /// The shell whose script is asked for, in either of the ways that options are written.
  private static func shell(in arguments: [String]) -> CompletionShell? {
    guard let first = arguments.first, first.hasPrefix(scriptOption) else { return nil }
    let words = arguments.joined(separator: "=").split(separator: "=")
    guard words.count == 2, words[0] == scriptOption else { return nil }
    return CompletionShell(rawValue: String(words[1]))
  }
}

/// What may be at the place.
enum CompletionCandidate: Hashable {
  case word(String, description: String)
  /// Files with one of these extensions, and folders.
  case files(extensions: [String])

  /// Whether a shell can list the candidate: control characters in it would go to the terminal.
  var isPlain: Bool {
    guard case .word(let word, _) = self else { return true }
    return VisibleText.of(word) == word
  }

  /// The candidate as the shells' scripts read it.
  var line: String {
    switch self {
    case .word(let word, let description):
      return "w\t\(word)\t\(VisibleText.of(description.replacing("\n", with: " ")))"
    case .files(let extensions): return "f\t\(extensions.joined(separator: " "))"
    }
  }
}
