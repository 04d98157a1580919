import FormTesting
import JSONText
import Records
import SourceText
import Testing
import Values

@testable import Forms
@testable import Rules

@Suite("The work of all expressions together is bounded")
struct WorkBudgetTests {
  private static let count = 600

  /// Items whose formula reads all of their list, each with its own separator, so that none shares the result.
  private static func binder() throws -> RecordBinder {
    let form = """
      { rows = ( { valuePath = n; }, { valuePath = l; itemForm = (
          { valuePath = v; }, { valuePath = j; formula = "length(join(@parent.l.w, v))"; } ); } ); }
      """
    return RecordBinder(form: try #require(FormFixture.decode(form).form), locale: .plain)
  }

  /// `{"n": 1, "l": [{"v": "0", "w": [1, 1, …], "j": 5}, …]}`
  private static func record() throws -> JSONSlice {
    let items = (0..<count).map { "{\"v\": \"\($0)\", \"w\": \"abcdefgh\", \"j\": 5}" }
    return try JSONSlice(parsing: "{\"n\": 1, \"l\": [\(items.joined(separator: ", "))]}")
  }

  private static func givenUp(_ binder: RecordBinder) throws -> Int {
    try binder.reading(record()).problemsAtAnyDepth.count {
      $0.failure.message.contains("it would take too many steps")
    }
  }

  @Test("Items that each read all of their list are judged until they took too many steps together")
  func items() throws {
    let binder = try Self.binder()
    #expect(try Self.givenUp(binder) == 0)
    let all = binder.family.steps
    // Each of them costs more than is free: twice the items make four times the work.
    #expect(all > Self.count * 1_200)
    binder.family.work = WorkBudget(steps: 4_000)
    let found = try Self.givenUp(binder)
    #expect(found > Self.count / 2)
    #expect(found < Self.count)
    binder.renewWork()
    #expect(try Self.givenUp(binder) == 0)
  }

  @Test("A result that is too much work stays what it was, and is not taken for a wrong one")
  func results() throws {
    let binder = try Self.binder()
    let former = try RecordTable(parsing: SourceText(name: "a.json", text: Self.record().text))
    let id = former.id(at: 0)
    let path = try ValuePath("l[0].w").steps
    var table = former
    table.replace(id, with: try table.record(id, setting: .string("x"), at: path))
    func results() -> Consequences {
      binder.consequences(in: id, of: [path], from: former, to: table)
    }
    #expect(results().found.count == Self.count)
    #expect(!results().isCutShort)
    binder.family.work = WorkBudget(steps: 0)
    #expect(results().found.count == 0)
    #expect(results().isCutShort)
    #expect(binder.updates(of: id, in: former).found.count == 0)
  }

  @Test("An expression that reads its own object only is free, however often it is evaluated")
  func ownObject() throws {
    let form = "( { valuePath = l; }, { identifier = s; formula = \"l.@sum\"; } )"
    let binder = RecordBinder(form: try #require(FormFixture.decode(form).form), locale: .plain)
    let numbers = Array(repeating: "1", count: 5_000).joined(separator: ",")
    let record = try JSONSlice(parsing: "{\"l\": [\(numbers)]}")
    binder.family.work = WorkBudget(steps: 0)
    for _ in 0..<3 { #expect(binder.reading(record).visibleRows[1].display.text == "5000") }
  }
}
