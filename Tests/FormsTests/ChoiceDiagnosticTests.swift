import FormTesting
import Testing

@Suite("What lint says about a row's choices")
struct ChoiceDiagnosticTests {
  @Test(
    "A fault of choices is reported with its position, what was found and what to try",
    arguments: [
      (
        "cellIdentifier = SegmentedCell; values = (1, 2, 3, 4, 5, 6);",
        "1:62: warning W502: row 1 \"A\": many choices for a SegmentedCell; found 6; try at most 5"
      ),
      ("cellIdentifier = SegmentedCell; values = (1, 2, 3, 4, 5);", nil),
      ("cellIdentifier = RadioCell; values = (1, 2, 3, 4, 5, 6);", nil),
      (
        "cellIdentifier = RadioCell;",
        "1:38: error F107: row 1 \"A\": a RadioCell needs \"values\", \"choices\" or \"choicesFrom\" beside it; try values = (a, b)"
      ),
      (
        "cellIdentifier = MultiChoiceCell; values = (a, b); minimumSelection = 2; maximumSelection = 1;",
        "1:91: error F403: row 1 \"A\": \"minimumSelection\" is above \"maximumSelection\"; found 2 and 1; try 1 and 2"
      ),
      (
        "cellIdentifier = MultiChoiceCell; values = (a, b); minimumSelection = \"-1\";",
        "1:91: error F104: row 1 \"A\": \"minimumSelection\" is out of range; found -1; try 0 to 10000"
      ),
      (
        "values = ();",
        "1:30: error F505: row 1 \"A\": \"values\" offers nothing to choose; try values = (a, b)"
      ),
      (
        "values = (x, y); titles = (X);",
        "1:47: error F501: row 1 \"A\": \"values\" and \"titles\" differ in length; found 2 and 1; try one title for each value"
      ),
      (
        "values = (x, x);",
        "1:34: error F502: row 1 \"A\": duplicate choice; found \"x\"; try dropping one of them"
      ),
      (
        "values = (x); choices = (x);",
        "1:45: error F106: row 1 \"A\": \"values\" and \"choices\" are both given; try \"choices\" alone"
      ),
      (
        "choices = ({ title = X; });",
        "1:32: error F107: row 1 \"A\": a choice needs a \"value\"; try value = a"
      ),
      (
        "cellIdentifier = ChoiceCell;",
        "1:38: error F107: row 1 \"A\": a ChoiceCell needs \"values\", \"choices\" or \"choicesFrom\" beside it; try values = (a, b)"
      ),
      (
        "trueValue = x; falseValue = x;",
        "1:49: error F502: row 1 \"A\": \"trueValue\" and \"falseValue\" are the same; found \"x\"; try values that differ"
      ),
    ] as [(String, String?)])
  func choices(keys: String, line: String?) {
    #expect(FormFixture.lines("( { valuePath = a;  \(keys) } )") == [line].compactMap { $0 })
  }

  @Test(
    "One value of a switch that is neither true nor false needs the other",
    arguments: [
      (
        "cellIdentifier = SwitchCell; trueValue = 5;",
        "1:62: error F107: row 1 \"A\": trueValue = 5 needs \"falseValue\"; try falseValue = 0"
      ),
      (
        "falseValue = none;",
        "1:34: error F107: row 1 \"A\": falseValue = none needs \"trueValue\"; try trueValue = yes"
      ),
      (
        "cellIdentifier = SwitchCell; valueType = bool; trueValue = x;",
        "1:80: error F107: row 1 \"A\": trueValue = x needs \"falseValue\"; try falseValue = no"
      ),
      ("trueValue = x; falseValue = y;", nil), ("trueValue = 1;", nil), ("falseValue = YES;", nil),
      ("valueType = bool; trueValue = x; falseValue = y;", nil),
      ("cellIdentifier = SwitchCell; valueType = integer; trueValue = 2;", nil),
    ] as [(String, String?)])
  func switchSides(keys: String, line: String?) {
    let lines = FormFixture.lines("( { valuePath = a;  \(keys) } )").filter {
      $0.contains("F107")
    }
    #expect(lines == [line].compactMap { $0 })
  }
}
