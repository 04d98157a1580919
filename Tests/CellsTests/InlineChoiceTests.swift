import Forms
import JSONText
import Rules
import Screen
import Testing
import Values

@testable import Cells

private func lines(_ sample: Sample, width: Int = 40, lines: Int = .max, colors: Int = 256)
  -> [String]
{
  sample.kind.content(
    of: sample.bound, width: width, lines: lines, theme: Theme(colors: colors)
  ).lines.map(\.text)
}

@Suite("A list of radio buttons")
struct RadioCellTests {
  @Test("All choices are in sight, the chosen one marked")
  func look() throws {
    let sample = try Sample("RadioCell", json: #""b""#)
    #expect(lines(sample) == ["○ Title a", "● Title b", "○ Title c"])
    #expect(lines(try Sample("RadioCell", json: nil)) == ["○ Title a", "○ Title b", "○ Title c"])
    let column = sample.kind.tableContent(of: sample.bound, width: 20, theme: Theme())
    #expect(column.lines[0].text == "Title b")
  }

  @Test("Where not all have room, those around the chosen one are shown")
  func window() throws {
    let sample = try Sample("RadioCell", json: #""c""#)
    #expect(lines(sample, lines: 2) == ["○ Title b", "● Title c …"])
    #expect(lines(sample, lines: 1) == ["● Title c …"])
    let content = sample.kind.content(of: sample.bound, width: 40, lines: 1, theme: Theme())
    #expect(content.hiddenLines == 2)
  }

  @Test("A value that is not offered is shown as it is, a secret never")
  func foreign() throws {
    #expect(lines(try Sample("RadioCell", json: "7")) == ["7"])
    let secret = try Sample("RadioCell", json: #""b""#) { $0.isSecure = true }
    #expect(lines(secret) == ["••••••••"])
  }

  @Test("A default is marked where there are no colors")
  func defaultValue() throws {
    let sample = try Sample("RadioCell", json: nil) { $0.defaultValue = .string("b") }
    #expect(lines(sample, colors: 0)[1] == "● ◇ Title b")
  }

  @Test(
    "Keys go to a choice, Enter chooses it",
    arguments: [
      ("Down", "c"), ("Up", "a"), ("Home", "a"), ("End", "c"), ("Space", "c"), ("3", "c"),
      ("t", "c"), ("Down Down Down", "c"), ("Space Space", "a"),
    ])
  func keys(keys: String, value: String) throws {
    var typist = try #require(try Sample("RadioCell", json: #""b""#).typist)
    typist.press(keys)
    #expect(typist.press("Enter") == .commit(.value(.string(value)), then: .stay))
  }

  @Test("Where nothing is chosen yet, Enter says so and the first key goes to the first choice")
  func nothing() throws {
    var typist = try #require(try Sample("RadioCell", json: nil).typist)
    #expect(typist.press("Enter") == .refused("nothing is chosen yet"))
    typist.press("Down")
    #expect(typist.press("Tab") == .commit(.value(.string("a")), then: .next))
    #expect(typist.press("x") == .refused("no choice begins with “x”"))
    #expect(typist.give(.paste("a")) == .refused("a choice is chosen, not typed"))
  }

  @Test("A click chooses; in a table's cell the choices are a pop-up")
  func clicks() throws {
    var typist = try #require(try Sample("RadioCell", json: #""b""#).typist)
    #expect(typist.lines == ["○ Title a", "● Title b", "○ Title c"])
    #expect(typist.popup.isEmpty)
    #expect(
      typist.give(.clickField(line: 2, column: 3)) == .commit(.value(.string("c")), then: .stay))
    #expect(typist.give(.clickField(line: 9, column: 3)) == .handled)
    typist.field.height = 1
    #expect(typist.popup.count == 3)
    #expect(
      typist.give(.clickPopup(line: 0, column: 3)) == .commit(.value(.string("a")), then: .stay))
    #expect(typist.give(.clickPopup(line: 7, column: 3)) == .handled)
  }

  @Test("Ten thousand choices are drawn as far as they are in sight")
  func many() throws {
    let sample = try Sample("RadioCell", json: "5000") { row in
      row.choices = (0..<10_000).map { Choice(value: .number("\($0)"), title: "No. \($0)") }
    }
    let content = sample.kind.content(of: sample.bound, width: 20, lines: 12, theme: Theme())
    #expect(content.lines.count == 12)
    #expect(content.lines.contains { $0.text == "● No. 5000" })
    #expect(content.hiddenLines == 9_988)
    #expect(content.unit == .choices)
    var typist = try #require(sample.typist)
    typist.field = Size(width: 20, height: 1)
    #expect(typist.popup.count == 100)
    #expect(typist.view.popup?.focusedLine == 50)
  }
}

@Suite("A segmented choice")
struct SegmentedCellTests {
  @Test("All choices are on one line; without room only the chosen one")
  func look() throws {
    let sample = try Sample("SegmentedCell", json: #""b""#)
    #expect(lines(sample) == ["○ Title a   ● Title b   ○ Title c"])
    #expect(lines(sample, width: 20) == ["Title b"])
    #expect(lines(try Sample("SegmentedCell", json: nil))[0].hasPrefix("○ Title a"))
    #expect(lines(try Sample("SegmentedCell", json: "[1]")) == ["[1]"])
  }

  @Test("Space chooses the next one at once, and after the last the first")
  func space() throws {
    for (json, next) in [(#""a""#, "b"), (#""c""#, "a"), (nil, "a"), ("7", "a")] {
      guard case .commit(let edit) = try Sample("SegmentedCell", json: json).begin(.space) else {
        Issue.record("nothing chosen")
        continue
      }
      #expect(edit == .value(.string(next)))
    }
  }

  @Test("Left and Right go along the line, and clicks choose")
  func editing() throws {
    var typist = try #require(try Sample("SegmentedCell", json: #""b""#).typist)
    typist.field = Size(width: 40, height: 1)
    #expect(typist.view.cursor == Point(x: 12, y: 0))
    typist.press("Right")
    #expect(typist.view.cursor == Point(x: 24, y: 0))
    #expect(typist.press("Enter") == .commit(.value(.string("c")), then: .stay))
    #expect(
      typist.give(.clickField(line: 0, column: 2)) == .commit(.value(.string("a")), then: .stay))
    #expect(typist.give(.clickField(line: 0, column: 10)) == .handled)
    typist.field.width = 20
    #expect(typist.popup.count == 3)
  }
}
