import Foundation
import ScreenTesting
import Testing

@Suite("On the screen: table and form side by side")
struct SplitViewScreenTests {
  private let scene: Scene

  init() throws {
    scene = try Scene([
      "form.plist": TableScreenTests.form, "staff.json": TableScreenTests.staff,
      "other.json": #"[{"name": "Kim"}]"#,
    ])
  }

  private func open(
    _ arguments: [String] = ["form.plist", "staff.json"]
  ) throws -> TerminalSession {
    arguments.count > 1
      ? try scene.open(arguments[0], arguments[1], size: (130, 20), showing: "record")
      : try scene.open(arguments[0], size: (130, 20), showing: "record")
  }

  private func quit(_ session: TerminalSession) throws {
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test(
    "The form is beside the table unless it was sent away for this form, also in the next session")
  func isRemembered() throws {
    var session = try open()
    try session.wait(for: "│")
    try session.press("v")
    try session.wait(until: "the table is alone") { !$0.screen.joined().contains("│") }
    try quit(session)
    session = try open()
    #expect(!session.screen.joined().contains("│"))
    try quit(session)
    // Another form, made of data, is shown as always.
    session = try open(["other.json"])
    try session.wait(for: "│")
    try quit(session)
    session = try open()
    try session.press("v")
    try session.wait(for: "│")
    try quit(session)
    session = try open()
    try session.wait(for: "│")
    try quit(session)
  }

  @Test("What is kept is private, and says nothing of form and data")
  func isPrivate() throws {
    let session = try open()
    try session.press("v")
    try session.wait(until: "the table is alone") { !$0.screen.joined().contains("│") }
    try quit(session)
    let file = scene.stateFolder.appending(path: "formview/views")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("alone"))
    for word in ["form", "staff", "Dora", "Name", "City", "Oslo"] { #expect(!text.contains(word)) }
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("A damaged file of choices is no choice")
  func damaged() throws {
    let folder = scene.stateFolder.appending(path: "formview")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Data([0xff, 0x00, 0x0a, 0x20, 0x0a]).write(to: folder.appending(path: "views"))
    let session = try open()
    try session.wait(for: "│")
    try session.press("v")
    try session.wait(until: "the table is alone") { !$0.screen.joined().contains("│") }
    try quit(session)
  }
}
