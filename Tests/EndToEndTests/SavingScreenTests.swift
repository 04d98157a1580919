import Foundation
import ScreenTesting
import Testing

@Suite("On the screen: saving, and the file around it")
struct SavingScreenTests {
  @Test("A file that was only touched is no conflict")
  func touched() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    try session.replaceValue(of: "Salary", with: "77")
    _ = try scene.shell("touch -d 2001-01-01 ada.json; chmod 600 ada.json")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(try scene.read("ada.json") == Fixtures.ada.replacing("4200.50", with: "77"))
  }

  /// A folder for private files, and what opens the editor on a name with it.
  private func editing() throws -> (Scene, String, (String) throws -> TerminalSession) {
    let scene = try Scene(Fixtures.files)
    try scene.makeFolder("private")
    let folder = scene.folder.appending(path: "private").path
    return (
      scene, folder,
      { command in
        let session = try scene.open(
          environment: ["XDG_RUNTIME_DIR": folder, "EDITOR": command])
        try session.edit("Name")
        try session.press("C-x", "C-e")
        return session
      }
    )
  }

  @Test("After a crash a text that an editor has is there until the editor ends, and no longer")
  func orphanedEditor() throws {
    let (scene, folder, _) = try editing()
    let editor = """
      kill -9 $PPID
      while kill -0 $PPID 2> /dev/null; do sleep 0.01; done
      (cd \(folder)/formview-text-* && mkdir copies && touch copies/text.txt~ && ls > ../../listing)
      cat
      """
    // As on a command line: a shell waits for formview.
    let session = try TerminalSession(
      command: "/bin/bash", arguments: ["-c", "$formview form.plist ada.json; :"],
      environment: [
        "formview": Scene.program.path, "XDG_STATE_HOME": scene.stateFolder.path,
        "XDG_RUNTIME_DIR": folder, "EDITOR": editor,
      ], directory: scene.folder.path, size: (80, 24))
    try session.wait(for: "? keys")
    try session.edit("Name")
    try session.press("C-x", "C-e")
    _ = try session.waitForExit()
    let left = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(!left.contains { $0.hasPrefix("formview-text") })
    #expect(try scene.read("listing") == "copies\ntext.txt\n")
  }

  @Test("A text whose editor was killed with formview is removed when the next one is opened")
  func killedEditor() throws {
    let (scene, folder, edit) = try editing()
    #expect(try edit("kill -9 0; :").waitForExit() == .killed(signal: SIGKILL))
    // Each text is in a folder of its own.
    let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasPrefix("formview-") && !$0.hasSuffix(".key") }
    #expect(left.count == 1)
    let next = try edit("ls \(folder) > listing; echo Eva >")
    try next.wait(for: "Eva")
    let listed = try scene.read("listing").split(separator: "\n")
      .filter { $0.hasPrefix("formview-") && !$0.hasSuffix(".key") }
    #expect(listed.count == 1)
    #expect(!listed.contains { left.contains(String($0)) })
  }

  @Test("An editor that a signal ends, or a status, is reported, and the value stays")
  func failedEditor() throws {
    let (_, _, edit) = try editing()
    for (command, report) in [("sh -c 'kill -9 $$'", "signal 9"), ("sh -c 'exit 3'", "status 3")] {
      let session = try edit(command)
      try session.wait(for: report)
      try session.press("Esc")
      try session.wait(for: "Ada")
    }
  }
}
