import FormTesting
import Forms
import Inference
import JSONText
import Lint
import Records
import Rules
import SeededRandom
import SourceText
import Testing
import Texts

@Suite("A first form out of data")
struct InferredFormTests {
  @Test("Labels come from members, in the order of the file, and kinds from values")
  func rows() throws {
    let form = try Inferred.form(
      #"{"firstName": "Ada", "age": 36, "size": 1.5, "active": true, "born": "1815-12-10", "x": null}"#
    )
    #expect(form.rows.map(\.key) == ["First name", "Age", "Size", "Active", "Born", "X"])
    #expect(form.rows.map(\.valueType) == [.string, .number, .number, .bool, .date, .any])
    #expect(form.title?.parts.isEmpty == false)
  }

  @Test("Of a long record the first bytes are looked at, then all of it")
  func longRecord() throws {
    let items = (0..<1_000).map(String.init).joined(separator: ", ")
    let table = try RecordTable(
      parsing: SourceText(
        name: "d.json", text: "{\"name\": \"x\", \"list\": [\(items)], \"last\": 1}"))
    let first = InferredForm(of: table, upTo: 100, texts: Language.english.texts)
    #expect(first.isPartial)
    let text = first.text(path: "d.json")
    #expect(text.contains("valuePath = list;") && !text.contains("valuePath = last;"), "\(text)")
    let whole = InferredForm(of: table, after: first) { false }
    #expect(whole.text(path: "d.json").contains("valuePath = last;"))
  }

  @Test("What an archive says of an object itself does not name it")
  func archivedClass() throws {
    let text = try Inferred.text(
      #"{"list": [{"$class": "Note", "text": "Buy milk"}, {"$class": "Note"}]}"#)
    #expect(text.contains("recordTitle = text;"))
    #expect(
      try Inferred.text(#"[{"$class": "Note", "n": 1}]"#).contains("recordTitle = \"\\\"$class"))
  }

  @Test(
    "Objects in objects have forms down to the innermost, and beyond 64 the row shows the object")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: #"{"n": 1, "o": "#, count: depth) + #"{"password": "x"}"#
        + String(repeating: "}", count: depth)
    }
    func chain(_ form: Form) -> (depth: Int, last: ConfigRow?) {
      var (depth, rows) = (0, form.rows)
      while let child = rows.last?.child, let inner = form.form(named: child.name) {
        (depth, rows) = (depth + 1, inner.rows)
      }
      return (depth, rows.last)
    }
    let inside = chain(try Inferred.form(nested(50)))
    #expect(inside.last?.valuePath?.description.hasSuffix("password") == true)
    #expect(inside.last?.isSecure == true)
    let beyond = chain(try Inferred.form(nested(80)))
    #expect(beyond.depth == 64)
    #expect(beyond.last?.valuePath?.description == "o" && beyond.last?.valueType == .any)
    #expect(beyond.last?.isSecure == true, "the JSON would show the password")
  }

  @Test("Each of a thousand members has a row")
  func manyMembers() throws {
    let members = (0..<1_000).map { "\"m\($0)\": \($0)" }.joined(separator: ", ")
    #expect(try Inferred.form("{\(members)}").rows.map(\.key).suffix(1) == ["M999"])
  }

  @Test("No member is left out, however many an object has")
  func allMembers() throws {
    let members = (0..<6_000).map { "\"m\($0)\": \($0)" }.joined(separator: ", ")
    #expect(try Inferred.form("{\(members)}").rows.count == 6_000)
  }

