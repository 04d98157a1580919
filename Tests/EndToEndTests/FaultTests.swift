import Foundation
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

  /// The calls from the lock on the data file to the end.
  private func calls() throws -> [Call] {
    let scene = try scene()
    let outcome = try scene.shell("strace -qq -o calls \(Self.command)")
    #expect(outcome.status == 0)
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

  /// Whether strace(1) is there and may trace.
  private static let canInject = (try? Scene().shell("strace -qq -o /dev/null true"))?.status == 0
}
