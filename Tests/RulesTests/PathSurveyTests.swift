import FormTesting
import JSONText
import Records
import SourceText
import Testing
import Texts

@testable import Forms
@testable import Rules

@Suite("Paths that the first records don't have")
struct PathSurveyTests {
  private func messages(_ paths: [String], _ records: String, lines: Bool = false) throws
    -> [String]
  {
    let table = try RecordTable(
      parsing: SourceText(name: lines ? "d.jsonl" : "d.json", text: records))
    let form = Form(name: "f", rows: try paths.map { try row($0) })
    return PathSurvey(table).absences(in: form).map { ($0.isTypo ? "typo: " : "") + $0.message }
  }

  @Test(
    "the nearest existing path is named, where the names are alike",
    arguments: [
      ("spec.replica", "typo: the record has no spec.replica; did you mean spec.replicas?"),
      ("spec.replicas", nil),
      ("Spec.Replicas", "typo: the record has no Spec.Replicas; did you mean spec.replicas?"),
      ("metadata.nmae", "typo: the record has no metadata.nmae; did you mean metadata.name?"),
      (
        "spec.ports[0].prot",
        "typo: the record has no spec.ports[0].prot; did you mean spec.ports[0].port?"
      ),
      ("spec.ports[7].port", nil),
      ("replicas", "the record has no replicas; did you mean spec.replicas?"),
      ("spec.metadata.name", "the record has no spec.metadata.name; did you mean metadata.name?"),
      ("other", "the record has no other"), ("spec.x", "the record has no spec.x"),
      ("nothing.at.all", nil),
      ("kind.a", "the record has no kind.a"),
    ] as [(String, String?)])
  func nearest(path: String, message: String?) throws {
    let record =
      #"{"kind": "x", "nothing": null, "metadata": {"name": "n"}, "spec": {"replicas": 2, "y": 1, "ports": [{"port": 80}]}}"#
    #expect(try messages([path], record) == (message.map { [$0] } ?? []))
  }

  @Test("what another row shows is not offered: both may be meant")
  func bound() throws {
    #expect(try messages(["phone1", "phone2"], #"{"phone1": 1}"#) == ["the record has no phone2"])
  }

