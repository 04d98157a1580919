import Cells
import FormEditor
import Screen
import Testing

/// Characters that wait are taken as one text where a list is narrowed by them, or something is looked for.
@Suite("Typing ahead")
struct TypedAheadTests {
  private static let form = """
    { rows = ( { key = Name; valuePath = name; }, { key = Height; valuePath = height; },
      { key = City; valuePath = city; values = (oslo, bergen, bern); } ); }
    """

  private func scenario() throws -> Scenario {
    try Scenario(form: Self.form, record: #"{"name": "Ada", "height": 1.7, "city": "oslo"}"#)
  }

  @Test(
    "One text of all characters leaves the same on the screen as one after the other",
    arguments: [["?"], [":"], ["/"], ["G", "Enter"]])
  func same(keys: [String]) throws {
    for text in ["be", "he", "Height", "nothing"] {
      var (typed, taken) = (try scenario(), try scenario())
      for key in keys {
        typed.press(key)
        taken.press(key)
      }
      #expect(text.allSatisfy { KeyPress.letter($0).onlyNarrows(in: typed.editor) }, "\(keys)")
      typed.type(text)
      taken.paste(text)
      #expect(typed.screen == taken.screen, "\(keys) \(text)")
    }
  }

  @Test("Commands, fields and questions take each character by itself")
  func others() throws {
    var scenario = try scenario()
    #expect(!KeyPress.letter("j").onlyNarrows(in: scenario.editor))
    scenario.press("Enter")
    #expect(!KeyPress.letter("j").onlyNarrows(in: scenario.editor))
    scenario.type("x")
    scenario.press("Enter", "q")
    #expect(!KeyPress.letter("x").onlyNarrows(in: scenario.editor))
    scenario.press("Esc", "?")
    #expect(!KeyPress(named: "C-c").onlyNarrows(in: scenario.editor))
    #expect(!KeyPress(named: "Enter").onlyNarrows(in: scenario.editor))
  }
}
