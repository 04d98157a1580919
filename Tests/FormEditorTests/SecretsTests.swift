import FormEditor
import JSONText
import SourceText
import Testing

@Suite("Secrets on the screen")
struct SecretsTests {
  private static let form = """
    ( { key = Name; valuePath = name; },
      { key = PIN; valuePath = pin; isSecure = YES; minimumLength = 6; },
      { key = Auth; valuePath = auth; cellIdentifier = TextFieldCell; valueType = any; },
      { key = Token; valuePath = auth.token; isSecure = YES; } )
    """
  private static let record = """
    {"name": "Ada", "pin": "FORMER", "auth": {"token": "TWIN", "token": "INSIDE", "user": "u"}}
    """

  private func scenario() throws -> Scenario {
    try Scenario(form: Self.form, record: Self.record, size: .init(width: 100, height: 20))
  }

  @Test("The draft of a secure row that the form lost stays bullets in the list of problems")
  func lostRow() throws {
    var scenario = try scenario()
    scenario.press("j", "Enter", "C-u")
    scenario.type("abc")
    scenario.press("Down")
    scenario.reload(form: "( { key = Name; valuePath = name; } )")
    scenario.press("!")
    #expect(scenario.text.contains("••••••••"))
    #expect(!scenario.text.contains("abc"))
  }

  @Test("What is typed in a secure row while the form loses it stays bullets")
  func lostField() throws {
    var scenario = try scenario()
    scenario.press("j", "Enter", "C-u")
    scenario.type("abc")
    scenario.reload(form: "( { key = Name; valuePath = name; } )")
    scenario.press("Esc", "!")
    #expect(scenario.text.contains("••••••••"))
    #expect(!scenario.text.contains("abc"))
  }

  @Test("A draft stays bullets where the form no longer calls its row secure")
  func nowPlain() throws {
    var scenario = try scenario()
    scenario.press("j", "Enter", "C-u")
    scenario.type("abc")
    scenario.press("Down")
    scenario.reload(
      form: Self.form.replacing("isSecure = YES; minimumLength = 6", with: "minimumLength = 6"))
    #expect(!scenario.text.contains("abc"))
    scenario.press("!")
    #expect(!scenario.text.contains("abc"))
  }

  @Test(
    "A list of changes shows bullets for a secret inside of another row, and for its duplicates")
  func changes() throws {
    var scenario = try scenario()
    scenario.press("j", "j", "j", "Enter", "C-u")
    scenario.type("CHANGED")
    scenario.press("Enter", "d")
    for secret in ["FORMER", "TWIN", "INSIDE", "CHANGED"] {
      #expect(!scenario.text.contains(secret), "\(secret)")
    }
    #expect(scenario.text.contains("\"••••••••\" → \"•••••••• (changed)\""))
    #expect(scenario.file.contains("CHANGED"))
  }

  @Test("A value that holds secrets is neither copied nor opened as a whole")
  func holder() throws {
    var scenario = try scenario()
    scenario.press("j", "j", "y")
    #expect(scenario.helpLine.contains("secret"))
    #expect(scenario.effects.isEmpty)
    scenario.press("Enter")
    #expect(scenario.editor.mode == .browsing)
    #expect(scenario.helpLine.contains("holds secrets"))
    #expect(!scenario.text.contains("INSIDE"))
  }

  @Test("A search does not find the draft of a secret")
  func search() throws {
    var scenario = try Scenario(form: Self.form, record: "{\"name\": \"Ada\"}")
    scenario.press("j", "Enter")
    scenario.type("abc")
    scenario.press("Down", "g", "/")
    scenario.type("abc")
    scenario.press("Enter")
    #expect(scenario.helpLine.contains("is not in this record"))
  }

  @Test("A table is not sorted by a secret")
  func sort() throws {
    var scenario = try Scenario(
      form: Self.form, record: "[\(Self.record), {\"pin\": \"1\"}]", opensTable: true)
    scenario.press("l", "o")
    #expect(scenario.helpLine.contains("secret"))
    #expect(scenario.effects.isEmpty)
  }

  @Test(
    "What is in the place of an object that should hold a secret is bullets, and not opened or copied"
  )
  func inThePlace() throws {
    var scenario = try Scenario(
      form: Self.form, record: #"{"name": "Ada", "auth": "INSIDE"}"#,
      size: .init(width: 100, height: 20))
    #expect(!scenario.text.contains("INSIDE"))
    #expect(scenario.line(of: "Auth").contains("••••••••"))
    scenario.press("j", "j", "Enter")
    #expect(scenario.editor.mode == .browsing)
    #expect(scenario.helpLine.contains("holds secrets"))
    scenario.press("y")
    #expect(scenario.effects.isEmpty)
    scenario.press("k", "k", "Enter", "C-u")
    scenario.type("Bea")
    scenario.press("Enter", "d")
    #expect(scenario.text.contains("Bea") && !scenario.text.contains("INSIDE"))
  }

  @Test("The fault of a broken line repeats nothing of it on the screen")
  func brokenLine() throws {
    var scenario = try Scenario(
      form: Self.form, record: "{\"name\": \"Ada\"}\n{\"pin\": hunter}\n",
      size: .init(width: 100, height: 20), path: "people.jsonl", opensTable: true)
    #expect(!scenario.text.contains("hunter"), "\(scenario.text)")
    scenario.press("j")
    #expect(scenario.text.contains("found something else"))
    scenario.press("!")
    #expect(scenario.text.contains("found something else") && !scenario.text.contains("hunter"))
  }
}
