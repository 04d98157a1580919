import FormTesting
import Testing

@Suite("Secrets in a first form out of data")
struct InferredSecretsTests {
  @Test("A list in a list has forms down to its objects, where only the secret is masked")
  func secretInLists() throws {
    let form = try Inferred.form(
      #"{"a": [[[{"password": "x", "of": "y"}]]], "b": [[{"size": 1}]], "c": [[1]], "apiKey": [[{"x": 1}]]}"#
    )
    #expect(form.rows.map(\.isSecure) == [false, false, false, true])
    let object = try #require(form.forms.values.first { $0.row("password") != nil })
    #expect(object.rows.map(\.isSecure) == [true, false])
  }

  @Test("A text beside objects with secrets in a list may be one: the list is masked")
  func secretOrObject() throws {
    let form = try Inferred.form(#"{"users": ["ada:pass", {"name": "x", "password": "y"}]}"#)
    #expect(form.rows.map(\.isSecure) == [true])
  }

  @Test("What was hidden stays hidden, whatever later records have there")
  func laterSecrets() throws {
    let text = try Inferred.completed(
      [#"{"token": "7f1c", "key": null}"#, #"{"token": true}"#, #"{"token": {"a": 1}}"#], after: 1)
    #expect(try #require(FormFixture.decode(text).form).rows[0].isSecure, "\(text)")
  }

  @Test("Two words of a secret's name may be written as one")
  func joinedWords() throws {
    let form = try Inferred.form(
      #"{"apikey": "a", "APIKEY": "b", "openaiApikey": "c", "privatekey": "d", "monkey": "e"}"#)
    let secure = form.rows.filter(\.isSecure).map(\.identifier)
    #expect(secure == ["apikey", "APIKEY", "openaiApikey", "privatekey"])
  }

  @Test("Words may be joined to a password, and what is said of one is none")
  func namesAroundSecrets() throws {
    let secrets = [
      "PGPASSWORD", "mysqlpassword", "authtoken", "clientsecret", "secretaccesskey", "storepass",
      "aesKey", "sshKey", "wifi_key", "otpauth",
    ]
    let others = [
      "token_count", "password_length", "has_password", "password_changed_at", "secret_santa",
    ]
    let members = (secrets + others).map { "\"\($0)\": \"x\"" }.joined(separator: ", ")
    let form = try Inferred.form("{\(members)}")
    #expect(form.rows.filter(\.isSecure).map(\.identifier) == secrets)
  }

  @Test(
    "A secret is one as a number, in a list and where all are null; counts and objects are none")
  func secrets() throws {
    let form = try Inferred.form(
      """
      {"password": 1234, "userPwd": null, "secrets": ["a", "b"], "api_keys": [1], "passcode": ["x", 1],
       "tokens": 3, "secret": {"name": "x"}, "token": true, "passwords": [{"of": "x"}]}
      """)
    let secure = form.rows.filter(\.isSecure).map(\.identifier)
    #expect(secure == ["password", "userPwd", "secrets", "api_keys", "passcode"])
    #expect(form.row("password")?.valueType == .number)
    let items = try #require(form.row("secrets")?.child).name
    #expect(form.form(named: items)?.rows.map(\.isSecure) == [true])
  }

  @Test("A number is a secret by the last word of its name only; a text is one by any")
  func secretNumbers() throws {
    let form = try Inferred.form(
      """
      {"tokenCount": 3, "secretNumber": 5, "maxTokens": 4096, "apiKeyLimits": [1, 2], "dbPassword": 1234,
       "tokenText": "a", "secretWords": ["a"], "tokenLeft": null}
      """)
    let secure = form.rows.filter(\.isSecure).map(\.identifier)
    #expect(secure == ["dbPassword", "tokenText", "secretWords", "tokenLeft"])
  }

  @Test("Words that end a name, and pairs of words, say that a text is a secret")
  func furtherNames() throws {
    let secret = [
      "smtp_pass", "dbPass", "DB_PASS", "authorization", "encryption_key", "totp_seed", "pw",
      "accessKey", "signingKeys", "session_key", "recovery_codes", "credentials", "授权码",
    ]
    let open = [
      "passenger", "passRate", "bypass", "compass", "authorizationUrl", "author", "public_key",
      "key",
      "keyboard", "seed", "errorCode", "pawn", "encryption",
    ]
    let members = (secret + open).map { "\"\($0)\": \"a\($0)\"" }.joined(separator: ", ")
    let form = try Inferred.form("{\(members)}")
    #expect(form.rows.filter(\.isSecure).map(\.identifier) == secret)
    #expect(
      try Inferred.form(#"{"rowsPass": 3, "passCount": 4, "passes": 2}"#).rows.map(\.isSecure)
        == [true, false, false])
  }

  @Test("Objects with secrets in them that are shown as JSON are secrets as a whole")
  func secretsInJSON() throws {
    let form = try Inferred.form(
      #"{"a": [1, {"b": {"password": "x"}}], "c": [1, {"d": 2}], "e": [{"password": "x"}]}"#)
    #expect(form.rows.filter(\.isSecure).map(\.identifier) == ["a"])
    #expect(try Inferred.form(#"[1, {"password": "x"}]"#).rows.map(\.isSecure) == [true])
  }

  @Test("Names in Chinese and German are those of secrets, too")
  func otherLanguages() throws {
    let form = try Inferred.form(
      """
      {"密码": "a", "数据库密码": "b", "口令": "c", "访问令牌": "d", "密钥": 5, "登录_密碼": "e",
       "Passwort": "f", "dbKennwort": "g", "kennwörter": ["h"],
       "密码长度": 12, "令牌数": 3, "钥匙": "i", "Kennwortlänge": 8, "Passwort_Frist": 9}
      """)
    let secure = form.rows.filter(\.isSecure).map(\.identifier)
    #expect(
      secure == [
        "密码", "数据库密码", "口令", "访问令牌", "密钥", "登录_密碼", "Passwort", "dbKennwort", "kennwörter",
      ])
  }
}
