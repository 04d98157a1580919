import Values

/// Names of members whose values are secrets.
enum SecretName {
  private static let words: Set<String> = [
    "password", "passwords", "passphrase", "passphrases", "passcode", "passcodes", "passwd", "pwd",
    "secret", "secrets", "token", "apikey", "apikeys", "privatekey", "privatekeys",
    "passwort", "passwörter", "kennwort", "kennwörter", "geheimnis", "zugangsschlüssel",
  ]
  /// What a name in Chinese ends with, which has no spaces between its words: password, passphrase, token, key.
  private static let endings = ["密码", "密碼", "口令", "令牌", "密钥", "密鑰", "私钥", "私鑰"]
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
    guard let last = words.last else { return false }
    return Self.words.contains(last) || pairs.contains(Array(words.suffix(2)))
      || Self.endings.contains(where: last.hasSuffix)
  }
}
