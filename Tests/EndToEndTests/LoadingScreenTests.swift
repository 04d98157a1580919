import Foundation
import ScreenTesting
import Testing

/// The program is stopped (SIGSTOP) while it reads, so that what another program does then is sure to
/// happen in between.
@Suite("On the screen: long files that others change while they are read")
struct LoadingScreenTests {
  private static let form = """
    { title = "Staff"; recordTitle = "{name}"; rows = (
      { key = Name; valuePath = name; required = YES; },
      { key = Salary; valuePath = salary; cellIdentifier = NumberCell; } ); }
    """

  private static let count = 300_000
  private static let lines = (1...count).map {
    "{\"name\": \"Person \($0)\", \"salary\": \($0), \"address\": {\"city\": \"Bergen\"}}\n"
  }.joined()
  private static let list = "[\n" + lines.dropLast().replacing("}}\n", with: "}},\n") + "\n]\n"

  /// The screen of a program that was stopped while it reads.
  private func stopped(
    _ data: String = list, named name: String = "staff.json", edited: Bool = false
  ) throws -> (Scene, TerminalSession) {
    let scene = try Scene(["form.plist": Self.form, name: data])
    let session = try scene.open("form.plist", name, size: (110, 24), showing: "Person 1")
    if edited {
      try session.press("e")
      session.type("!")
      try session.press("Enter")
      try session.wait(for: "● unsaved")
    }
    session.kill(SIGSTOP)
    #expect(session.screen[0].contains("reading"), "\(session.screen[0])")
    return (scene, session)
  }

