import Screen
import Testing
import Texts

@Suite("Choices where there is little room")
struct NarrowChoicesTests {
  /// A row with a choice of long titles.
  private static func popup(width: Int) throws -> Scenario {
    var scenario = try Scenario(
      form: """
        { rows = ( { key = Pick; valuePath = pick; cellIdentifier = ChoiceCell; values = (a, b, c, d);
          titles = ("A very long title that goes far beyond what forty columns can show",
            "中文标题很长很长很长很长很长很长很长很长很长很长很长很长", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", Short); } ); }
        """,
      record: #"{"pick": "a"}"#, size: Size(width: width, height: 14))
    scenario.press("Enter")
    return scenario
  }

  @Test(
    "titles are wrapped, those of more than three lines end with an ellipsis; the frame is whole")
  func cut() throws {
    for width in [22, 30, 39, 40, 41] {
      var scenario = try Self.popup(width: width)
      for title in ["A very long", "中文标题", "👩‍👩‍👧"] {
        let lines = scenario.screen.filter { $0.hasPrefix("│") }
        for line in lines { #expect(DisplayText.width(line) == width, "\(width): \(line)") }
        let start = try #require(lines.firstIndex { $0.contains(title) }, "\(scenario.text)")
        let isCut = width == 22 && title != "👩‍👩‍👧"
        #expect(
          lines[start...].prefix(3).contains { $0.contains("…") } == isCut, "\(scenario.text)")
        scenario.press("Down")
      }
      #expect(scenario.screen.contains { $0.contains("Short ") && !$0.contains("…") })
    }
  }

  @Test("what has no room below or above is counted in choices", arguments: Language.allCases)
  func radio(language: Language) throws {
    let choices = (1...52).map { "c\($0)" }.joined(separator: ", ")
    var scenario = try Scenario(
      form:
        "{ rows = ( { key = Pick; valuePath = pick; cellIdentifier = RadioCell; height = 3; values = (\(choices)); } ); }",
      record: #"{"pick": "c2"}"#, language: language)
    func words(_ count: Int) -> String {
      language == .english ? "+\(count) choices" : "+\(count) 个选项"
    }
    #expect(scenario.line(of: "c3").contains(words(49)), "\(scenario.text)")
    // There is more room where one is chosen.
    scenario.press("Enter")
    #expect(scenario.line(of: "c6").contains(words(46)), "\(scenario.text)")
  }
}
