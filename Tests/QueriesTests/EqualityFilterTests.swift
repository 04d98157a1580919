import FormTesting
import JSONText
import SeededRandom
import Testing
import Values

@testable import Forms
@testable import Queries
@testable import Rules

/// Many equalities of one column are looked up at once; what they find is what each finds alone.
@Suite("Filters with many values of a column")
struct EqualityFilterTests {
  /// Values as they are typed, some of which mean the same.
  private static let typed = [
    "Ada", "ada", "ÄDA", "Élan", "elan", "b1", "B1", "1", "1.0", "1.00", "-0", "0", "2", "1e3",
    "1000", "9007199254740993", "9007199254740992", "0.1", "true", "false", "on", "off", "yes",
    "2026-11-21", "2026-11", "2026", "2026-11-21T09:30:00+01:00", "2026-11-21T08:30:00Z",
    "2026-11-21T23:59:00-11:00", "2026-11-22T10:59:00Z", "09:30", "0001-01-01", "3", "[1]", "x, y",
    "a \\\"q\\\"", "王小明", "£ 12.50", "12.5", "none",
  ]
  private static let stored = [
    #""Ada""#, #""ada""#, #""\u00c4da""#, #""a""#, #""b1""#, #""B1""#, "1", "1.0", "10e-1", "-0",
    "0",
    "1e3", "1000", "9007199254740993", "9007199254740992", "0.1", "0.10", "true", "false", #""on""#,
    #""2026-11-21""#, #""2026-11-30""#, #""2026-11-21T09:30:00+01:00""#,
    #""2026-11-21T08:30:00.0Z""#, #""2026-11-21T08:30:00""#, #""2026-11-22T10:59:00Z""#,
    #""2026-11-21T10:59:00Z""#, #""09:30""#, #""09:30:00""#, #""0001-01-01""#, "[1]", "[1, 2, 3]",
    #"["a", "b1"]"#, "{}", "null", #""""#, #""x, y""#, #""a \"q\"""#, #""王小明""#, "12.50", "1e400",
    #""2026""#, #""yes""#, #""none""#, "2",
  ]

  private static func fixture(_ generator: inout SeededGenerator) throws -> QueryFixture {
    let choices = [
      Choice(value: .string("a"), title: "Élan"), Choice(value: .string("b1"), title: "1"),
      Choice(value: .number("2"), title: "Ada"),
    ]
    let rows = [
      try number("a"), try row("b"), try number("c") { $0.currencyCode = "GBP" },
      try row("d") { $0.valueType = .any }, try row("e") { $0.choices = choices },
      try row("f") { $0.valueType = .bool }, try row("g") { $0.valueType = .date },
      try row("h") {
        $0.choices = choices
        $0.valueType = .array
      }, try row("i"),
    ]
    let records = (0..<40).map { _ in
      let members = rows.compactMap { row in
        stored.randomElement(using: &generator).map { "\"\(row.identifier)\": \($0)" }
      }
      return "{" + members.joined(separator: ", ") + "}"
    }
    return try QueryFixture(rows, records)
  }

  private struct Table {
    let fixture: QueryFixture
    var found: [String: Set<Int>?] = [:]

    /// What a comparison finds alone; nil where it is refused.
    mutating func indices(of comparison: String) -> Set<Int>? {
      if let known = found[comparison] { return known }
      let indices = (try? fixture.filtered(comparison)).map { Set($0) }
      found[comparison] = indices
      return indices
    }
  }

