import Foundation
import ScreenTesting
import Testing

@Suite("On the screen: a journal over a file that others have changed")
struct JournalMergeScreenTests: JournalSuite {
  @Test("Where nothing of it fits, nothing is said to be taken, and it stays")
  func nothingFits() throws {
    let scene = try scene()
    let session = try open(scene)
    try session.press("j")
    try replaceValue(in: session, with: "Zoe")
    try kill(session)
    try scene.write("people.json", #"{"id": 1}"#)
    let next = try open(scene, showing: "1 edit from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "could be taken: it does not fit the file")
    #expect(next.screen.contains { $0.contains("record 2, name → \"Zoe\"") })
    try next.press("Esc", "q")
    #expect(try next.waitForExit() == .exited(0))
    #expect(scene.journals.count == 1)
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
    "Of several equal records the one is edited again that was edited, where others inserted one")
  func equalRecords() throws {
    let scene = try scene()
    let slot = #"{"name":"","n":null}"#
    func list(_ days: [String], _ slots: [String]) -> String {
      let records = zip(days, slots).map { #"{"name":"\#($0)","n":1},\#($1)"# }
      return "[" + records.joined(separator: ",") + "]"
    }
    try scene.write("people.json", list(["Mon", "Tue", "Wed"], [slot, slot, slot]))
    let session = try open(scene, showing: "Mon")
    try session.press("j", "j", "j", "e")
    session.type("Gym")
    try session.press("Enter")
    try session.wait(for: "unsaved")
    try kill(session)
    func inserted(_ slots: [String]) -> String {
      list(["Mon", "Tue", "Wed"], slots).replacing("[{", with: #"[{"name":"Sun","n":1},{"#)
    }
    try scene.write("people.json", inserted([slot, slot, slot]))
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    #expect(try scene.run("recover", "people.json", "--apply").status == 0)
    let gym = slot.replacing(#""name":"""#, with: #""name":"Gym""#)
    #expect(try scene.read("people.json") == inserted([slot, gym, slot]))
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
    try replaceValue(in: session, with: "Zoe")
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

  @Test("What was taken is not offered again with a draft that could not be")
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
}
