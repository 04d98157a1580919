import Foundation
import Glibc
import ScreenTesting
import Testing

/// Terminals of many colors are asked for these, and nobody waits for the answer; what others have asked is no key.
@Suite("On the screen: what a terminal is asked, and answers")
struct TerminalAnswersTests {
  @Test(
    "The terminal is asked for its colors once, if it has many, and for nothing else",
    arguments: ["xterm-256color", "xterm", "linux", "vt100", "screen-256color", "tmux-256color"])
  func asksNothing(term: String) throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open(environment: ["TERM": term])
    session.resize(width: 100, height: 30)
    try session.replaceValue(of: "Salary", with: "77")
    session.kill(SIGTSTP)
    session.kill(SIGCONT)
    try session.press("y", "C-l", "?", "Esc", "s")
    try session.wait(for: "Saved")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.answers.isEmpty)
    let questions = Self.questions(in: session.rawOutput)
    let wanted = ["11", "10", "4;1", "4;2", "4;3", "4;6", "4;8"].map {
      "\u{1B}]\($0);?\u{7}".debugDescription
    }
    #expect(questions == (term.hasSuffix("256color") ? wanted : []))
  }

  @Test(
    "A white terminal gets no black bars once it has answered; what is typed meanwhile is typed")
  func white() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    #expect(session.cell(23, 0).background == .terminalDefault)
    #expect(!session.cell(23, 0).isReverse)
    try session.edit("Name")
    session.type("X\u{1B}]11;rgb:ffff/")
    session.type("ffff/ffff\u{1B}\\Y\u{1B}]4;1;rgb:cdcd/0000/0000\u{7}Z")
    try session.wait(for: "XYZ")
    try session.press("Esc")
    try session.wait(forNo: "Esc leave")
    #expect(session.cell(23, 0).background == .indexed(254))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.read("ada.json") == Fixtures.ada)
  }

  @Test("COLORFGBG and FORMVIEW_THEME choose colors without an answer, an unknown theme is refused")
  func environment() throws {
    let scene = try Scene(Fixtures.files)
    let white = try scene.open(environment: ["COLORFGBG": "0;15"])
    #expect(white.cell(23, 0).background == .indexed(254))
    let light = try scene.open(environment: ["FORMVIEW_THEME": "light"])
    #expect(light.cell(23, 0).background == .indexed(254))
    #expect(light.cell(40, 12).background == .indexed(231))
    #expect(Self.questions(in: light.rawOutput) == [])
    let dark = try scene.open(environment: ["FORMVIEW_THEME": "dark", "COLORFGBG": "0;15"])
    #expect(dark.cell(23, 0).background == .indexed(236))
    #expect(dark.cell(40, 12).background == .indexed(233))
    let few = try scene.open(environment: ["FORMVIEW_THEME": "light", "TERM": "xterm"])
    for column in [0, 40] { #expect(few.cell(column, 12).background == .indexed(7)) }
    #expect(few.cell(23, 0).background == .indexed(7) && !few.cell(23, 0).isReverse)
    #expect(few.cell(23, 2).foreground == .indexed(0))
    let unknown = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: ["form.plist", "ada.json"],
      environment: ["FORMVIEW_THEME": "pink"], directory: scene.folder.path, size: (80, 24))
    try unknown.wait(for: "unknown theme \"pink\"; there are terminal, light, dark")
    #expect(try unknown.waitForExit() == .exited(2))
  }

  /// Attributes, positions, modes, colors, names, as xterm, kitty, tmux and the VT100 are asked (ctlseqs), and ENQ.
  private static func questions(in output: [UInt8]) -> [String] {
    let text = String(decoding: output, as: UTF8.self).replacing("\u{1B}\\", with: "\u{7}")
    let questions: [Regex<Substring>] = [
      /\x05/, /\x1BZ/, /\x1BP[^\x07]*/, /\x1B\][^\x07]*\?\x07/, /\x1B\[[>=]?[0-9;]*c/,
      /\x1B\[\??[0-9;]*n/, /\x1B\[1[0-9](?:;[0-9]+)*t/, /\x1B\[2[01]t/, /\x1B\[\??[0-9;]*\$p/,
      /\x1B\[[0-9]*x/, /\x1B\[>[0-9]*q/, /\x1B\[\?u/, /\x1B\[[?>][0-9]*m/,
    ]
    return questions.flatMap { text.matches(of: $0).map { String($0.output).debugDescription } }
  }

  /// Attributes of several terminals, the cursor's position, a mode, colors, a size, a name, the clipboard, kitty's keys.
  private static let answers = [
    "\u{1B}[?62;22c", "\u{1B}[>41;354;0c", "\u{1B}[24;80R", "\u{1B}[?24;80;1R", "\u{1B}[0n",
    "\u{1B}[?2026;2$y", "\u{1B}]11;rgb:0000/1234/ffff\u{1B}\\", "\u{1B}]10;rgb:aa/bb/cc\u{7}",
    "\u{1B}]4;1;rgb:cdcd/0000/0000\u{1B}\\", "\u{1B}[8;24;80t", "\u{1B}]lxterm\u{1B}\\",
    "\u{1B}P>|XTerm(388)\u{1B}\\", "\u{1B}P1$r0;1m\u{1B}\\", "\u{1B}P1+r436f=323536\u{1B}\\",
    "\u{1B}P!|00000000\u{1B}\\", "\u{1B}]52;c;QWRh\u{7}", "\u{1B}[?1u", "\u{1B}_Gi=31;OK\u{1B}\\",
    "\u{1B}[I", "\u{1B}[O", "\u{1B}[?997;1n",
  ]

  @Test("Answers that come before the first screen, in a field and at rest are no keys")
  func answersToOthers() throws {
    let scene = try Scene(Fixtures.files)
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: ["form.plist", "ada.json"],
      environment: ["XDG_STATE_HOME": scene.stateFolder.path], directory: scene.folder.path)
    session.type(Self.answers.joined())
    try session.wait(for: "? keys")
    let before = session.screen
    try session.edit("Name")
    try session.press("C-u", "C-k")
    for (index, answer) in Self.answers.prefix(20).enumerated() {
      session.type(String(index % 10))
      session.type(answer)
    }
    try session.press("Enter")
    let digits = (0..<20).map { String($0 % 10) }.joined()
    try session.wait(for: "unsaved")
    #expect(session.line(of: "Name").contains(digits))
    session.type(Self.answers.joined())
    try session.press("u")
    try session.wait(forNo: "unsaved")
    #expect(session.screen.dropLast(2) == before.dropLast(2))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.read("ada.json") == Fixtures.ada)
  }

  @Test("Garbage between keys leaves the screen alive, and the file as it was")
  func garbage() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    for bytes: [UInt8] in [
      [0xFF, 0xFE], [0x1B, 0x5B, 0x31, 0x3B], [0x1B, 0x5D, 0x31, 0x31, 0x3B, 0x72], [0xC2, 0x9B],
      [0x1B, 0x50, 0x31, 0x24], [0x1B, 0x1B, 0x1B], [0x00], [0x80, 0xC0], [0x1B, 0x4F],
    ] {
      session.send(bytes)
      try session.press("Esc", "Esc", "?")
      try session.wait(for: "type to narrow")
      try session.press("Esc")
      try session.wait(forNo: "type to narrow")
    }
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.read("ada.json") == Fixtures.ada)
  }
}
