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

  /// Whether a whole word of a name says that its value is one: `dbPassword`, `api_key`, not `secretary`, nor `tokens`,
  /// which are counted.
  static func isOne(_ name: String) -> Bool {
    let words = Words.label(from: name).lowercased().split(separator: " ").map(String.init)
    if words.contains(where: Self.words.contains) { return true }
    return zip(words, words.dropFirst()).contains { pairs.contains([$0, $1]) }
  }
}
