import FormTesting
import JSONText
import SeededRandom
import SourceText
import Testing
import Values

@testable import Forms
@testable import Queries
@testable import Rules

/// Random tables, held against the plainest way to say the same.
@Suite("Queries over random tables")
struct QueryPropertyTests {
  private static let texts = [
    "Ada", "ada", "ÄDA", "ada lovelace long enough", "ada lovelace long enougH", "", "王小明", "王",
    "e\u{301}a", "éa", "ﬁn", "fin", "Ⅳ", "İx", "ß", "SS", "👩‍👩‍👧", "नेहा", "김민준", "a\u{0}b", "q\"\\",
    "50,000", "12", "𝐀da", "ｆｕｌｌ", "½", "\u{2F800}", "①",
  ]
  private static let numbers = [
    "0", "-0", "1", "1.0", "10e-1", "2", "-3.25", "1e400", "-1e400", "1e-400", "9007199254740993",
    "9007199254740992", "9007199254740993.0000000000000001", "0.1", "0.10000000000000000000000001",
    "123456789012345678901234567890", "123456789012345678901234567891", "999999999.999999999",
    "50000", "1234.50", "1e3", "100000000000000", "123456789012345", "-123456789012345.5",
  ]

  private static let containers = [
    "[1, \"Ada\"]", "{}", "{\"k\": 2}", "[1,\n \"Ada\"]", "{\n\"on\":\n\"a b\"}",
    "[" + String(repeating: "11,\n", count: 700) + "1]",
  ]
  /// What stands in no record as it is typed, and yet is shown.
  private static let madeTexts = [
    "50,0", "€", "1234.5", ".50", "true", "élan", "elan", "[1", "on", "off", "f", "1,\"ada",
    "k\": 2", "k\":2", "n\":\"a b", "a b", "11…", "11,11", "...", "1,1", "00", "-1", "é", "E",
  ]

