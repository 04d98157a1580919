import FileTesting
import JSONText
import RecordSources
import Records
import Testing
import Texts
import TextsTesting

/// A text, what is done to its first record, and the text that is saved.
struct TextEdit: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var name = "data.plist"
  let before: String
  let edit: @Sendable (inout RecordTable, RecordID) throws -> Void
  let after: String
}

@Suite("Edits of property lists in text")
struct PropertyListEditTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func set(
    _ path: String, _ value: JSONValue
  ) -> @Sendable (inout RecordTable, RecordID) throws -> Void {
    let steps = path.split(separator: ".").map { step in
      Int(step).map { JSONStep.index($0) } ?? .member(String(step))
    }
    return { table, id in try table.set(value, at: steps, in: id) }
  }

  private static func remove(
    _ path: String
  ) -> @Sendable (inout RecordTable, RecordID) throws -> Void {
    let steps = path.split(separator: ".").map { JSONStep.member(String($0)) }
    return { table, id in try table.remove(at: steps, in: id) }
  }

  static let xml: [TextEdit] = [
    TextEdit(
      testDescription: "a new key is on a line of its own",
      before: "<plist>\n<dict>\n  <key>a</key>\n  <string>x</string>\n</dict>\n</plist>\n",
      edit: set("b", .string("y")),
      after:
        "<plist>\n<dict>\n  <key>a</key>\n  <string>x</string>\n  <key>b</key>\n  <string>y</string>\n</dict>\n</plist>\n"
    ),
    TextEdit(
      testDescription: "the first key of an empty dictionary",
      before: "<plist>\n<dict/>\n</plist>", edit: set("b", .number("1.5")),
      after: "<plist>\n<dict>\n\t<key>b</key>\n\t<real>1.5</real>\n</dict>\n</plist>"),
    TextEdit(
      testDescription: "an element on the same line looks like its neighbor",
      before: "<plist><dict><key>a</key><array><real>1</real></array></dict></plist>",
      edit: set("a", .array([.number("1"), .number("2")])),
      after:
        "<plist><dict><key>a</key><array><real>1</real><real>2</real></array></dict></plist>"),
    TextEdit(
      testDescription: "a comment of a removed key stays",
      before:
        "<plist><dict>\n <key>a</key><true/>\n <!-- b -->\n <key>b</key><true/>\n</dict></plist>",
      edit: remove("b"),
      after: "<plist><dict>\n <key>a</key><true/>\n <!-- b -->\n</dict></plist>"),
    TextEdit(
      testDescription: "whole numbers of a list with integers are integers beside a real",
      before:
        "<plist><dict><key>a</key><array><real>1.5</real><integer>2</integer></array></dict></plist>",
      edit: set("a", .array(["7", "8", "9.5", "2"].map { .number($0) })),
      after:
        "<plist><dict><key>a</key><array><integer>7</integer><integer>8</integer><real>9.5</real><integer>2</integer></array></dict></plist>"
    ),
    TextEdit(
      testDescription: "a whole number beside a real with a fraction is an integer",
      before: "<plist><dict><key>a</key><array><real>2.5</real></array></dict></plist>",
      edit: set("a", .array([.number("2.5"), .number("3")])),
      after:
        "<plist><dict><key>a</key><array><real>2.5</real><integer>3</integer></array></dict></plist>"
    ),
    TextEdit(
      testDescription: "a fraction takes the place of an integer in a list that is set",
      before: "<plist><dict><key>a</key><array><integer>1</integer></array></dict></plist>",
      edit: set("a", .array([.number("1.5")])),
      after: "<plist><dict><key>a</key><array><real>1.5</real></array></dict></plist>"),
    TextEdit(
      testDescription: "one element stays a real in its place",
      before:
        "<plist><dict><key>a</key><array><real>1.5</real><integer>2</integer></array></dict></plist>",
      edit: set("a.0", .number("7")),
      after:
        "<plist><dict><key>a</key><array><real>7</real><integer>2</integer></array></dict></plist>"),
    TextEdit(
      testDescription: "a comment before the declaration",
      before:
        "<!-- <!DOCTYPE --><?xml version=\"1.0\" encoding=\"UTF-8\"?><plist><dict><key>a</key><string>é</string></dict></plist>",
      edit: set("a", .string("ü")),
      after:
        "<!-- <!DOCTYPE --><?xml version=\"1.0\" encoding=\"UTF-8\"?><plist><dict><key>a</key><string>ü</string></dict></plist>"
    ),
    TextEdit(
      testDescription: "identifiers of the DOCTYPE without quotes",
      before:
        "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC -//Apple//DTD PLIST 1.0//EN http://www.apple.com/DTDs/PropertyList-1.0.dtd>\n<plist><dict><key>a</key><string>x</string></dict></plist>",
      edit: set("a", .string("y")),
      after:
        "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC -//Apple//DTD PLIST 1.0//EN http://www.apple.com/DTDs/PropertyList-1.0.dtd>\n<plist><dict><key>a</key><string>y</string></dict></plist>"
    ),
    TextEdit(
      testDescription: "form feeds and other control characters stay in texts and between elements",
      before:
        "<plist><dict>\u{0C}<key>a</key><string>x</string><key>b\u{0C}c</key><string>\u{1B}[0m~&#126;</string></dict></plist>",
      edit: set("a", .string("y")),
      after:
        "<plist><dict>\u{0C}<key>a</key><string>y</string><key>b\u{0C}c</key><string>\u{1B}[0m~&#126;</string></dict></plist>"
    ),
    TextEdit(
      testDescription: "a blank line before the declaration, an attribute without quotes",
      before:
        "\n<?xml version=\"1.0\"?>\n<plist version=1.0><dict><key>a</key><string>é</string></dict></plist>",
      edit: set("a", .string("ü")),
      after:
        "\n<?xml version=\"1.0\"?>\n<plist version=1.0><dict><key>a</key><string>ü</string></dict></plist>"
    ),
    TextEdit(
      testDescription: "a declaration without quotes",
      before: "<?xml version=1.0?><plist><dict><key>a</key><string>é</string></dict></plist>",
      edit: set("a", .string("ü")),
      after: "<?xml version=1.0?><plist><dict><key>a</key><string>ü</string></dict></plist>"),
    TextEdit(
      testDescription: "no plist element",
      before: "<dict><key>a</key><integer>1</integer></dict>", edit: set("a", .number("2")),
      after: "<dict><key>a</key><integer>2</integer></dict>"),
    TextEdit(
      testDescription: "another encoding is declared",
      before:
        "<?xml version=\"1.0\" encoding=\"US-ASCII\"?><plist><dict><key>a</key><string>e</string></dict></plist>",
      edit: set("a", .string("é")),
      after:
        "<?xml version=\"1.0\" encoding=\"US-ASCII\"?><plist><dict><key>a</key><string>&#233;</string></dict></plist>"
    ),
    TextEdit(
      testDescription: "data keeps its lines",
      before: "<plist><dict><key>a</key>\n\t<data>\n\tAQID\n\tBAUG\n\t</data></dict></plist>",
      edit: set("a", .string("AAAAAAAAAAAA")),
      after: "<plist><dict><key>a</key>\n\t<data>\n\tAAAA\n\tAAAA\n\tAAAA\n\t</data></dict></plist>"
    ),
    TextEdit(
      testDescription: "another kind of value has another element",
      before: "<plist><dict><key>a</key><integer>1</integer></dict></plist>",
      edit: set("a", .string("one")),
      after: "<plist><dict><key>a</key><string>one</string></dict></plist>"),
  ]

  static let openStep: [TextEdit] = [
    TextEdit(
      testDescription: "a word stays one where it can", before: "{ a = b; c = 'd e'; }",
      edit: set("a", .string("bee")), after: "{ a = bee; c = 'd e'; }"),
    TextEdit(
      testDescription: "a text that needs quotes gets them", before: "{ a = b; }",
      edit: set("a", .string("b \"c\"")), after: "{ a = \"b \\\"c\\\"\"; }"),
    TextEdit(
      testDescription: "quotes stay", before: "{ a = 'b'; }", edit: set("a", .string("it's")),
      after: "{ a = 'it\\'s'; }"),
    TextEdit(
      testDescription: "a new entry is written like its neighbor",
      before: "{\n    \"a\" = \"b\"; // first\n}\n", edit: set("c", .string("d")),
      after: "{\n    \"a\" = \"b\"; // first\n    \"c\" = \"d\";\n}\n"),
    TextEdit(
      testDescription: "elements are added behind a comma", before: "{ a = (x, y); }",
      edit: set("a", .array([.string("x"), .string("y"), .string("z")])),
      after: "{ a = (x, y, z); }"),
    TextEdit(
      testDescription: "the last element goes with the comma before it",
      before: "{ a = (\n  x, // one\n  y\n); }", edit: set("a", .array([.string("x")])),
      after: "{ a = (\n  x // one\n); }"),
    TextEdit(
      testDescription: "a comma at the end stays", before: "{ a = (x, y,); }",
      edit: set("a", .array([.string("x"), .string("z"), .string("y")])),
      after: "{ a = (x, z, y,); }"),
    TextEdit(
      testDescription: "escapes are those of the file",
      before: "{ a = \"\\U00e9\"; b = \"\\351\"; }",
      edit: set("a", .string("ü\u{1F600}")),
      after: "{ a = \"\\U00fc\\Ud83d\\Ude00\"; b = \"\\351\"; }"),
    TextEdit(
      testDescription: "typed values stay typed",
      before: "{ a = <*I1>; d = <*D2026-11-21 08:30:00 +0100>; }",
      edit: set("d", .string("2026-11-22T07:30:00Z")),
      after: "{ a = <*I1>; d = <*D2026-11-22 08:30:00 +0100>; }"),
    TextEdit(
      testDescription: "typed values keep their quotes",
      before: "{ a = <*I\"1\">; d = <*D\"2026-11-21 08:30:00 +0100\">; }",
      edit: set("d", .string("2026-11-22T07:30:00Z")),
      after: "{ a = <*I\"1\">; d = <*D\"2026-11-22 08:30:00 +0100\">; }"),
    TextEdit(
      testDescription: "data in Base64 stays that", before: "{ a = <[AAEC]>; b = <00>; }",
      edit: set("a", .string("D713dw==")), after: "{ a = <[D713dw==]>; b = <00>; }"),
    TextEdit(
      testDescription: "data is hexadecimal", before: "{ a = <0FBD7777 1C2735AE>; }",
      edit: set("a", .string("D713d38=")), after: "{ a = <0FBD7777 7F>; }"),
    TextEdit(
      testDescription: "a file of strings", name: "Localizable.strings",
      before: "/* Title */\n\"title\" = \"Hello\";\n\n\"quit\" = \"Quit\";\n",
      edit: set("title", .string("Hi \"you\"")),
      after: "/* Title */\n\"title\" = \"Hi \\\"you\\\"\";\n\n\"quit\" = \"Quit\";\n"),
    TextEdit(
      testDescription: "a string without value gets one", name: "Localizable.strings",
      before: "\"title\";\n\"quit\" = \"Quit\";\n", edit: set("title", .string("Title")),
      after: "\"title\" = \"Title\";\n\"quit\" = \"Quit\";\n"),
    TextEdit(
      testDescription: "strings without value show no new one how to be written",
      name: "Localizable.strings",
      before: "\"title\"; // kept\n", edit: set("quit", .string("Quit")),
      after: "\"title\"; // kept\n\"quit\" = Quit;\n"),
    TextEdit(
      testDescription: "the first string of a file", name: "Localizable.strings", before: "",
      edit: set("a", .string("b")), after: "a = b;\n"),
    TextEdit(
      testDescription: "the first string behind a comment", name: "Localizable.strings",
      before: "/* c */\n", edit: set("a", .string("b")), after: "/* c */\na = b;\n"),
    TextEdit(
      testDescription: "the first entry behind a comment", before: "{\n    // c\n}\n",
      edit: set("a", .string("b")), after: "{\n    // c\n    a = b;\n}\n"),
    TextEdit(
      testDescription: "what comes behind a comment to the end of the line is on another one",
      before: "{ a = (x, // one\n y); }", edit: set("a", .array([.string("y"), .string("x")])),
      after: "{ a = (y,\n x // one\n); }"),
    TextEdit(
      testDescription: "a bracket behind such a comment is on another line",
      before: "{ a = b; // c\n b = d; }", edit: remove("b"), after: "{ a = b; // c\n }"),
    TextEdit(
      testDescription: "a new string of a file of strings", name: "Localizable.strings",
      before: "\"title\" = \"Hello\";\n", edit: set("quit", .string("Quit")),
      after: "\"title\" = \"Hello\";\n\"quit\" = \"Quit\";\n"),
  ]

  private func read(_ path: String) throws -> SourceContents {
    let delivery = try SourceCatalog.source(named: path).open(RecordRequest(), readsAhead: false)
    while try delivery.readOn() {}
    return delivery.contents
  }

  @Test(
    "Only what was edited changes, and new parts look like their neighbors",
    arguments: xml + openStep)
  func edits(edit: TextEdit) throws {
    let path = try folder.put(edit.before, at: edit.name)
    let contents = try read(path)
    var table = contents.table
    try edit.edit(&table, table.id(at: 0))
    #expect(try written(table) == edit.after)
    // It is read as what was written.
    try folder.put(edit.after, at: edit.name)
    let again = try read(path).table
    #expect(again[again.id(at: 0)].value == table[table.id(at: 0)].value)
  }

  private func written(_ table: RecordTable) throws -> String {
    var bytes: [UInt8] = []
    try SourceCatalog.source(named: "x").write(table) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  static let lists = [
    "<plist><array>\n <!-- A -->\n <dict><key>n</key><string>a</string></dict>\n <dict><key>n</key><string>b</string></dict>\n <dict><key>n</key><string>c</string></dict>\n</array></plist>\n",
    "(\n  /* A */ { n = a; },\n  { n = b; },\n  { n = c; }\n)\n",
    "({n=a;},{n=b;},{n=c;},)",
  ]

  @Test("Records are added, deleted and moved, and are read as such", arguments: lists)
  func records(list: String) throws {
    let path = try folder.put(list, at: "list.plist")
    let changes: [(inout RecordTable) throws -> Void] = [
      { _ = $0.insert(.object([JSONMember(name: "n", value: .string("new"))]), at: 3) },
      { _ = $0.insert(.object([JSONMember(name: "n", value: .string("new"))]), at: 0) },
      { _ = $0.delete($0.id(at: 0)) }, { _ = $0.delete($0.id(at: 2)) },
      { _ = $0.move($0.id(at: 2), to: 0) }, { _ = $0.move($0.id(at: 0), to: 2) },
      {
        _ = $0.delete($0.id(at: 1))
        try $0.set(.string("edited"), at: [.member("n")], in: $0.id(at: 1))
        _ = $0.move($0.id(at: 1), to: 0)
      },
      { for _ in 0..<3 { _ = $0.delete($0.id(at: 0)) } },
    ]
    for (number, change) in changes.enumerated() {
      try folder.put(list, at: "list.plist")
      var table = try read(path).table
      try change(&table)
      let text = try written(table)
      try folder.put(text, at: "list.plist")
      let again = try read(path).table
      #expect(
        again.records.map { again[$0].value } == table.records.map { table[$0].value },
        "change \(number): \(text)")
      if list.contains("A") { #expect(text.contains("A"), "change \(number): \(text)") }
    }
  }

  @Test(
    "What a property list can't hold is refused before it is saved",
    arguments: [
      ("<plist><dict><key>a</key><integer>1</integer></dict></plist>", "a", JSONValue.null),
      ("<plist><dict><key>a</key><integer>1</integer></dict></plist>", "b", .array([.null])),
      ("<plist><dict><key>a</key><integer>1</integer></dict></plist>", "b", .string("\u{1}")),
      (
        "<plist><dict><key>a</key><date>2026-11-21T08:30:00Z</date></dict></plist>", "a",
        .string("x")
      ),
      ("{ a = b; }", "a", .number("1")), ("{ a = b; }", "c", .bool(true)),
    ])
  func refused(text: String, key: String, value: JSONValue) throws {
    var table = try read(try folder.put(text, at: "data.plist")).table
    let id = table.id(at: 0)
    #expect(throws: JSONEditError.self) { try table.set(value, at: [.member(key)], in: id) }
  }

  @Test(
    "Cut short at every byte, a file is refused or read, and never written wrongly",
    arguments: xml + openStep)
  func cut(edit: TextEdit) throws {
    let bytes = Array(edit.before.utf8)
    for count in bytes.indices {
      let path = try folder.put(bytes: Array(bytes[..<count]), at: edit.name)
      guard let contents = try? read(path) else { continue }
      #expect(try Array(written(contents.table).utf8) == Array(bytes[..<count]))
    }
  }
}
