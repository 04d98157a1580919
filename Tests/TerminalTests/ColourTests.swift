import ScreenTesting
import Testing

struct ColourTests {
  private let terminfo: TerminfoFolder

  init() throws { terminfo = try TerminfoFolder() }

  private func foregrounds(_ environment: [String: String]) throws -> [EmulatedColour] {
    let session = try probe("colours", environment: environment)
    #expect(session.cell(0, 5).isBold)
    #expect(session.cell(0, 6).isReverse)
    #expect(session.cell(0, 7).isUnderlined)
    return (0..<5).map { session.cell(0, $0).foreground }
  }

  @Test("256 colours are used as they are, others by the nearest")
  func indexed() throws {
    let colours = try foregrounds(["TERM": "xterm-256color"])
    #expect(colours == [.indexed(1), .indexed(9), .indexed(8), .indexed(208), .indexed(208)])
  }

  @Test("On 16 colours others are shown by the nearest")
  func sixteen() throws {
    let colours = try foregrounds(["TERM": "formview-16", "TERMINFO": terminfo.path])
    #expect(colours == [.indexed(1), .indexed(9), .indexed(8), .indexed(3), .indexed(3)])
  }

  @Test("Direct colours are sent as they are")
  func direct() throws {
    let colours = try foregrounds(["TERM": "formview-direct", "TERMINFO": terminfo.path])
    #expect(colours[0] == .indexed(1))
    #expect(colours[3] == .rgb(red: 255, green: 135, blue: 0))
    #expect(colours[4] == .rgb(red: 255, green: 135, blue: 0))
  }

  @Test("On 8 colours bright ones are bold, and grey is not black")
  func eight() throws {
    let colours = try foregrounds(["TERM": "xterm"])
    #expect(colours[0...2] == [.indexed(1), .indexed(1), .terminalDefault])
  }

  @Test(
    "Without colours attributes still tell things apart",
    arguments: [
      ["TERM": "vt100"], ["NO_COLOR": "1"],
    ])
  func none(environment: [String: String]) throws {
    let colours = try foregrounds(environment)
    #expect(colours.allSatisfy { $0 == .terminalDefault })
  }
}
