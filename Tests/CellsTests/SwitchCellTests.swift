import JSONText
import Screen
import Testing

@testable import Cells

private func line(_ sample: Sample, width: Int = 40) -> StyledLine {
  sample.kind.content(of: sample.bound, width: width, lines: 1, theme: Theme()).lines[0]
}

private func toggled(_ sample: Sample, _ trigger: EditTrigger = .space) -> CellEdit? {
  if case .commit(let edit) = sample.begin(trigger) { edit } else { nil }
}

@Suite("A switch")
struct SwitchCellTests {
  @Test("It shows both sides, and which one holds")
  func sides() throws {
    #expect(line(try Sample("SwitchCell", json: "true")).text == "● on   ○ off")
    #expect(line(try Sample("SwitchCell", json: "false")).text == "○ on   ● off")
  }

  @Test("Where there is no room it shows the side that holds")
  func narrow() throws {
    #expect(line(try Sample("SwitchCell", json: "true"), width: 8).text == "● on")
    #expect(line(try Sample("SwitchCell", json: "false"), width: 8).text == "● off")
  }

  @Test("Space and Enter toggle it at once", arguments: [EditTrigger.space, .enter])
  func toggles(trigger: EditTrigger) throws {
    #expect(toggled(try Sample("SwitchCell", json: "true"), trigger) == .value(.bool(false)))
    #expect(toggled(try Sample("SwitchCell", json: "false"), trigger) == .value(.bool(true)))
  }

  @Test("A missing value shows the default dim, and toggles to its opposite")
  func defaultValue() throws {
    let sample = try Sample("SwitchCell", json: nil) { $0.defaultValue = .bool(true) }
    #expect(line(sample).text == "● on   ○ off")
    #expect(line(sample).spans[0].style == Theme().dim)
    #expect(toggled(sample) == .value(.bool(false)))
  }

  @Test("A missing value without default becomes on")
  func missing() throws {
    #expect(toggled(try Sample("SwitchCell", json: nil)) == .value(.bool(true)))
  }

  @Test("A row's own two values are what it shows and writes")
  func otherValues() throws {
    let sample = try Sample("SwitchCell", json: #""Y""#) {
      $0.valueType = .string
      $0.trueValue = .string("Y")
      $0.falseValue = .string("N")
    }
    #expect(line(sample).text == "● on   ○ off")
    #expect(toggled(sample) == .value(.string("N")))
  }

  @Test("Another stored value is shown as it is")
  func foreign() throws {
    #expect(line(try Sample("SwitchCell", json: "7")).text == "7")
  }

  @Test("What is shown around values is around its sides")
  func affixes() throws {
    let sample = try Sample("SwitchCell", json: "true") { ($0.prefix, $0.suffix) = ("<", ">") }
    #expect(line(sample).text == "● <on>   ○ <off>")
    let box = try Sample("CheckmarkCell", json: "true") { $0.suffix = " yes" }
    #expect(line(box).text == "[✓] yes")
  }
}
