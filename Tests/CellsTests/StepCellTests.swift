import Forms
import JSONText
import Rules
import Screen
import Testing
import Values

@testable import Cells

private func text(_ sample: Sample, width: Int = 40) -> String {
  sample.kind.content(of: sample.bound, width: width, lines: 1, theme: Theme()).lines[0].text
}

private func limits(_ low: Int, _ high: Int) -> (inout RowContents) -> Void {
  {
    $0[.minimumValue] = .number(DecimalText(low))
    $0[.maximumValue] = .number(DecimalText(high))
  }
}

@Suite("A stepper")
struct StepperCellTests {
  @Test("A minus and a plus are behind its number; in a table, or without room, alone")
  func look() throws {
    let sample = try Sample("StepperCell", json: "12")
    #expect(text(sample) == "12  − +")
    #expect(text(sample, width: 6) == "12")
    let column = sample.kind.tableContent(of: sample.bound, width: 20, theme: Theme())
    #expect(column.lines[0].text == "12")
    #expect(column.alignment == .right)
  }

  @Test("What can't be edited, is empty or is another type has no signs")
  func withoutSigns() throws {
    #expect(text(try Sample("StepperCell", json: "12") { $0.readOnly = true }) == "12")
    #expect(text(try Sample("StepperCell", json: #""b""#)) == #""b""#)
    #expect(text(try Sample("StepperCell", json: nil)) == "")
  }

  @Test(
    "Keys step it",
    arguments: [
      ("Right", "13"), ("l", "13"), ("+", "13"), ("Up", "13"), ("Left", "11"), ("h", "11"),
      ("-", "11"), ("Down", "11"), ("PgUp", "22"), ("PgDn", "2"), ("Home", "-20"), ("End", "20"),
    ])
  func keys(key: String, result: String) throws {
    var typist = try #require(
      try Sample("StepperCell", json: "12", limits(-20, 20)).typist)
    // A page goes no further than the limit.
    typist.press(key)
    #expect(typist.editor.text == (key == "PgUp" ? "20" : result))
    #expect(typist.press("Enter") == .commit(.text(typist.editor.text), then: .stay))
  }

  @Test("Its limits, and places on its bar, have as many digits as it has")
  func digits() throws {
    var typist = try #require(try Sample("StepperCell", json: "1.10", limits(0, 5)).typist)
    typist.press("Home")
    #expect(typist.editor.text == "0.00")
    typist.press("+")
    #expect(typist.editor.text == "1.00")
    var slider = try #require(try Sample("SliderCell", json: "1.10", limits(0, 5)).typist)
    slider.give(.clickField(line: 0, column: 0))
    #expect(slider.editor.text == "0.00")
  }

  @Test("Full-width digits and signs of an input method count as plain ones")
  func fullWidth() throws {
    var typist = try #require(try Sample("StepperCell", json: "12").typist)
    typist.press("＋")
    #expect(typist.editor.text == "13")
    typist.press("４ ２")
    typist.press("－")
    #expect(typist.editor.text == "41")
    typist.press("C-u")
    typist.press("－ ７")
    #expect(typist.press("Right") == .handled)
    #expect(typist.editor.text == "-6")
  }

  @Test("Typed digits replace it; a minus is a sign where nothing is typed")
  func typing() throws {
    var typist = try #require(try Sample("StepperCell", json: "12").typist)
    typist.press("4 2")
    #expect(typist.editor.text == "42")
    typist.press("+ 7")
    #expect(typist.editor.text == "7")
    typist.press("C-u - 5")
    #expect(typist.editor.text == "-5")
    typist.press("-")
    #expect(typist.editor.text == "-6")
    typist.press("Backspace")
    #expect(typist.editor.text == "-")
    #expect(typist.press("Right") == .refused("only a number can be stepped"))
  }

  @Test("A digit right after a minus begins a negative number, whatever the row takes")
  func negative() throws {
    for (low, high) in [(-20, 20), (0, 20)] {
      var typist = try #require(try Sample("StepperCell", json: "12", limits(low, high)).typist)
      typist.press("- 4")
      #expect(typist.editor.text == "-4")
      typist.press("2")
      #expect(typist.editor.text == "-42")
      typist.press("Esc")
    }
    var slider = try #require(try Sample("SliderCell", json: "2", limits(-20, 20)).typist)
    slider.press("- - 4")
    #expect(slider.editor.text == "-4")
    slider.press("- Right 4")
    #expect(slider.editor.text == "4")
  }

  @Test("From nothing the first key goes to the minimum, or to 0")
  func empty() throws {
    var typist = try #require(try Sample("StepperCell", json: nil).typist)
    typist.press("+ +")
    #expect(typist.editor.text == "1")
    var limited = try #require(try Sample("StepperCell", json: nil, limits(5, 9)).typist)
    limited.press("-")
    #expect(limited.editor.text == "5")
    var negative = try #require(try Sample("StepperCell", json: nil).typist)
    negative.press("- 4")
    #expect(negative.editor.text == "-4")
    var boundless = try #require(try Sample("StepperCell", json: "1").typist)
    #expect(boundless.press("Home") == .refused("there is no such limit"))
  }

  @Test("A paste replaces it, all of it")
  func paste() throws {
    var typist = try #require(
      try Sample("StepperCell", json: "12") { $0.keyboardType = .numberPad }.typist)
    #expect(typist.give(.paste("3x")) == .handled)
    #expect(typist.editor.text == "3x")
    typist.press("C-u")
    #expect(typist.give(.paste("34")) == .handled)
    #expect(typist.editor.text == "34")
  }

  @Test("While it is edited its signs can be clicked")
  func clicks() throws {
    var typist = try #require(try Sample("StepperCell", json: "12").typist)
    #expect(typist.lines == ["12  − +"])
    _ = typist.give(.clickField(line: 0, column: 6))
    #expect(typist.editor.text == "13")
    _ = typist.give(.clickField(line: 0, column: 4))
    #expect(typist.editor.text == "12")
    _ = typist.give(.clickField(line: 0, column: 0))
    typist.press("3")
    #expect(typist.editor.text == "312")
  }
}

