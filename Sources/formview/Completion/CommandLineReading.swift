/// A command line as parsed for completion: the kind of the completed word, and the form.
struct CommandLineReading {
  enum Position {
    case name
    /// An option's value, after a prefix of the word (`--columns=`).
    case value(CommandShape.Argument, prefix: String)
    /// A positional argument, from 0.
    case positional(Int)
  }

  private(set) var position = Position.positional(0)
  /// The first positional argument, unless it is the completed one.
  private(set) var form: String?

  /// Parses a command's words, which begin at `start`.
  init(_ command: CommandShape, _ words: CompletionWords, start: Int) {
    var awaited: CommandShape.Argument?
    var positionals = 0
    var isOnlyPositional = false
    for (index, word) in words.words.enumerated().dropFirst(start) {
      let isCurrent = index == words.current
      if let option = awaited {
        awaited = nil
        if isCurrent { position = .value(option, prefix: "") }
      } else if !isOnlyPositional, word.hasPrefix("-"), word != "-" {
        if isCurrent { position = Self.position(of: word, in: command) }
        isOnlyPositional = word == "--" && !isCurrent
        awaited = command.options.first { $0.kind == .option && $0.names.contains(word) }
        if isCurrent { awaited = nil }
      } else {
        if isCurrent { position = .positional(positionals) }
        if positionals == 0, !isCurrent { form = word }
        positionals += 1
      }
    }
  }

  private static func position(of word: String, in command: CommandShape) -> Position {
    guard let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) else { return .name }
    let name = String(word[..<sign])
    let option = command.options.first { $0.kind == .option && $0.names.contains(name) }
    return option.map { .value($0, prefix: name + "=") } ?? .name
  }
}