  private func append(_ text: String, to name: String, in scene: Scene) throws {
    let file = try FileHandle(forWritingTo: scene.folder.appending(path: name))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  /// Cuts a file as truncate(2) does, of which nothing is told to those who watch it.
  private func cut(_ name: String, to count: Int, in scene: Scene) {
    #expect(truncate(scene.folder.appending(path: name).path, off_t(count)) == 0)
  }

  @Test("Cut short: what was read stays, and when the file is whole again it is read again")
  func cutShort() throws {
    let (scene, session) = try stopped()
    cut("staff.json", to: 2_000_010, in: scene)
    session.kill(SIGCONT)
    try session.wait(for: "expected a closing quote, found the end of the file")
    #expect(session.screen[0].contains("broken"))
    #expect(session.line(of: "Person 1 ").contains("Person 1"))
    try scene.replace("staff.json", with: "[{\"name\": \"Dora\"}]")
    try session.wait(for: "Dora")
    try session.wait(forNo: "broken")
    #expect(session.screen[0].contains("1 record"))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("Cut short with an edit unsaved: it is kept, and the file is not written over")
  func cutShortWithEdit() throws {
    let (scene, session) = try stopped(edited: true)
    cut("staff.json", to: 2_000_010, in: scene)
    session.kill(SIGCONT)
    try session.wait(for: "changed on disk")
    try session.press("s")
    try session.wait(for: "take theirs, drop mine")
    #expect(!session.screen.contains { $0.contains("overwrite") })
    try session.press("c")
    #expect(session.line(of: "Person 1!").contains("Person 1!"))
    try session.press("S", "C-u")
    session.type("other.json")
    try session.press("Enter")
    try session.wait(for: "saving would lose the rest")
    #expect(try scene.read("staff.json") == String(Self.list.prefix(2_000_010)))
    #expect(throws: (any Error).self) { try scene.read("other.json") }
    try scene.replace("staff.json", with: "[{\"name\": \"Dora\"}]")
    try session.press("s")
    try session.wait(for: "take theirs, drop mine")
    try session.press("t")
    try session.wait(for: "Dora")
    try session.wait(forNo: "unsaved")
  }

  @Test("Grown by further lines: they are there in the end")
  func grown() throws {
    let (scene, session) = try stopped(Self.lines, named: "staff.jsonl")
    try append("{\"name\": \"Latecomer\"}\n", to: "staff.jsonl", in: scene)
    session.kill(SIGCONT)
    try session.wait(for: "300,001 records")
    try session.wait(for: "was changed elsewhere and read again")
    try session.press("G")
    try session.wait(for: "Latecomer")
    try session.wait(forNo: "reading")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("Grown with an edit unsaved: all of it is read and merged, and a save has both")
  func grownWithEdit() throws {
    let (scene, session) = try stopped(Self.lines, named: "staff.jsonl", edited: true)
    try append("{\"name\": \"Latecomer\"}\n", to: "staff.jsonl", in: scene)
    session.kill(SIGCONT)
    try session.wait(for: "your changes are kept")
    try session.press("s")
    try session.wait(for: "Saved staff.jsonl")
    #expect(
      try scene.read("staff.jsonl")
        == Self.lines.replacing("\"Person 1\"", with: "\"Person 1!\"")
        + "{\"name\": \"Latecomer\"}\n")
  }

  @Test("Replaced: the new file comes after the old one")
  func replaced() throws {
    let (scene, session) = try stopped()
    try scene.replace("staff.json", with: "[{\"name\": \"Dora\"}]")
    session.kill(SIGCONT)
    try session.wait(for: "Dora")
    #expect(session.screen[0].contains("1 record"))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("Replaced with an edit unsaved: its record stays among theirs, and saving asks about it")
  func replacedWithEdit() throws {
    let (scene, session) = try stopped(edited: true)
    try scene.replace("staff.json", with: "[{\"name\": \"Dora\"}]")
    session.kill(SIGCONT)
    try session.wait(for: "a record changed here was deleted there")
    #expect(session.screen[0].contains("2 records"))
    try session.press("s")
    try session.wait(for: "keep mine and save")
    #expect(try scene.read("staff.json") == "[{\"name\": \"Dora\"}]")
    try session.press("m")
    try session.wait(for: "Saved staff.json")
    let saved = try scene.read("staff.json")
    #expect(saved.contains("\"Person 1!\"") && saved.contains("\"Dora\""))
    #expect(!saved.contains("\"Person 2\""))
  }

  @Test("A long file that was replaced is read beside the keys, and what is edited meanwhile stays")
  func anew() throws {
    let scene = try Scene(["form.plist": Self.form, "staff.json": Self.list])
    let session = try scene.open("form.plist", "staff.json", size: (110, 24), showing: "Person 1")
    try session.wait(for: "300,000 records")
    try session.wait(forNo: "reading")
    try scene.replace("staff.json", with: Self.list.replacing("\"Person 1\"", with: "\"First\""))
    try session.wait(for: "First")
    #expect(session.screen[0].contains("300,000 records"))
    try session.wait(forNo: "reading")
    try scene.replace("staff.json", with: Self.list.replacing("\"Person 1\"", with: "\"Other\""))
    try session.wait(for: "reading")
    try session.press("e")
    session.type("!")
    try session.press("Enter")
    try session.wait(for: "First!")
    try session.wait(for: "a value was changed by both")
    try session.wait(forNo: "reading")
    #expect(session.line(of: "First!").contains("First!"))
    // Between the same neighbors, and but for its name equal, it is the same record.
    #expect(session.screen[0].contains("300,000 records"))
    try session.press("s")
    try session.wait(for: "take theirs and save")
    try session.press("t")
    try session.wait(for: "300,000 records")
    try session.press("g")
    try session.wait(for: "Other")
    try session.wait(forNo: "unsaved")
  }

  @Test("A fault further down is told with its line; what is good before it can be looked at")
  func fault() throws {
    let data = Self.list.replacing("\"salary\": 200000,", with: "\"salary\": oops,")
    let scene = try Scene(["form.plist": Self.form, "staff.json": data])
    let session = try scene.open("form.plist", "staff.json", size: (110, 24), showing: "Person 1")
    try session.wait(for: "staff.json:200001:")
    try session.wait(for: "199,999 records")
    try session.press("G")
    try session.wait(for: "Person 199999")
    try session.press("e")
    session.type("!")
    try session.press("Enter", "s")
    try session.wait(for: "saving would lose the rest")
    #expect(try scene.read("staff.json") == data)
    // Mended by another program, it is not taken while something is unsaved.
    try scene.replace("staff.json", with: Self.list)
    try session.wait(for: "changed on disk")
    try session.press("u")
    try session.wait(forNo: "unsaved")
    try session.press("s")
    try session.wait(for: "300,000 records")
    #expect(!session.screen[0].contains("read only"))
  }

  @Test("JSON Lines with a broken line further down: the others are usable, and it is kept")
  func brokenLine() throws {
    let data = Self.lines.replacing("\"salary\": 200000,", with: "\"salary\": oops,")
    let scene = try Scene(["form.plist": Self.form, "staff.jsonl": data])
    let session = try scene.open("form.plist", "staff.jsonl", size: (110, 24), showing: "Person 1")
    try session.wait(for: "300,000 records")
    try session.wait(forNo: "reading")
    session.type("200000")
    try session.press("G")
    try session.wait(for: "oops")
    try session.press("j", "e")
    session.type("!")
    try session.press("Enter", "s")
    try session.wait(for: "Saved staff.jsonl")
    #expect(
      try scene.read("staff.jsonl")
        == data.replacing("\"Person 200001\"", with: "\"Person 200001!\""))
  }

  @Test("While the rest is read, G goes on to what has come in by then")
  func growing() throws {
    let scene = try Scene(["form.plist": Self.form, "staff.json": Self.list])
    let session = try scene.open("form.plist", "staff.json", size: (110, 24), showing: "Person 1")
    // No version of the beginning: 256 KB hold some 3,900 records.
    try session.wait(until: "more than the beginning is there") { $0.recordCount > 4_000 }
    try session.press("G")
    try session.wait(until: "the cursor is beyond the beginning") { session in
      let line = session.screen.first { $0.hasPrefix("▌") } ?? ""
      return line.split(separator: " ").contains { Int($0) ?? 0 > 4_000 }
    }
    try session.wait(for: "300,000 records")
  }
}

extension TerminalSession {
  /// How many records the title tells.
  fileprivate var recordCount: Int {
    let words = screen[0].split(separator: " ")
    guard let index = words.firstIndex(of: "records"), index > 0 else { return 0 }
    return Int(words[index - 1].replacing(",", with: "")) ?? 0
  }
}