  @Test("A glance looks at all records of a short file, and at the last of a long one")
  func glance() throws {
    for (count, limit) in [(200, 1 << 16), (2_000, 1 << 14)] {
      let records = Array(repeating: #"{"a": 1}"#, count: count) + [#"{"late": 1}"#]
      let table = try RecordTable(
        parsing: SourceText(
          name: "d.json", text: "[" + records.joined(separator: ", ") + "]"))
      let text = InferredForm(of: table, upTo: limit, texts: Language.english.texts)
        .text(path: "d.json")
      #expect(text.contains("valuePath = late;"), "\(count)")
    }
  }

  @Test("What only later records have comes after what the first ones have, at any depth")
  func later() throws {
    let text = try Inferred.completed(
      [
        #"{"a": 1, "b": 1, "in": [{"x": 1}]}"#,
        #"{"new": 1, "b": 1, "a": 1, "in": [{"y": 1, "x": 1}]}"#,
      ], after: 1)
    let form = try #require(FormFixture.decode(text).form)
    #expect(form.rows.map(\.key) == ["A", "B", "In", "New"])
    #expect(form.form(named: "in")?.rows.map(\.key) == ["X", "Y"])
  }

  @Test("Forms are the same where only what comments say of the records is different")
  func same() throws {
    func form(_ json: String) throws -> InferredForm {
      InferredForm(
        of: try RecordTable(parsing: SourceText(name: "d.json", text: json)),
        texts: Language.english.texts)
    }
    let one = try form(#"[{"a": 1}, {"a": 2}]"#)
    #expect(one.isSame(as: try form(#"[{"a": 5}, {"a": 9}, {"a": 7}]"#)))
    #expect(!one.isSame(as: try form(#"[{"a": 1}, {"a": "x"}]"#)))
  }

  @Test("All items of a long list inside of a record are looked at, unless it is for a glance")
  func items() throws {
    let json = "{\"in\": [" + String(repeating: #"{"x": 1}, "#, count: 60) + #"{"late": 1}]}"#
    #expect(try Inferred.text(json).contains("valuePath = late;"))
    let table = try RecordTable(parsing: SourceText(name: "d.json", text: json))
    let glance = InferredForm(of: table, upTo: 64, texts: Language.english.texts)
    #expect(!glance.text(path: "d.json").contains("valuePath = late;"))
    let whole = InferredForm(of: table, after: glance) { false }
    #expect(whole.text(path: "d.json").contains("valuePath = late;"))
  }

  @Test("An object of single values is a section; what is deeper, and lists, have forms")
  func nesting() throws {
    let form = try Inferred.form(
      """
      [{"name": "web", "place": {"city": "Oslo", "room": 2},
        "auth": {"tls": {"on": true}}, "ports": [{"number": 80}, {"number": 443, "tls": true}],
        "aliases": ["a", "b"]}]
      """)
    #expect(form.sections.map(\.identifier).contains("place"))
    #expect(
      form.rows.map { $0.valuePath?.description ?? "" }
        == ["name", "place.city", "place.room", "auth", "ports", "aliases"])
    let ports = try #require(form.rows[4].child)
    #expect(ports.scope == .items)
    #expect(form.form(named: ports.name)?.rows.map(\.key) == ["Number", "Tls"])
    #expect(form.rows[3].child?.scope == .object)
    #expect(form.rows[5].child?.scope == .items)
  }

  @Test(
    "A member of several kinds of values can be edited, unless it is or has secrets")
  func mixedKinds() throws {
    let form = try Inferred.form(
      """
      [{"a": "1", "b": {"c": 1}, "d": 1, "token": "x", "in": {"password": "x"}},
       {"a": 3, "b": [1], "d": true, "token": 1, "in": 5}, {"a": null, "b": "x"}]
      """)
    #expect(form.row("a")?.cellIdentifier == "TextFieldCell")
    #expect(form.row("a")?.valueType == .any)
    #expect(form.row("d")?.cellIdentifier == "TextFieldCell")
    #expect(form.row("b")?.variants?.variants.map(\.title) == ["Text", "Object", "List"])
    #expect(form.row("token")?.cellIdentifier != "TextFieldCell")
    #expect(form.row("in")?.isSecure == true)
    #expect(form.row("in")?.cellIdentifier != "TextFieldCell")
  }

  @Test("Items of several kinds in a list have a shape each, at any depth")
  func mixedItems() throws {
    let form = try Inferred.form(
      """
      {"plugins": ["npm", ["git", {"assets": [{"path": "a"}]}], {"name": "x"}, null], "sizes": [[1, 2]]}
      """)
    func opened(by row: ConfigRow?) throws -> Form {
      let name = try #require(row?.child?.name)
      return try #require(form.form(named: name))
    }
    let shapes = try #require(opened(by: form.row("plugins")).rows.first?.variants?.variants)
    #expect(shapes.map(\.title) == ["Text", "Object", "List"])
    #expect(try opened(by: shapes[1].row).rows.map(\.key) == ["Name"])
    let inner = try opened(by: shapes[2].row)
    #expect(inner.rows.first?.variants?.variants.map(\.title) == ["Text", "Object"])
    #expect(form.row("sizes")?.valueType == .array)
  }

  @Test("Two members of one name in different places have forms of their own")
  func twins() throws {
    let form = try Inferred.form(
      #"{"a": {"items": [{"x": 1}], "y": {"items": [{"z": 2}]}}, "items": [{"w": 3}]}"#)
    #expect(
      Set(form.forms.keys.map(\.text)).isSuperset(of: ["a", "y", "items", "items-2", "items-3"]))
  }

  @Test("Strange names and texts are quoted, comments stay closed")
  func quoting() throws {
    let form = try Inferred.form(
      #"{"a.b": 1, "": 2, "with \"quotes\" and \\": "x", "*/": 3, "姓名": "李", "1": 4, "\u0001": 5, "line\nbreak": 6, "-p q": 7}"#
    )
    let record = try JSONSlice(
      parsing:
        #"{"a.b": 1, "": 2, "with \"quotes\" and \\": "x", "*/": 3, "姓名": "李", "1": 4, "\u0001": 5, "line\nbreak": 6, "-p q": 7}"#
    )
    for row in form.rows {
      guard case .found? = row.valuePath.map({ record.lookup($0.steps) }) else {
        Issue.record("\(row.identifier) leads nowhere")
        continue
      }
    }
    #expect(form.rows.count == 9)
  }

  @Test("Records without members, and a list without records, have one row for all of a record")
  func whole() throws {
    for (json, type) in [
      ("[]", ValueType.any), ("[{}]", .any), ("{}", .any), ("[null]", .any), ("[1, 2]", .number),
      (#"["a"]"#, .string), (#"[1, "a"]"#, .any), ("[[1]]", .array), (#"[[{"a": 1}]]"#, .array),
    ] {
      let form = try Inferred.form(json)
      #expect(form.rows.map(\.valuePath?.steps) == [[]], "\(json)")
      #expect(form.rows.map(\.key) == ["Data"], "\(json)")
      #expect(form.rows[0].valueType == type, "\(json)")
    }
    let lines = try RecordTable(parsing: SourceText(name: "x.jsonl", text: "nothing\n"))
    #expect(InferredForm(of: lines, texts: Language.english.texts).recordCount == 0)
  }

  @Test("Whatever the data, the form is lint-clean and finds no problem in them")
  func anyData() throws {
    for seed in 1...300 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let records = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        Self.object(depth: 0, &random)
      }
      let json = JSONValue.array(records).jsonText()
      let table = try RecordTable(parsing: SourceText(name: "data.json", text: json))
      let inferred = InferredForm(of: table, texts: Language.english.texts)
      guard !inferred.isEmpty else { continue }
      let text = inferred.text(path: "data.json")
      let decoded = FormFixture.decode(text, checks: FormChecks.always + LintChecks.all)
      let lines = decoded.diagnostics.map(\.line)
      #expect(lines.isEmpty, "seed \(seed): \(lines)\n\(text)")
      guard let form = decoded.form else { continue }
      let binder = RecordBinder(form: form, locale: .plain)
      for index in 0..<table.count {
        let record = table[table.id(at: index)]
        let problems =
          binder.reading(record).ownProblems.map { "\(form.rows[$0.row].key) \($0.failure)" }
          + binder.reading(record).problemsBelow.map { "\($0.valuePath) \($0.failure)" }
        #expect(problems.isEmpty, "seed \(seed): \(problems)\n\(record.text)\n\(text)")
      }
    }
  }

  private static func object(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    let names = [
      "name", "id", "a", "b.c", "apiKey", "api_key", "list", "inner", "when", "mail", "1", "-1",
      "x y", "{x}", "<|", "-p z", "", "./a",
    ]
    return .object(
      names.filter { _ in Bool.random(using: &random) }.map {
        JSONMember(name: $0, value: value(depth: depth, &random))
      })
  }

  private static func value(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth < 3 ? 9 : 6), using: &random) {
    case 0: .null
    case 1: .bool(Bool.random(using: &random))
    case 2: .number("\(Int.random(in: -5...500, using: &random))")
    case 3: .number("1.5e3")
    case 4:
      .string(
        ["", "x", "a@b.c", "2026-11-22", "https://x.y", "10.0.0.1", "::1", "1:2:3"].randomElement(
          using: &random)
          ?? "")
    case 5: .string("line\nbreak")
    case 6:
      .array(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth: depth + 1, &random) })
    case 7:
      .array(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in object(depth: depth + 1, &random) })
    default: object(depth: depth + 1, &random)
    }
  }
}