  private static func value(_ generator: inout SeededGenerator) -> String? {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return nil
    case 1: return "null"
    case 2: return ["true", "false"].randomElement(using: &generator)
    case 3: return containers.randomElement(using: &generator)
    case 4...7:
      if Bool.random(using: &generator) { return numbers.randomElement(using: &generator) }
      return String(Int.random(in: -2000...2000, using: &generator))
        + (["", ".5", ".25", "e2"].randomElement(using: &generator) ?? "")
    default:
      let text = texts.randomElement(using: &generator) ?? ""
      return JSONValue.string(text).jsonText(escapingNonASCII: Bool.random(using: &generator))
    }
  }

  @Test("As many records pass the filter of a group of values as the group has", arguments: 0..<40)
  func groups(seed: UInt64) throws {
    let fixture = try Self.fixture(seed: seed, count: 150)
    for index in fixture.form.rows.indices {
      let statistics = try fixture.statistics(index)
      for group in statistics.groups {
        guard let filter = group.filter else { continue }
        #expect(try fixture.filtered(filter).count == group.count, "\(group)")
      }
      // What is added up for a group is what its records come to.
      let measured = try fixture.statistics(index, measuring: 2)
      for group in measured.groups {
        guard let filter = group.filter else { continue }
        let part = QueryFixture(fixture.form, try fixture.records(at: fixture.filtered(filter)))
        #expect(try part.statistics(2).total == group.total, "\(group)")
      }
      #expect(try fixture.filtered(statistics.filterOfMissing).count == statistics.missing)
    }
  }

  private static func fixture(seed: UInt64, count: Int = 60) throws -> QueryFixture {
    var generator = SeededGenerator(seed: seed)
    let rows = [
      try number("a"), try row("b"),
      try number("c") { $0.currencyCode = "EUR" }, try row("d") { $0.valueType = .any },
      try row("e") { $0.choices = [Choice(value: .string("Ada"), title: "Élan")] },
      try row("f") { $0.valueType = .bool },
    ]
    let records = (0..<count).map { _ in
      let members = ["a", "b", "c", "d", "e", "f"].compactMap { name in
        value(&generator).map { "\"\(name)\": \($0)" }
      }
      return "{" + members.joined(separator: ", ") + "}"
    }
    return try QueryFixture(rows, records)
  }

  /// A value as something that sorts: its group, and what it is there.
  private static func rank(_ table: QueryFixture, _ row: ConfigRow, _ index: Int) -> Rank {
    let binder = RecordBinder(form: table.form, locale: .plain)
    guard case .value(let slice) = binder.reading(table.record(index)).content(of: row) else {
      return Rank(group: 9)
    }
    let own: JSONKind? =
      switch row.valueType {
      case .number: .number
      case .bool: .bool
      case .any: nil
      default: .string
      }
    switch slice.value {
    case .null, .string(""): return Rank(group: 9)
    case .number(let text):
      return Rank(group: own == .number ? 0 : 1, number: DecimalText(text))
    case .string(let text):
      let title = row.choices.first { $0.value == slice.value }?.title ?? text
      return Rank(
        group: own == .string ? 0 : 2,
        texts: [Array(SearchText.folded(title).utf8), Array(title.utf8)])
    case .bool(let value): return Rank(group: own == .bool ? 0 : 3, texts: [[value ? 1 : 0]])
    case .array, .object:
      let text = JSONSkip.compactText(slice, limit: 200)
      return Rank(group: 4, texts: [Array(SearchText.folded(text).utf8), Array(text.utf8)])
    }
  }

  private struct Rank {
    var group: Int
    var number: DecimalText?
    var texts: [[UInt8]] = []

    /// -1, 0 or 1.
    func compared(to other: Rank, descending: Bool) -> Int {
      if group != other.group { return group < other.group ? -1 : 1 }
      var order = 0
      if let number, let otherNumber = other.number {
        order = number < otherNumber ? -1 : otherNumber < number ? 1 : 0
      }
      for (a, b) in zip(texts, other.texts) where order == 0 {
        order = a == b ? 0 : a.lexicographicallyPrecedes(b) ? -1 : 1
      }
      return descending ? -order : order
    }
  }

  @Test("sorting gives what sorting plainly decoded values gives", arguments: 1...12)
  func sorting(seed: UInt64) throws {
    let table = try Self.fixture(seed: seed)
    for row in table.form.rows {
      for descending in [false, true] {
        let ranks = (0..<table.table.count).map { Self.rank(table, row, $0) }
        let expected = ranks.indices.sorted {
          let order = ranks[$0].compared(to: ranks[$1], descending: descending)
          return order == 0 ? $0 < $1 : order < 0
        }
        #expect(table.sorted((descending ? "-" : "") + row.identifier) == expected)
      }
    }
  }

  @Test("words find what looking through each shown text finds", arguments: 1...12)
  func words(seed: UInt64) throws {
    let table = try Self.fixture(seed: seed)
    let binder = RecordBinder(form: table.form, locale: .plain)
    for typed in Self.texts + Self.madeTexts where !typed.isEmpty {
      let query = "\"" + typed.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
      let word = SearchWord(typed)
      let expected = (0..<table.table.count).filter { index in
        binder.reading(table.record(index)).visibleRows.contains { bound in
          guard bound.display.role == .value || bound.display.role == .foreign else { return false }
          var shown = [bound.display.text]
          if case .value(let slice) = bound.content, slice.kind == .number,
            bound.row.numberStyle != .asWritten
          {
            shown.append(slice.text)
          }
          return shown.contains { word.occurs(in: $0) }
        }
      }
      #expect(try table.filtered(query) == expected, "\(typed)")
    }
  }

  @Test("comparing numbers gives what comparing exact numbers gives", arguments: 1...6)
  func comparing(seed: UInt64) throws {
    let table = try Self.fixture(seed: seed)
    let binder = RecordBinder(form: table.form, locale: .plain)
    for text in Self.numbers {
      let wanted = try #require(DecimalText(text))
      let less = (0..<table.table.count).filter { index in
        guard
          case .value(let slice) = binder.reading(table.record(index)).content(
            of: table.form.rows[0]),
          slice.kind == .number, let number = DecimalText(slice.text)
        else { return false }
        return number < wanted
      }
      #expect(try table.filtered("a < \(text)") == less, "\(text)")
    }
  }

  @Test("the work may be split over threads without changing what comes out")
  func splitting() throws {
    let table = try Self.fixture(seed: 99, count: 3500)
    let rows = table.form.rows
    for row in rows {
      let sort = RecordSort(
        FormPlan(table.form, .plain), keys: [SortKey(column: row.identifier)])
      #expect(
        sort.order(in: table.table) == sort.order(in: table.table, chunks: .backwards))
      let split = ColumnStatistics.of(
        row, by: FormPlan(table.form, .plain), table: table.table, chunks: .backwards)
      #expect(
        split
          == ColumnStatistics.of(row, by: FormPlan(table.form, .plain), table: table.table))
    }
    let filter = try RecordFilter("ada", by: FormPlan(table.form, .plain))
    let found = filter.matches(in: table.table)
    #expect(found?.isEmpty == false)
    #expect(filter.matches(in: table.table, chunks: .backwards) == found)
  }

  @Test("sums are those of adding exact numbers one by one", arguments: 1...6)
  func sums(seed: UInt64) throws {
    let table = try Self.fixture(seed: seed)
    var sum = DecimalText(0)
    var values: Set<DecimalText> = []
    let binder = RecordBinder(form: table.form, locale: .plain)
    for index in 0..<table.table.count {
      guard
        case .value(let slice) = binder.reading(table.record(index)).content(of: table.form.rows[0]),
        slice.kind == .number, let number = DecimalText(slice.text)
      else { continue }
      sum = sum + number
      values.insert(number)
    }
    let statistics = try table.statistics()
    #expect(statistics.total?.sum == sum)
    #expect(statistics.count - statistics.missing - statistics.foreign >= values.count)
  }

  @Test("the table of foldings folds every text as the plain way does", arguments: 1...20)
  func folding(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var text = Self.texts.randomElement(using: &generator) ?? ""
    for _ in 0..<200 {
      let value = UInt32.random(in: 0...0x2FFFF, using: &generator)
      if let scalar = Unicode.Scalar(Bool.random(using: &generator) ? value & 0xFFFF : value) {
        text.unicodeScalars.append(scalar)
      }
    }
    #expect(FoldTable.folded(text) == Array(SearchText.folded(text).utf8))
  }

  private static let marked =
    "aéłß1=か은が하\u{1112}\u{1161}\u{11AB}ｶא\u{FB2A}क\u{9C7}\u{9BE}กا\u{20000}\u{200D}\u{AD}\u{301}\u{338}\u{345}\u{3099}ﾞ\u{5C1}\u{5BC}"
    + "\u{93C}\u{94D}\u{E48}\u{E33}\u{654}\u{64E}\u{651}\u{20E3}\u{FE0F}\u{327}\u{344}\u{F73}"

  @Test("marks in any order on letters of any kind fold as in the plain way", arguments: 1...20)
  func marks(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let scalars = Array(Self.marked.unicodeScalars)
    for length in 1...60 {
      var text = String.UnicodeScalarView()
      for _ in 0..<length { text.append(scalars.randomElement(using: &generator) ?? "a") }
      let buffer = FoldedBuffer()
      let expected = Array(SearchText.folded(String(text)).utf8)
      #expect(FoldTable.folded(String(text)) == expected, "\(text.map(\.value))")
      var plain = String(text)
      plain.withUTF8 { buffer.fold(UnsafeRawBufferPointer($0)) }
      #expect(buffer.contains(expected))
    }
  }
}

extension QueryFixture {
  func record(_ index: Int) -> JSONSlice { table[table.id(at: index)] }
}