  /// A filter, and the records that it has to find.
  private static func filter(
    _ table: inout Table, depth: Int, _ generator: inout SeededGenerator
  ) -> (text: String, found: Set<Int>)? {
    let all = Set(0..<table.fixture.table.count)
    // Few columns in one filter, so that equalities meet.
    let column = "abcdefghi".randomElement(using: &generator) ?? "a"
    func value(_ generator: inout SeededGenerator) -> String {
      "\"\(typed.randomElement(using: &generator) ?? "")\""
    }
    switch depth == 0 ? 0 : Int.random(in: 0...4, using: &generator) {
    case 0, 1:
      let sign = ["=", "!="].randomElement(using: &generator) ?? "="
      let text = "\(column) \(sign) \(value(&generator))"
      return table.indices(of: text).map { (text, $0) }
    case 2:
      let values = (0..<Int.random(in: 1...9, using: &generator)).map { _ in value(&generator) }
      var found: Set<Int> = []
      for value in values {
        guard let indices = table.indices(of: "\(column) = \(value)") else { return nil }
        found.formUnion(indices)
      }
      return ("\(column) in (\(values.joined(separator: ", ")))", found)
    case 3:
      guard let part = filter(&table, depth: depth - 1, &generator) else { return nil }
      return ("not (\(part.text))", all.subtracting(part.found))
    default:
      let isAll = Bool.random(using: &generator)
      let parts = (0..<Int.random(in: 2...6, using: &generator)).compactMap { _ in
        filter(&table, depth: depth - 1, &generator)
      }
      guard let first = parts.first else { return nil }
      let found = parts.dropFirst().reduce(first.found) {
        isAll ? $0.intersection($1.found) : $0.union($1.found)
      }
      let texts = parts.map { "(\($0.text))" }
      return (texts.joined(separator: isAll ? " and " : " or "), found)
    }
  }

  @Test("They find what their comparisons find one by one", arguments: 1...30)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var table = Table(fixture: try Self.fixture(&generator))
    var count = 0
    for _ in 0..<150 {
      guard let (text, found) = Self.filter(&table, depth: 3, &generator) else { continue }
      count += 1
      #expect(try Set(table.fixture.filtered(text)) == found, "\(text)")
    }
    #expect(count > 30)
  }

  @Test("All values of each column in one list find what each finds alone")
  func lists() throws {
    var generator = SeededGenerator(seed: 7)
    var table = Table(fixture: try Self.fixture(&generator))
    for column in table.fixture.form.rows.map(\.identifier) {
      let values = Self.typed.map { "\"\($0)\"" }.filter {
        table.indices(of: "\(column) = \($0)") != nil
      }
      let found = values.reduce(into: Set<Int>()) {
        $0.formUnion(table.indices(of: "\(column) = \($1)") ?? [])
      }
      #expect(!found.isEmpty, "\(column)")
      let list = values.joined(separator: ", ")
      #expect(try Set(table.fixture.filtered("\(column) in (\(list))")) == found, "\(column)")
      let chain = values.map { "\(column) != \($0)" }.joined(separator: " and ")
      #expect(
        try Set(table.fixture.filtered(chain))
          == Set(0..<table.fixture.table.count).subtracting(found), "\(column)")
    }
  }

  @Test(
    "However many values there are, each record is asked once",
    arguments: ["v in (LIST)", "OR", "not (AND)"])
  func work(shape: String) throws {
    let fixture = try QueryFixture([try row("v")], [#"{"v": "x7"}"#, #"{"v": "y"}"#])
    let values = (0..<3000).map { "x\($0)" }
    let text = shape.replacing("LIST", with: values.joined(separator: ", "))
      .replacing("OR", with: values.map { "v = \($0)" }.joined(separator: " or "))
      .replacing("AND", with: values.map { "v != \($0)" }.joined(separator: " and "))
    let asked = try FilterParser(FormPlan(fixture.form, .plain)).expression(of: text).asked
    #expect(try #require(asked).conditionCount == 1)
    #expect(try fixture.filtered(text) == [0])
  }

  @Test("A sort by many columns goes over the form once, and not for each")
  func binders() throws {
    let fixture = try QueryFixture([try row("v")], [])
    let pool = BinderPool(FormPlan(fixture.form, .plain), in: nil)
    let first = pool.withBinder { ObjectIdentifier($0) }
    let (second, third) = pool.withBinder { outer in
      (ObjectIdentifier(outer), pool.withBinder { ObjectIdentifier($0) })
    }
    #expect(first == second)
    #expect(second != third)
  }
}

extension FilterExpression {
  fileprivate var conditionCount: Int {
    switch self {
    case .condition: 1
    case .not(let part): part.conditionCount
    case .all(let parts), .any(let parts): parts.reduce(0) { $0 + $1.conditionCount }
    }
  }
}
