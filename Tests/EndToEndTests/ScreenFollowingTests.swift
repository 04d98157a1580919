import Foundation
import Glibc
import ScreenTesting
import Testing

@Suite("On the screen: files that others change")
struct ScreenFollowingTests {
  @Test("What another program appends without closing the file is seen as well")
  func keptOpen() throws {
    var files = Fixtures.files
    files["log.jsonl"] = "{\"name\": \"Ada\"}\n"
    let scene = try Scene(files)
    let session = try scene.open("form.plist", "log.jsonl", showing: "1 record")
    let file = try FileHandle(forWritingTo: scene.folder.appending(path: "log.jsonl"))
    try file.seekToEnd()
    try file.write(contentsOf: Data("{\"name\": \"Bo\"}\n".utf8))
    try session.wait(for: "was changed elsewhere and read again")
    try session.wait(for: "2 records")
    try file.close()
  }

  @Test("The form follows its file: a new label appears, and the text being typed stays")
  func label() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    try session.edit("Name")
    session.type("!!")
    try session.wait(for: "Ada Lovelace!!")
    try scene.write(
      "form.plist", Fixtures.form.replacing("key = \"Name\"", with: "key = \"Full name\""))
    try session.wait(for: "Full name")
    #expect(session.line(of: "Full name").contains("Ada Lovelace!!"))
    session.type("?")
    try session.press("Enter", "s")
    try session.wait(for: "Saved")
    #expect(try scene.read("ada.json").contains("\"Ada Lovelace!!?\""))
  }

  @Test("A form saved by renaming, as editors do, is followed too")
  func renamed() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    for label in ["Who", "Whom", "Whose"] {
      try scene.replace(
        "form.plist", with: Fixtures.form.replacing("\"Name\"", with: "\"\(label)\""))
      try session.wait(for: "\(label) ")
    }
  }

  @Test(
    "A broken form keeps the last good one and shows the error with its line until it is mended")
  func broken() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open(size: (100, 24))
    try scene.write("form.plist", Fixtures.form.replacing("title = \"Person\";", with: "title = ;"))
    try session.wait(for: "form.plist:2:")
    try session.press("Down")
    #expect(session.line(of: "Name").contains("Ada Lovelace"))
    try session.wait(for: "form has an error")
    try scene.write("form.plist", Fixtures.form)
    try session.wait(forNo: "form has an error")
    try session.wait(forNo: "form.plist:2:")
  }

  @Test("Data changed by somebody else is read again while nothing is unsaved")
  func reread() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    try scene.replace("ada.json", with: Fixtures.ada.replacing("Ada Lovelace", with: "Augusta"))
    try session.wait(for: "was changed elsewhere and read again")
    #expect(session.line(of: "Name").contains("Augusta"))
  }

  @Test("A field that is open is never taken away by another's save")
  func openField() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    try session.edit("Name")
    try scene.write("ada.json", Fixtures.ada.replacing("5550100", with: "5550199"))
    try session.wait(for: "changed on disk")
    session.type("q")
    try session.wait(for: "Ada Lovelaceq")
    try session.press("Esc")
    try session.wait(for: "5550199")
  }

  @Test("Changed underneath: what others saved appears at once, and a save has both")
  func merged() throws {
    let theirs = Fixtures.ada.replacing("5550100", with: "5550199")
    let scene = try Scene(Fixtures.files)
    let session = try scene.open(size: (100, 24))
    try session.replaceValue(of: "Name", with: "Grace")
    try scene.write("ada.json", theirs)
    try session.wait(for: "your changes are kept")
    try session.wait(for: "5550199")
    #expect(session.line(of: "Name").contains("Grace"))
    #expect(try scene.read("ada.json") == theirs)
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(try scene.read("ada.json") == theirs.replacing("Ada Lovelace", with: "Grace"))
  }

  @Test("Both changed the same value: saving asks, and writes the one that is taken")
  func conflict() throws {
    let theirs = Fixtures.ada.replacing("Ada Lovelace", with: "Augusta")
    for (answer, name) in [("t", "Augusta"), ("m", "Grace")] {
      let scene = try Scene(Fixtures.files)
      let session = try scene.open(size: (100, 24))
      try session.replaceValue(of: "Name", with: "Grace")
      try scene.write("ada.json", theirs)
      try session.wait(for: "another program has set “Augusta”")
      try session.press("s")
      try session.wait(for: "A value was changed here and by another program.")
      #expect(try scene.read("ada.json") == theirs)
      try session.press(answer)
      try session.wait(forNo: "another program")
      try session.wait(forNo: "unsaved")
      #expect(try scene.read("ada.json") == Fixtures.ada.replacing("Ada Lovelace", with: name))
    }
  }

  @Test("Two screens on one file see each other's saves, and lose nothing of each other")
  func twoScreens() throws {
    let scene = try Scene(Fixtures.files)
    let (one, two) = (try scene.open(size: (100, 24)), try scene.open(size: (100, 24)))
    try one.replaceValue(of: "Name", with: "Grace")
    try two.replaceValue(of: "Phone", with: "5550199")
    try one.press("s")
    try one.wait(for: "Saved")
    try two.wait(for: "Grace")
    try two.press("s")
    try two.wait(for: "Saved")
    try one.wait(for: "5550199")
    #expect(
      try scene.read("ada.json")
        == Fixtures.ada.replacing("Ada Lovelace", with: "Grace").replacing(
          "5550100", with: "5550199"))
  }

  @Test("A journal that begins with a merge brings back what was unsaved")
  func journalOfMerge() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open(size: (100, 24))
    try session.replaceValue(of: "Name", with: "Grace")
    let theirs = Fixtures.ada.replacing("5550100", with: "5550199")
    try scene.write("ada.json", theirs)
    try session.wait(for: "5550199")
    session.kill(SIGKILL)
    _ = try session.waitForExit()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let recovered = try scene.run(["recover", "ada.json", "--form", "form.plist", "--apply"])
    #expect(recovered.status == 0, "\(recovered.output) \(recovered.errors)")
    #expect(try scene.read("ada.json") == theirs.replacing("Ada Lovelace", with: "Grace"))
  }

  @Test(
    "A save waits for another program's lock and says so, names the program, and keeps the changes")
  func locked() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open(size: (120, 24))
    try session.replaceValue(of: "Name", with: "Grace")
    // Programs that other tests begin must not inherit the lock.
    let file = open(scene.folder.appending(path: "ada.json").path, O_RDONLY | O_CLOEXEC)
    try #require(flock(file, LOCK_EX) == 0)
    try session.press("s")
    try session.wait(for: "Waiting for the program that has locked ada.json")
    try session.wait(for: "(process \(getpid())) has locked it for 10 s")
    #expect(try scene.read("ada.json") == Fixtures.ada)
    close(file)
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(try scene.read("ada.json").contains("Grace"))
  }

  @Test("A data file that is gone is written again only when asked")
  func gone() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    try session.replaceValue(of: "Name", with: "Grace")
    _ = try scene.shell("rm ada.json")
    try session.press("s")
    try session.wait(for: "is gone since it was read")
    try session.press("w")
    try session.wait(for: "Saved")
    #expect(try scene.read("ada.json").contains("Grace"))
  }

  @Test("Deleted with nothing unsaved: q asks first, and s writes it again and leaves")
  func goneAndLeft() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open(size: (100, 24))
    _ = try scene.shell("rm ada.json")
    try session.wait(for: "gone from disk")
    try session.press("q")
    try session.wait(for: "its records are only here")
    try session.press("s")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.read("ada.json") == Fixtures.ada)
  }

  @Test("Deleted, then ended by a signal: the records are rescued")
  func goneAndEnded() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open(size: (100, 24))
    _ = try scene.shell("rm ada.json")
    try session.wait(for: "gone from disk")
    session.kill(SIGTERM)
    _ = try session.waitForExit()
    #expect(try scene.read("ada.json.unsaved") == Fixtures.ada)
  }

  @Test("Moved away and back, the file is as it was read")
  func movedAndBack() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open(size: (100, 24))
    _ = try scene.shell("mv ada.json away.json")
    try session.wait(for: "gone from disk")
    _ = try scene.shell("mv away.json ada.json")
    try session.wait(for: "on disk again as it was read")
    try session.wait(forNo: "gone from disk")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("A record that was edited here and deleted by them stays, and saving asks")
  func deletedThere() throws {
    var files = Fixtures.files
    files["log.jsonl"] = "{\"name\": \"Ada\"}\n{\"name\": \"Bo\"}\n"
    files["names.plist"] = "( { key = Name; valuePath = name; } )"
    let scene = try Scene(files)
    let session = try scene.open("names.plist", "log.jsonl", size: (110, 24), showing: "2 records")
    try session.press("e", "C-u")
    session.type("Grace")
    try session.press("Enter")
    try session.wait(for: "unsaved")
    try scene.write("log.jsonl", "{\"name\": \"Bo\"}\n")
    try session.wait(for: "a record changed here was deleted there")
    try session.press("s")
    try session.wait(for: "keep mine and save")
    try session.press("m")
    try session.wait(for: "Saved")
    #expect(try scene.read("log.jsonl") == "{\"name\": \"Grace\"}\n{\"name\": \"Bo\"}\n")
  }

  @Test("A pipe in the place of the form's file is an error, and the screen goes on")
  func pipeAsForm() throws {
    let scene = try Scene(Fixtures.files)
    let session = try scene.open()
    #expect(try scene.shell("mkfifo pipe && mv pipe form.plist").status == 0)
    try session.wait(for: "it is a device or pipe, not a file")
    try session.press("?")
    try session.wait(for: "type to narrow")
    try session.press("Esc", "q")
    #expect(try session.waitForExit() == .exited(0))
  }
}
