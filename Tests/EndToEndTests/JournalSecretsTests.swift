import Foundation
import ScreenTesting
import Testing

@Suite("On the screen: secrets in a journal")
struct JournalSecretsTests: JournalSuite {
  @Test("Secrets are sealed by a key that lasts until the machine is started again")
  func sealed() throws {
    let scene = try scene(secret: true)
    try scene.makeFolder("run")
    let runtime = ["XDG_RUNTIME_DIR": scene.folder.appending(path: "run").path]
    let session = try open(scene, environment: runtime)
    try session.press("l")
    try replaceValue(in: session, with: "4711")
    try kill(session)
    let journal = try linesOfJournal(scene)
    #expect(!journal.contains("4711") && journal.contains("sealed"))
    let next = try open(
      scene, showing: "1 edit from", bottom: "x discard", environment: runtime)
    try next.press("t")
    try next.wait(for: "Took 1 edit")
    try next.press("s")
    try next.wait(for: "Saved")
    #expect(try scene.read("people.json").contains("4711"))
  }

  @Test("What was sealed is shown by no other form, and stays sealed where one takes it")
  func sealedForOthers() throws {
    let scene = try sealingScene()
    let session = try open(scene)
    try session.press("l")
    try replaceValue(in: session, with: "4711")
    try kill(session)
    _ = try scene.shell("mv people.plist former.plist")
    let shown = try scene.run("recover", "people.json")
    #expect(shown.status == 4 && shown.output.isEmpty)
    #expect(shown.errors.contains("name the form with --form"), "\(shown.errors)")
    let applied = try scene.run("recover", "people.json", "--apply")
    #expect(applied.status == 4 && !(applied.output + applied.errors).contains("4711"))
    #expect(try scene.run("recover", "people.json", "--form", "former.plist").status == 0)
    try scene.write("open.plist", "( { key = Name; valuePath = name; }, { valuePath = n; } )")
    let next = try scene.open(
      "open.plist", "people.json", size: (100, 20), showing: "1 edit from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Took 1 edit")
    try kill(next)
    let journal = try linesOfJournal(scene)
    #expect(!journal.contains("4711") && journal.contains("sealed"))
  }

  @Test("A value set in many records is sealed with them, and merged with what others have set")
  func many() throws {
    let scene = try sealingScene()
    func records(_ name: (Int) -> String) -> String {
      let records = (0..<1_200).map { #"{"n": "s\#($0)", "name": "\#(name($0))"}"# }
      return "[\n" + records.joined(separator: ",\n") + "\n]"
    }
    try scene.write("people.json", records { "P\($0)" })
    let session = try open(scene, showing: "P0")
    try session.press("*", "E", "C-u")
    session.type("Rome")
    try session.press("Enter")
    try session.wait(for: "Set Name in 1,200 records")
    try kill(session)
    #expect(try !linesOfJournal(scene).contains("P700"))
    try scene.write("people.json", records { $0 == 700 ? "Oslo" : "P\($0)" })
    let shown = try scene.run("recover", "people.json", "--apply")
    #expect(shown.errors.contains("changed here and by another program"), "\(shown.errors)")
    #expect(shown.errors.contains("Oslo"), "\(shown.errors)")
    #expect(!shown.errors.contains("does not fit"))
    #expect(try scene.read("people.json").contains("Oslo"))
    try scene.write(
      "people.json", records { "P\($0)" }.replacing("[\n", with: "[\n{\"name\": \"New\"},\n"))
    #expect(try scene.run("recover", "people.json", "--apply").status == 0)
    #expect(
      try scene.read("people.json")
        == records { _ in "Rome" }.replacing("[\n", with: "[\n{\"name\": \"New\"},\n"))
  }

  @Test("Where nothing can seal them, only the fact of an edit is kept")
  func unsealed() throws {
    let scene = try scene(secret: true)
    let session = try open(scene)
    try editSecretAndName(in: session)
    try kill(session)
    let journal = try linesOfJournal(scene)
    #expect(!journal.contains("4711") && journal.contains("Bea"), "\(journal)")
    let next = try open(scene, showing: "1 edit from", bottom: "x discard")
    try next.press("d")
    try next.wait(for: "1 edit of a secret could not be kept")
  }

