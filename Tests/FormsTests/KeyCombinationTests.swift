import FormTesting
import Testing

@Suite("What lint says about keys of a row that need or exclude each other")
struct KeyCombinationTests {
  @Test(
    "A key that does not fit the others is reported with its position, what was found and what to try",
    arguments: [
      (
        "cellIdentifier = SliderCell; maximumValue = 5;",
        "1:38: error F107: row 1 \"A\": SliderCell needs \"minimumValue\"; try minimumValue = 0"
      ),
      (
        "cellIdentifier = SliderCell; minimumValue = 5;",
        "1:38: error F107: row 1 \"A\": SliderCell needs \"maximumValue\"; try maximumValue = 100"
      ),
      (
        "cellIdentifier = TextFieldCell; step = 5;",
        "1:53: warning W108: row 1 \"A\": \"step\" has no effect in a TextFieldCell; try cellIdentifier = NumberCell or CurrencyCell or StepperCell or SliderCell"
      ),
      (
        "color = red; color = blue;",
        "1:34: error F109: row 1 \"A\": duplicate key \"color\", first in line 1; try dropping one of them"
      ),
      (
        "minimumLength = 5; maximumLength = 3;",
        "1:37: error F403: row 1 \"A\": \"minimumLength\" is above \"maximumLength\"; found 5 and 3; try 3 and 5"
      ),
      (
        "minimumValue = 1.5; maximumValue = 1.25;",
        "1:36: error F403: row 1 \"A\": \"minimumValue\" is above \"maximumValue\"; found 1.5 and 1.25; try 1.25 and 1.5"
      ),
      (
        "valueType = integer; minimumValue = 0.5; maximumValue = 0.9;",
        "1:57: error F403: row 1 \"A\": no whole number is between \"minimumValue\" and \"maximumValue\"; found 0.5 and 0.9; try other limits, or valueType = number"
      ),
      ("valueType = integer; minimumValue = 0.5; maximumValue = 1;", nil),
      ("valueType = integer; minimumValue = \"-0.5\"; maximumValue = 0.5;", nil),
      ("valueType = number; minimumValue = 0.5; maximumValue = 0.9;", nil),
      (
        "regex = \"\";",
        "1:29: warning W108: row 1 \"A\": \"regex\" is empty, and has no effect; try leaving it out"
      ),
      (
        "minimumValue = \"2026-02-01\"; maximumValue = \"2026-01-01\";",
        "1:36: error F403: row 1 \"A\": \"minimumValue\" is above \"maximumValue\"; found 2026-02-01 and 2026-01-01; try 2026-01-01 and 2026-02-01"
      ),
      (
        "minimumValue = 1; maximumValue = \"2026-01-01\";",
        "1:54: error F106: row 1 \"A\": \"minimumValue\" and \"maximumValue\" are a number and a date; try two of one kind"
      ),
      (
        "cellIdentifier = SwitchCell; valueType = date;",
        "1:62: error F106: row 1 \"A\": a SwitchCell does not store this type; found \"date\"; try one of bool, string, integer, number"
      ),
      (
        "cellIdentifier = SwitchCell; minimumLength = 2;",
        "1:50: warning W108: row 1 \"A\": \"minimumLength\" has no effect in a SwitchCell; try cellIdentifier = TextFieldCell or TextViewCell or SecureTextFieldCell"
      ),
      (
        "value = x;",
        "1:29: warning W108: row 1 \"A\": \"value\" has no effect beside \"valuePath\"; try placeholder or defaultValue"
      ),
      (
        "regexMessage = x;",
        "1:36: warning W108: row 1 \"A\": \"regexMessage\" has no effect without \"regex\"; try giving \"regex\", or dropping \"regexMessage\""
      ),
    ] as [(String, String?)])
  func combinations(keys: String, line: String?) {
    #expect(FormFixture.lines("( { valuePath = a;  \(keys) } )") == [line].compactMap { $0 })
  }
}
