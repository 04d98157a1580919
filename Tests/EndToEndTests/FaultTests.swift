import Foundation
import Glibc
import ScreenTesting
import Testing

/// Every system call of a save fails once, and kills the program once (strace(1), "inject").
@Suite("formview set: faults at every system call")
struct FaultTests {
  private static let form = "( { key = Cost; valuePath = cost; } )"
  private static let before = "[\n  {\"n\": 1, \"cost\": 0}\n]\n"
  private static let after = "[\n  {\"n\": 1, \"cost\": 7}\n]\n"
  private static let command = "$formview set --record 1 form.plist data.json cost=7"

  /// A system call: the `count`th of its name, from 1.
  private struct Call: CustomStringConvertible {
    let name: String
    let count: Int
    var description: String { "\(name) \(count)" }
  }

  /// What disks and networks answer.
  private static let errors = ["ENOSPC", "EIO", "EACCES", "EROFS", "EDQUOT", "EINTR", "ESTALE"]
  /// What only memory and the end are asked for by.
  private static let others: Set<String> = ["brk", "mmap", "munmap", "exit_group"]

  /// The calls of `set` from the lock on the data file to the end.
  private func calls() throws -> [Call] { try calls(of: Self.command, in: scene()) }

  private func calls(of command: String, in scene: Scene) throws -> [Call] {
    let outcome = try scene.shell("strace -qq -o calls \(command)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    var counts: [String: Int] = [:]
    var calls: [Call] = []
    for line in try scene.read("calls").split(separator: "\n") {
      let name = String(line.prefix { $0 != "(" })
      counts[name, default: 0] += 1
      if name == "flock" || !calls.isEmpty {
        calls.append(Call(name: name, count: counts[name] ?? 1))
      }
    }
    return calls
  }

  private func scene() throws -> Scene {
    try Scene(["form.plist": Self.form, "data.json": Self.before])
  }

  private func run(_ fault: String, at call: Call) throws -> (outcome: Scene.Outcome, file: String)
  {
    let scene = try scene()
    let outcome = try scene.shell(
      "strace -qq -o /dev/null -e inject=\(call.name):\(fault):when=\(call.count) \(Self.command)")
    return (outcome, try scene.read("data.json"))
  }

  @Test(
    "whatever fails, the file is the old or the new one, and a status of 0 means the new one",
    .enabled(if: Self.canInject))
  func errors() throws {
    var (faults, refused) = (0, 0)
    for (index, call) in try calls().enumerated() where !Self.others.contains(call.name) {
      for step in 0..<2 {
        let error = Self.errors[(index + step * 3) % Self.errors.count]
        let (outcome, file) = try run("error=\(error)", at: call)
        #expect(file == Self.before || file == Self.after, "\(error) at \(call): \(file)")
        if outcome.status == 0 {
          #expect(file == Self.after, "\(error) at \(call) is not said")
        } else {
          #expect(!outcome.errors.isEmpty || call.name == "write", "\(error) at \(call)")
          refused += 1
        }
        faults += 1
      }
    }
    print("faults: \(faults) errors, \(refused) of them refused, none damaged the file")
    #expect(faults > 40 && refused > 10)
  }

  @Test(
    "killed at any of them, it leaves the old or the new file, byte for byte",
    .enabled(if: Self.canInject))
  func kills() throws {
    let calls = try calls()
    for call in calls {
      let (_, file) = try run("signal=KILL", at: call)
      #expect(file == Self.before || file == Self.after, "killed at \(call): \(file)")
    }
    print("faults: \(calls.count) kills, none damaged the file")
    #expect(calls.count > 25)
  }

  @Test(
    "whatever fails while a journal is recovered, its edit is in the file or in the journal",
    .enabled(if: Self.canInject))
  func recovering() throws {
    let scene = try scene()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let session = try scene.open("form.plist", "data.json", showing: "Cost")
    try session.press("e", "C-u")
    session.type("7")
    try session.press("Enter")
    try session.wait(for: "unsaved")
    session.kill(SIGKILL)
    _ = try session.waitForExit()
    let journal = try #require(scene.journals.first)
    let left = try Data(contentsOf: journal)
    let recover = "$formview recover data.json --form form.plist --apply"
    func prepare() throws {
      try scene.write("data.json", Self.before)
      try left.write(to: journal)
    }
    let calls = try calls(of: recover, in: scene)
    #expect(try scene.read("data.json") == Self.after)
    var faults = 0
    for (index, call) in calls.enumerated() where !Self.others.contains(call.name) {
      for fault in ["error=\(Self.errors[index % Self.errors.count])", "signal=KILL"] {
        try prepare()
        _ = try scene.shell(
          "strace -qq -o /dev/null -e inject=\(call.name):\(fault):when=\(call.count) \(recover)")
        let file = try scene.read("data.json")
        #expect(file == Self.before || file == Self.after, "\(fault) at \(call): \(file)")
        if file != Self.after {
          let again = try scene.shell(recover)
          #expect(again.status == 0, "\(fault) at \(call): \(again.errors)")
          #expect(
            try scene.read("data.json") == Self.after, "\(fault) at \(call): the edit is lost")
        }
        faults += 1
      }
    }
    print("faults: \(faults) while recovering, no edit lost")
    #expect(faults > 60)
  }

  /// Whether strace(1) is there and may trace.
  private static let canInject = (try? Scene().shell("strace -qq -o /dev/null true"))?.status == 0
}
