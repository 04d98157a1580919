import FormTesting
import Rules
import Testing

@testable import Forms
@testable import Queries
@testable import Values

@Suite("Comparisons of texts agree with sorting")
struct TextOrderTests {
  private func table(_ values: [String], in collation: String) throws -> QueryFixture {
    var table = try QueryFixture(row("a"), values: values.map { "\"\($0)\"" })
    table.locale = FormLocale(
      numbers: "en_US_POSIX", times: "en_US_POSIX", collation: collation)
    return table
  }

  private static let words = [
    "王", "Bob", "李", "张", "陈", "安", "ann", "王芳", "Ä", "äpfel", "apfel", "zoo", "å", "Ångström",
    "\\u5b89", "Zürich", "o", "ö",
  ]

  @Test(
    "What is less than a value is what sorts before it",
    arguments: ["zh_CN", "de_DE", "sv_SE", "C"])
  func agreesWithSort(collation: String) throws {
    let table = try table(Self.words, in: collation)
    let sorted = try #require(table.sorted("a"))
    for (rank, index) in sorted.enumerated() {
      let word = Self.words[index] == "\\u5b89" ? "安" : Self.words[index]
      let equal = try Set(table.filtered("a = \"\(word)\""))
      let before = Set(sorted[..<rank]).subtracting(equal)
      #expect(try Set(table.filtered("a < \"\(word)\"")) == before, "\(word)")
      #expect(try Set(table.filtered("a <= \"\(word)\"")) == before.union(equal), "\(word)")
      #expect(
        try Set(table.filtered("a >= \"\(word)\""))
          == Set(sorted).subtracting(before), "\(word)")
    }
  }

  @Test("A range of Chinese names goes by pinyin; equal is what folds to the same text")
  func pinyin() throws {
    let names = ["王", "李", "张", "陈", "安"]
    let chinese = try table(names, in: "zh_CN")
    #expect(try chinese.filtered("a between 陈 and 王").map { names[$0] } == ["王", "李", "陈"])
    #expect(try chinese.filtered("a > 王").map { names[$0] } == ["张"])
    let german = try table(["ÄRGER", "arg", "Zeit"], in: "de_DE")
    #expect(try german.filtered("a = ärger") == [0])
    #expect(try german.filtered("a >= arger") == [0, 2], "equal by folded text")
    #expect(try german.filtered("a > ärger") == [2])
  }

  @Test("A range that is the wrong way round is remarked on in the same order")
  func range() throws {
    let table = try table(["王"], in: "zh_CN")
    func notes(_ typed: String) throws -> Int {
      try RecordFilter(typed, by: FormPlan(table.form, table.locale)).notes(foundNothing: true)
        .count
    }
    #expect(try notes("a between 安 and 陈") == 0)
    #expect(try notes("a between 陈 and 安") == 1)
  }

  @Test("A predicate compares by code points, the same in every language")
  func predicates() throws {
    for collation in ["en_US", "de_DE", "zh_CN"] {
      let table = try table(["a", "B", "c", "Ä"], in: collation)
      #expect(try table.filtered("a < B") == [0, 3], "\(collation)")
      #expect(try table.filtered("= a < 'B'") == [], "\(collation)")
      #expect(try table.filtered("= a > 'B'") == [0, 2, 3], "\(collation)")
      #expect(try table.filtered("= a <[cd] 'B'") == [0, 3], "\(collation)")
    }
  }

  @Test("Choices compare by their titles, as they sort")
  func choices() throws {
    let row = try row("a") {
      $0.choices = [("z", "安"), ("a", "张")].map { Choice(value: .string($0), title: $1) }
    }
    var table = try QueryFixture(row, values: [#""z""#, #""a""#])
    table.locale = FormLocale(
      numbers: "en_US_POSIX", times: "en_US_POSIX", collation: "zh_CN")
    #expect(try table.filtered("a < 李") == [0])
    #expect(try table.filtered("a > 李") == [1])
  }

  @Test("Minimum and maximum of a column are the first and the last in sorted order")
  func extremes() throws {
    for collation in ["zh_CN", "de_DE", "C"] {
      let table = try table(Self.words, in: collation)
      let sorted = try #require(table.sorted("a")).map { Self.words[$0] }
      let statistics = try table.statistics()
      #expect(statistics.maximum == sorted.last)
      #expect([sorted.first, "安"].contains(statistics.minimum))
    }
  }
}
