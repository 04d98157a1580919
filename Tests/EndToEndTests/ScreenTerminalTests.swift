import Foundation
import Glibc
import ScreenTesting
import Testing

@Suite("On the screen: the terminal")
struct ScreenTerminalTests {
  @Test(
    "A signal that ends it, a crash too, gives the terminal back",
    arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGABRT, SIGQUIT])
  func signals(signal: Int32) throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    #expect(!session.isInShellMode)
    session.kill(signal)
    let status = try session.waitForExit()
    #expect(status == .exited(128 + Int(signal)) || status == .killed(signal: signal))
    #expect(!session.isOnAlternateScreen)
    #expect(!session.reportsMouse)
    #expect(session.cursor != nil)
    #expect(session.isInShellMode)
    #expect(try scene.read("ada.json") == Fixtures.ada)
  }

  @Test("Stopped and continued from outside, the screen is drawn anew")
  func continued() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    let count = session.outputByteCount
    session.kill(SIGSTOP)
    session.kill(SIGCONT)
    try session.wait(until: "it is drawn anew") { $0.outputByteCount > count + 500 }
    #expect(session.line(of: "Name").contains("Ada Lovelace"))
  }

  @Test("The window may change its size at any moment, in the middle of typing too")
  func resize() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open(size: (100, 30))
    try session.edit("Name")
    session.type("!!")
    try session.wait(for: "Ada Lovelace!!")
    for size in [(40, 10), (20, 5), (10, 2), (1, 1), (132, 50), (80, 24)] {
      session.resize(width: size.0, height: size.1)
    }
    try session.wait(until: "the bottom line is where it belongs") {
      $0.screen.count == 24 && $0.bottomLine.contains("Enter keep")
    }
    #expect(session.line(of: "Name").contains("Ada Lovelace!!"))
  }

  @Test("A thousand changes of the window's size in a row end with what the last one shows")
  func resizeStorm() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open(size: (100, 30))
    try session.edit("Name")
    session.type("!!")
    try session.wait(for: "Ada Lovelace!!")
    for step in 0..<1_000 {
      session.resize(width: 1 + step * 37 % 500, height: 1 + step * 13 % 200)
    }
    session.resize(width: 90, height: 20)
    try session.wait(until: "the bottom line is where it belongs") {
      $0.screen.count == 20 && $0.bottomLine.contains("Enter keep")
    }
    #expect(session.line(of: "Name").contains("Ada Lovelace!!"))
    try session.press("Enter", "s")
    try session.wait(for: "Saved")
    #expect(try scene.read("ada.json") == Fixtures.ada.replacing("Lovelace", with: "Lovelace!!"))
  }

  @Test("It starts in a window of any size", arguments: [(1, 1), (2, 500), (500, 1), (500, 200)])
  func anySize(width: Int, height: Int) throws {
    let scene = try Scene(Fixtures.files)
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: ["form.plist", "ada.json"],
      directory: scene.folder.path, size: (width, height))
    try session.wait(until: "it has the terminal") { !$0.isInShellMode && $0.isOnAlternateScreen }
    // What is too small to show anything takes no keys.
    session.resize(width: 80, height: 24)
    try session.wait(for: "? keys")
    try session.press("Enter")
    session.type("!!")
    try session.press("Enter")
    try session.wait(for: "Ada Lovelace!!")
    #expect(try session.quitDiscarding() == .exited(0))
  }

  @Test("Stopped like C-z does with a field open, what was typed is there when it goes on")
  func stoppedInField() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    try session.edit("Name")
    session.type("!!")
    try session.wait(for: "Ada Lovelace!!")
    let count = session.outputByteCount
    session.kill(SIGTSTP)
    try session.wait(until: "it has left and is back") {
      let sent = String(decoding: $0.rawOutput.dropFirst(count), as: UTF8.self)
      return sent.contains("\u{1B}[?1049l") && $0.isOnAlternateScreen
    }
    session.type("?")
    try session.wait(for: "Ada Lovelace!!?")
    #expect(session.bottomLine.contains("Enter keep"))
  }

  @Test("A window that is closed ends it, and what was not saved is in the journal")
  func closedWindow() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    try session.replaceValue(of: "Salary", with: "77")
    let status = session.hangUp()
    #expect(status == .exited(128 + Int(SIGHUP)))
    #expect(scene.journals.count == 1)
    #expect(try scene.read("ada.json") == Fixtures.ada)
  }

  @Test(
    "Without a terminal type it says so in one sentence, and in another what works on any",
    arguments: ["", "no-such-terminal"])
  func noTerminalType(name: String) throws {
    let scene = try Scene(Fixtures.files)
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: ["form.plist", "ada.json"],
      environment: ["TERM": name], directory: scene.folder.path, size: (300, 24))
    #expect(try session.waitForExit() == .exited(2))
    let lines = session.screen.filter { !$0.isEmpty }
    #expect(lines.count == 2 && lines[0].contains("TERM=xterm-256color"), "\(lines)")
    #expect(lines[1].contains("formview prompt form.plist ada.json"))
    #expect(session.isInShellMode)
  }

  @Test("A window of 40 by 10 shows the form, its fields and questions")
  func small() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open(size: (40, 10), showing: "Ada Lovelace")
    try session.replaceValue(of: "Salary", with: "77")
    #expect(session.line(of: "Salary").contains("77"))
    try session.press("q")
    try session.wait(for: "s save  d show changes  x discard")
  }

  @Test("200 keys held down end where they should with few repaints")
  func heldKeys() throws {
    let rows = (1...300).map { "{ key = \"Row \($0)\"; valuePath = r\($0); }" }
    let scene = try Scene([
      "form.plist": "{ title = Person; rows = (\(rows.joined(separator: ", "))); }",
      "ada.json": "{}",
    ])
    let session = try scene.open()
    let before = session.outputByteCount
    session.type(String(repeating: "\u{1B}[B", count: 200))
    try session.wait(until: "row 201 has the focus") { $0.line(of: "Row 201").hasPrefix("▌") }
    #expect(session.outputByteCount - before < 20_000)
  }

  @Test("A Down key sends little")
  func downKey() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    let before = session.outputByteCount
    try session.press("Down")
    try session.wait(until: "the focus moved") { $0.line(of: "E-mail").hasPrefix("▌") }
    #expect(session.outputByteCount - before < 300)
  }

  @Test("With NO_COLOR no color is sent, and marks and words still tell the states")
  func noColor() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open(
      "form.plist", "staff.json", "--record", "2", environment: ["NO_COLOR": "1"])
    #expect(session.line(of: "E-mail").contains("✗ Needs one @"))
    try session.edit("E-mail")
    try session.wait(for: "◐ ")
    session.type("@@")
    try session.wait(for: "✗ not possible from character 5")
    session.type("\u{7F}x")
    try session.wait(for: "✓")
    for y in 0..<24 {
      for x in 0..<80 {
        let cell = session.cell(x, y)
        #expect(cell.foreground == .terminalDefault && cell.background == .terminalDefault)
      }
    }
  }

  @Test(
    "Terminals of few colors and the plain locale show the same words",
    arguments: ["vt100", "linux", "xterm", "xterm-256color"])
  func terminals(name: String) throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open(environment: ["TERM": name, "LANG": "C"])
    #expect(session.line(of: "Name").contains("Ada Lovelace"))
    try session.replaceValue(of: "Name", with: "Zoë 张三丰")
    #expect(session.line(of: "Name").contains("Zoë 张三丰"))
  }

  @Test(
    "Chinese, combining marks and emoji keep their columns; control characters are shown, not sent")
  func columns() throws {
    let names = ["张三丰", "Zoe\u{308}", "👨‍👩‍👧‍👦", "🇳🇴 👍🏽", "a\u{1B}[31mb\u{7}\u{202E}c"]
    for name in names {
      let value = name.unicodeScalars.map {
        $0.value < 32
          ? "\\u00\($0.value < 16 ? "0" : "")" + String($0.value, radix: 16) : String($0)
      }.joined()
      let scene = try Scene([
        "form.plist": Fixtures.form,
        "ada.json": "{\"name\": \"\(value)\", \"contact\": {\"email\": \"x@y\"}}",
      ])
      let session = try scene.open()
      // Values of the rows around it stand in the same column, and hints at the same edge.
      let position = try #require(session.position(of: "x@y"))
      let name = try #require(session.position(of: "Name"))
      #expect(!session.cell(position.x, name.y).text.isEmpty)
      #expect(session.cell(position.x - 1, name.y).text == " ")
      try session.press("j", "k", "G", "g")
      try session.wait(until: "the focus is back") { $0.line(of: "Name").hasPrefix("▌") }
      #expect(session.line(of: "E-mail").contains("x@y"))
      let sent = String(decoding: session.rawOutput, as: UTF8.self)
      #expect(!sent.contains("\u{1B}[31mb"))
      #expect(!sent.contains("\u{7}"))
      #expect(!sent.contains("\u{202E}"))
    }
  }

  @Test("A click focuses a row, another opens its field, the wheel moves on")
  func mouse() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    try session.wait(until: "the mouse is asked for") { $0.reportsMouse }
    let salary = try #require(session.position(of: "Salary"))
    session.click(salary.x, salary.y)
    try session.wait(until: "it has the focus") { $0.line(of: "Salary").hasPrefix("▌") }
    session.click(salary.x, salary.y)
    try session.wait(for: "Enter keep")
    try session.press("Esc", "M")
    try session.wait(for: "M takes it back")
    #expect(!session.reportsMouse)
  }

  @Test("y puts the value on the terminal's clipboard")
  func copy() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    try session.press("y")
    try session.wait(for: "Copied Name")
    let sent = String(decoding: session.rawOutput, as: UTF8.self)
    #expect(sent.contains("\u{1B}]52;c;QWRhIExvdmVsYWNl\u{7}"))
  }
}