  @Test("one record that has it is enough, and broken lines are passed over")
  func several() throws {
    #expect(try messages(["nam"], #"[{"name": 1}, {"nam": 2}]"#) == [])
    #expect(
      try messages(["nam"], "{\"nam\": \n{\"name\": 1}\n{\"name\": 2}\n", lines: true)
        == ["typo: none of the first 2 records has nam; did you mean name?"])
    #expect(try messages(["nam"], "[]") == [])
  }

  @Test("a template's tokens are looked at, too")
  func tokens() throws {
    let full = try ConfigRow(identifier: "full", key: "Full").with {
      $0.displayValue = try Template("{fist} {last}")
    }
    let table = try RecordTable(
      parsing: SourceText(name: "d.json", text: #"{"first": "A", "last": "B"}"#))
    let found = PathSurvey(table).absences(in: Form(name: "f", rows: [full]))
    #expect(found.map(\.message) == ["the record has no fist; did you mean first?"])
  }

  @Test("Typos are those of all absences")
  func typos() throws {
    let rows = (["fist"] + (0..<1_000).map { "r\($0)" }).map { "{ valuePath = \($0); }" }
    let form = try #require(FormFixture.decode("( \(rows.joined(separator: ", ")) )").form)
    let table = try RecordTable(parsing: SourceText(name: "d.json", text: #"{"first": "A"}"#))
    let survey = PathSurvey(table)
    #expect(survey.absences(in: form).count == 1_001)
    let found = survey.typos(in: form)
    #expect(found.map { $0.row?.identifier } == ["fist"])
    #expect(found.map(\.message) == ["the record has no fist; did you mean first?"])
  }

  private func messages(form: String, _ records: String) throws -> [String] {
    let table = try RecordTable(parsing: SourceText(name: "d.json", text: records))
    let form = try #require(FormFixture.decode(form).form)
    return PathSurvey(table).absences(in: form).map {
      ($0.form.map { "\($0) " } ?? "") + $0.subject + ": " + $0.message
    }
  }

  @Test("What a formula makes is not missed, unless its path is nearly another")
  func made() throws {
    let form = """
      ( { valuePath = price; }, { valuePath = amount; formula = "price * 2"; },
        { valuePath = prize; formula = "1"; } )
      """
    #expect(
      try messages(form: form, #"{"price": 1, "cost": 2}"#) == [])
    let sums = """
      ( { valuePath = orders; itemForm = ( { valuePath = lines; itemForm = (
            { valuePath = amount; formula = "q * 2"; }, { valuePath = q; } ); } ); },
        { key = S; identifier = s; formula = "orders.lines.@sum.amount + orders[0].lines[0].amount"; } )
      """
    #expect(try messages(form: sums, #"{"orders": [{"lines": [{"q": 1}]}]}"#) == [])
    #expect(
      try messages(form: form, #"{"price": 1, "amunt": 2}"#)
        == ["Amount: the record has no amount; did you mean amunt?"])
  }

  @Test("what only expressions read is looked for, once, and may be what another row shows")
  func expressions() throws {
    let form = """
      { rules = ( { predicate = "@root.rle != 'x'"; } );
        rows = (
        { key = Role; valuePath = role; required = "kind == 'x' AND items.@count > 0"; },
        { key = Port; valuePath = port; hidden = "rle == 'db' OR (role == 'x' AND ANY items.n > 3)"; },
        { key = Nothing; valuePath = role; hidden = "rle == 'db'"; disabled = "length(tags.a) > 1"; }
      ); }
      """
    #expect(
      try messages(form: form, #"[{"role": "x", "port": 1, "items": [{"m": 1}], "tags": []}]"#) == [
        "Role: the record has no kind", "Role: the record has no rle; did you mean role?",
        "Port: the record has no items.n",
      ])
  }

  @Test(
    "what goes on in the elements of lists is looked for in each, and an empty list may have it")
  func throughLists() throws {
    let form = """
      ( { key = Sum; formula = "items.@sum.price"; }, { key = Deep; formula = "groups.items.@max.prise"; },
        { key = Any; valuePath = a; hidden = "ANY none.x == 1 OR ANY empty.x == 1"; } )
      """
    let record = """
      {"a": 1, "items": [{"n": 1}, {"price": 2}], "groups": [{"items": []}, {"items": [{"price": 1}]}],
       "none": null, "empty": []}
      """
    #expect(
      try messages(form: form, record) == [
        "Deep: the record has no groups.items.prise; did you mean groups.items.price?"
      ])
  }

  @Test(
    "titles of items and of choices are looked for in the lists, and choices in what they are for")
  func lists() throws {
    let form = """
      { recordTitle = "{nmae}"; rows = ( { key = Items; valuePath = items; itemTitle = "{b.c} {titel}"; itemForm = (
          { key = Kind; valuePath = kind; choicesFrom = "path:@parent.kinds"; choiceValuePath = idd;
            choiceFilter = "choice.naem != @parent.nam AND choice.title != 'x' AND choice.name != nil"; } ); },
        { key = Plain; valuePath = kind; choicesFrom = "path:plain"; choiceTitle = "{x}"; } ); }
      """
    let record = """
      {"name": "n", "kind": "a", "kinds": [{"id": "a", "name": "A"}], "plain": ["a"],
       "items": [{"title": "t", "kind": "a"}, {"b": {"c": 1}}]}
      """
    #expect(
      try messages(form: form, record) == [
        "recordTitle: the record has no nmae; did you mean name?",
        "Items: none of the first 2 records has titel; did you mean title?",
        "items Kind: the record has no idd; did you mean id?",
        "items Kind: the record has no choice.naem; did you mean choice.name?",
        "items Kind: the record has no @parent.nam; did you mean @parent.name?",
      ])
  }

  @Test("a path around a record is there if one of the records has it that the form is opened from")
  func surroundings() throws {
    let form = """
      { rows = ( { valuePath = a; itemForm = item; }, { valuePath = b.list; itemForm = item; },
                 { valuePath = list; segueIdentifier = holder; } );
        forms = { holder = ( { valuePath = own; itemForm = item; } );
                  item = ( { key = X; valuePath = x; hidden = "@parent.top == @parent.kept OR @root.kept == 1"; } ); }; }
      """
    #expect(
      try messages(
        form: form,
        #"{"top": 1, "a": [{"x": 1}], "b": {"list": []}, "list": {"kept": 1, "own": [{"x": 1}]}}"#
      ) == ["item X: the record has no @root.kept; did you mean @root.list.kept?"])
  }

  @Test("the objects and items that rows open are looked at with their own forms")
  func inside() throws {
    let form = """
      { forms = { address = ( { key = City; valuePath = cty; } ); node = (
          { key = Nodes; valuePath = nodes; itemForm = node; }, { key = Name; valuePath = nmae; } ); };
        rows = ( { key = Home; valuePath = home; segueIdentifier = address; },
        { key = Work; valuePath = work; segueIdentifier = address; },
        { key = Ports; valuePath = ports; itemForm = { rows = (
          { key = No; valuePath = number; hidden = "protocl == 'x'"; } ); }; },
        { key = Nodes; valuePath = nodes; itemForm = node; },
        { key = None; valuePath = none; itemForm = node; } ); }
      """
    let record = """
      {"home": {"city": "Oslo"}, "work": {"city": "Rome"}, "ports": [{"number": 1, "protocol": "t"}],
       "nodes": [{"name": "a", "nodes": [{"name": "b"}]}], "none": null}
      """
    #expect(
      try messages(form: form, record) == [
        "address City: none of the first 2 records has cty; did you mean city?",
        "node Name: none of the first 2 records has nmae; did you mean name?",
        "ports No: the record has no protocl; did you mean protocol?",
      ])
    // What one of them has is no typo.
    #expect(
      try messages(
        form: form,
        #"{"home": {"city": "O"}, "work": {"cty": "R"}, "ports": [], "nodes": [{"nmae": "a"}], "none": []}"#
      ) == ["node Nodes: the record has no nodes"])
  }

  @Test("many records and long ones cost little: only the beginning is looked at")
  func bounded() throws {
    let long = "{\"a\": \"\(String(repeating: "x", count: 2_000_000))\"}"
    #expect(try messages(["b"], long) == [])
    let many = "[" + Array(repeating: #"{"name": 1}"#, count: 500).joined(separator: ",") + "]"
    #expect(
      try messages(["nam"], many) == [
        "typo: none of the first 100 records has nam; did you mean name?"
      ])
  }
}

extension PathSurvey.Absence {
  fileprivate var message: String { message(in: Language.english.texts) }
}