@Suite("A slider")
struct SliderCellTests {
  @Test(
    "Its knob is where the number is between the limits",
    arguments: [
      ("0", "●───────────────────────  0"), ("50", "━━━━━━━━━━━━●───────────  50"),
      ("100", "━━━━━━━━━━━━━━━━━━━━━━━●  100"), ("-7", "●───────────────────────  -7"),
      ("1e9", "━━━━━━━━━━━━━━━━━━━━━━━●  1e9"),
    ])
  func knob(json: String, shown: String) throws {
    #expect(text(try Sample("SliderCell", json: json, limits(0, 100))) == shown)
  }

  @Test("Without room, and for what is not a number, there is no bar")
  func withoutBar() throws {
    #expect(text(try Sample("SliderCell", json: "50", limits(0, 100)), width: 9) == "50")
    #expect(text(try Sample("SliderCell", json: #""b""#, limits(0, 100))) == #""b""#)
    #expect(text(try Sample("SliderCell", json: nil, limits(0, 100))) == "")
  }

  @Test("A default is shown with its knob")
  func defaultValue() throws {
    let sample = try Sample("SliderCell", json: nil) {
      limits(0, 100)(&$0)
      $0.defaultValue = .number("100")
    }
    #expect(text(sample).hasPrefix("━━━━━━━━━━━━━━━━━━━━━━━●"))
  }

  @Test("A key moves it by a step, or else by one, or by a fraction of a short bar")
  func steps() throws {
    var whole = try #require(try Sample("SliderCell", json: "50", limits(0, 100)).typist)
    whole.press("Right")
    #expect(whole.editor.text == "51")
    var short = try #require(try Sample("SliderCell", json: "0.5", limits(0, 1)).typist)
    short.press("h")
    #expect(short.editor.text == "0.4")
    var stepped = try #require(
      try Sample("SliderCell", json: "50") {
        limits(0, 100)(&$0)
        $0[.step] = NumberStep(DecimalText(25))
      }.typist)
    stepped.press("l")
    #expect(stepped.editor.text == "75")
    var integer = try #require(
      try Sample("SliderCell", json: "1") {
        limits(0, 3)(&$0)
        $0.valueType = .integer
      }.typist)
    integer.press("l")
    #expect(integer.editor.text == "2")
  }

  @Test("A click on the bar gives the nearest step")
  func clicks() throws {
    var typist = try #require(
      try Sample("SliderCell", json: "0") {
        limits(0, 100)(&$0)
        $0[.step] = NumberStep(DecimalText(5))
      }.typist)
    typist.field = Size(width: 40, height: 1)
    for (column, text) in [(12, "50"), (0, "0"), (23, "100"), (13, "55"), (-1, "0")] {
      _ = typist.give(.clickField(line: 0, column: column))
      #expect(typist.editor.text == text)
    }
  }

  @Test("Its bar keeps its place while the number gets shorter")
  func steady() throws {
    var typist = try #require(try Sample("SliderCell", json: "100", limits(0, 100)).typist)
    let before = typist.lines[0].prefix { $0 != " " }.count
    typist.press("Home")
    let after = typist.lines[0].prefix { $0 != " " }.count
    #expect(before == after)
  }

  @Test("Limits that are dates, or the wrong way round, give no bar and no trap")
  func oddLimits() throws {
    for (low, high) in [
      (Bound.date("2026-01-01"), Bound.date("2026-02-01")),
      (.number(DecimalText(9)), .number(DecimalText(1))),
    ] {
      let sample = try Sample("SliderCell", json: "5") {
        ($0[.minimumValue], $0[.maximumValue]) = (low, high)
      }
      #expect(!text(sample).contains("●"))
      var typist = try #require(sample.typist)
      typist.press("Right Left Home End")
    }
  }
}
