import Values

/// Names of members whose values are secrets.
enum SecretName {
  private static let words: Set<String> = [
    "password", "passwords", "passphrase", "passphrases", "passcode", "passcodes", "passwd", "pwd",
    "secret", "secrets", "token", "apikey", "apikeys", "privatekey", "privatekeys",
  ]
  private static let pairs: Set<[String]> = [
    ["api", "key"], ["api", "keys"], ["private", "key"], ["private", "keys"],
  ]

  /// Whether a whole word of a name says that its value is one: `dbPassword`, `api_key`, `secretText`, not `secretary`,
  /// nor `tokens`, which are counted.
  static func isOne(_ name: String) -> Bool {
    let words = words(of: name)
    return words.indices.contains { ends(words[...$0]) }
  }

  /// Whether the last word of a name does, as that says what the value is: `password`, not `tokenCount`.
  static func isLastWord(of name: String) -> Bool { ends(words(of: name)[...]) }

  private static func words(of name: String) -> [String] {
    Words.parts(of: name).map { $0.lowercased() }
  }

  private static func ends(_ words: ArraySlice<String>) -> Bool {
    words.last.map(Self.words.contains) == true || pairs.contains(Array(words.suffix(2)))
  }
}
