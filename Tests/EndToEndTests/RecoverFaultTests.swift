import Foundation
import Glibc
import ScreenTesting
import Testing

/// Whatever fails while `recover` makes the edits of a journal. Some faults by a seed; all of them with `FAULTS=all`.
@Suite("recover: faults of files", .enabled(if: FaultLayer.library != nil))
struct RecoverFaultTests {
  private static let (before, after) = ("{\"cost\": 0}\n", "{\"cost\": 7}\n")

  /// An edit is left, and what was being typed.
  private func scene() throws -> Scene {
    let scene = try Scene([
      "form.plist": "( { key = Cost; valuePath = cost; cellIdentifier = NumberCell; } )",
      "data.json": Self.before,
    ])
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let session = try scene.open("form.plist", "data.json", size: (100, 16), showing: "Cost")
    try session.press("e", "C-u")
    session.type("7")
    try session.press("Enter")
    try session.wait(for: "unsaved")
    try session.press("e")
    session.type("89")
    try session.wait(for: "789")
    session.kill(SIGKILL)
    _ = try session.waitForExit()
    return scene
  }

  @Test(
    "Whatever fails, the edit is in the file or in a journal, and what can't be made in a journal")
  func applying() throws {
    let scene = try scene()
    _ = try scene.shell("cp -r '\(scene.stateFolder.path)' kept")
    func recover(_ layer: FaultLayer, _ environment: [String: String]) throws {
      try scene.write("data.json", Self.before)
      _ = try scene.shell(
        "rm -r '\(scene.stateFolder.path)'; cp -r kept '\(scene.stateFolder.path)'")
      scene.environment.merge(environment) { $1 }
      try layer.arm()
      _ = try scene.run("recover", "data.json", "--form", "form.plist", "--apply")
      layer.disarm()
      for name in environment.keys { scene.environment[name] = nil }
    }
    let recording = FaultLayer(of: scene)
    try recover(recording, try recording.environment())
    #expect(try scene.read("data.json") == Self.after)
    var faults = 0
    for (call, fault) in FaultLayer.plan(for: try recording.calls(), atMost: 40) {
      let layer = FaultLayer(of: scene)
      try recover(layer, try layer.environment(fault, at: call.number))
      let file = try scene.read("data.json")
      let left = try scene.run("recover").output
      #expect(left.contains("draft"), "\(fault) at \(call): \(left)")
      #expect(
        file == Self.after || file == Self.before && left.contains("1 edit"),
        "\(fault) at \(call): \(file) \(left)")
      faults += 1
    }
    print("faults of recover: \(faults)")
  }
}
