import Glibc
import ScreenTesting
import Testing

@Suite("recover, where a folder is missing, a file is invalid, or has a passphrase")
struct RecoverUnreadableTests: JournalSuite {
  private func scene() throws -> Scene {
    let scene = try self.scene(secret: false)
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    return scene
  }

  @Test("A file whose folder was deleted is named, and what was left of it is dropped")
  func folderDeleted() throws {
    let scene = try scene()
    try scene.makeFolder("a")
    try scene.makeFolder("a/b")
    try scene.write("a/b/people.json", Self.people)
    let session = try scene.open(
      "people.plist", "a/b/people.json", size: (100, 20), showing: "Ada")
    try work(session)
    try kill(session)
    _ = try scene.shell("rm -r a")
    let shown = try scene.run("recover", "a/b/people.json")
    #expect(shown.status == 4)
    #expect(shown.output.contains("people.json: 3 edits from"), "\(shown.output)")
    #expect(
      shown.errors.contains("there is no such file, and what was not saved of it is kept"),
      "\(shown.errors)")
    let dropped = try scene.run("recover", "--drop", "a/b/people.json")
    #expect(dropped.status == 0 && scene.journals.isEmpty, "\(dropped.errors)")
  }

  @Test("A file that is invalid JSON has nothing that was left of another one")
  func invalid() throws {
    let scene = try scene()
    let session = try open(scene)
    try work(session)
    try kill(session)
    _ = try scene.shell("rm people.json")
    try scene.write("broken.json", "[1, 2")
    for option in [[], ["--drop"]] {
      let outcome = try scene.run(["recover", "broken.json"] + option)
      #expect(
        outcome.status == 0 && outcome.errors.contains("nothing was left unsaved"),
        "\(outcome.errors)")
    }
    #expect(scene.journals.count == 1)
  }

  @Test("Of a file with a passphrase nobody is asked for that where nothing is read")
  func passphrase() throws {
    let scene = try self.scene()
    let session = try open(scene)
    try work(session)
    try kill(session)
    _ = try scene.shell("mv people.json other.json")
    let encrypted = try Scene.encryptedByPassphrase()
    let environment = ["XDG_STATE_HOME": scene.stateFolder.path]
    for option in [[], ["--drop"]] {
      let recovering = try TerminalSession(
        command: BuiltProduct.path(named: "formview"), arguments: ["recover", "ada.age"] + option,
        environment: environment, directory: encrypted.folder.path)
      try recovering.wait(for: "nothing was left unsaved")
      #expect(try recovering.waitForExit() == .exited(0))
    }
    #expect(scene.journals.count == 1)
  }
}
