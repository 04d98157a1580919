import Testing

/// Another program, which knows no locks, saves the same file while `set` runs.
@Suite("formview set: another program saves in between")
struct OtherWriterFaultTests {
  private static let form = "( { key = Cost; valuePath = cost; } )"
  private static let other = #"{"cost": 3, "other": 9}"#
  private static let arguments = ["set", "form.plist", "data.json", "cost=7"]

  /// What the file system can.
  enum FileSystem: CaseIterable {
    case exchanging
    case withoutExchange
    /// Nor do the times of files say whether they have changed: their contents are compared.
    case withoutExchangeAndTimes
  }

  private func scene(on system: FileSystem) throws -> (Scene, FaultLayer, [String: String]) {
    let scene = try Scene([
      "form.plist": Self.form, "data.json": #"{"cost": 3}"#, "other.json": Self.other,
    ])
    if system == .withoutExchangeAndTimes { _ = try scene.shell("touch -d '+1 hour' *.json") }
    let layer = FaultLayer(of: scene)
    try layer.arm()
    return (scene, layer, system == .exchanging ? [:] : ["FAULT_NO_EXCHANGE": "1"])
  }

  /// Whether a call gives the data file another content.
  private static func installs(_ call: FaultLayer.Call) -> Bool {
    call.name.hasPrefix("rename") && call.path.hasSuffix("/data.json")
  }

  @Test(
    "at whichever call, its edit stays and ours is there or refused; where names can't be exchanged, but for the last call",
    arguments: FileSystem.allCases)
  func saves(on system: FileSystem) throws {
    let (first, layer, extra) = try scene(on: system)
    first.environment = try layer.environment().merging(extra) { $1 }
    #expect(try first.run(Self.arguments).status == 0)
    let calls = try layer.calls()
    let last = try #require(calls.last(where: Self.installs))
    var lost: [FaultLayer.Call] = []
    var (merged, refused) = (0, 0)
    let fault = FaultLayer.Fault.other(saving: "other.json", as: "data.json")
    // The calls around the last one are where it matters.
    let closest = (last.number - 6)...(last.number + 6)
    let others = FaultLayer.plan(for: calls, [fault], atMost: 30).map(\.call.number)
    let plan = calls.filter { closest.contains($0.number) || others.contains($0.number) }
    for planned in plan {
      let (scene, layer, extra) = try scene(on: system)
      scene.environment = try layer.environment(fault, at: planned.number).merging(extra) { $1 }
      let outcome = try scene.run(Self.arguments)
      // How often it looks whether a writer is there differs by run.
      let calls = try layer.calls()
      guard let call = calls.first(where: { $0.number == planned.number }) else { continue }
      let isBehind = !calls.contains { $0.number >= call.number && Self.installs($0) }
      let file = try scene.read("data.json")
      if !file.contains(#""other": 9"#) {
        lost.append(call)
        #expect(outcome.errors.contains("may be lost"), "\(call): \(outcome.errors)")
      } else if outcome.status == 0 {
        let hasOurs = file.contains(#""cost": 7"#)
        merged += hasOurs ? 1 : 0
        #expect(hasOurs || isBehind, "\(call): our edit is lost: \(file)")
      } else {
        refused += 1
        #expect(file == Self.other && !outcome.errors.isEmpty, "\(call): \(outcome.errors)")
      }
    }
    #expect(
      lost.allSatisfy { system != .exchanging && $0.name == "rename" && Self.installs($0) },
      "lost at \(lost)")
    #expect(merged > 0)
    print(
      "faults: another program saved at \(plan.count) of \(calls.count) calls, "
        + "\(merged) merged, \(refused) refused, its edit lost \(lost.count) times")
  }
}
