import Foundation
import ScreenTesting
import Testing

@Suite("On the screen: what a pop-up covered is there again")
struct PopupLeavingTests {
  @Test("also where its choice hides rows", arguments: ["xterm-256color", "linux", "screen"])
  func hidingRows(term: String) throws {
    let scene = try Scene()
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for (folder, name) in [("Forms", "server.plist"), ("data", "server.json")] {
      try scene.write(name, try Data(contentsOf: root.appending(path: "\(folder)/\(name)")))
    }
    let session = try scene.open(
      "server.plist", "server.json", environment: ["TERM": term], size: (90, 24),
      showing: "store-1")
    try session.press("j", "Enter")
    try session.wait(for: "Replicas")
    for choice in ["Web", "Cache", "Database"] {
      try session.edit("Role")
      try session.wait(for: "╭")
      session.type(choice)
      try session.wait(for: "1 of 3")
      try session.press("Enter")
      try session.wait(forNo: "╭")
      let shown = session.screen
      try session.press("C-l")
      #expect(session.screen == shown)
    }
  }
}
