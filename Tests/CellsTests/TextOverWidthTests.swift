import Forms
import JSONText
import Rules
import Screen
import Testing

@testable import Cells

private func line(_ sample: Sample, width: Int = 24, theme: Theme = Theme()) -> String {
  sample.kind.content(of: sample.bound, width: width, lines: 1, theme: theme).lines[0].text
}

@Suite("A checkmark")
struct CheckmarkCellTests {
  @Test("It is a box with a mark or without; another value is shown as it is")
  func look() throws {
    #expect(line(try Sample("CheckmarkCell", json: "true")) == "[✓]")
    #expect(line(try Sample("CheckmarkCell", json: "false")) == "[ ]")
    #expect(line(try Sample("CheckmarkCell", json: "7")) == "7")
    #expect(line(try Sample("CheckmarkCell", json: nil)) == "")
  }

  @Test("Space and Enter toggle it at once, and several records ask", arguments: [true, false])
  func toggles(isOn: Bool) throws {
    let sample = try Sample("CheckmarkCell", json: isOn ? "true" : "false")
    for trigger in [EditTrigger.space, .enter] {
      guard case .commit(let edit) = sample.begin(trigger) else {
        Issue.record("not toggled")
        continue
      }
      #expect(edit == .value(.bool(!isOn)))
    }
    guard case .editor = sample.begin(.ask) else {
      Issue.record("not asked")
      return
    }
  }

  @Test("Without colors a default has a mark of its own")
  func defaultValue() throws {
    let sample = try Sample("CheckmarkCell", json: nil) { $0.defaultValue = .bool(true) }
    #expect(line(sample, theme: Theme(colors: 0)) == "◇ [✓]")
    #expect(line(sample) == "[✓]")
  }
}

@Suite("Notes and headings")
struct TextOverWidthTests {
  @Test("A note shows its value, or else its key, wrapped")
  func note() throws {
    #expect(line(try Sample("NoteCell", json: #""Of all things""#)) == "Of all things")
    let sample = try Sample("NoteCell", json: nil) { $0.key = "Read this before anything else" }
    let content = sample.kind.content(of: sample.bound, width: 12, theme: Theme())
    #expect(content.lines.map(\.text) == ["Read this", "before", "anything", "else"])
    #expect(
      sample.kind.tableContent(of: sample.bound, width: 12, theme: Theme()).lines[0].text == "")
  }

  @Test("A heading is bold, with a line up to the edge")
  func header() throws {
    let sample = try Sample("HeaderCell", json: nil) { $0.key = "Network" }
    #expect(line(sample) == "Network ────────────────")
    #expect(line(sample, width: 7) == "Network")
    #expect(line(sample, width: 8) == "Network")
    let content = sample.kind.content(of: sample.bound, width: 24, theme: Theme(colors: 0))
    #expect(content.lines[0].spans[0].style.attributes.contains(.bold))
    #expect(line(try Sample("HeaderCell", json: nil) { $0.key = "" }, width: 5) == "─────")
    #expect(line(try Sample("HeaderCell", json: #""Kept""#)) == "Kept ───────────────────")
  }

  @Test("A secret in a note is not shown")
  func secret() throws {
    let sample = try Sample("NoteCell", json: #""hush""#) { $0.isSecure = true }
    #expect(line(sample) == "••••••••")
  }
}
