import FormTesting
import JSONText
import Records
import SourceText
import Testing
import Texts
import Values

@testable import Forms
@testable import Rules

@Suite("What was found in a record, for the record that an edit leaves")
struct FollowedRecordTests {
  /// Makes edits with one binder, nil for what is removed; after each it has the rows that a new
  /// one has.
  private func edit(
    _ table: RecordTable, by rows: String, _ edits: [(path: String, value: String?)]
  ) throws -> String {
    let form = try #require(FormFixture.decode("( \(rows) )").form)
    let binder = RecordBinder(form: form, locale: .plain)
    var table = table
    let id = table.id(at: 0)
    for edit in edits {
      let (former, path) = (table, try ValuePath(edit.path).steps)
      let before = binder.reading(former[id]).bindAll()
      let after: NewValue =
        try edit.value.map { .value(try JSONSlice(parsing: $0).value) } ?? .nothing
      table.replace(id, with: try table.record(id, with: after, at: path))
      table = binder.consequences(in: id, of: [path], from: former, to: table).table
      let new = RecordBinder(form: form, locale: .plain)
      #expect(
        binder.reading(table[id]).bindAll(after: before).rows.map(\.seen)
          == new.reading(try JSONSlice(parsing: table[id].text)).bindAll().rows.map(\.seen),
        "\(edit): \(table[id].text)")
    }
    return table[id].text
  }

  private func edit(
    _ record: String, by rows: String, _ edits: [(path: String, value: String?)]
  ) throws -> String {
    try edit(
      RecordTable(parsing: SourceText(name: "a.json", text: record)), by: rows, edits)
  }

  @Test(
    "A record that has its original values again may be as long, with values elsewhere"
  )
  func restored() throws {
    for (read, result) in [("b", 23), ("a", 2)] {
      let record = "{\"a\": 1, \"b\":22 , \"x\": \(result)}"
      let edited = try edit(
        record,
        by: "{ valuePath = a; }, { valuePath = b; }, { valuePath = x; formula = \"\(read) + 1\"; }",
        [("a", "2"), ("b", nil), ("b", "22"), ("a", "1")])
      #expect(edited == record)
    }
  }

  @Test("The only item of a list that is removed is nowhere")
  func onlyItem() throws {
    let rows = "{ valuePath = \"l[0]\"; }, { valuePath = x; formula = \"1\"; }"
    #expect(try edit(#"{"l": [0]}"#, by: rows, [("l[0]", nil)]).hasPrefix(#"{"l": []"#))
  }

  @Test("A result that another one overwrites, or a part of it, is reported as another value")
  func overwritten() throws {
    let a = "{ valuePath = a; }, { valuePath = s; }, "
    let member = #"q.\"0\""#
    for (rows, record) in [
      // A member and an element that are one value.
      (
        "{ valuePath = \"\(member)\"; formula = \"a + 1\"; }, "
          + "{ valuePath = \"q[0]\"; formula = \"a + 2\"; }",
        #"{"a": 1, "q": {"0": 1}}"#
      ),
      (
        "{ valuePath = l; formula = \"if(a > 0, s, a)\"; }, "
          + "{ valuePath = \"l[0]\"; formula = \"a\"; }",
        #"{"a": 1, "s": [1, 2], "l": [7, 3]}"#
      ),
      (
        "{ valuePath = o.x; formula = \"a\"; }, { valuePath = o; formula = \"if(a > 0, s, a)\"; }",
        #"{"a": 1, "s": {"x": 1}, "o": {"x": 3}}"#
      ),
    ] {
      _ = try edit(record, by: a + rows, [("a", "8"), ("a", "-1"), ("a", "5")])
    }
  }

  @Test("So is a result for which the source holds another value")
  func adapted() throws {
    let source = SourceText(name: "a.json", text: #"{"a": 1, "b": 1, "c": 1}"#)
    var index = RecordIndexer(name: source.name)
    try index.advance(over: source.buffer.bytes, isWhole: true)
    let table = RecordTable(source: source, index: index, origin: WholeNumbers())
    let edited = try edit(
      table,
      by:
        "{ valuePath = a; }, { valuePath = b; formula = \"a + 0.5\"; }, "
        + "{ valuePath = c; formula = \"b * 2\"; }",
      [("a", "2"), ("a", "3")])
    #expect(edited == #"{"a": 3, "b": 3, "c": 6}"#)
  }
}

/// A source that holds whole numbers only.
private final class WholeNumbers: RecordOrigin {
  func location(at offset: Int, in record: RecordID) -> Records.SourceLocation {
    .value(table: "t", key: "1", column: nil)
  }

  func nativeType(at offset: Int, in record: RecordID) -> NativeType? { nil }

  func adapted(
    _ value: JSONValue?, replacing former: JSONSlice?, at path: [JSONStep], in record: RecordID
  ) throws(JSONEditError) -> JSONValue? {
    guard case .number(let text)? = value else { return value }
    return .number(String(text.prefix { $0 != "." }))
  }

  func excerpt(of record: JSONSlice, as id: RecordID, of table: RecordTable) -> SourceExcerpt? {
    nil
  }

  func preview(from old: RecordTable, to new: RecordTable) -> SourcePreview {
    SourcePreview(ofJSON: old, to: new)
  }
}
