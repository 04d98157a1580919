import Foundation
import Glibc
import ScreenTesting
import Testing

@Suite("On the screen: the journal of what is not saved")
struct JournalScreenTests: JournalSuite {
  @Test("Killed, it loses no edit: what the next start takes is byte for byte what was there")
  func killed() throws {
    let scene = try scene()
    let session = try open(scene)
    try work(session)
    try kill(session)
    #expect(try scene.read("people.json") == Self.people)
    let next = try open(scene, showing: "3 edits from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Took 3 edits")
    try next.press("s")
    try next.wait(for: "Saved")
    #expect(
      try scene.read("people.json") == #"""
        [
          {"name": "Bea", "n": 2},
          {"name": "Bea", "n": 2},
          {"name": "Cyd", "n": 3}
        ]
        """#)
    #expect(scene.journals.isEmpty)
  }

  @Test("Killed between a save and the end of its journal, it does not ask about what is saved")
  func killedAfterSaving() throws {
    let scene = try scene()
    let session = try open(scene)
    try work(session)
    let journal = try #require(scene.journals.first)
    // Another name keeps it from going with the save.
    let kept = scene.folder.appending(path: "kept")
    try FileManager.default.linkItem(at: journal, to: kept)
    try session.press("s")
    try session.wait(for: "Saved")
    try kill(session)
    try FileManager.default.moveItem(at: kept, to: journal)
    let next = try open(scene, showing: "Bea")
    try next.press("q")
    #expect(try next.waitForExit() == .exited(0))
    #expect(scene.journals.isEmpty)
  }

  @Test("Saved or taken back, there is nothing to ask about")
  func saved() throws {
    let scene = try scene()
    let session = try open(scene)
    try work(session)
    #expect(scene.journals.count == 1)
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(scene.journals.isEmpty)
    try session.press("e", "C-u")
    session.type("x")
    try session.press("Enter")
    try session.wait(for: "unsaved")
    try session.press("u")
    try session.wait(forNo: "unsaved")
    #expect(scene.journals.isEmpty)
    try kill(session)
    let next = try open(scene, showing: "Bea")
    #expect(next.bottomLine.contains("? keys"))
  }

  @Test("What is edited after saving is kept by the numbers that the saved file has")
  func afterSaving() throws {
    let scene = try scene()
    let session = try open(scene)
    try work(session)
    try session.press("s")
    try session.wait(for: "Saved")
    try session.press("G", "e", "C-u")
    session.type("Dan")
    try session.press("Enter")
    try session.wait(for: "Dan")
    try kill(session)
    let next = try open(scene, showing: "1 edit from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Dan")
    try next.press("s")
    try next.wait(for: "Saved")
    #expect(try scene.read("people.json").contains(#"{"name": "Dan", "n": 3}"#))
  }

  @Test("Over a changed file the edits are merged with what others changed in the same records")
  func changed() throws {
    let scene = try scene()
    let session = try open(scene)
    try session.press("j", "e", "C-u")
    session.type("Bea")
    try session.press("Enter", "j", "e", "C-u")
    session.type("Cid")
    try session.press("Enter")
    try session.wait(for: "Cid")
    try kill(session)
    try scene.write(
      "people.json",
      #"[{"name": "New", "n": 0}, {"name": "Bob", "n": 2}, {"name": "Cyd", "n": 4}]"#)
    let next = try open(scene, showing: "people.json was changed since", bottom: "x discard")
    try next.press("d")
    try next.wait(for: "Cid")
    try next.press("Esc", "t")
    try next.wait(for: "Took 2 edits")
    try next.press("s")
    try next.wait(for: "Saved")
    #expect(
      try scene.read("people.json")
        == #"[{"name": "New", "n": 0}, {"name": "Bea", "n": 2}, {"name": "Cid", "n": 4}]"#)
    #expect(scene.journals.isEmpty)
  }

  @Test(
    "A value that others have changed, too, is a conflict, also after it was taken and killed again"
  )
  func conflict() throws {
    let scene = try scene()
    let session = try open(scene)
    try session.press("l", "j", "e", "C-u")
    session.type("20")
    try session.press("Enter")
    try session.wait(for: "unsaved")
    try kill(session)
    try scene.write("people.json", Self.people.replacing("\"n\": 2", with: "\"n\": 3"))
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let recovered = try scene.run("recover", "people.json", "--apply")
    #expect(recovered.status == 1)
    #expect(recovered.errors.contains("record 2: n: “20” here, “3” from another program"))
    #expect(try scene.read("people.json").contains("\"n\": 3}"))
    for times in 1...2 {
      let next = try open(scene, showing: times == 1 ? "1 edit from" : "edit", bottom: "x discard")
      try next.press("t")
      try next.wait(for: "a value was changed by others, too")
      try next.wait(for: "✗")
      if times == 1 {
        try kill(next)
      } else {
        try next.press("s")
        try next.wait(for: "take theirs")
        try next.press("t")
        try next.wait(for: "Nothing to save")
      }
    }
  }

  @Test(
    "A record that is deleted here and changed by others is asked about before leaving, and after a crash"
  )
  func deletedAndChanged() throws {
    let scene = try scene()
    let session = try open(scene)
    try session.press("j", "x")
    try session.wait(for: "2 records")
    try scene.write("people.json", Self.people.replacing("\"n\": 2", with: "\"n\": 22"))
    try session.wait(for: "! lists it")
    #expect(session.screen[0].contains("unsaved"))
    try session.press("u")
    try session.wait(for: "Nothing to undo")
    try session.press("q")
    try session.wait(for: "1 open conflict")
    try kill(session)
    let next = try open(scene, showing: "1 open conflict from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "✗")
    try next.press("s")
    try next.wait(for: "keep mine")
    try next.press("m")
    try next.wait(for: "Saved")
    #expect(try !scene.read("people.json").contains("Bob"))
  }

  @Test("A long file that nobody touched was not changed since, also when it was renamed")
  func longFile() throws {
    let scene = try scene()
    let records = (0..<9_000).map { #"{"name": "Person \#($0)", "n": \#($0)}"# }
    try scene.write("people.json", "[\n" + records.joined(separator: ",\n") + "\n]\n")
    let session = try open(scene, showing: "Person 1")
    try session.wait(for: "9,000 records")
    try session.press("e", "C-u")
    session.type("Zoe")
    try session.press("Enter")
    try session.wait(for: "unsaved")
    try session.wait { _ in
      scene.journals.first.flatMap { try? String(contentsOf: $0, encoding: .utf8) }?
        .contains("version") ?? false
    }
    try kill(session)
    let next = try open(scene, showing: "1 edit from", bottom: "x discard")
    #expect(!next.screen.contains { $0.contains("changed since") })
    try next.press("k")
    try next.wait(for: "the next start asks again")
    try next.press("q")
    #expect(try next.waitForExit() == .exited(0))
    // Under another name it is known once it is read.
    #expect(try scene.shell("mv people.json others.json").status == 0)
    let renamed = try scene.open(
      "people.plist", "others.json", size: (100, 20), showing: "1 edit from", bottom: "x discard")
    try renamed.press("t")
    try renamed.wait(for: "Took 1 edit")
  }

  @Test("What was taken is not offered again beside a draft that could not be")
  func takenOnce() throws {
    let scene = try scene()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let session = try open(scene)
    try session.press("c")
    try session.wait(for: "4 records")
    try session.press("G", "l", "e", "C-u")
    session.type("1x")
    try session.press("Enter", "Enter")
    try session.wait(for: "✎")
    try kill(session)
    for _ in 1...2 {
      let applied = try scene.run("recover", "people.json", "--apply")
      #expect(applied.status == 0)
      #expect(applied.errors.contains("a draft can be taken on the screen only"))
      #expect(try scene.read("people.json").split(separator: "Ada").count == 3)
    }
    let next = try open(scene, showing: "a draft from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "1x")
  }

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
      "people.plist", "others.json", size: (100, 20), showing: "3 edits from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Took 3 edits")
    try next.press("s")
    try next.wait(for: "Saved")
    #expect(try scene.read("others.json").contains("Bea"))
    #expect(scene.journals.isEmpty)
  }

  @Test("A journal that is being written is nobody else's")
  func held() throws {
    let scene = try scene()
    let session = try open(scene)
    try work(session)
    let other = try open(scene)
    #expect(other.bottomLine.contains("? keys"))
    try other.press("q")
    #expect(try other.waitForExit() == .exited(0))
    #expect(scene.journals.count == 1)
  }

  @Test("Secrets are sealed by a key that lasts until the machine is started again")
  func sealed() throws {
    let scene = try scene(secret: true)
    try scene.makeFolder("run")
    let runtime = ["XDG_RUNTIME_DIR": scene.folder.appending(path: "run").path]
    let session = try open(scene, environment: runtime)
    try session.press("l", "e")
    session.type("4711")
    try session.press("Enter")
    try session.wait(for: "unsaved")
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

  @Test("Where nothing can seal them, only the fact of an edit is kept")
  func unsealed() throws {
    let scene = try scene(secret: true)
    let session = try open(scene)
    try session.press("l", "e")
    session.type("4711")
    try session.press("Enter")
    try session.wait(for: "unsaved")
    try session.press("h", "e", "C-u")
    session.type("Bea")
    try session.press("Enter")
    try session.wait(for: "Bea")
    try kill(session)
    let journal = try linesOfJournal(scene)
    #expect(!journal.contains("4711") && journal.contains("Bea"), "\(journal)")
    let next = try open(scene, showing: "1 edit from", bottom: "x discard")
    try next.press("d")
    try next.wait(for: "1 edit of a secret could not be kept")
  }

  @Test("Two sessions that were killed: one start asks about both, and takes both")
  func two() throws {
    let scene = try scene()
    let sessions = [try open(scene), try open(scene)]
    for (session, (keys, name)) in zip(sessions, [("g", "Zoe"), ("G", "Yann")]) {
      try session.press(keys, "e", "C-u")
      session.type(name)
      try session.press("Enter")
      try session.wait(for: name)
    }
    for session in sessions { try kill(session) }
    let next = try open(scene, showing: "1 edit from", bottom: "x discard")
    try next.press("t")
    try next.wait { session in
      ["Yann", "1 edit from"].allSatisfy { text in session.screen.contains { $0.contains(text) } }
    }
    try next.press("t")
    try next.wait(for: "Zoe")
    try next.press("s")
    try next.wait(for: "Saved")
    #expect(
      try scene.read("people.json")
        == Self.people.replacing("Ada", with: "Zoe").replacing("Cyd", with: "Yann"))
    #expect(scene.journals.isEmpty)
  }

  @Test("Saved under another name, what is edited then is offered with that one")
  func otherName() throws {
    let scene = try scene()
    let session = try open(scene)
    try session.press("S", "C-u")
    session.type("copy.json\r")
    try session.wait(for: "Saved copy.json")
    try session.press("e", "C-u")
    session.type("Zoe")
    try session.press("Enter")
    try session.wait(for: "unsaved")
    try kill(session)
    try open(scene).press("q")
    let next = try scene.open(
      "people.plist", "copy.json", size: (100, 20), showing: "1 edit from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Zoe")
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
}
