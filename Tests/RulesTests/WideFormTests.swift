import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Rules
@testable import Values

@Suite("A form of very many rows")
struct WideFormTests {
  private func tree(_ paths: [String]) throws -> (PathTree, [Int]) {
    var tree = PathTree()
    let nodes = try paths.compactMap { tree.insert(try ValuePath($0)) }
    return (tree, nodes)
  }

  private func scan(_ record: JSONSlice, _ tree: PathTree) -> PathScan {
    PathScan(
      record, along: tree, reusing: [PathFind](repeating: .missing, count: tree.nodes.count))
  }

  @Test("Each of many rows finds the value that it finds alone")
  func manyRows() throws {
    let paths = (0..<300).flatMap { ["m\($0)", "list[\($0)]", "inner.\"x y\($0)\""] }
    var members = (0..<400).filter { $0 % 3 > 0 }.map { "\"m\($0)\": \($0)" }
    members.append("\"\\u006d7\": \"the last one counts\"")
    members.append("\"list\": [\((0..<200).map(String.init).joined(separator: ","))]")
    members.append(
      "\"inner\": {\((0..<150).map { "\"x y\($0)\": [\($0)]" }.joined(separator: ","))}")
    let record = try JSONSlice(parsing: "{" + members.joined(separator: ", ") + "}")
    let (tree, nodes) = try tree(paths)
    let scan = scan(record, tree)
    for (path, node) in zip(paths, nodes) {
      let steps = try ValuePath(path).steps
      switch (scan.finds[node], record.lookup(steps)) {
      case (.found(let start, let end), .found(let slice)): #expect(start..<end == slice.range)
      case (.missing, .missing): break
      default: Issue.record("\(path) is found differently")
      }
    }
    let rows = try paths.map { try row($0) }
    let binder = RecordBinder(form: Form(name: "wide", rows: rows), locale: .plain)
    #expect(
      binder.reading(record).visibleRows.map(\.display)
        == rows.map { binder.reading(record).bind($0).display })
  }

  @Test("A member that is there a hundred thousand times costs the rows inside it once")
  func duplicates() throws {
    let (tree, nodes) = try tree((0..<1000).map { "a.m\($0)" })
    let inner = Array(repeating: "\"a\": {\"m1\": 1}", count: 100_000).joined(separator: ",")
    let scan = scan(try JSONSlice(parsing: "{\(inner), \"a\": {\"m2\": 2}}"), tree)
    #expect(scan.stepCount < 5000)
    guard case .missing = scan.finds[nodes[1]], case .found = scan.finds[nodes[2]] else {
      Issue.record("the last one counts, with what is in it")
      return
    }
  }

  @Test("Only the rows that a record has, or must have, are prepared to judge it")
  func preparedWhenAsked() throws {
    let rows = (0..<1_000).map { index in
      let keys = [
        500: "required = YES;", 600: "required = \"r1 == 'x'\";", 700: "hidden = \"r1 == 'x'\";",
        800: "rules = ( { predicate = \"r1 == 'y'\"; } );",
        900: "choicesFrom = \"path:list\"; choiceFilter = \"choice.a == r1\";",
      ]
      return "{ valuePath = r\(index); maximumLength = 1; \(keys[index] ?? "") }"
    }
    let form = try #require(FormFixture.decode("( \(rows.joined(separator: ", ")) )").form)
    let binder = RecordBinder(form: form, locale: .plain)
    #expect(binder.prepared.rows.madeCount == 0)
    let record = try JSONSlice(parsing: #"{"r1": "x", "r2": "long", "list": [1, 2]}"#)
    #expect(binder.reading(record).problems.map(\.row) == [2, 500, 600])
    #expect(binder.prepared.rows.madeCount == 5)
    #expect(binder.reading(record).visibleRows.count == 999)
  }

  @Test("What few rows have takes no room in the others")
  func size() {
    #expect(MemoryLayout<RowContents>.size < 720)
    let plain = ConfigRow(identifier: "a", key: "A")
    let (row, other) = (plain.with { $0.help = "Text" }, plain.with { $0.help = "Text" })
    #expect(row != plain && plain.help == nil)
    #expect(row == other)
    let dated = other.with {
      $0.dates = DateSettings()
      $0.dates?.minuteInterval = 15
    }
    #expect(dated.dates?.minuteInterval == 15 && other.dates == nil)
  }

  @Test("All that is asked of one record costs one pass over it")
  func onePass() throws {
    let rows = try (0..<50).map { number in
      try row("m\(number)") {
        $0.valueType = .any
        $0.displayValue = number == 3 ? try? Template("{m1} {other}") : nil
      }
    }
    var form = Form(name: "f", rows: rows)
    form.recordTitle = try Template("{m2} {title}")
    let binder = RecordBinder(form: form, locale: .plain)
    let record = try JSONSlice(parsing: "{\"m1\": 1, \"m2\": 2, \"other\": 3, \"title\": \"T\"}")
    let bound = binder.reading(record).visibleRows
    #expect(bound[3].display.text == "1 3")
    #expect(binder.reading(record).title() == "2 T")
    #expect(binder.reading(record).problems.isEmpty)
    for row in rows { _ = binder.reading(record).bind(row) }
    #expect(binder.scanCount == 1)
    let other = try JSONSlice(parsing: "{\"m1\": 9, \"m2\": 8, \"other\": 7, \"title\": \"U\"}")
    #expect(binder.reading(other).title() == "8 U")
    #expect(binder.reading(other).visibleRows[3].display.text == "9 7")
    #expect(binder.scanCount == 2)
  }

  @Test("A title of many tokens is made in one pass over a record that was not looked through")
  func titleOfManyTokens() throws {
    let rows = try (0..<50).map { try row("m\($0)") { $0.valueType = .any } }
    var form = Form(name: "f", rows: rows)
    form.recordTitle = try Template((0..<50).map { "{m\($0)}" }.joined(separator: " "))
    let binder = RecordBinder(form: form, locale: .plain)
    let members = (0..<50).map { "\"m\($0)\": \($0 * 2)" }
    let record = try JSONSlice(parsing: "{" + members.joined(separator: ", ") + "}")
    let title = (0..<50).map { "\($0 * 2)" }.joined(separator: " ")
    #expect(binder.reading(record).title() == title)
    #expect(binder.scanCount == 1)
    #expect(binder.reading(record).title() == title)
    #expect(binder.scanCount == 1)
  }

  @Test("An edited value is found again without a pass over the record, and all around it")
  func edits() throws {
    let paths = ["title", "inner.a", "inner.b", "list[1]", "end", "none"]
    let rows = try paths.map { path in try row(path) { $0.valueType = .any } }
    let form = Form(name: "f", rows: rows)
    let binder = RecordBinder(form: form, locale: .plain)
    var before = try JSONSlice(
      parsing: #"{"title": "T", "inner": {"a": 1, "b": [2]}, "list": [3, 4], "end": "e"}"#)
    _ = binder.reading(before).visibleRows
    for (path, text) in [
      ("inner.a", "12345"), ("title", "\"\""), ("list[1]", "{\"x\": [1, 2]}"), ("end", "null"),
      ("inner.b", "7"), ("title", "\"a longer title\""),
    ] {
      guard case .found(let old) = before.lookup(try ValuePath(path).steps) else { return }
      var edited = before.text.utf8.map(\.self)
      let offset = before.range.lowerBound
      edited.replaceSubrange(
        old.range.lowerBound - offset..<old.range.upperBound - offset, with: text.utf8)
      let after = try JSONSlice(parsing: String(decoding: edited, as: UTF8.self))
      binder.reading(before).follow(to: after, changedAt: try ValuePath(path))
      let fresh = RecordBinder(form: form, locale: .plain)
      #expect(
        binder.reading(after).visibleRows.map(\.display)
          == fresh.reading(after).visibleRows.map(\.display), "\(path)")
      before = after
    }
    #expect(binder.scanCount == 1)
    // A member that goes is a change of the object around it.
    let shorter = try JSONSlice(parsing: #"{"title": "a longer title"}"#)
    binder.reading(before).follow(to: shorter, changedAt: try ValuePath("end"))
    #expect(binder.reading(shorter).visibleRows[4].display.text == "")
    #expect(binder.scanCount == 2)
  }
}
