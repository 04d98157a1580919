/// Words of a command line that is shown for a shell.
enum ShellWord {
  /// A word in quotes if a shell needs them.
  static func quoted(_ text: String) -> String {
    isPlain(text, "=") && !text.isEmpty ? text : "'\(text.replacing("'", with: "'\\''"))'"
  }

  /// True if a text has only letters, digits, a few signs and `others`.
  static func isPlain(_ text: String, _ others: String = "") -> Bool {
    text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
        || "_-.,:/@%+\(others)".unicodeScalars.contains($0)
    }
  }
}
