import FormEditor
import Testing

@Suite("Typing into a mask")
struct InputMaskScreenTests {
  private func scenario(_ record: String = "{}") throws -> Scenario {
    try Scenario(
      form: """
        ( { key = Phone; valuePath = phone; inputMask = "(99) aa9"; },
          { key = PIN; valuePath = pin; isSecure = YES; inputMask = "99-99"; storesMask = YES; } )
        """, record: record)
  }

  @Test("The mask's own characters are passed over and appear by themselves")
  func typing() throws {
    var scenario = try scenario()
    scenario.press("Enter")
    scenario.type("12")
    #expect(scenario.line(of: "Phone").contains("(12) __"))
    scenario.type(") x")
    #expect(scenario.line(of: "Phone").contains("(12) x__"))
    scenario.type("1")
    #expect(scenario.text.contains("takes a letter here"))
    scenario.type("Y7")
    scenario.press("Enter")
    #expect(scenario.file.contains(#""phone": "12xY7""#))
    #expect(scenario.line(of: "Phone").contains("(12) xY7"))
  }

  @Test("With an input method on, digits and letters of full width are taken as those of the mask")
  func fullWidth() throws {
    var scenario = try scenario()
    scenario.press("Enter")
    scenario.type("（１２）ｘＹ７")
    #expect(scenario.line(of: "Phone").contains("(12) xY7"))
    scenario.press("Enter")
    #expect(scenario.file.contains(#""phone": "12xY7""#))
  }

  @Test("Erasing goes over them, too, and an incomplete text is not a value")
  func erasing() throws {
    var scenario = try scenario(#"{"phone": "12xy3"}"#)
    scenario.press("Enter", "Backspace", "Backspace", "Backspace", "Backspace")
    #expect(scenario.line(of: "Phone").contains("(1_) __"))
    scenario.press("Enter")
    #expect(scenario.text.contains("does not fit (99) aa9"))
    scenario.press("Esc")
    #expect(scenario.file == #"{"phone": "12xy3"}"#)
  }

  @Test("A paste may have the mask's own characters", arguments: ["(12) xy3", "12xy3", "12 xy3"])
  func paste(text: String) throws {
    var scenario = try scenario()
    scenario.press("Enter")
    scenario.paste(text)
    scenario.press("Enter")
    #expect(scenario.file.contains(#""phone": "12xy3""#))
  }

  @Test("A stored text that does not fit is edited as it is, and not lost")
  func misfit() throws {
    var scenario = try scenario(#"{"phone": "call me"}"#)
    scenario.press("Enter")
    #expect(scenario.line(of: "Phone").contains("call me"))
    scenario.press("Enter")
    #expect(scenario.file == #"{"phone": "call me"}"#)
    scenario.press("Enter", "C-u")
    scenario.type("12xy3")
    scenario.press("Enter")
    #expect(scenario.file == #"{"phone": "12xy3"}"#)
  }

  @Test("A secret has bullets in its mask")
  func secret() throws {
    var scenario = try scenario()
    scenario.press("j", "Enter")
    scenario.type("47")
    #expect(scenario.line(of: "PIN").contains("••-__"))
    scenario.type("11")
    #expect(!scenario.text.contains("47"))
    scenario.press("Enter")
    #expect(scenario.file.contains(#""pin": "47-11""#))
    #expect(!scenario.text.contains("47"))
  }
}
