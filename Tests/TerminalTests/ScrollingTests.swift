import ScreenTesting
import Testing

@Suite("Lines that move are scrolled by the terminal")
struct ScrollingTests {
  private let size = (width: 60, height: 24)

  private func picture(of session: TerminalSession) -> [[EmulatedCell]] {
    (0..<size.height).map { y in (0..<size.width).map { x in session.cell(x, y) } }
  }

  /// What is on the screen is what drawing all of it gives.
  private func expectTrueScreen(_ session: TerminalSession, _ comment: Comment) throws {
    let scrolled = picture(of: session)
    try session.press("C-l")
    try settle(session)
    let all = picture(of: session)
    let differences = (0..<size.height).flatMap { y in
      (0..<size.width).filter { all[y][$0] != scrolled[y][$0] && !all[y][$0].text.isEmpty }
        .map { x in "\(x),\(y): \(scrolled[y][x]) instead of \(all[y][x])" }
    }
    #expect(differences == [], comment)
  }

  private func press(_ key: String, _ session: TerminalSession, until first: Int) throws {
    try session.press(key)
    try session.wait(for: "ready \(first)")
    try settle(session)
  }

  @Test("Wide characters, emoji, a selected line and a bar at the edge are right after each step")
  func steps() throws {
    let session = try probe("table", size: size)
    var first = 0
    for key in ["Down", "Down", "Down", "Up", "Up", "Up", "Up", "PgDn", "PgDn", "Down", "Up"] {
      first += key == "Down" ? 1 : key == "Up" ? -1 : 3
      try press(key, session, until: first)
      try expectTrueScreen(session, "\(key) to \(first)")
    }
  }

  @Test("Many steps without redrawing between them leave no trace")
  func manySteps() throws {
    let session = try probe("table", size: size)
    for step in 1...40 { try press("Down", session, until: step) }
    for step in 1...15 { try press("Up", session, until: 40 - step) }
    try expectTrueScreen(session, "after 55 steps")
  }

  @Test("A step sends what is new and not the page")
  func bytes() throws {
    let session = try probe("table", size: size)
    try press("Down", session, until: 1)
    let before = session.outputByteCount
    for step in 2...11 { try press("Down", session, until: step) }
    let scrolled = session.outputByteCount - before
    try session.press("C-l")
    try settle(session)
    let page = session.outputByteCount - before - scrolled
    #expect(scrolled / 10 < page / 3)
    // The lines between the bars were the ones that scrolled.
    #expect(String(decoding: session.rawOutput, as: UTF8.self).contains("\u{1B}[2;23r"))
  }

  @Test("A terminal without scrolling regions is drawn line by line, and right")
  func withoutRegions() throws {
    let folder = try TerminfoFolder()
    let session = try probe(
      "table", environment: ["TERM": "formview-still", "TERMINFO": folder.path], size: size)
    for step in 1...5 { try press("Down", session, until: step) }
    try press("Up", session, until: 4)
    #expect(!String(decoding: session.rawOutput, as: UTF8.self).contains(";23r"))
    try expectTrueScreen(session, "drawn line by line")
  }

  @Test("A window that changes its size is scrolled as a whole again")
  func resized() throws {
    let session = try probe("table", size: size)
    try press("Down", session, until: 1)
    session.resize(width: 60, height: 20)
    try press("Down", session, until: 2)
    for step in 3...8 { try press("Down", session, until: step) }
    let scrolled = (0..<20).map { session.screen[$0] }
    try session.press("C-l")
    try settle(session)
    #expect((0..<20).map { session.screen[$0] } == scrolled)
  }
}
