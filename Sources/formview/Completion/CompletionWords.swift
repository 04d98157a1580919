/// The words of a command line after the program's name, without quotes.
struct CompletionWords {
  let words: [String]
  /// The index of the completed word, from 0.
  let current: Int

  /// Shells pass words as typed (bash), all but the completed one without quotes (fish), or all without (zsh).
  init(_ words: [String], current: Int, from shell: CompletionShell?) {
    self.current = min(max(current, 0), words.count)
    var words = words
    if self.current == words.count { words.append("") }
    self.words = words.enumerated().map { index, word in
      switch shell {
      case .bash: Self.unquoted(word)
      case .fish where index == current: Self.unquoted(word)
      default: word
      }
    }
  }

  /// A word without the quotes and backslashes of a shell; quotes may be open.
  static func unquoted(_ word: String) -> String {
    var text = String.UnicodeScalarView()
    var quote: Unicode.Scalar?
    var isEscaped = false
    for scalar in word.unicodeScalars {
      if isEscaped {
        if quote == "\"", !"\"\\$`".unicodeScalars.contains(scalar) { text.append("\\") }
        text.append(scalar)
        isEscaped = false
      } else if scalar == "\\", quote != "'" {
        isEscaped = true
      } else if scalar == quote {
        quote = nil
      } else if quote == nil, scalar == "'" || scalar == "\"" {
        quote = scalar
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
