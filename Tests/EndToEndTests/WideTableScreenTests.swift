import ScreenTesting
import Testing

@Suite("On the screen: a table wider than the window")
struct WideTableScreenTests {
  private static let columns = 9

  private static var form: String {
    let rows = (0..<columns).map { "{ key = \"Column \($0)\"; valuePath = m\($0); }" }
    return "( \(rows.joined(separator: ", ")) )"
  }

  /// Values of many widths, wide characters and emoji among them.
  private static var data: String {
    let words = ["Oslo", "中文字", "👨‍👩‍👧‍👦 x", "a longer value", "é", "🇩🇪🇫🇷"]
    let records = (0..<30).map { record in
      let members = (0..<columns).map { column in
        "\"m\(column)\": \"\(words[(record * 5 + column * 7) % words.count]) \(record)-\(column)\""
      }
      return "{\(members.joined(separator: ", "))}"
    }
    return "[\(records.joined(separator: ",\n"))]"
  }

  private let size = (width: 60, height: 16)

  /// The screen above the message.
  private func table(_ session: TerminalSession) -> [[EmulatedCell]] {
    (0..<size.height - 2).map { y in (0..<size.width).map { x in session.cell(x, y) } }
  }

  private func differences(_ moved: [[EmulatedCell]], _ drawn: [[EmulatedCell]]) -> [String] {
    moved.indices.flatMap { y in
      moved[y].indices.filter { moved[y][$0] != drawn[y][$0] && !drawn[y][$0].text.isEmpty }
        .map { "\($0),\(y): \(moved[y][$0].text) instead of \(drawn[y][$0].text)" }
    }
  }

  /// Waits until all that was sent before is there: the message comes behind it, and the former one goes with the rest of
  /// a frame.
  private func settle(_ session: TerminalSession) throws {
    try session.wait(until: "the former message is gone") { session in
      !session.screen.contains { $0.contains("Copied") }
    }
    try session.press("y")
    try session.wait(for: "Copied")
  }

  @Test("l and h bring columns in sight, and what is on the screen is what drawing all of it gives")
  func columnsComeInSight() throws {
    let scene = try Scene(["form.plist": Self.form, "data.json": Self.data])
    let session = try scene.open("form.plist", "data.json", size: size, showing: "Column 0")
    #expect(!session.screen[1].contains("Column 8"))
    var former = 0
    for position in Array(1..<Self.columns) + (0..<Self.columns - 1).reversed() {
      try session.press(position > former ? "l" : "h")
      former = position
      try session.wait(until: "the cursor is in column \(position)") { session in
        session.position(of: "Column \(position)").map { session.cell($0.x, 1).isUnderlined }
          ?? false
      }
      try settle(session)
      let moved = table(session)
      try session.press("C-l", ":")
      try session.wait(for: "to narrow")
      try session.press("Esc")
      try settle(session)
      #expect(differences(moved, table(session)) == [], "column \(position)")
    }
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }
}
