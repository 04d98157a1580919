import Foundation
import ScreenTesting
import SeededRandom
import Testing

/// One life of the real program: random edits, saves and other writers, then a kill; afterwards the file and what its
/// journal brings back are compared with a model.
struct TortureRound {
  /// What the rounds have done so far.
  struct Tally {
    var rounds = 0
    var edits = 0
    var saves = 0
    var othersWrites = 0
    var killsWhileSaving = 0

    var text: String {
      "\(rounds) kills (\(killsWhileSaving) while saving), \(edits) edits, \(saves) saves, "
        + "\(othersWrites) writes of others"
    }
  }

  /// The records as they should be, with the names that are edited here and the notes that others write.
  private struct Model: Equatable {
    var names: [String]
    var notes: [String]

    var file: String {
      let records = names.indices.map {
        #"  {"id": \#($0), "name": "\#(names[$0])", "note": "\#(notes[$0])"}"#
      }
      return "[\n\(records.joined(separator: ",\n"))\n]\n"
    }
  }

  /// What came out is not what was done.
  struct Loss: Error {
    let story: [String]
    let file: String
    let recovered: String
    let wanted: String
  }

  private static let count = 9
  private static let form = """
    { title = Staff; recordIdentity = id; rows = ( { key = Name; valuePath = name; },
      { key = Note; valuePath = note; } ); }
    """

  private let scene: Scene
  private var generator: SeededGenerator
  private var present = Model(
    names: (0..<count).map { "name\($0)" }, notes: [String](repeating: "-", count: count))
  /// What the file has.
  private var saved: Model
  /// The edits since the start that can be undone: which name, and what it was.
  private var done: [(index: Int, former: String)] = []
  private var number = 0
  /// What was done, for whoever looks for what was lost.
  private var story: [String] = []

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    saved = present
    scene = try Scene(["form.plist": Self.form, "data.json": present.file])
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
  }

  /// Lives until the kill, and compares.
  mutating func run(_ tally: inout Tally) throws {
    tally.rounds += 1
    let session = try scene.open("form.plist", "data.json", size: (100, 20), showing: "name0")
    for _ in 0..<Int.random(in: 3...12, using: &generator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<5: try edit(session, &tally)
      case 5: try undo(session)
      case 6, 7: try save(session, &tally)
      default: try othersWrite(session, &tally)
      }
    }
    let isSaving = Bool.random(using: &generator)
    if isSaving, present.names != saved.names {
      tally.killsWhileSaving += 1
      story.append("save and kill")
      try session.press("s")
      if Bool.random(using: &generator) { try session.wait(for: "aved") }
    }
    session.kill(SIGKILL)
    _ = try session.waitForExit()
    try compare()
  }

  private mutating func edit(_ session: TerminalSession, _ tally: inout Tally) throws {
    let index = Int.random(in: 0..<Self.count, using: &generator)
    number += 1
    let name = "edited\(number)."
    for digit in String(index + 1) { try session.press(String(digit)) }
    try session.press("G", "e", "C-u")
    session.type(name)
    try session.press("Enter")
    try session.wait(for: name)
    // What is on the screen and in no field any more is committed.
    try session.wait(for: "? keys")
    story.append("edit \(index) to \(name)")
    done.append((index, present.names[index]))
    present.names[index] = name
    tally.edits += 1
  }

  private mutating func undo(_ session: TerminalSession) throws {
    guard let last = done.popLast() else { return }
    let name = present.names[last.index]
    story.append("undo \(name) to \(last.former)")
    try session.press("u")
    try session.wait(forNo: name)
    present.names[last.index] = last.former
  }

  private mutating func save(_ session: TerminalSession, _ tally: inout Tally) throws {
    guard present.names != saved.names else { return }
    try session.press("s")
    try session.wait(for: "Saved data.json")
    saved = present
    story.append("save")
    tally.saves += 1
    #expect(try scene.read("data.json") == saved.file)
  }

  private mutating func othersWrite(_ session: TerminalSession, _ tally: inout Tally) throws {
    let index = Int.random(in: 0..<Self.count, using: &generator)
    number += 1
    let note = "theirs\(number)."
    let outcome = try scene.run(
      "set", "--record", String(index + 1), "form.plist", "data.json", "note=\(note)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    try session.wait(for: note)
    story.append("others write \(index)")
    present.notes[index] = note
    saved.notes[index] = note
    tally.othersWrites += 1
  }

  private func compare() throws {
    let file = try scene.read("data.json")
    #expect(
      file == saved.file || file == present.file, "the file is neither the old nor the new one")
    let outcome = try scene.run("recover", "data.json", "--form", "form.plist", "--apply")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let recovered = try scene.read("data.json")
    guard recovered == present.file else {
      throw Loss(story: story, file: file, recovered: recovered, wanted: present.file)
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: scene.folder.path)
      .filter { !$0.hasPrefix(".") && $0 != "form.plist" && $0 != "data.json" }
    #expect(left.isEmpty, "\(left) left behind")
  }
}
