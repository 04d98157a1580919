import Foundation
import ScreenTesting
import Testing

@Suite("A journal in a folder whose file system has no locks")
struct JournalWithoutLocksTests: JournalSuite {
  private static let inject = "strace -qq -f -o /dev/null -e inject=flock:error=ENOLCK"

  private func scene() throws -> Scene {
    let scene = try self.scene(secret: false)
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    return scene
  }

  private func withCopy(_ scene: Scene) throws -> TerminalSession {
    let session = try open(scene)
    try session.press("c")
    try session.wait(for: "4 records")
    return session
  }

  @Test(
    "is offered once its session has ended, and not before",
    .enabled(if: Self.canInject))
  func offered() throws {
    let scene = try scene()
    let session = try withCopy(scene)
    let list = "\(Self.inject) $formview recover"
    #expect(try scene.shell(list).lines.isEmpty)
    try kill(session)
    #expect(try scene.shell(list).lines.first?.contains("people.json: 1 edit from") == true)
  }

  @Test(
    "is taken by one of several programs",
    .enabled(if: Self.canInject))
  func takenOnce() throws {
    let scene = try scene()
    try kill(try withCopy(scene))
    let apply = "\(Self.inject) $formview recover people.json --apply"
    let outcome = try scene.shell("for i in 1 2 3; do \(apply) & done; wait")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try scene.read("people.json").split(separator: "Ada").count == 3)
    #expect(scene.journals.isEmpty)
  }

  @Test(
    "is opened for writing to be taken, as file systems over a network lock no others",
    .enabled(if: Self.canInject))
  func network() throws {
    let scene = try scene()
    try kill(try withCopy(scene))
    let outcome = try scene.shell(
      "strace -qq -f -o trace -e trace=openat $formview recover people.json --apply; grep -c 'journal\".*O_RDWR' trace"
    )
    #expect(outcome.lines.last == "1", "\(outcome.errors)")
  }

  private static let canInject = (try? Scene().shell("strace -qq -o /dev/null true"))?.status == 0
}
