import FormTesting
import Forms
import JSONText
import SeededRandom
import Testing

@testable import FormEditor
@testable import Rules

@Suite("Undo and redo of edits that results follow")
struct UndoOfResultsTests {
  private static let form = """
    {
      rows = (
        { key = A1; valuePath = a; valueType = number; },
        { key = B1; valuePath = b; valueType = number; },
        { key = C1; valuePath = c; valueType = number; hidden = "b > 4"; whenHidden = omit; },
        { key = Sum; valuePath = o.sum; valueType = number; formula = "a + b"; maximumValue = 30; },
        { key = Twice; valuePath = o.twice; valueType = number; formula = "o.sum * 2"; },
        { key = Some; valuePath = some; formula = "if(o.twice > 9, 'many', nil)"; },
        { key = Shown; identifier = shown; valueType = number;
          formula = "if(c == nil, 0, c) + o.twice"; },
        { key = Next; valuePath = next; valueType = number; formula = "$shown + 1"; }
      );
    }
    """

  private static let record =
    #"{"a": 1.0, "b":2 , "c": 1, "o": {"twice" :6, "sum": 3e0}, "next": 8, "\u0078": 1}"#

  @Test("Bring back the bytes of each step, and the rows that another binder has for them")
  func bytesOfSteps() throws {
    var random = SeededGenerator(seed: 4)
    var scenario = try Scenario(form: Self.form, record: Self.record)
    var (undone, redone) = ([scenario.file], [String]())
    func check(_ step: Int) throws {
      #expect(scenario.file == undone.last, "step \(step)")
      let (binder, table) = (scenario.editor.documentBinder, scenario.editor.documentTable)
      let new = RecordBinder(form: binder.form, locale: binder.locale)
      let record = try JSONSlice(parsing: scenario.file)
      #expect(
        binder.reading(table[table.id(at: 0)]).bindAll(after: scenario.editor.browser.bound.form)
          .rows.map(\.seen)
          == new.reading(record).bindAll().rows.map(\.seen), "step \(step): \(scenario.file)")
    }
    for step in 1...150 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where undone.count > 1:
        scenario.press("u")
        if let last = undone.popLast() { redone.append(last) }
      case 1 where !redone.isEmpty:
        scenario.press("C-r")
        if let next = redone.popLast() { undone.append(next) }
      default:
        scenario.press("Home", "g")
        for _ in 0..<Int.random(in: 0...2, using: &random) { scenario.press("j") }
        scenario.press("Enter", "C-u")
        scenario.type(["1", "2", "1.0", "7", "12", "3"].randomElement(using: &random) ?? "1")
        scenario.press("Enter", "Esc")
        guard scenario.file != undone.last else { continue }
        undone.append(scenario.file)
        redone = []
      }
      try check(step)
    }
    #expect(undone.count > 5)
  }
}
