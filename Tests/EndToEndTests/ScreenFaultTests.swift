import Foundation
import Glibc
import ScreenTesting
import Testing

/// Whatever fails while an edit on the screen is written to the journal, or saved. Some faults by a seed; all of them with
/// `FAULTS=all`.
@Suite("On the screen: faults of files", .enabled(if: FaultLayer.library != nil))
struct ScreenFaultTests {
  private static func file(_ cost: Int, paid: Bool = false) -> String {
    "{\"n\": 1, \"cost\": \(cost), \"paid\": \(paid)}\n"
  }
  private static let (before, between, after) = (file(0), file(7), file(7, paid: true))

  /// The screen on a file, and what fails its calls from `arm` on.
  private func open(
    _ fault: FaultLayer.Fault? = nil, at call: Int? = nil, of name: String? = nil,
    isJournalOnly: Bool = false
  ) throws -> (scene: Scene, layer: FaultLayer, session: TerminalSession) {
    let scene = try Scene([
      "form.plist": """
      { otherMembers = hide; rows = (
        { key = Cost; valuePath = cost; cellIdentifier = NumberCell; },
        { key = Paid; valuePath = paid; cellIdentifier = SwitchCell; } ); }
      """, "data.json": Self.before,
    ])
    let layer = FaultLayer(of: scene)
    var environment = try layer.environment(fault, at: call, of: name)
    if isJournalOnly {
      environment["FAULT_UNDER"] = scene.stateFolder.path + "/formview"
      try scene.makeFolder("run")
      environment["XDG_RUNTIME_DIR"] = scene.folder.appending(path: "run").path
      scene.environment["XDG_RUNTIME_DIR"] = environment["XDG_RUNTIME_DIR"]
    }
    let session = try scene.open(
      "form.plist", "data.json", environment: environment, size: (100, 16), showing: "Cost")
    return (scene, layer, session)
  }

  private func enterCost(_ session: TerminalSession) throws {
    try session.press("e", "C-u")
    session.type("7")
    try session.press("Enter")
  }

  /// Gives the cost; whether the screen says that it is in no journal.
  private func editCost(_ session: TerminalSession) throws -> Bool {
    try enterCost(session)
    try session.wait {
      $0.line(of: "Cost").contains("7") && $0.screen[0].contains("unsaved")
        && $0.bottomLine.contains("? keys")
    }
    return session.saysThatNothingIsKept
  }

  /// Gives the other value, by a single key.
  private func editPaid(_ session: TerminalSession) throws -> Bool {
    try session.press("G", "Space")
    try session.wait { $0.line(of: "Paid").contains("● on") && $0.screen[0].contains("unsaved") }
    return session.saysThatNothingIsKept
  }

  /// Kills the program; the file with what a new start finds in the journal.
  private func recovered(_ scene: Scene, _ session: TerminalSession) throws -> String {
    session.kill(SIGKILL)
    _ = try session.waitForExit()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    _ = try scene.run("recover", "data.json", "--form", "form.plist", "--apply")
    return try scene.read("data.json")
  }

  // MARK: Writing edits down

  @Test(
    "Whatever fails while edits are written down, they are in the journal, or the screen says that they are not"
  )
  func journalling() throws {
    let (_, layer, session) = try open()
    try layer.arm()
    _ = try editCost(session)
    _ = try editPaid(session)
    let plan = FaultLayer.plan(for: try layer.calls(), atMost: 24)
    let said = plan.count { call, fault in
      named(fault, call) { try journal(fault, at: call) }
    }
    print("faults of the journal on the screen: \(plan.count), \(said) of them said")
  }

