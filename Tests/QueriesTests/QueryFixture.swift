import JSONText
import Records
import Rules
import SourceText
import Testing

@testable import Forms
@testable import Queries
@testable import Values

/// A table with its form, to say what a person asks and sees in few words.
struct QueryFixture {
  let form: Form
  let table: RecordTable
  var locale = FormLocale.plain

  /// `records` are JSON texts.
  init(_ rows: [ConfigRow], _ records: [String]) throws {
    form = Form(name: "test", rows: rows)
    table = try RecordTable(
      parsing: SourceText(name: "data.json", text: "[" + records.joined(separator: ",\n") + "]"))
  }

  init(_ form: Form, _ table: RecordTable) {
    self.form = form
    self.table = table
  }

  /// A table of some of the records.
  func records(at indices: [Int]) throws -> RecordTable {
    let texts = indices.map { table[table.id(at: $0)].text }
    return try RecordTable(
      parsing: SourceText(name: "part.json", text: "[" + texts.joined(separator: ",\n") + "]"))
  }

  /// A record for each value of the one column `a`; nil: the record has no such member.
  init(_ row: ConfigRow, values: [String?]) throws {
    try self.init([row], values.map { $0.map { "{\"a\": \($0)}" } ?? "{}" })
  }

  /// The records' indices in sorted order: `a` ascending, `-a` descending.
  func sorted(_ keys: String...) -> [Int]? {
    let keys = keys.map {
      SortKey(column: $0.hasPrefix("-") ? String($0.dropFirst()) : $0, descending: $0.first == "-")
    }
    return RecordSort(FormPlan(form, locale), keys: keys).order(in: table).map(indices)
  }

  /// The indices that a filter leaves.
  func filtered(_ text: String) throws -> [Int] {
    let filter = try RecordFilter(text, by: FormPlan(form, locale))
    return indices(try #require(filter.matches(in: table)))
  }

  /// The sentence that refuses a filter.
  func refusal(_ text: String) -> String? {
    do {
      _ = try RecordFilter(text, by: FormPlan(form, locale))
      return nil
    } catch {
      return error.message
    }
  }

  func statistics(_ column: Int = 0, measuring measure: Int? = nil) throws -> ColumnStatistics {
    try #require(
      ColumnStatistics.of(
        form.rows[column], measuring: measure.map { form.rows[$0] }, by: FormPlan(form, locale),
        table: table))
  }

  private func indices(_ ids: [RecordID]) -> [Int] { ids.compactMap { table.index(of: $0) } }
}

extension ParallelChunks {
  /// Three parts, done in the wrong order.
  static let backwards = ParallelChunks(workers: 3) { count, body in
    for index in (0..<count).reversed() { body(index) }
  }
}
