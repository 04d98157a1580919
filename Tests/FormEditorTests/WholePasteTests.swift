import Screen
import Testing

@Suite("A text that is pasted, or comes back from another program")
struct WholePasteTests {
  private static let form = """
    ( { key = Phone; valuePath = phone; keyboardType = phonePad; },
      { key = IBAN; valuePath = iban; maximumLength = 22; },
      { key = First; valuePath = first; keyboardType = asciiCapable; },
      { key = Notes; valuePath = notes; cellIdentifier = TextViewCell; maximumLength = 10; },
      { key = Count; valuePath = count; valueType = integer; keyboardType = numberPad; },
      { key = Mask; valuePath = mask; inputMask = "999-9999"; },
      { key = Plain; valuePath = plain; } )
    """
  private static let record = "{}"

  private static let cases: [(row: String, text: String, reason: String)] = [
    ("Phone", "555-0100 ext. 12", "\"e\" is not taken"),
    ("IBAN", "DE89 3704 0044 0532 0130 00", "at most 22 characters"),
    ("First", "Zoë", "\"ë\" is not taken"),
    ("Notes", "First line\nand another", "at most 10 characters"),
    ("Count", "12 pcs", "is not taken: digits only"),
    ("Mask", "555-0100 ext. 12", "does not fit 999-9999"),
    ("Mask", "555-01000", "does not fit 999-9999"),
    ("Plain", "a\u{1B}[31mb", "no control characters here"),
    ("Plain", "Zo\u{FFFD} M\u{FFFD}ller", "its bytes are not UTF-8"),
  ]

  @Test(
    "It is there as a whole; what is not accepted is marked, and is not entered", arguments: cases)
  func whole(row: String, text: String, reason: String) throws {
    for isPasted in [true, false] {
      var scenario = try Scenario(form: Self.form, record: Self.record)
      scenario.press(":")
      scenario.type(row)
      scenario.press("Enter", "Enter")
      if isPasted {
        scenario.paste(text)
      } else {
        scenario.send(.externalEditorReturned(.success(text)))
      }
      for line in text.replacing("\u{1B}", with: "␛").split(separator: "\n") {
        #expect(scenario.text.contains(line), "\(scenario.text)")
      }
      #expect(scenario.text.contains(reason), "\(scenario.text)")
      scenario.press("F2")
      #expect(scenario.file == Self.record)
      #expect(scenario.editor.mode == .editing)
    }
  }

  @Test("What is wrong in it can be erased, and the rest is entered")
  func corrected() throws {
    var scenario = try Scenario(form: Self.form, record: Self.record)
    scenario.press("Enter")
    scenario.paste("555-0100 ext. 12")
    for _ in 0..<8 { scenario.press("Backspace") }
    scenario.press("Enter")
    #expect(scenario.file.contains("\"phone\": \"555-0100\""))
    scenario.press(":")
    scenario.type("Mask")
    scenario.press("Enter", "Enter")
    scenario.paste("555-0100 ext. 12")
    for _ in 0..<8 { scenario.press("Backspace") }
    scenario.press("Enter")
    #expect(scenario.file.contains("\"mask\": \"5550100\""))
  }

  @Test("A control character is in sight, and from it on the text is marked")
  func control() throws {
    var scenario = try Scenario(form: Self.form, record: Self.record)
    scenario.press("G", "Enter")
    scenario.paste("a\u{1B}b")
    #expect(scenario.line(of: "Plain").contains("a␛b"))
  }
}
