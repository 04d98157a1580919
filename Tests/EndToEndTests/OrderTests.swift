import ScreenTesting
import Testing

@Suite("Orders: amounts and totals follow the items, and the delivery has rules of its own")
struct OrderTests {
  private func scene() throws -> Scene {
    let scene = try Scene([:])
    for name in ["Forms/order.plist", "data/order.json"] {
      try scene.write(String(name.split(separator: "/")[1]), try Repository.text(name))
    }
    return scene
  }

  private func set(_ assignment: String, in scene: Scene) throws -> Scene.Outcome {
    try scene.run(
      "set", "order.plist", "order.json", "--where", "number=A-1001", assignment)
  }

  @Test(
    "A value of the first order changes what is computed of it, and no other byte",
    arguments: [
      (
        "items[0].quantity=3",
        [
          (
            #""quantity": 2, "price": 24.50, "amount": 49.00"#,
            #""quantity": 3, "price": 24.50, "amount": 73.5"#
          ),
          (#""total": 87.08"#, #""total": 116.24"#),
        ]
      ),
      // Nothing is paid for shipping from 100 euros on.
      (
        "items[0].quantity=10",
        [
          (
            #""quantity": 2, "price": 24.50, "amount": 49.00"#,
            #""quantity": 10, "price": 24.50, "amount": 245"#
          ),
          (#""shipping": 6.90"#, #""shipping": 0"#), (#""total": 87.08"#, #""total": 312.11"#),
        ]
      ),
      // A hidden address stays in the file.
      (
        "delivery.by=pickup",
        [
          (#""by": "post""#, #""by": "pickup""#), (#""shipping": 6.90"#, #""shipping": 0"#),
          (#""total": 87.08"#, #""total": 78.87"#),
        ]
      ),
    ])
  func amounts(assignment: String, changes: [(from: String, to: String)]) throws {
    let scene = try scene()
    let before = try scene.read("order.json")
    let result = try set(assignment, in: scene)
    #expect(result.status == 0, "\(result.errors)")
    let expected = changes.reduce(before) { text, change in
      text.replacing(change.from, with: change.to, maxReplacements: 1)
    }
    #expect(try scene.read("order.json") == expected)
  }

  @Test(
    "What the rules forbid changes nothing",
    arguments: [
      ("delivery.day=2026-11-01", "Delivered before it was ordered"),
      ("items[0].quantity=0", "must be at least 1"),
      ("number=1001", "A letter, a hyphen and four digits"),
    ])
  func refusals(assignment: String, message: String) throws {
    let scene = try scene()
    let before = try scene.read("order.json")
    let result = try set(assignment, in: scene)
    #expect(result.status == 1)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(try scene.read("order.json") == before)
  }

  @Test("An express delivery that takes a week is saved with a warning")
  func expressIsLate() throws {
    let scene = try scene()
    let result = try scene.run(
      "set", "order.plist", "order.json", "--where", "number=A-1001", "delivery.by=express",
      "delivery.day=2026-11-09")
    #expect(result.status == 0, "\(result.errors)")
    let check = try scene.run("check", "order.plist", "order.json")
    #expect(check.output.contains("Express takes three days at most"), "\(check.output)")
  }
}
