import Foundation
import ScreenTesting
import Testing

@Suite("Objects of an archive that are one in several places, on the screen")
struct SharedObjectsScreenTests {
  private typealias Text = ArchiveText

  /// A note whose `tags` and `labels` are one and the same mutable array of x and y.
  private static let note = Text.archive(
    Text.object(Text.uid("$class", 2), Text.uid("tags", 3), Text.uid("labels", 3)),
    Text.type("Note"), Text.object(Text.uid("$class", 4), Text.uids("NS.objects", 5, 6)),
    Text.type("NSMutableArray", "NSArray"),
    "<string>x</string>", "<string>y</string>")

  private func noteScene() throws -> Scene {
    try Scene([
      "form.plist": """
      ( { valuePath = tags; cellIdentifier = ListCell; },
        { valuePath = labels; cellIdentifier = ListCell; } )
      """,
      "note.archive": Self.note,
    ])
  }

  @Test("Once the list is deleted and saved that another row referred to, that row has it")
  func moved() throws {
    let scene = try noteScene()
    let session = try scene.open("form.plist", "note.archive", showing: "2 items: x, y")
    #expect(session.line(of: "Labels").contains("→ $.tags"))
    try session.press("Delete", "r")
    try session.press("s")
    try session.wait(for: "Saved note.archive; other values changed with it and were read again")
    #expect(session.line(of: "Labels").contains("2 items: x, y"), "\(session.screen)")
    // What is new is a list of its own.
    try session.press("Enter", "a")
    session.type("new")
    try session.press("Enter", "Esc")
    try session.wait(for: "1 item: new")
    try session.press("s")
    try session.wait(for: "Saved note.archive")
    #expect(session.line(of: "Labels").contains("2 items: x, y"), "\(session.screen)")
    let got = try scene.run("get", "form.plist", "note.archive", "tags", "labels")
    #expect(got.output == "1 item: new\n2 items: x, y\n", "\(got.output)\(got.errors)")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("Undo of what was saved is there after that, too")
  func undo() throws {
    let scene = try noteScene()
    let session = try scene.open("form.plist", "note.archive", showing: "2 items: x, y")
    try session.press("Delete", "r", "s")
    try session.wait(for: "were read again")
    try session.press("u")
    try session.wait(until: "the list is there again") {
      $0.line(of: "Tags").contains("2 items: x, y")
    }
    try session.press("s")
    try session.wait(until: "it is saved") { !$0.screen.contains { $0.contains("unsaved") } }
    let got = try scene.run("get", "form.plist", "note.archive", "tags", "labels")
    #expect(got.output == "2 items: x, y\n2 items: x, y\n", "\(got.output)\(got.errors)")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }
}
