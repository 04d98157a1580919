import FileTesting
import JSONText
import RecordSources
import Records
import Testing

@Suite("Edits of JSON with comments")
struct CommentedJSONEditTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let settings = """
    {
      // The file's own comment.

      // what is compiled
      "include": ["src", "test"], // folders
      /* Output */
      "options": {
        "target": "es2016",   /* the version */
        // "lib": [],
        "strict": true, // all of them

        /* Modules */
        "paths": {
          "@app/*": ["src/*"],
        },
        "types": []
      }
    }
    // end

    """

  private static func path(_ text: String) -> [JSONStep] {
    text.split(separator: ".").map { step in
      Int(step).map { JSONStep.index($0) } ?? .member(String(step))
    }
  }

  private static func set(
    _ path: String, _ json: String
  ) -> @Sendable (inout RecordTable, RecordID) throws -> Void {
    { table, id in
      try table.set(JSONSlice(parsing: json).value, at: Self.path(path), in: id)
    }
  }

  private static func remove(
    _ path: String
  ) -> @Sendable (inout RecordTable, RecordID) throws -> Void {
    { table, id in try table.remove(at: Self.path(path), in: id) }
  }

  /// Edits of the settings: what is replaced in the text, and by what.
  struct Part: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let edit: @Sendable (inout RecordTable, RecordID) throws -> Void
    let old: String
    let new: String
  }

  static let parts = [
    Part(
      testDescription: "a value beside its comment", edit: set("options.target", "\"es2022\""),
      old: "es2016", new: "es2022"),
    Part(
      testDescription: "null and numbers as they are written", edit: set("options.strict", "null"),
      old: "true, //", new: "null, //"),
    Part(
      testDescription: "a number with an exponent", edit: set("options.strict", "1.50e3"),
      old: "true, //", new: "1.50e3, //"),
    Part(
      testDescription: "a text becomes an object", edit: set("options.target", #"{"a": [1]}"#),
      old: "\"es2016\",",
      new: "{\n      \"a\": [\n        1,\n      ],\n    },"),
    Part(
      testDescription: "a removed member takes the comments above and beside it, and no other",
      edit: remove("options.strict"),
      old: "    // \"lib\": [],\n    \"strict\": true, // all of them\n", new: ""),
    Part(
      testDescription: "the first one, whose comment is above a blank line in part",
      edit: remove("include"),
      old: "  // what is compiled\n  \"include\": [\"src\", \"test\"], // folders\n", new: ""),
    Part(
      testDescription: "the last one leaves no comma behind where there was none",
      edit: remove("options.types"),
      old: "    },\n    \"types\": []\n", new: "    }\n"),
    Part(
      testDescription: "a member behind the last one gets the comma before it",
      edit: set("options.outDir", "\"dist\""),
      old: "\"types\": []\n", new: "\"types\": [],\n    \"outDir\": \"dist\"\n"),
    Part(
      testDescription: "a trailing comma stays one", edit: set("options.paths.@lib", "[\"lib/*\"]"),
      old: "[\"src/*\"],\n", new: "[\"src/*\"],\n      \"@lib\": [\"lib/*\"],\n"),
    Part(
      testDescription: "an element on the line", edit: set("include", #"["src", "test", "x"]"#),
      old: "\"test\"]", new: "\"test\", \"x\"]"),
    Part(
      testDescription: "the first element of an empty array",
      edit: set("options.types", "[\"node\"]"), old: "\"types\": []",
      new: "\"types\": [\n      \"node\",\n    ]"),
    Part(
      testDescription: "an object without its last member", edit: remove("options.paths.@app/*"),
      old: "{\n      \"@app/*\": [\"src/*\"],\n    }", new: "{}"),
    Part(
      testDescription: "a key that is renamed, and nothing else",
      edit: { table, id in
        let options = try #require(table[id].lookup(path("options")).found)
        let members = options.members.map { JSONMember(name: $0, value: $1.value) }
        try table.set(
          .object(
            members.map {
              JSONMember(name: $0.name == "strict" ? "严格" : $0.name, value: $0.value)
            }), at: path("options"), in: id)
      }, old: "\"strict\"", new: "\"严格\""),
  ]

  @Test("An edit changes its own bytes, and is read as that", arguments: parts)
  func edits(part: Part) throws {
    #expect(Self.settings.contains(part.old))
    let expected = Self.settings.replacing(part.old, with: part.new, maxReplacements: 1)
    #expect(try edited(Self.settings, part.edit) == expected)
  }

  static let moves: [(String, [Int], String)] = [
    (
      "[\n  // one\n  1, // first\n\n  // two and more\n\n  // two\n  2,\n  3 // last\n]\n",
      [2, 0, 1],
      "[\n  3, // last\n  // one\n  1, // first\n\n  // two and more\n\n  // two\n  2\n]\n"
    ),
    (
      "[\n  // one\n  1, // first\n\n  // two and more\n\n  // two\n  2,\n  3 // last\n]\n",
      [0, 2, 1],
      "[\n  // one\n  1, // first\n  3, // last\n\n  // two and more\n\n  // two\n  2\n]\n"
    ),
    (
      "[ // all\n  1, /* a */ // b\n  /* c */ 2,\n]", [1, 0],
      "[ // all\n  /* c */ 2,\n  1, /* a */ // b\n]"
    ),
    ("[1, /* two */ 2, 3 /* three */ ]", [2, 1, 0], "[3, /* three */ /* two */ 2, 1 ]"),
    ("[ 1 // one\n  , 2 ]", [1], "[ 2 ]"),
    ("[ 1 // one\n  , 2 ]", [0], "[ 1 // one\n   ]"),
  ]

  @Test("An element that is moved or stays takes its comments along", arguments: moves)
  func moved(before: String, order: [Int], after: String) throws {
    let text = "{\"list\": \(before), /* c */ }"
    let saved = try edited(text) { table, id in
      let list = try #require(table[id].lookup(Self.path("list")).found)
      let elements = list.elements.map(\.value)
      try table.set(.array(order.map { elements[$0] }), at: Self.path("list"), in: id)
    }
    #expect(saved == "{\"list\": \(after), /* c */ }")
  }

  @Test(
    "Records of a list are added, copied and deleted with their comments",
    arguments: [
      "[\n  // Ada\n  {\"n\": \"Ada\"},\n\n  // Grace\n  {\"n\": \"Grace\"}, // two\n]\n"
    ])
  func records(text: String) throws {
    var table = try read(text)
    let first = table.id(at: 0)
    _ = table.insert(try JSONSlice(parsing: #"{"n": "Alan"}"#).value, at: 1)
    #expect(
      try written(table)
        == "[\n  // Ada\n  {\"n\": \"Ada\"},\n  {\"n\": \"Alan\"},\n\n  // Grace\n  {\"n\": \"Grace\"}, // two\n]\n"
    )
    table.delete(first)
    #expect(
      try written(table)
        == "[\n  {\"n\": \"Alan\"},\n\n  // Grace\n  {\"n\": \"Grace\"}, // two\n]\n")
  }

  @Test(
    "New texts are written in the file's manner",
    arguments: [
      ("{\"a\": \"\\u00e9\" /* c */}", "{\"a\": \"\\u4e2d\\\"\\n\" /* c */}"),
      ("{\"a\": \"é\" /* c */}", "{\"a\": \"中\\\"\\n\" /* c */}"),
      ("{\r\n\t\"a\": \"\",\r\n\t// c\r\n}", "{\r\n\t\"a\": \"中\\\"\\n\",\r\n\t// c\r\n}"),
      ("\u{FEFF}{\"a\" /* k */ : 1,}", "\u{FEFF}{\"a\" /* k */ : \"中\\\"\\n\",}"),
    ])
  func texts(before: String, after: String) throws {
    #expect(
      try edited(before) { try $0.set(.string("中\"\n"), at: [.member("a")], in: $1) } == after)
  }

  @Test("An object with nothing but a comment gets its first member behind it")
  func first() throws {
    let saved = try edited("{\n  // nothing yet\n}\n") {
      try $0.set(.number("1"), at: [.member("a")], in: $1)
    }
    #expect(saved == "{\n  // nothing yet\n  \"a\": 1\n}\n")
  }

  // MARK: Reading and writing

  private func edited(
    _ text: String, _ edit: (inout RecordTable, RecordID) throws -> Void
  ) throws -> String {
    var table = try read(text)
    #expect(try written(table) == text)
    try edit(&table, table.id(at: 0))
    let saved = try written(table)
    let again = try read(saved)
    #expect(again.records.map { again[$0].value } == table.records.map { table[$0].value })
    return saved
  }

  private func read(_ text: String) throws -> RecordTable {
    let path = try folder.put(text, at: "data.json")
    let delivery = try SourceCatalog.source(named: path).open(RecordRequest(), readsAhead: false)
    while try delivery.readOn() {}
    return delivery.contents.table
  }

  private func written(_ table: RecordTable) throws -> String {
    var bytes: [UInt8] = []
    try SourceCatalog.source(named: "x").write(table) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONLookup {
  fileprivate var found: JSONSlice? { if case .found(let slice) = self { slice } else { nil } }
}
