import Foundation
import ScreenTesting
import Testing

@Suite("On the screen: where a journal is, and of which file")
struct JournalPlaceTests: JournalSuite {
  @Test("A journal is of one file, by whatever name it is opened, and not of others with its name")
  func names() throws {
    let scene = try scene()
    let session = try open(scene)
    try work(session)
    try kill(session)
    try scene.makeFolder("other")
    _ = try scene.shell(
      "cp people.* other; ln -s people.json link.json; cd other; ln -s ../people.json up.json")
    let other = try scene.open("people.plist", "other/people.json", showing: "Ada")
    try other.press("q")
    #expect(try other.waitForExit() == .exited(0))
    for name in ["link.json", "other/up.json", "other/../people.json"] {
      let next = try scene.open(
        "people.plist", name, size: (100, 20), showing: "3 edits from", bottom: "x discard")
      try next.press("k")
      try next.wait(for: "the next start asks again")
      try next.press("q")
      #expect(try next.waitForExit() == .exited(0))
    }
  }

  @Test("A file that was renamed is offered what was left of it")
  func renamed() throws {
    let scene = try scene()
    let session = try open(scene)
    try work(session)
    try kill(session)
    #expect(try scene.shell("mv people.json others.json").status == 0)
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    #expect(try scene.run("recover", "others.json").output.contains("Bea"))
    let next = try scene.open(
      "people.plist", "others.json", size: (160, 20), showing: "3 edits from", bottom: "x discard")
    #expect(
      next.screen.contains { $0.contains("/people.json, which is not there") },
      "\(next.screen)")
    try next.press("t")
    try next.wait(for: "Took 3 edits")
    try next.press("s")
    try next.wait(for: "Saved")
    #expect(try scene.read("others.json").contains("Bea"))
    #expect(scene.journals.isEmpty)
  }

  @Test("Edits of a form with a secret are left for that form, and nothing is said to have changed")
  func otherForm() throws {
    let scene = try scene()
    try scene.write(
      "secret.plist", "( { valuePath = name; }, { valuePath = pin; isSecure = YES; } )")
    try scene.write("pins.json", #"[{"name": "Ada", "pin": "1"}, {"name": "Bob"}]"#)
    let session = try scene.open("secret.plist", "pins.json", showing: "Ada")
    try replaceValue(in: session, with: "Zoe")
    try kill(session)
    let next = try scene.open(
      "pins.json", size: (160, 20), showing: "Ada", bottom: "open it with the form")
    #expect(!next.screen.contains { $0.contains("was changed since") }, "\(next.screen)")
    try next.press("q")
    let again = try scene.open(
      "secret.plist", "pins.json", size: (100, 20), showing: "1 edit from", bottom: "x discard")
    try again.press("t")
    try again.wait(for: "Took 1 edit")
  }

  @Test("Saved under another name, what is edited then is offered with that one")
  func otherName() throws {
    let scene = try scene()
    let session = try open(scene)
    try session.press("S", "C-u")
    session.type("copy.json\r")
    try session.wait(for: "Saved copy.json")
    try replaceValue(in: session, with: "Zoe")
    try kill(session)
    try open(scene).press("q")
    let next = try scene.open(
      "people.plist", "copy.json", size: (100, 20), showing: "1 edit from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Zoe")
  }

  @Test("A journal whose folder is deleted under it is written again, with all that was in it")
  func folderDeleted() throws {
    let scene = try scene()
    let session = try open(scene)
    try replaceValue(in: session, with: "Zoe")
    _ = try scene.shell("rm -r '\(scene.stateFolder.path)'/formview")
    try session.press("j", "e", "C-u")
    session.type("Bea")
    try session.press("Enter")
    try session.wait(for: "Bea")
    try kill(session)
    let next = try open(scene, showing: "2 edits from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Bea")
    #expect(next.screen.contains { $0.contains("Zoe") })
  }

  @Test("Where no journal can be written, the screen says so")
  func noFolder() throws {
    let scene = try scene()
    try scene.write("file", "")
    let file = scene.folder.appending(path: "file").path
    let session = try open(scene, environment: ["XDG_STATE_HOME": file, "TMPDIR": file])
    try session.press("e", "C-u")
    session.type("x")
    try session.press("Enter")
    try session.wait(for: "Edits are lost in a crash until they are saved")
  }

  @Test(
    "Where the state folder can't be written, or the environment names none, another one has the journal"
  )
  func otherFolder() throws {
    for state in ["file", ""] {
      let scene = try scene()
      try scene.write("file", "")
      try scene.makeFolder("tmp")
      let environment = [
        "XDG_STATE_HOME": state.isEmpty ? "" : scene.folder.appending(path: state).path,
        "HOME": state.isEmpty ? "" : scene.folder.path,
        "TMPDIR": scene.folder.appending(path: "tmp").path,
      ]
      let session = try open(scene, environment: environment)
      try session.press("e", "C-u")
      session.type("Zoe")
      try session.press("Enter")
      try session.wait(for: "unsaved")
      try kill(session)
      let next = try open(
        scene, showing: "1 edit from", bottom: "x discard", environment: environment)
      try next.press("t")
      try next.wait(for: "Zoe")
    }
  }

  @Test(
    "A journal that another program cuts, or moves away, is written again as a whole, which is said",
    arguments: [
      (": > \"$0\"", "has cut the journal"), ("truncate -s 20 \"$0\"", "has cut the journal"),
      ("mv \"$0\" elsewhere", "has removed the journal"),
      ("mv \"${0%/*}\" elsewhere", "has removed the journal"),
      ("rm -r \"${0%/*}\"", "has removed the journal"),
    ])
  func damaged(command: String, message: String) throws {
    let scene = try scene()
    let session = try open(scene)
    try replaceValue(in: session, with: "Zoe")
    let journal = try #require(scene.journals.first)
    _ = try scene.shell("bash -c '\(command)' '\(journal.path)'")
    // Before anything else is done.
    try session.wait(for: message)
    try session.press("j", "e", "C-u")
    session.type("Bea")
    try session.press("Enter")
    try session.wait(for: "Bea")
    try kill(session)
    let next = try open(scene, showing: "2 edits from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Bea")
    #expect(next.screen.contains { $0.contains("Zoe") })
  }
}
