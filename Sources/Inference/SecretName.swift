import Values

/// Names of members whose texts are secrets.
enum SecretName {
  private static let words: Set<String> = ["password", "passphrase", "secret", "token"]
  private static let pairs: Set<[String]> = [["api", "key"], ["private", "key"]]

  /// Whether a whole word of a name says that its text is one: `dbPassword`, `api_key`, not `tokens` or `secretary`.
  static func isOne(_ name: String) -> Bool {
    let words = Words.label(from: name).lowercased().split(separator: " ").map(String.init)
    if words.contains(where: Self.words.contains) { return true }
    return zip(words, words.dropFirst()).contains { pairs.contains([$0, $1]) }
  }
}
