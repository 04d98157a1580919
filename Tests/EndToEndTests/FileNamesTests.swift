import Foundation
import Glibc
import ScreenTesting
import Testing

@Suite("Files whose names are not UTF-8, and folders that are missing")
struct FileNamesTests {
  private func scene() throws -> Scene {
    let scene = try Scene(["form.plist": "( { key = Cost; valuePath = cost; } )"])
    _ = try scene.shell(#"mkdir $'f\xfc'; printf '{"cost": 1}' > $'f\xfc/caf\xe9.json'"#)
    return scene
  }

  @Test("set, get and show open them directly and through links, and make no other file")
  func direct() throws {
    let scene = try scene()
    let outcome = try scene.shell(
      #"""
      set -e
      ln -s $'f\xfc/caf\xe9.json' link.json
      $formview set form.plist link.json cost=2
      cat link.json; echo
      test -L link.json
      $formview set form.plist $'f\xfc/caf\xe9.json' cost=3
      $formview get form.plist $'f\xfc/caf\xe9.json' cost
      cd $'f\xfc'
      $formview set ../form.plist $'caf\xe9.json' cost=4
      $formview get ../form.plist $'caf\xe9.json' cost
      cd ..
      ls -A $'f\xfc' | wc -l; ls f* -d | wc -l
      """#)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.lines == [#"{"cost": 2}"#, "3", "4", "1", "2"])
  }

  @Test("A change that is only shown names them as diff does, for patch to find them")
  func preview() throws {
    let scene = try scene()
    let outcome = try scene.shell(
      #"""
      $formview set --dry-run form.plist $'f\xfc/caf\xe9.json' cost=2 > change
      head -2 change
      patch -p0 -s < change > /dev/null && cat f*/caf*.json; echo
      printf '{"cost": 1}' > $'a"b\n\001.json'
      $formview set --dry-run form.plist $'a"b\n\001.json' cost=2 | head -1
      """#)
    #expect(
      outcome.lines == [
        #"--- "f\374/caf\351.json""#, #"+++ "f\374/caf\351.json""#, #"{"cost": 2}"#,
        #"--- "a\"b\n\001.json""#,
      ], "\(outcome.errors)")
  }

  @Test("Their bytes are shown as bytes: on the screen and in messages")
  func shown() throws {
    let scene = try scene()
    _ = try scene.shell(
      #"printf '{"cost": 1}' > $'caf\xe9.json'; printf '{"cost": ' > $'b\xe9d.json'"#)
    let broken = try scene.shell(#"$formview check form.plist $'b\xe9d.json'"#)
    #expect(broken.errors.contains(#"b\xE9d.json"#), "\(broken.errors)")
    let session = try TerminalSession(
      command: "/bin/bash",
      arguments: [
        "-c", #"exec "$0" form.plist $'caf\xe9.json'"#, BuiltProduct.path(named: "formview"),
      ],
      environment: ["XDG_STATE_HOME": scene.stateFolder.path], directory: scene.folder.path,
      size: (80, 8))
    try session.wait(for: #"caf\xE9.json"#)
    try session.press("q")
  }

  @Test(
    "A new one is begun on the screen, and set says that it makes none; a value is no such name")
  func new() throws {
    let scene = try scene()
    let session = try TerminalSession(
      command: "/bin/bash",
      arguments: [
        "-c", #"exec "$0" form.plist $'f\xfc/neu\xff.json'"#, BuiltProduct.path(named: "formview"),
      ],
      environment: ["XDG_STATE_HOME": scene.stateFolder.path], directory: scene.folder.path,
      size: (100, 8))
    try session.wait(for: #"neu\xFF.json is not there yet"#)
    try session.press("e")
    session.type("7")
    try session.press("Enter", "s")
    try session.wait(for: "Saved")
    let made = try scene.shell(#"$formview get form.plist $'f\xfc/neu\xff.json' cost"#)
    #expect(made.output == "7\n", "\(made.errors)")
    let missing = try scene.shell(#"$formview set form.plist $'x\xff.json' cost=1"#)
    #expect(missing.status == 4 && missing.errors.contains(#"x\xFF.json: error FILE: there is no"#))
    for value in [#"$'cost=\xff.json'"#, #"$'no/\xff.json'"#, #"$'\xff'"#] {
      let refused = try scene.shell(#"$formview set form.plist f*/caf* "# + value)
      #expect(refused.status == 2 && refused.errors.contains("is not UTF-8"), "\(refused.errors)")
    }
  }

  /// A session with an unsaved edit, whose journals are in such a folder.
  private func edited(in scene: Scene) throws -> TerminalSession {
    let session = try TerminalSession(
      command: "/bin/bash",
      arguments: [
        "-c", #"XDG_STATE_HOME="$PWD/"$'f\xfc' exec "$0" form.plist $'f\xfc/caf\xe9.json'"#,
        BuiltProduct.path(named: "formview"),
      ], directory: scene.folder.path, size: (80, 8))
    try session.wait(for: "? keys")
    try session.press("e", "C-u")
    session.type("7")
    try session.press("Enter")
    try session.wait(for: "unsaved")
    return session
  }

  @Test("The folder of journals may have such a name")
  func stateFolder() throws {
    let scene = try scene()
    let session = try edited(in: scene)
    session.kill(SIGKILL)
    #expect(try session.waitForExit() == .killed(signal: SIGKILL))
    let journals = try scene.shell(#"ls f*/formview/*.journal | wc -l; ls -d f* | wc -l"#)
    #expect(journals.lines == ["1", "2"])
  }

  @Test("Journals in such a folder are deleted when nothing is unsaved, and when they are dropped")
  func deletedJournals() throws {
    let scene = try scene()
    func journals() throws -> String {
      try scene.shell("ls f*/formview/*.journal 2>/dev/null | wc -l").output.trimmingCharacters(
        in: .newlines)
    }
    let first = try edited(in: scene)
    first.kill(SIGKILL)
    _ = try first.waitForExit()
    #expect(try journals() == "1")
    let drop =
      #"XDG_STATE_HOME="$PWD/"$'f\xfc' $formview recover --drop --form form.plist $'f\xfc/caf\xe9.json'"#
    let dropped = try scene.shell(drop)
    #expect(dropped.status == 0, "\(dropped.errors)")
    #expect(try journals() == "0")
    let second = try edited(in: scene)
    #expect(try journals() == "1")
    try second.press("s", "q")
    _ = try second.waitForExit()
    #expect(try journals() == "0")
  }

  @Test("A text is edited in a folder of temporary files with such a name")
  func externalEditor() throws {
    let scene = try Scene([
      "form.plist": "( { valuePath = note; cellIdentifier = TextViewCell; } )",
      "data.json": #"{"note": "Ada"}"#,
    ])
    let session = try TerminalSession(
      command: "/bin/bash",
      arguments: [
        "-c", #"mkdir $'t\xff'; TMPDIR="$PWD/"$'t\xff' exec "$0" form.plist data.json"#,
        BuiltProduct.path(named: "formview"),
      ],
      environment: [
        "XDG_STATE_HOME": scene.stateFolder.path, "VISUAL": "sed -i s/Ada/Countess/",
        "XDG_RUNTIME_DIR": "",
      ], directory: scene.folder.path, size: (80, 12))
    try session.wait(for: "? keys")
    try session.press("e", "C-x", "C-e")
    try session.wait(for: "Countess")
  }

  @Test("A form that is made of such a file shows the bytes in its title")
  func newForm() throws {
    let scene = try Scene()
    _ = try scene.shell(#"printf '{"cost": 1}' > $'r\xe9al.json'"#)
    let made = try scene.shell(#"$formview new $'r\xe9al.json'"#)
    #expect(made.status == 0)
    #expect(made.output.contains(#"r\xE9al.json"#), "\(made.output)")
    // A backslash of a template is written twice, and each again in the text of a property list.
    #expect(made.output.contains(#"title = "r\\\\xE9al";"#), "\(made.output)")
    #expect(made.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("A link to such a name where nothing is yet makes the file that it names")
  func newFile() throws {
    let scene = try scene()
    _ = try scene.shell(#"ln -s $'f\xfc/n\xe9w.json' link.json; printf '{"cost": 1}' > link.json"#)
    #expect(try scene.run("set", "form.plist", "link.json", "cost=5").status == 0)
    let made = try scene.shell(#"cat $'f\xfc/n\xe9w.json'; ls -A $'f\xfc' | wc -l"#)
    #expect(made.output == "{\"cost\": 5}2\n")
  }

  @Test("A value that is not UTF-8 is refused as before")
  func value() throws {
    let scene = try scene()
    let outcome = try scene.shell(#"$formview set form.plist $'f\xfc/caf\xe9.json' $'cost=\xff'"#)
    #expect(outcome.status == 2)
  }

  @Test("Saving as a file in a missing folder names the folder that is missing")
  func missingFolder() throws {
    let scene = try Scene(Fixtures.files)
    _ = try scene.shell("ln -s gone/deep/x.json link.json")
    let session = try scene.open(size: (120, 24))
    try session.press("S", "C-u")
    session.type("/proc/x.json")
    try session.press("Enter")
    try session.wait(for: "/proc/x.json: no file can be made in /proc; nothing was written")
    for (name, folder) in [("no/deep/x.json", "no"), ("link.json", "./gone")] {
      try session.press("S", "C-u")
      session.type(name)
      try session.press("Enter")
      try session.wait(for: "\(name): there is no folder \(folder); nothing was written")
    }
  }
}
