import FormTesting
import JSONText
import Records
import SourceText
import Testing

@testable import Forms
@testable import Rules

@Suite("No two elements of a list have a unique value")
struct UniqueTests {
  private static let form = """
    { rows = (
        { key = Code; valuePath = code; valueType = any; unique = YES;
          errorMessages = { unique = "{value} is taken"; }; },
        { key = PIN; valuePath = pin; isSecure = YES; unique = YES; },
        { key = Hidden; valuePath = secret; unique = YES; hidden = "code == 'h'"; },
        { key = Place; valuePath = place; segueIdentifier = place; },
        { key = Items; valuePath = items; itemForm = item; } );
      forms = {
        place = ( { key = Shelf; valuePath = shelf; unique = YES; } );
        item = ( { key = SKU; valuePath = sku; valueType = any; unique = YES; },
                 { key = Parts; valuePath = parts; itemForm = ( { key = No; valuePath = no; valueType = any; unique = YES; } ); } ); }; }
    """

  private func form() throws -> Form { try #require(FormFixture.decode(Self.form).form) }

  private func table(_ records: String) throws -> RecordTable {
    try RecordTable(parsing: SourceText(name: "a.json", text: records))
  }

  /// What is wrong with each record, as `record path: message`.
  private func problems(_ records: String, form: Form? = nil) throws -> [String] {
    let table = try table(records)
    let binder = RecordBinder(form: try form ?? self.form(), locale: .plain)
    let siblings = Siblings(UniqueIndex(binder.plan.uniquePaths, of: table))
    return table.records.enumerated().flatMap { index, id in
      let binder = binder.within(RecordContext(siblings: SiblingPosition(id, of: siblings)))
      let own = binder.reading(table[id]).ownProblems.map { row, failure in
        "\(index + 1) \(binder.form.rows[row].identifier): \(failure.message)"
      }
      return own
        + binder.reading(table[id]).problemsBelow.map {
          "\(index + 1) \($0.valuePath): \($0.failure.message)"
        }
    }
  }

  @Test(
    "Values are the same by what they are, and nothing is the same as nothing",
    arguments: [
      ("1", "1.0", true), ("1e2", "100", true), ("1", #""1""#, false), ("0", "-0", true),
      (#""a""#, #""\u0061""#, true), (#""a""#, #""A""#, false), ("null", "null", false),
      (#""""#, #""""#, false), ("[]", "[]", false), ("{}", "{}", false), ("[1]", "[1.0]", true),
      (#"{"a": 1, "b": 2}"#, #"{"b": 2.0, "a": 1}"#, true), ("true", "true", true),
      ("true", "false", false), ("1e9999999999", "1e9999999999", true),
    ])
  func values(one: String, other: String, areSame: Bool) throws {
    let found = try problems(#"[{"code": \#(one)}, {}, {"code": \#(other)}]"#)
      .filter { $0.contains("taken") }
    #expect(found.count == (areSame ? 2 : 0), "\(found)")
  }

  @Test("A message names the first other record; a secret is compared and not shown")
  func names() throws {
    #expect(
      try problems(#"[{"pin": "x7"}, {"pin": "x7"}, {"pin": "y"}, {"pin": "x7"}]"#)
        == ["1 pin: also in record 2", "2 pin: also in record 1", "4 pin: also in record 1"])
  }

  @Test("A hidden row is not judged, but its value counts for the others")
  func hidden() throws {
    #expect(
      try problems(#"[{"code": "h", "secret": "a"}, {"code": "v", "secret": "a"}]"#)
        == ["2 secret: also in record 1"])
  }

  @Test("An object inside a record is compared among the records")
  func objects() throws {
    #expect(
      try problems(#"[{"place": {"shelf": "a"}}, {"place": {"shelf": "a"}}]"#)
        == ["1 place.shelf: also in record 2", "2 place.shelf: also in record 1"])
  }

  @Test("Items are compared within their own list, at any depth")
  func items() throws {
    #expect(
      try problems(
        #"[{"items": [{"sku": "a", "parts": [{"no": 1}, {"no": 1}]}, {"sku": "b"}, {"sku": "a"}]}, {"items": [{"sku": "a", "parts": [{"no": 1}]}]}]"#
      ) == [
        "1 items[0].sku: also in item [2]", "1 items[0].parts[0].no: also in item [1]",
        "1 items[0].parts[1].no: also in item [0]", "1 items[2].sku: also in item [0]",
      ])
  }

  @Test("Outside of a list nothing is judged")
  func single() throws {
    let form = try form()
    let record = try JSONSlice(parsing: #"{"code": "a"}"#)
    #expect(RecordBinder(form: form, locale: .plain).reading(record).problems.isEmpty)
  }

  @Test("The index follows edits, additions, deletions and their undoing")
  func following() throws {
    let paths = try form().uniquePaths
    var document = Document<Void>(try table(#"[{"code": 1}, {"code": 2}, {"code": 2}]"#))
    var index = UniqueIndex(paths, of: document.table)
    func other(_ position: Int) throws -> Int? {
      let id = document.table.id(at: position)
      let code: [JSONStep] = [.member("code")]
      guard case .found(let value) = document.table[id].lookup(code) else { return nil }
      return index.other(than: id.rawValue, having: value, at: code)
    }
    #expect(try (0..<3).map(other) == [nil, 2, 1])
    #expect(index.follow(document.table) == .unchanged)
    try document.apply(
      .replace(
        ValueEdit(
          record: document.table.id(at: 2), path: [.member("code")], before: nil,
          after: .value(.number("1.0")))), note: ())
    #expect(index.follow(document.table) == .changed)
    #expect(try (0..<3).map(other) == [2, nil, 0])
    try document.apply(.delete([RecordPlacement(document.table.id(at: 0), at: 0)]), note: ())
    #expect(index.follow(document.table) == .changed)
    #expect(try (0..<2).map(other) == [nil, nil])
    _ = document.undo()
    #expect(index.follow(document.table) == .changed)
    #expect(try (0..<3).map(other) == [2, nil, 0])
    _ = document.undo()
    #expect(index.follow(document.table) == .changed)
    #expect(try (0..<3).map(other) == [nil, 2, 1])
    #expect(index.follow(try table("[]")) == .outdated)
  }

  @Test("Many with one value lose and gain some")
  func many() throws {
    let records = (0..<50).map { #"{"code": \#($0 % 2)}"# }.joined(separator: ",")
    var document = Document<Void>(try table("[\(records)]"))
    var index = UniqueIndex(try form().uniquePaths, of: document.table)
    for position in stride(from: 0, to: 50, by: 2) {
      try document.apply(
        .replace(
          ValueEdit(
            record: document.table.id(at: position), path: [.member("code")], before: nil,
            after: .value(.number("\(100 + position)")))), note: ())
      #expect(index.follow(document.table) == .changed)
    }
    let code: [JSONStep] = [.member("code")]
    let zero = try JSONSlice(parsing: "0")
    let one = try JSONSlice(parsing: "1")
    #expect(index.other(than: 0, having: zero, at: code) == nil)
    #expect(index.other(than: 1, having: one, at: code) == 3)
    #expect(index.other(than: 3, having: one, at: code) == 1)
  }

  @Test("A form that opens itself is looked into once")
  func endless() throws {
    let form = try #require(
      FormFixture.decode(
        """
        { rows = ( { key = Node; valuePath = node; segueIdentifier = node; } );
          forms = { node = ( { key = ID; valuePath = id; unique = YES; },
                             { key = Next; valuePath = next; segueIdentifier = node; } ); }; }
        """
      ).form)
    #expect(form.uniquePaths == [[.member("node"), .member("id")]])
  }

  @Test("unique needs a path, and is a Bool")
  func lint() {
    #expect(
      FormFixture.lines(#"({ key = A; displayValue = "x"; unique = YES; })"#)
        .contains { $0.contains(#"W108"#) && $0.contains("unique") })
    #expect(
      FormFixture.lines("({ key = A; valuePath = a; unique = maybe; })")
        .contains { $0.contains("F102") })
    #expect(FormFixture.row("valuePath = a;")?.isUnique == false)
  }
}
