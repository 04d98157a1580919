import Glibc
import ScreenTesting
import Testing

struct DriverTests {
  @Test(
    "A key is the key that it says",
    arguments: [
      ("Down", "down"), ("Enter", "enter"), ("Esc", "escape"), ("Tab", "tab"), ("S-Tab", "backTab"),
      ("Backspace", "backspace"), ("Delete", "delete"), ("Home", "home"), ("PgDn", "pageDown"),
      ("F1", "F1"), ("F2", "F2"), ("F12", "F12"), ("C-x", "C-x"), ("M-b", "M-b"), ("C-c", "C-c"),
      ("C-Left", "C-left"), ("S-Up", "S-up"), ("M-Down", "M-down"), ("C-PgUp", "C-pageUp"),
      ("j", "j"), ("C-Home", "C-home"),
    ])
  func keys(pressed: String, name: String) throws {
    let session = try probe()
    try session.press(pressed)
    try session.wait(until: "key \(name)") { $0.screen[1] == "key \(name)" }
  }

  @Test("Esc alone is a key, without a second one being needed")
  func escapeAlone() throws {
    let session = try probe()
    session.type("\u{1B}")
    try session.wait(for: "key escape")
  }

  @Test("Sequences that nobody knows do nothing")
  func unknownSequences() throws {
    let session = try probe()
    session.type(
      "\u{1B}[99;7x\u{1B}[?1;2c\u{1B}[200;3z\u{1B}OZ\u{1B}]11;rgb:0/0/0\u{07}\u{1B}Pq#0\u{1B}\\!")
    try session.wait(for: "key !")
    #expect(session.screen[1] == "key !")
  }

  @Test("Typed text arrives by grapheme cluster")
  func clusters() throws {
    let session = try probe()
    session.type("é中👩‍👧e\u{301}")
    try session.wait(until: "four keys") { $0.screen[4].hasPrefix("key") }
    try settle(session)
    #expect(session.screen[1] == "key é")
    #expect(session.screen[2] == "key 中")
    #expect(session.screen[5] == "")
  }

  @Test("A paste is one event, its line ends are LF")
  func paste() throws {
    let session = try probe()
    session.paste("one\r\ntwo\rthree\nq")
    try session.wait(for: "paste 15 \"one\\ntwo\\nthree\\nq\"")
  }

  @Test("A long paste arrives whole")
  func longPaste() throws {
    let session = try probe()
    session.paste(String(repeating: "x", count: 200_000))
    try session.wait(for: "paste 200000")
  }

  @Test("A paste whose end is lost ends by itself, and keys are keys again")
  func endlessPaste() throws {
    let session = try probe()
    session.type("\u{1B}[200~one")
    try session.wait(for: "paste 3 \"one\"")
    session.type("x")
    try session.wait(for: "key x")
  }

  @Test("Reports of keys that another program has left on are turned off")
  func keyReports() throws {
    let session = try probe()
    #expect(String(decoding: session.rawOutput, as: UTF8.self).contains("\u{1B}[=0;1u"))
    session.type("\u{1B}[97;1:1u\u{1B}[97;1:3u\u{1B}[50:64;2:1u\u{1B}[50:64;2:3u!")
    try session.wait(for: "key !")
    #expect(Array(session.screen[1...3]) == ["key a", "key @", "key !"])
  }

  @Test("The mouse clicks, clicks twice and scrolls")
  func mouse() throws {
    let session = try probe()
    #expect(session.reportsMouse)
    session.click(3, 4)
    try session.wait(for: "mouse press 3,4")
    session.click(3, 4)
    try session.wait(for: "mouse doublePress 3,4")
    session.wheel(up: false, at: 1, 1)
    try session.wait(for: "mouse wheelDown 1,1")
    try session.press("C-g")
    try session.wait(until: "the mouse is free") { !$0.reportsMouse }
  }

  @Test("The frame follows the terminal's size, however small")
  func resize() throws {
    let session = try probe()
    session.resize(width: 60, height: 10)
    try session.wait(for: "ready 60x10")
    try session.wait(for: "resize 60x10")
    session.resize(width: 3, height: 1)
    try session.wait(until: "three columns") { $0.screen == ["rea"] }
    session.resize(width: 100, height: 30)
    try session.wait(for: "ready 100x30")
  }

