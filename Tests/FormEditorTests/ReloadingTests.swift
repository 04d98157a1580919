import FormEditor
import Screen
import Testing

@Suite("The form follows its file")
struct ReloadingTests {
  @Test("A new label is shown; focus, edits and undo stay")
  func newLabel() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("Enter")
    scenario.reload(form: Scenario.personForm.replacing("key = Name", with: "key = \"Full name\""))
    #expect(scenario.line(of: "Full name").hasPrefix("▌"))
    #expect(scenario.line(of: "Full name").contains("Ada!"))
    scenario.press("u")
    #expect(scenario.file == Scenario.person)
  }

  @Test("A reloaded form with a misspelt key says that there is a warning")
  func warning() throws {
    var scenario = try Scenario()
    scenario.reload(form: Scenario.personForm.replacing("footerText", with: "footrText"))
    #expect(scenario.text.contains("with 1 warning; ! lists it"))
  }

  @Test(
    "! lists the warnings about the form before the problems of the records, as long as they are true"
  )
  func warningsListed() throws {
    var scenario = try Scenario()
    scenario.press("!")
    #expect(scenario.text.contains("No problems"))
    scenario.reload(form: Scenario.personForm.replacing("footerText", with: "footrText"))
    scenario.press("!")
    #expect(scenario.text.contains("The form"), "\(scenario.text)")
    #expect(scenario.text.contains("! person.plist:"))
    #expect(scenario.text.contains("footrText"))
    scenario.press("Esc")
    scenario.reload(form: Scenario.personForm)
    scenario.press("!")
    #expect(!scenario.text.contains("person.plist:"))
  }

  @Test("The text being typed survives")
  func typing() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type("!!")
    scenario.reload(form: Scenario.personForm.replacing("key = Name", with: "key = Who"))
    #expect(scenario.editor.mode == .editing)
    scenario.type("?")
    scenario.press("Enter")
    #expect(scenario.file.contains("\"Ada!!?\""))
  }

  @Test("If the row being typed is gone, its text is a draft that ! lists")
  func rowGone() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type("!!")
    scenario.reload(form: "( { key = ID; valuePath = id; }, { key = Phone; valuePath = phone; } )")
    #expect(scenario.helpLine.contains("no longer takes what you were typing"))
    scenario.press("Esc", "!")
    #expect(scenario.text.contains("Ada!!"))
    #expect(scenario.file == Scenario.person)
  }

  @Test(
    "What is typed on after the field was closed is not a command, until Esc",
    arguments: [
      "( { key = ID; valuePath = id; } )",
      "( { key = Name; valuePath = name; readOnly = YES; } )",
    ],
    ["!!", ""])
  func typingOn(form: String, typed: String) throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type(typed)
    scenario.reload(form: form)
    let screen = scenario.text
    scenario.type("dquncs 1?/z")
    scenario.press("Enter", "Tab", "Down")
    #expect(scenario.editor.mode == .prompt)
    #expect(scenario.text == screen)
    scenario.press("Esc")
    #expect(scenario.editor.mode == .browsing)
    #expect(scenario.file == Scenario.person)
  }

  @Test("A form that no longer parses keeps the last good one and shows the error with its line")
  func broken() throws {
    var scenario = try Scenario()
    scenario.reload(form: "( { key = ID valuePath = id; } )")
    #expect(scenario.line(of: "Name").contains("Ada"))
    #expect(scenario.helpLine.contains("person.plist:1:"))
    scenario.press("j")
    #expect(scenario.helpLine.contains("person.plist:1:"))
    scenario.reload(form: Scenario.personForm)
    #expect(!scenario.text.contains("person.plist:1:"))
  }

  @Test("A data file changed elsewhere marks the title while there is unsaved work")
  func dataChanged() throws {
    var scenario = try Scenario()
    scenario.press("G", "k", "Space")
    scenario.send(.dataChanged())
    #expect(scenario.screen[0].contains("changed on disk"))
  }

  @Test("The rules of the new form hold for the text being typed")
  func newRules() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.reload(
      form: Scenario.personForm.replacing("key = Name;", with: "key = Name; maximumLength = 4;"))
    scenario.type("xyz")
    scenario.press("Enter")
    #expect(scenario.file.contains("\"Adax\""))
  }

  @Test("A broken form is told over older news, and marked in the title until it is mended")
  func brokenAfterNews() throws {
    var scenario = try Scenario(size: Size(width: 100, height: 20))
    scenario.reload(form: Scenario.personForm.replacing("key = Name", with: "key = Who"))
    scenario.reload(form: "( { key = ID valuePath = id; } )")
    #expect(scenario.helpLine.contains("person.plist:1:"))
    #expect(scenario.screen[0].contains("! form has an error"))
    scenario.reload(form: Scenario.personForm)
    #expect(!scenario.screen[0].contains("error"))
  }

  @Test("A draft whose row comes back is judged by that row again")
  func rowIsBack() throws {
    var scenario = try Scenario(size: Size(width: 90, height: 20))
    scenario.press("j", "Enter")
    scenario.type("!!")
    scenario.reload(form: "( { key = ID; valuePath = id; }, { key = Phone; valuePath = phone; } )")
    scenario.press("Esc", "!", "Enter")
    #expect(scenario.helpLine.contains("no row name any more"))
    scenario.reload(form: Scenario.personForm)
    #expect(scenario.line(of: "Name").contains("Ada!!"))
    #expect(scenario.line(of: "Name").contains("fits now"))
    scenario.press("k", "k", "k", "j", "Enter", "Enter")
    #expect(scenario.file.contains("\"Ada!!\""))
  }

  @Test("The keys that are named for a draft that fits now enter it, in a table and in a form")
  func entersDraft() throws {
    let form = Scenario.personForm
    for keys in [["e", "Enter"], ["Enter", "e", "Enter"]] {
      var scenario = try Scenario(
        form: form, record: Scenario.people, size: Size(width: 100, height: 20), opensTable: true)
      scenario.press("l", "e", "C-u", "Down")
      scenario.reload(form: form.replacing("required = YES;", with: ""))
      scenario.press("h")
      #expect(scenario.helpLine.contains("fits now: press e and Enter to enter it"))
      for key in keys { scenario.press(key) }
      #expect(scenario.file.contains(#""id": 1, "name": "", "#), "\(scenario.file)")
    }
  }

  @Test("A field that becomes one of several lines goes on with the text being typed")
  func otherKind() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type("!!")
    scenario.reload(
      form: Scenario.personForm.replacing(
        "key = Name;", with: "key = Name; cellIdentifier = TextViewCell;"))
    #expect(scenario.editor.mode == .editing)
    scenario.press("F2")
    #expect(scenario.file.contains("\"Ada!!\""))
  }

  @Test("A list that was open when its row became a text leaves nothing behind")
  func listGone() throws {
    let form = Scenario.personForm.replacing(
      "key = Name;", with: "key = Name; cellIdentifier = ChoiceCell; values = (Ada, Bob);")
    var scenario = try Scenario(form: form)
    scenario.press("j", "Enter")
    scenario.type("b")
    scenario.reload(form: Scenario.personForm)
    scenario.press("Esc")
    #expect(scenario.editor.mode == .browsing)
    #expect(!scenario.editor.hasUnsavedWork)
  }

  @Test("A text whose row becomes a switch turns nothing and stays as a draft")
  func becomesSwitch() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type("!!")
    scenario.reload(
      form: Scenario.personForm.replacing(
        "key = Name;", with: "key = Name; cellIdentifier = SwitchCell;"))
    #expect(scenario.file == Scenario.person)
    #expect(scenario.line(of: "Name").contains("Ada!!"))
  }
}