  /// Whether the screen says that the journal can't be written.
  private func journal(_ fault: FaultLayer.Fault, at call: FaultLayer.Call) throws -> Bool {
    let (scene, layer, session) = try open(fault, at: call.number)
    try layer.arm()
    if case .kill = fault {
      try enterCost(session)
      try session.press("G", "Space", "s", "q")
      _ = try session.waitForExit()
      let file = try scene.read("data.json")
      #expect([Self.before, Self.after].contains(file), "\(fault) at \(call): \(file)")
      let found = try recovered(scene, session)
      let seen: [String] =
        session.line(of: "Paid").contains("● on") ? [Self.after] : [Self.between, Self.after]
      // What was seen is safe, but for a text that was being typed.
      let isSeen =
        session.screen[0].contains("unsaved") && !session.bottomLine.contains("Enter keep")
      #expect(
        seen.contains(found) || !isSeen && found == Self.before,
        "\(fault) at \(call): \(found)\(session.screen.joined(separator: "\n"))")
      return false
    }
    let isSaid = [try editCost(session), try editPaid(session)].contains(true)
    #expect(try scene.read("data.json") == Self.before, "\(fault) at \(call)")
    if isSaid {
      layer.disarm()
      try session.press("s")
      try session.wait(for: "Saved data.json")
      #expect(try scene.read("data.json") == Self.after, "\(fault) at \(call)")
    } else {
      let found = try recovered(scene, session)
      #expect(found == Self.after, "\(fault) at \(call): an edit is lost: \(found)")
    }
    return isSaid
  }

  @Test(
    "When a full disk has space again, the edits made meanwhile are in the journal with the next one"
  )
  func spaceAgain() throws {
    let (_, recording, first) = try open()
    try recording.arm()
    _ = try editCost(first)
    let writes = try recording.calls().filter(\.isWrite)
    #expect(writes.count > 1)
    for call in writes {
      let (scene, layer, session) = try open(.full, at: call.number)
      try layer.arm()
      let isSaid = try editCost(session)
      // What is typed fast is written at once: there may be fewer writes.
      guard try layer.calls().contains(where: { $0.number == call.number && $0.isWrite }) else {
        continue
      }
      #expect(isSaid, "at \(call)")
      try session.press("G")
      try session.wait { !$0.saysThatNothingIsKept }
      #expect(
        session.screen[0].contains("●! unsaved, lost in a crash"), "the title keeps it: \(call)")
      layer.disarm()
      #expect(try !editPaid(session), "at \(call)")
      #expect(!session.screen[0].contains("crash"), "at \(call)")
      #expect(try recovered(scene, session) == Self.after, "at \(call)")
    }
  }

  @Test(
    "Where the disk of the state folder is full, at once or from an edit on, the journal goes on in another one",
    arguments: 1...4)
  func fullStateFolder(write: Int) throws {
    let (scene, layer, session) = try open(.full, at: write, of: "write", isJournalOnly: true)
    try layer.arm()
    #expect(try !editCost(session))
    #expect(try !editPaid(session))
    #expect(try layer.calls().count >= write, "there are as many writes")
    #expect(scene.journals.isEmpty, "nothing is left on the full disk")
    #expect(try recovered(scene, session) == Self.after)
  }

  @Test(
    "Where the system writes a part of a line only (RLIMIT_FSIZE), the edits are in the journal once it writes all"
  )
  func limitOfSize() throws {
    let (scene, _, session) = try open()
    /// The soft limit in bytes, by prlimit(1).
    func limitFiles(to size: String) throws {
      let line = "prlimit --pid \(session.processIdentifier) --fsize=\(size):"
      try #require(try scene.shell(line).status == 0)
    }
    try limitFiles(to: "1000")
    #expect(try !editCost(session))
    try session.press("G")
    var isPaid = false
    func pay() throws -> Bool {
      try session.press("Space")
      isPaid.toggle()
      try session.wait(for: isPaid ? "● on" : "○ on")
      return session.saysThatNothingIsKept
    }
    while try !pay() {}
    try limitFiles(to: "unlimited")
    #expect(try !pay())
    // So that what is lost shows.
    #expect(try !pay())
    let found = try recovered(scene, session)
    #expect(found == Self.file(7, paid: isPaid))
  }

  @Test(
    "Where the disk fails the journal, the screen says so, and a signal that ends it rescues the record"
  )
  func flushing() throws {
    let (scene, layer, session) = try open(.error("EIO", EIO), at: 1, of: "fdatasync")
    try layer.arm()
    try enterCost(session)
    try session.wait(for: "Edits are lost in a crash")
    session.kill(SIGTERM)
    _ = try session.waitForExit()
    let names = try FileManager.default.contentsOfDirectory(atPath: scene.folder.path)
    let texts = try names.filter { $0.contains("data.json") && $0 != "data.json" }.map(scene.read)
    #expect(texts.contains { $0.contains("\"cost\": 7") }, "\(names) \(texts)")
    // There is one thing to be taken at the next start.
    #expect(scene.journals.isEmpty)
  }

  @Test("A journal that is taken at the next start stays until the new one has its edits")
  func taking() throws {
    let (scene, layer, session) = try open(.full, at: 1, of: "write")
    _ = try editCost(session)
    session.kill(SIGKILL)
    _ = try session.waitForExit()
    try layer.arm()
    let next = try scene.open(
      "form.plist", "data.json", environment: try layer.environment(.full, at: 1, of: "write"),
      size: (100, 16), showing: "1 edit from", bottom: "x discard")
    try next.press("t")
    try next.wait(for: "Edits are lost in a crash")
    #expect(try recovered(scene, next) == Self.between)
  }

  @Test("A journal that was taken and could not be deleted any more is not offered again")
  func takenOnce() throws {
    let (scene, _, session) = try open()
    _ = try editCost(session)
    session.kill(SIGKILL)
    _ = try session.waitForExit()
    let layer = FaultLayer(of: scene)
    let next = try scene.open(
      "form.plist", "data.json", environment: try layer.environment(.kill, at: 1, of: "unlink"),
      size: (100, 16), showing: "1 edit from", bottom: "x discard")
    try layer.arm()
    try next.press("t")
    #expect(try next.waitForExit() == .killed(signal: SIGKILL))
    #expect(scene.journals.count == 2)
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    #expect(try scene.run("recover").lines.count == 1)
    #expect(try recovered(scene, next) == Self.between)
    #expect(scene.journals.isEmpty)
  }

  // MARK: Saving

  @Test(
    "Whatever fails while it is saved, the file is the old or the new one, and later edits are in the journal"
  )
  func saving() throws {
    let (_, layer, session) = try open()
    _ = try editCost(session)
    try layer.arm()
    try session.press("s")
    try session.wait(for: "Saved data.json")
    let plan = FaultLayer.plan(for: try layer.calls(), atMost: 24)
    let refused = plan.count { call, fault in
      named(fault, call) { try save(fault, at: call) }
    }
    print("faults of saving on the screen: \(plan.count), \(refused) of them refused")
  }

  /// Whether the save is refused.
  private func save(_ fault: FaultLayer.Fault, at call: FaultLayer.Call) throws -> Bool {
    let (scene, layer, session) = try open(fault, at: call.number)
    _ = try editCost(session)
    try layer.arm()
    try session.press("s")
    if case .kill = fault {
      try session.press("q")
      _ = try session.waitForExit()
      let file = try scene.read("data.json")
      #expect([Self.before, Self.between].contains(file), "\(fault) at \(call): \(file)")
      #expect(
        try recovered(scene, session) == Self.between, "\(fault) at \(call): the edit is lost")
      return false
    }
    // What failed is said, or a question.
    try session.wait {
      let below = $0.screen.suffix(3).joined()
      return below.contains("data.json") && !below.contains("Saving")
    }
    let file = try scene.read("data.json")
    #expect([Self.before, Self.between].contains(file), "\(fault) at \(call): \(file)")
    let isSaved = session.screen.contains { $0.contains("Saved data.json") }
    #expect(!isSaved || file == Self.between, "\(fault) at \(call)")
    #expect(session.line(of: "Cost").contains("7"), "\(fault) at \(call)")
    layer.disarm()
    try session.press("Esc")
    #expect(try !editPaid(session), "\(fault) at \(call)")
    #expect(
      try recovered(scene, session) == Self.after, "\(fault) at \(call): the edit after it is lost")
    return !isSaved
  }

  /// A fault that the screen does not get over is named.
  private func named(
    _ fault: FaultLayer.Fault, _ call: FaultLayer.Call, _ body: () throws -> Bool
  ) -> Bool {
    do {
      return try body()
    } catch {
      Issue.record("\(fault) at \(call): \(error)")
      return false
    }
  }
}

extension TerminalSession {
  fileprivate var saysThatNothingIsKept: Bool {
    screen.contains { $0.contains("Edits are lost in a crash") }
  }
}