  @Test("Where nothing can seal secrets, what undo takes back from before a save is kept, too")
  func undoneAfterSaving() throws {
    let scene = try scene(secret: true)
    let session = try open(scene)
    try replaceValue(in: session, with: "Bea")
    try session.press("s")
    try session.wait(for: "save anyway")
    try session.press("s")
    try session.wait(for: "Saved")
    try session.press("u")
    try session.wait(for: "Ada")
    #expect(!session.screen[0].contains("crash"), "\(session.screen[0])")
    try kill(session)
    let next = try open(scene, showing: "1 edit from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Took 1 edit")
    try next.press("s")
    try next.wait(for: "save anyway")
    try next.press("s")
    try next.wait(for: "Saved")
    #expect(try scene.read("people.json") == Self.people)
  }

  @Test(
    "Where nothing can seal secrets, a step of several values is kept without the secret beside them"
  )
  func undoneResult() throws {
    let scene = try scene()
    try scene.write(
      "people.plist",
      """
      ( { key = Code; valuePath = code; isSecure = YES; }, { key = N; valuePath = n; valueType = integer; },
        { key = Twice; valuePath = twice; valueType = integer; formula = "n * 2"; } )
      """)
    try scene.write("people.json", #"{"n": 1, "code": "old-code", "twice": 2}"#)
    let session = try open(scene, showing: "Twice")
    try session.press("Down")
    try replaceValue(in: session, with: "5")
    try session.wait(for: "10")
    try session.press("s")
    try session.wait(for: "Saved")
    try session.press("u")
    try session.wait(for: "unsaved")
    #expect(!session.screen[0].contains("crash"), "\(session.screen[0])")
    try kill(session)
    #expect(try !linesOfJournal(scene).contains("old-code"))
    let next = try open(scene, showing: "1 edit from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Took 1 edit")
    try next.press("s")
    try next.wait(for: "Saved")
    #expect(try scene.read("people.json") == #"{"n": 1, "code": "old-code", "twice": 2}"#)
  }

  @Test("Where nothing can seal secrets, an added item that is taken back after a save is gone")
  func undoneAddition() throws {
    let scene = try scene()
    try scene.write(
      "people.plist",
      """
      ( { key = Tags; valuePath = tags; cellIdentifier = ListCell; },
        { key = Pins; valuePath = pins; itemForm = ( { key = Pin; valuePath = pin; isSecure = YES; } ); } )
      """)
    try scene.write("people.json", #"{"tags": ["a"], "pins": [{"pin": "old-code"}]}"#)
    let session = try open(scene, showing: "Tags")
    try session.press("Enter", "a")
    session.type("b")
    try session.press("Enter")
    try session.wait(for: "2 items")
    try session.press("s")
    try session.wait(for: "Saved")
    try session.press("u", "u")
    try session.wait(for: "1 item")
    #expect(!session.screen[0].contains("crash"), "\(session.screen[0])")
    try session.press("Esc", "Down", "Enter", "a")
    try session.wait(for: "2 items")
    session.type("new-code")
    try session.press("Enter")
    try session.wait(for: "••••")
    try kill(session)
    #expect(try !linesOfJournal(scene).contains("-code"))
  }

  @Test("Where nothing can seal secrets, items of lists without any are kept")
  func itemsWithoutSecrets() throws {
    let scene = try scene()
    try scene.write(
      "people.plist",
      """
      ( { key = Code; valuePath = code; isSecure = YES; },
        { key = Ports; valuePath = in.ports; itemForm = ( { key = N; valuePath = n; } ); } )
      """)
    try scene.write(
      "people.json", #"{"code": "old-code", "in": {"ports": [{"n": "a"}]}, "x": 1.10}"#)
    let session = try open(scene, showing: "Ports")
    try session.press("Down", "Enter", "a")
    try session.wait(for: "2 items")
    session.type("new")
    try session.press("Enter")
    try session.wait(for: "new")
    #expect(!session.screen[0].contains("crash"), "\(session.screen[0])")
    try kill(session)
    #expect(try !linesOfJournal(scene).contains("old-code"))
    let next = try open(scene, showing: "2 edits from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Took 2 edits")
    try next.press("s")
    try next.wait(for: "Saved")
    #expect(
      try scene.read("people.json")
        == #"{"code": "old-code", "in": {"ports": [{"n": "a"}, {"n": "new"}]}, "x": 1.10}"#)
  }

  @Test(
    "Where nothing can seal secrets, the first item of a list and further ones are kept without them",
    arguments: [#"{"code": "old-code"}"#, #"{"code": "old-code", "ports": [{"pin": "old-pin"}]}"#])
  func addedItems(data: String) throws {
    let scene = try scene()
    try scene.write(
      "people.plist",
      """
      ( { key = Code; valuePath = code; isSecure = YES; },
        { key = Ports; valuePath = ports; itemForm = (
          { key = N; valuePath = n; }, { key = PIN; valuePath = pin; isSecure = YES; } ); } )
      """)
    try scene.write("people.json", data)
    let session = try open(scene, showing: "Ports")
    try session.press("G", "Enter", "a")
    try session.wait(for: "unsaved")
    session.type("new")
    try session.press("Enter")
    try session.wait(for: "new")
    #expect(!session.screen[0].contains("crash"), "\(session.screen[0])")
    try kill(session)
    let journal = try linesOfJournal(scene)
    #expect(!journal.contains("old-code") && !journal.contains("old-pin"), "\(journal)")
    let next = try open(scene, showing: "2 edits from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Took 2 edits")
    try next.press("s")
    try next.wait(for: "Saved")
    let saved = try scene.read("people.json")
    #expect(saved.contains(#"{"n": "new"}"#) || saved.contains(#"{"n":"new"}"#), "\(saved)")
    #expect(saved.contains("old-code"))
  }

  @Test("An edit that can't be kept says once why")
  func reason() throws {
    let scene = try scene(secret: true)
    let session = try open(scene)
    try session.press("l")
    try replaceValue(in: session, with: "4711")
    try session.wait(
      for: "Edits of secrets are lost in a crash until they are saved: XDG_RUNTIME_DIR is not set")
    #expect(session.screen[0].contains("lost in a crash"), "\(session.screen[0])")
  }

  @Test("Without libsodium an edit of a secret is not kept, and the message names the package")
  func noLibrary() throws {
    let scene = try scene(secret: true)
    try scene.makeFolder("lib")
    try scene.makeFolder("run")
    for version in [23, 26] { try scene.write("lib/libsodium.so.\(version)", "") }
    let session = try open(
      scene,
      environment: [
        "LD_LIBRARY_PATH": scene.folder.appending(path: "lib").path,
        "XDG_RUNTIME_DIR": scene.folder.appending(path: "run").path,
      ])
    try session.press("l")
    try replaceValue(in: session, with: "4711")
    try session.wait(
      for: "Edits of secrets are lost in a crash until they are saved: libsodium is missing")
  }

  @Test("Where nothing can seal secrets, records with some are deleted, and copied without them")
  func newRecords() throws {
    let scene = try scene(secret: true)
    let session = try open(scene)
    try session.press("a")
    try session.wait(for: "4 records")
    #expect(!session.screen[0].contains("crash"), "\(session.screen[0])")
    try kill(session)
    let next = try open(scene, showing: "1 edit from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Took 1 edit")
    try next.press("g", "x")
    try next.wait(for: "3 records")
    #expect(!next.screen[0].contains("crash"), "\(next.screen[0])")
    try next.press("j", "c")
    try next.wait(for: "4 records")
    #expect(next.screen[0].contains("crash"), "\(next.screen[0])")
    try kill(next)
    let journal = try linesOfJournal(scene)
    #expect(!journal.contains(#""unknown":true"#), "\(journal)")
    #expect(!journal.contains(": 1") && !journal.contains(": 2"), "\(journal)")
    let last = try open(scene, showing: "3 edits from", bottom: "x discard")
    try last.press("t")
    try last.wait(for: "Took 3 edits")
    try last.press("s")
    try last.wait(for: "Saved")
    let lines = try scene.read("people.json").split(separator: "\n").dropFirst(2)
    #expect(
      lines == [
        #"  {"name": "Bob", "n": 2},"#, #"  {"name": "Bob"},"#, #"  {"name": "Cyd", "n": 3}"#, "]",
      ])
  }

  /// A form whose records a secret distinguishes, with a name that takes three letters at least.
  private func identifiedScene(secret: String, sealing: Bool = false) throws -> Scene {
    let scene = try sealing ? sealingScene() : scene(secret: true)
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    try scene.write(
      "people.plist",
      """
      { recordIdentity = n; rows = ( { key = Name; valuePath = name; minimumLength = 3; },
        { key = N; valuePath = n; isSecure = YES; } ); }
      """)
    try scene.write(
      "people.json",
      """
      [
        {"name": "Ada", "n": "\(secret)"},
        {"name": "Bob", "n": "22"}
      ]
      """)
    return scene
  }

  /// Edits the second record and leaves a text in the first that its row refuses; returns the journal of that.
  private func leaveDraft(_ scene: Scene) throws -> String {
    let session = try open(scene)
    try session.press("j")
    try replaceValue(in: session, with: "Bea")
    try session.press("k", "e", "C-u")
    session.type("Qz")
    try session.press("Enter")
    try session.wait(for: "at least 3")
    try kill(session)
    return try linesOfJournal(scene)
  }

  @Test(
    "Where nothing can seal them, no secret can be found in a journal, nor by trying which one it is of"
  )
  func unsealedMarks() throws {
    let journals = try ["4711", "0815"].map { secret in
      let scene = try identifiedScene(secret: secret)
      let journal = try leaveDraft(scene)
      #expect(journal.contains("Qz") && journal.contains("Bea"), "\(journal)")
      #expect(journal.contains("version") && journal.contains("fingerprint"), "\(journal)")
      #expect(!journal.contains(secret), "\(journal)")
      return journal
    }
    #expect(journals[0] == journals[1])
  }

  @Test(
    "Without a secret in its marks a journal is found and taken, also under another name of the file"
  )
  func unsealedMarksAreTaken() throws {
    for isRenamed in [false, true] {
      let scene = try identifiedScene(secret: "4711")
      _ = try leaveDraft(scene)
      if isRenamed { _ = try scene.shell("mv people.json staff.json") }
      let name = isRenamed ? "staff.json" : "people.json"
      let shown = try scene.run("recover", name)
      #expect(shown.output.contains("+  {\"name\": \"Bea\""), "\(shown)")
      let next = try scene.open(
        "people.plist", name, size: (100, 20), showing: "1 edit from", bottom: "x discard")
      #expect(!next.screen.joined().contains("was changed since"))
      try next.press("t")
      try next.wait(for: "Bea")
      #expect(next.screen.contains { $0.contains("Qz") }, "\(next.screen)")
    }
  }

  @Test("Where they are sealed, the marks of the file's version are, too")
  func sealedMarks() throws {
    let scene = try identifiedScene(secret: "4711", sealing: true)
    let journal = try leaveDraft(scene)
    #expect(!journal.contains(#""version":"#) && !journal.contains("fingerprint"), "\(journal)")
    #expect(journal.contains(#""of":"version""#), "\(journal)")
    let next = try open(scene, showing: "1 edit from", bottom: "x discard")
    #expect(!next.screen.joined().contains("was changed since"))
    try next.press("t")
    try next.wait(for: "Bea")
    #expect(next.screen.contains { $0.contains("Qz") }, "\(next.screen)")
  }
}
