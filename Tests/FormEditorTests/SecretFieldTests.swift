import FormEditor
import Screen
import Testing

@Suite("Editing a secret")
struct SecretFieldTests {
  @Test("A secret never appears, not while typing and not in what would be saved")
  func secure() throws {
    var scenario = try Scenario()
    scenario.press("j", "j", "j", "Enter")
    #expect(!scenario.text.contains("4711"))
    scenario.press("C-u")
    scenario.type("9999")
    #expect(!scenario.text.contains("9999"))
    scenario.press("Enter", "d")
    #expect(!scenario.text.contains("9999") && !scenario.text.contains("4711"))
    scenario.press("Esc", "y")
    #expect(scenario.helpLine.contains("secret"))
    #expect(scenario.file.contains("\"9999\""))
  }

  @Test("A secret's field opens empty: nothing is added to it unseen, and its length doesn't show")
  func secretOpensEmpty() throws {
    var scenario = try Scenario()
    scenario.press("j", "j", "j", "Enter")
    #expect(scenario.line(of: "PIN").contains("stays as it is while empty"))
    #expect(!scenario.line(of: "PIN").contains("•"))
    #expect(scenario.helpLine.contains("PIN: left empty it stays as it is; Delete"))
    scenario.type("99")
    #expect(scenario.line(of: "PIN").contains(" •• "))
    scenario.press("Enter")
    #expect(scenario.file == Scenario.person.replacing("4711", with: "99"))
  }

  @Test(
    "A secret's field left empty keeps the secret",
    arguments: [["Enter"], ["Esc"], ["Tab"], ["F2"], ["Up"], ["9", "Backspace", "Enter"]])
  func secretStays(keys: [String]) throws {
    for cell in ["", "cellIdentifier = TextViewCell;", "cellIdentifier = TextFieldCell;"] {
      let form = Scenario.personForm.replacing("isSecure = YES;", with: "isSecure = YES; \(cell)")
      var scenario = try Scenario(form: form)
      scenario.press("j", "j", "j", "Enter")
      for key in keys where key != "Enter" || cell != "cellIdentifier = TextViewCell;" {
        scenario.press(key)
      }
      if scenario.editor.mode == .editing { scenario.press("F2") }
      #expect(scenario.file == Scenario.person, "\(keys) \(cell)")
      #expect(!scenario.editor.hasUnsavedWork)
    }
  }

  @Test("Delete on a secret clears it, on purpose")
  func secretCleared() throws {
    var scenario = try Scenario()
    scenario.press("j", "j", "j", "Delete", "e")
    #expect(scenario.file == Scenario.person.replacing("\"4711\"", with: "\"\""))
  }

  @Test("A draft of a secret, erased, leaves the secret and goes")
  func secretDraft() throws {
    let form = Scenario.personForm.replacing(
      "isSecure = YES;", with: "isSecure = YES; minimumLength = 4;")
    var scenario = try Scenario(form: form)
    scenario.press("j", "j", "j", "Enter", "9", "Enter", "Enter")
    #expect(scenario.text.contains("✎"))
    scenario.press("Enter", "C-u", "Enter")
    #expect(!scenario.text.contains("✎"))
    #expect(scenario.file == Scenario.person)
  }
}
