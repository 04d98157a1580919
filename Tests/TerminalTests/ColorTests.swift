import ScreenTesting
import Testing

struct ColorTests {
  private let terminfo: TerminfoFolder

  init() throws { terminfo = try TerminfoFolder() }

  private func foregrounds(_ environment: [String: String]) throws -> [EmulatedColor] {
    let session = try probe("colors", environment: environment)
    #expect(session.cell(0, 5).isBold)
    #expect(session.cell(0, 6).isReverse)
    #expect(session.cell(0, 7).isUnderlined)
    return (0..<5).map { session.cell(0, $0).foreground }
  }

  @Test("256 colors are used as they are, others by the nearest")
  func indexed() throws {
    let colors = try foregrounds(["TERM": "xterm-256color"])
    #expect(colors == [.indexed(1), .indexed(9), .indexed(8), .indexed(208), .indexed(208)])
  }

  @Test("On 16 colors others are shown by the nearest")
  func sixteen() throws {
    let colors = try foregrounds(["TERM": "formview-16", "TERMINFO": terminfo.path])
    #expect(colors == [.indexed(1), .indexed(9), .indexed(8), .indexed(3), .indexed(3)])
  }

  @Test("Direct colors are sent as they are")
  func direct() throws {
    let colors = try foregrounds(["TERM": "formview-direct", "TERMINFO": terminfo.path])
    #expect(colors[0] == .indexed(1))
    #expect(colors[3] == .rgb(red: 255, green: 135, blue: 0))
    #expect(colors[4] == .rgb(red: 255, green: 135, blue: 0))
  }

  @Test("On 8 colors bright ones are bold, and gray is not black")
  func eight() throws {
    let colors = try foregrounds(["TERM": "xterm"])
    #expect(colors[0...2] == [.indexed(1), .indexed(1), .terminalDefault])
  }

  @Test(
    "Without colors attributes still tell things apart",
    arguments: [
      ["TERM": "vt100"], ["NO_COLOR": "1"],
    ])
  func none(environment: [String: String]) throws {
    let colors = try foregrounds(environment)
    #expect(colors.allSatisfy { $0 == .terminalDefault })
  }
}
