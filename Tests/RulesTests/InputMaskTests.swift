import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Rules

@Suite("Texts that are typed into a mask")
struct InputMaskTests {
  private func fixture(_ record: String, _ more: String = "") throws -> BindingFixture {
    let row = try #require(
      FormFixture.row(#"valuePath = phone; inputMask = "(99) 999"; \#(more)"#))
    return try BindingFixture([row], record)
  }

  @Test(
    "A text has all, some or none of the mask's own characters",
    arguments: [
      ("(99) 999", "(12) 345", "12345"), ("(99) 999", "12345", "12345"),
      ("(99) 999", "12 345", "12345"), ("(99) 999", "(12", "12"), ("(99) 999", "1a", nil),
      ("(99) 999", "123456", nil), ("(99) 999", "12/345", nil), ("aa-99", "xy12", "xy12"),
      (#"+4\9 999"#, "+49 123", "123"), (#"+4\9 999"#, "491", "491"), ("**", "é7", "é7"),
      ("a", "7", nil),
    ])
  func contents(mask: String, text: String, content: String?) throws {
    #expect(try InputMask(mask).content(of: text) == content)
  }

  @Test(
    "The mask's own characters appear as far as the content goes",
    arguments: [("", ""), ("1", "(1"), ("12", "(12"), ("123", "(12) 3"), ("12345", "(12) 345")])
  func shown(content: String, text: String) throws {
    #expect(try InputMask("(99) 999").shown(content) == text)
    #expect(try InputMask("(9)").shown("1") == "(1)")
  }

  @Test(
    "Digits, letters and the mask's own characters may be typed in full width",
    arguments: [
      ("（１２）３４５", "12345"), ("１２３４５", "12345"), ("(12)　３４５", "12345"),
    ])
  func fullWidth(typed: String, stored: String) throws {
    #expect(try fixture("{}").typing(typed).edit == .set(.string(stored)))
    #expect(try InputMask("aa").content(ofTyped: "Ａｂ") == "Ab")
    #expect(try InputMask("９-99").content(ofTyped: "９-１２") == "12")
  }

  @Test("What is typed is stored without the mask's characters, or with them")
  func storing() throws {
    #expect(try fixture("{}").typing("(12) 345").edit == .set(.string("12345")))
    #expect(try fixture("{}").typing("12345").edit == .set(.string("12345")))
    #expect(
      try fixture("{}", "storesMask = YES;").typing("12345").edit == .set(.string("(12) 345")))
    #expect(try fixture("{}").refusal("(12) 3") == "does not fit (99) 999")
  }

  @Test("A stored text that fills the mask is shown in it; another one as it is, and never lost")
  func stored() throws {
    let filled = try fixture(#"{"phone": "12345"}"#)
    #expect(filled.shown == "(12) 345")
    #expect(filled.problems.isEmpty)
    #expect(filled.typing("(12) 345").edit == .unchanged)
    let other = try fixture(#"{"phone": "call me"}"#)
    #expect(other.shown == "call me")
    #expect(other.typing("call me").edit == .unchanged)
    #expect(other.refusal("call you") == "does not fit (99) 999")
  }

  @Test("Until it is filled, a text is open; its pattern judges what is stored")
  func judging() throws {
    let row = try fixture("{}", #"regex = "1[0-9]{4}";"#)
    #expect(row.judging("(1").message == "4 more characters")
    #expect(row.judging("(12) 345").state == .complete)
    #expect(row.judging("(2").state == .impossible(at: nil))
  }
}
