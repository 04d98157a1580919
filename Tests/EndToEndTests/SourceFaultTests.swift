import AgeTesting
import Foundation
import Testing

/// Whatever fails while `set` saves, by the kind of file.
@Suite("formview set: faults of files")
struct SourceFaultTests {
  /// A file with one value, which is set.
  private struct Source {
    let scene: Scene
    let arguments: [String]
    /// What another program finds in it.
    let value: () throws -> String
  }

  private static let form = "( { key = Cost; valuePath = cost; cellIdentifier = NumberCell; } )"

  private static func json() throws -> Source {
    let scene = try Scene(["form.plist": form, "data.json": "[{\"cost\": 3}]\n"])
    return Source(scene: scene, arguments: ["--record", "1", "form.plist", "data.json", "cost=7"]) {
      try scene.read("data.json")
    }
  }

  private static func encrypted() throws -> Source {
    let keys = try AgeProgram.newKeys()
    let scene = try Scene(["form.plist": form, "key.txt": keys.identity + "\n"])
    try scene.encrypt("{\"cost\": 3}\n", to: [keys.recipient], at: "data.age")
    return Source(
      scene: scene, arguments: ["--identity", "key.txt", "form.plist", "data.age", "cost=7"]
    ) {
      try scene.decrypted(by: keys, "data.age")
    }
  }

  private static func database(_ mode: String) throws -> Source {
    let scene = try DatabaseTests.scene(
      "PRAGMA journal_mode = \(mode); CREATE TABLE t (id INTEGER PRIMARY KEY, cost INT);"
        + "INSERT INTO t VALUES (1, 3);",
      form: "{ recordsTable = t; rows = \(form); }", name: "data.db")
    return Source(scene: scene, arguments: ["--record", "1", "form.plist", "data.db", "cost=7"]) {
      let found = try scene.shell("sqlite3 data.db 'PRAGMA integrity_check; SELECT * FROM t'")
      return found.output + found.errors
    }
  }

  private func attack(_ make: () throws -> Source, atMost count: Int) throws -> String {
    let first = try make()
    let before = try first.value()
    let layer = FaultLayer(of: first.scene)
    try layer.arm()
    first.scene.environment = try layer.environment()
    #expect(try first.scene.run(["set"] + first.arguments).status == 0)
    first.scene.environment = [:]
    let after = try first.value()
    #expect(before != after && after == before.replacing("3", with: "7"))
    let plan = FaultLayer.plan(for: try layer.calls(), atMost: count)
    var (refused, kills) = (0, 0)
    for (call, fault) in plan {
      let source = try make()
      let layer = FaultLayer(of: source.scene)
      try layer.arm()
      source.scene.environment = try layer.environment(fault, at: call.number)
      let outcome = try source.scene.run(["set"] + source.arguments)
      source.scene.environment = [:]
      let value = try source.value()
      #expect(value == before || value == after, "\(fault) at \(call): \(value)")
      if case .kill = fault {
        kills += 1
      } else if outcome.status == 0 {
        #expect(value == after, "\(fault) at \(call) is not said")
      } else {
        refused += 1
        #expect(!outcome.errors.isEmpty, "\(fault) at \(call)")
      }
      let again = try source.scene.run(["set"] + source.arguments)
      #expect(again.status == 0, "after \(fault) at \(call): \(again.errors)")
      #expect(try source.value() == after, "after \(fault) at \(call)")
    }
    return "\(plan.count - kills) errors and halves, \(refused) of them refused, \(kills) kills"
  }

  @Test("A text is the old or the new one", .enabled(if: FaultLayer.library != nil))
  func text() throws { print("faults of texts:", try attack(Self.json, atMost: 60)) }

  @Test(
    "An encrypted file is the old or the new one, and age opens it",
    .enabled(if: FaultLayer.library != nil))
  func encrypted() throws {
    print("faults of encrypted files:", try attack(Self.encrypted, atMost: 40))
  }

  @Test(
    "A database is whole, with the old or the new value", .enabled(if: FaultLayer.library != nil),
    arguments: ["DELETE", "WAL"])
  func database(mode: String) throws {
    print(
      "faults of databases (\(mode)):", try attack({ try Self.database(mode) }, atMost: 40))
  }
}
