import FormTesting
import Patterns
import Rules
import Testing
import Texts

@Suite("Choices, patterns and ranges in a first form out of data")
struct InferredRulesTests {
  @Test(
    "Few short texts that repeat are choices, and others may come up; what is different, long or secret is none"
  )
  func choices() throws {
    let records = (0..<12).map { index in
      """
      {"office": "\(["Oslo", "Bonn", "New; York"][index % 3])", "name": "n\(index)", "one": "same",
       "token": "\(["a", "b"][index % 2])", "on": "\(["2026-01-01", "2026-01-02"][index % 2])"}
      """
    }
    let form = try Inferred.form("[\(records.joined(separator: ","))]")
    let office = try #require(form.row("office"))
    #expect(
      office.choices.map(\.value) == [.string("Oslo"), .string("Bonn"), .string("New; York")])
    #expect(office.choiceSettings.allowsOtherValue)
    #expect(office.cellIdentifier == "ChoiceCell")
    for other in ["name", "one", "token", "on"] {
      #expect(try #require(form.row(other)).choices.isEmpty, "\(other)")
    }
  }

  @Test("Few short texts that are the records themselves are choices, too")
  func choicesOfWhole() throws {
    let form = try Inferred.form(#"["a", "b", "a", "b", "a", "b"]"#)
    let row = try #require(form.rows.first)
    #expect(row.valuePath?.steps == [] && row.cellIdentifier == "ChoiceCell")
    #expect(row.choices.map(\.value) == [.string("a"), .string("b")])
    #expect(row.choiceSettings.allowsOtherValue)
  }

  @Test("Patterns and ranges are only what all values keep; a name that says so makes a secret")
  func rules() throws {
    let written = try Inferred.text(
      """
      [{"mail": "a@b.c", "site": "https://a.b", "port": 80, "apiKey": "1", "tokens": "2", "note": "a@b.c"},
       {"mail": "", "site": "ftp://x", "port": 9100, "apiKey": null, "note": "none"}]
      """)
    #expect(written.contains("80 to 9100"))
    let form = try #require(FormFixture.decode(written).form)
    #expect(form.row("mail")?.keyboardType == .emailAddress)
    #expect(form.row("site")?.keyboardType == .URL)
    #expect(form.row("note")?.regex == nil)
    #expect(form.row("apiKey")?.isSecure == true)
    #expect(form.row("tokens")?.isSecure == false)
    #expect(form.row("port")?.maximumValue == nil)
  }

  @Test(
    "A text with @ is an e-mail address only where it is one name at one host",
    arguments: [
      ("ada@example.org", true), ("ada.b+c@mail.example.org", true), ("root@localhost", true),
      ("ädä@exämple.org", true), ("postgres://app@db1/shop", false),
      ("git@github.com:me/repo.git", false), ("ada @example.org", false), ("a@b@c.org", false),
      ("@ada", false), ("ada@", false), ("ada@.org", false), ("left-pad@^1.3.0", false),
    ])
  func mailAddresses(text: String, isAddress: Bool) throws {
    let form = try Inferred.form(#"{"of": "\#(text)"}"#)
    #expect((form.row("of")?.keyboardType == .emailAddress) == isAddress)
    #expect(isAddress == (form.row("of")?.regexMessage?.contains("@") ?? false))
  }

  @Test(
    "Times and addresses have a pattern where all values agree",
    arguments: [
      (["10:00", "23:59:01"], ["09:30"], ["24:00"]),
      (
        ["::1", "2001:db8::1", "fe80::", "::", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::"],
        ["1::2", "64:ff9b::192.0.2.33", "::ffff:10.0.0.1", "::1:2:3:4:5:6:7"],
        ["1:2", "00:1a:2b:3c:4d:01", "1::2::3", ":::", "1:2:3:4:5:6:7:8:9", "::10.1.300.9", "g::"]
      ),
      (
        ["192.168.0.1", "10.0.0.255"], ["0.0.0.0", "255.255.255.255"],
        ["10.1.300.999", "10.1.2", "10.01.2.3", "1.2.3.4.5", "256.1.1.1"]
      ),
    ])
  func patterns(texts: [String], taken: [String], refused: [String]) throws {
    let records = texts.map { "{\"x\": \"\($0)\"}" }.joined(separator: ",")
    let pattern = try #require(Inferred.form("[\(records)]").rows[0].regex)
    for text in texts + taken { #expect(pattern.matches(text) == .match, "\(text)") }
    for text in refused { #expect(pattern.matches(text) == .mismatch, "\(text)") }
    let other = try Inferred.form("[\(records), {\"x\": \"other\"}]").rows[0].regex
    #expect(other == nil)
  }

  @Test(
    "What only looks like an address has no pattern",
    arguments: [
      "00:1a:2b:3c:4d:01", "30:15:00", "1:2:3", "24:00:01", "10.1.300.999", "010.1.2.3", "1.2.3",
      "1:2:3:4:5:6:7::8", "::1:2:3:4:5:6:1.2.3.4", "1::2::3", ":::", "1:2:3:4:5:6:7:8:9", "12345::",
    ])
  func noAddress(text: String) throws {
    #expect(try Inferred.form("{\"x\": \"\(text)\"}").rows[0].regex == nil)
  }
}