  @Test("Columns after a cluster stay aligned, also on a terminal that thinks it wider")
  func alignment() throws {
    let session = try probe("clusters", size: (60, 20))
    func check() {
      for line in 0..<14 {
        #expect(session.cell(0, line).text == "<")
        #expect((12..<19).map { session.cell($0, line).text }.joined() == "|after ", "line \(line)")
        let near = (24..<50).map { session.cell($0, line).text }.joined()
        #expect(near.contains("|near"), "line \(line): \(near)")
      }
    }
    check()
    #expect((26..<31).map { session.cell($0, 3).text }.joined() == "|near")
    session.type("x")
    try session.wait(for: "ready 1")
    try settle(session)
    check()
    #expect((24...27).map { session.cell($0, 0).text } == ["中", "", "文", ""])
  }

  @Test("Drawing what changed gives the same screen as drawing all")
  func incremental() throws {
    let session = try probe("random", size: (40, 12))
    for step in 1...60 {
      session.type("n")
      try session.wait(for: "ready \(step)")
      try settle(session)
      let changed = picture(of: session)
      try session.press("C-l")
      try settle(session)
      let all = picture(of: session)
      let differences = (0..<12).flatMap { y in
        // The second half of a wide cluster has no look of its own.
        (0..<40).filter { all[y][$0] != changed[y][$0] && !all[y][$0].text.isEmpty }.map { x in
          "\(x),\(y): \(changed[y][x]) instead of \(all[y][x])"
        }
      }
      #expect(differences == [], "step \(step)")
    }
  }

  private func picture(of session: TerminalSession) -> [[EmulatedCell]] {
    (0..<12).map { y in (0..<40).map { x in session.cell(x, y) } }
  }

  @Test("A letter with many marks keeps them all")
  func manyMarks() throws {
    let session = try probe("clusters", size: (60, 20))
    #expect(
      session.cell(24, 13).text.unicodeScalars.map(\.value) == [0x65, 0x301, 0x302, 0x303, 0x304])
  }

  @Test("No control character of the text reaches the terminal")
  func controls() throws {
    let session = try probe("clusters", size: (60, 20))
    #expect(session.screen[12].hasPrefix("<a␛[31m"))
  }

  @Test("A moved highlight costs little")
  func bytesPerKey() throws {
    let session = try probe("list", size: (120, 40))
    let before = session.outputByteCount
    try session.press("Down")
    try session.wait(for: "> line 1")
    try settle(session)
    #expect(session.outputByteCount - before <= 300)
    #expect(!session.cell(0, 0).isReverse)
  }

  @Test("Keys come from the terminal when standard input is something else")
  func keysFromTerminal() throws {
    let session = try TerminalSession(
      command: "/bin/sh",
      arguments: ["-c", "exec '\(BuiltProduct.path(named: "TerminalProbe"))' events </dev/null"])
    try session.wait(for: "ready")
    session.type("x")
    try session.wait(for: "key x")
  }

  @Test("A locale that is not UTF-8 does not blank out text", arguments: ["C", "de_DE", ""])
  func locale(name: String) throws {
    let session = try probe("clusters", environment: ["LANG": name, "LC_ALL": name])
    #expect(session.screen[0].hasPrefix("<中文"))
  }

  @Test("An unchanged frame sends nothing, an unknown key neither")
  func unchanged() throws {
    let session = try probe("list")
    try session.press("Down")
    try session.wait(until: "line 1 is focused") {
      $0.cell(0, 1).isReverse && !$0.cell(0, 0).isReverse
    }
    try settle(session)
    let before = session.outputByteCount
    try session.press("Up")
    try settle(session)
    #expect(session.outputByteCount == before + 1)
  }

  @Test("A bell that is sent past the screen rings")
  func bell() throws {
    let session = try probe()
    let bells = session.bells
    try session.press("C-b")
    try session.wait(until: "a bell") { $0.bells == bells + 1 }
  }
}
