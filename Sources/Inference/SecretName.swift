import Values

/// Names of members whose values are secrets.
enum SecretName {
  private static let words: Set<String> = [
    "password", "passwords", "passphrase", "passphrases", "passcode", "passcodes", "passwd", "pwd",
    "secret", "secrets", "token", "apikey", "apikeys", "privatekey", "privatekeys", "secretkey",
    "encryptionkey", "signingkey", "masterkey", "dbpass", "smtppass", "userpass", "rootpass",
    "mnemonic", "passwort", "passwörter", "kennwort", "kennwörter", "geheimnis",
    "zugangsschlüssel", "geheimschlüssel", "storepass", "keypass", "authtoken", "accesstoken",
    "refreshtoken", "apitoken", "bottoken", "clientsecret", "appsecret", "sharedsecret",
    "accesskey", "secretaccesskey", "sshkey", "aeskey", "otpauth",
  ]
  /// Words that indicate a secret only at the end of a name: `smtp_pass` and `authorization`, not `passRate` or
  /// `authorizationUrl`.
  private static let lastWords: Set<String> = [
    "pass", "pw", "bindpw", "rootpw", "authorization", "bearer", "credential", "credentials",
    "jwt", "otp", "totp", "psk", "cvv", "cvc",
  ]
  /// Words for properties of a secret that are not secret: `token_count`, `password_changed_at`.
  private static let measures: Set<String> = [
    "count", "counts", "length", "size", "at", "date", "age", "days", "expires", "expiry",
    "expiration", "lifetime", "ttl", "enabled", "required", "policy", "strength", "attempts",
    "url", "uri", "santa",
  ]
  /// Words for the existence of a secret: `has_password`.
  private static let questions: Set<String> = ["has", "is", "needs", "requires"]
  /// Endings of words, such as `mysqlpassword`; in Chinese, which has no spaces between words: password, passphrase,
  /// token, key, seed words.
  private static let endings = [
    "password", "passwd", "passphrase", "passwort", "kennwort",
    "密码", "密碼", "口令", "令牌", "密钥", "密鑰", "私钥", "私鑰", "授权码", "授權碼", "助记词", "助記詞",
  ]
  /// Pairs of words that indicate a secret together, the second one in the singular or the plural.
  private static let pairs: Set<[String]> = {
    let keys = [
      "aes", "api", "private", "access", "account", "auth", "decryption", "encryption", "hmac",
      "master",
      "session", "shared", "signing", "ssh", "storage", "wep", "wifi", "wpa",
    ].flatMap { [[$0, "key"], [$0, "keys"]] }
    let codes = ["backup", "pin", "recovery", "security"].flatMap {
      [[$0, "code"], [$0, "codes"]]
    }
    let seeds = ["otp", "recovery", "totp", "wallet"].flatMap { [[$0, "seed"], [$0, "seeds"]] }
    return Set(keys + codes + seeds + [["seed", "phrase"], ["recovery", "phrase"]])
  }()

  /// True if a whole word of a name indicates a secret: `dbPassword`, `api_key`, `secretText`, not `secretary`, nor
  /// `tokens`, which are counted.
  static func isOne(_ name: String) -> Bool {
    let words = words(of: name)
    guard let first = words.first, let last = words.last, !questions.contains(first),
      !measures.contains(last)
    else { return false }
    return words.indices.contains { ends(words[...$0]) } || endsAsAWhole(words)
  }

  /// True if the last word of a name indicates a secret: `password`, not `tokenCount`.
  static func isLastWord(of name: String) -> Bool {
    let words = words(of: name)
    return ends(words[...]) || endsAsAWhole(words)
  }

  /// True if the last word indicates a secret only in that position.
  private static func endsAsAWhole(_ words: [String]) -> Bool {
    words.last.map(lastWords.contains) ?? false
  }

  private static func words(of name: String) -> [String] {
    Words.parts(of: name).map { $0.lowercased() }
  }

  private static func ends(_ words: ArraySlice<String>) -> Bool {
    guard let last = words.last else { return false }
    return Self.words.contains(last) || pairs.contains(Array(words.suffix(2)))
      || Self.endings.contains(where: last.hasSuffix)
  }
}
