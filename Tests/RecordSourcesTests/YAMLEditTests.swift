import FileTesting
import JSONText
import RecordSources
import Records
import Testing
import Texts

@Suite("Edits of YAML files")
struct YAMLEditTests: YAMLEditing {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let compose = """
    # Compose
    services:
      # The web server
      web:
        image: nginx:1.25   # pinned
        ports:
        - "80:80"
        - 443:443
        env: {A: 1, B: two}

      cache:
        image: redis
        mode: 0644
        on: yes
        text: |
          one
          two

        last: ~
    volumes: []

    """

  @Test(
    "A value changes in its own style, and nothing else does",
    arguments: [
      ("services.web.image", #""caddy:2""#, "nginx:1.25   # pinned", "caddy:2   # pinned"),
      ("services.web.ports.0", #""8080:80""#, #""80:80""#, #""8080:80""#),
      ("services.web.ports.1", #""x""#, "- 443:443", "- x"),
      ("services.web.env.B", #""x, y""#, "B: two", #"B: "x, y""#),
      ("services.web.env.A", "2", "A: 1", "A: 2"),
      ("services.cache.mode", #""0600""#, "0644", "0600"),
      ("services.cache.on", #""no""#, "on: yes", "on: no"),
      ("services.cache.image", #""no""#, "image: redis", #"image: "no""#),
      ("services.cache.image", #""a\nb\n""#, "image: redis", "image: |\n      a\n      b"),
      (
        "services.cache.image", "[1,{\"a\":null}]", "image: redis", "image:\n    - 1\n    - a: null"
      ),
      ("services.cache.text", #""one""#, "|\n      one\n      two", "|-\n      one"),
      ("services.cache.text", "7", "|\n      one\n      two", "7"),
      ("services.cache.last", #""a: b""#, "last: ~", #"last: "a: b""#),
      ("services.web.env", "{}", "{A: 1, B: two}", "{}"),
      ("services.web.ports", "[]", "ports:\n    - \"80:80\"\n    - 443:443", "ports: []"),
      ("services.web.ports", "5", "ports:\n    - \"80:80\"\n    - 443:443", "ports: 5"),
      ("volumes", #"["x"]"#, "volumes: []", "volumes:\n- x"),
    ])
  func sets(place: String, new: String, old: String, written: String) throws {
    let value = try value(new)
    let file = try edited(Self.compose) { try $0.set(value, at: path(place), in: $1) }
    #expect(file == Self.compose.replacing(old, with: written))
  }

  @Test("An entry goes with its comments, and with no others")
  func removes() throws {
    let text = """
      # of the file

      # of a
      a: 1 # too

      # alone

      # of b
      b:
        # in b
        - x   # of x
        # of y
        - y
        # end of b
      # of c
      c: 3

      """
    func without(_ place: String) throws -> String {
      try edited(text) { try $0.remove(at: path(place), in: $1) }
    }
    check(try without("a"), text.replacing("# of a\na: 1 # too\n\n", with: ""))
    check(try without("c"), text.replacing("# of c\nc: 3\n", with: ""))
    #expect(
      try without("b")
        == "# of the file\n\n# of a\na: 1 # too\n\n# alone\n\n  # end of b\n# of c\nc: 3\n")
    let items = try value(#"["x"]"#)
    check(
      try edited(text) { try $0.set(items, at: path("b"), in: $1) },
      text.replacing("  # of y\n  - y\n", with: ""))
  }

  @Test("New entries are like their neighbors: indentation, dashes, quotes, blank lines, brackets")
  func adds() throws {
    let member = try value(#"{"image": "a", "list": ["x"]}"#)
    check(
      try edited(Self.compose) { try $0.set(member, at: path("services.new"), in: $1) },
      Self.compose.replacing(
        "    last: ~\n", with: "    last: ~\n\n  new:\n    image: a\n    list:\n    - x\n"))
    let ports = try value(#"["80:80", "443:443", "81"]"#)
    check(
      try edited(Self.compose) { try $0.set(ports, at: path("services.web.ports"), in: $1) },
      Self.compose.replacing("- 443:443\n", with: "- 443:443\n    - \"81\"\n"))
    check(
      try edited(Self.compose) { try $0.set(.string("c"), at: path("services.web.env.C"), in: $1) },
      Self.compose.replacing("B: two}", with: "B: two, C: c}"))
    let quoted = "- name: 'a'\n  n: 1\n- name: 'b'\n  n: 2"
    var table = try read(quoted)
    _ = table.insert(try value(#"{"name": "c", "n": 3}"#), at: 2)
    var bytes: [UInt8] = []
    try SourceCatalog.source(named: "x.yaml").write(table) { bytes += $0 }
    #expect(String(decoding: bytes, as: UTF8.self) == quoted + "\n- name: 'c'\n  n: 3")
  }

  @Test("Entries move with their comments")
  func moves() throws {
    let text = "- a # of a\n# of b\n- b:\n    c: 1\n- d\n"
    let items = try value(#"["d", {"b": {"c": 1}}, "a"]"#)
    let list = try edited("l:\n" + text) { try $0.set(items, at: path("l"), in: $1) }
    #expect(list == "l:\n- d\n# of b\n- b:\n    c: 1\n- a # of a\n")
    var table = try read(text.replacing("a #", with: "a: 1 #").replacing("- d", with: "- d: 2"))
    table.move(table.id(at: 2), to: 0)
    var bytes: [UInt8] = []
    try SourceCatalog.source(named: "x.yaml").write(table) { bytes += $0 }
    #expect(
      String(decoding: bytes, as: UTF8.self) == "- d: 2\n- a: 1 # of a\n# of b\n- b:\n    c: 1\n")
  }

  @Test("A key is renamed where it is, in its quotes")
  func renames() throws {
    let text = "\"a\": 1\nb: {c: 2}\n"
    check(
      try edited(text) { try $0.set(.string("x y"), at: path("a") + [.key], in: $1) },
      "\"x y\": 1\nb: {c: 2}\n")
    check(
      try edited(text) { try $0.set(.string("d, e"), at: path("b.c") + [.key], in: $1) },
      "\"a\": 1\nb: {\"d, e\": 2}\n")
  }

  @Test("Aliases show what they refer to; an edit there gives the place a value of its own")
  func aliases() throws {
    let text = "base: &b\n  x: 1\n  y: [2]\none: *b\ntwo:\n  <<: *b\n  z: 3\ns: &t text\nu: *t\n"
    #expect(
      try json(text)
        == #"{"base":{"x":1,"y":[2]},"one":{"x":1,"y":[2]},"two":{"x":1,"y":[2],"z":3},"s":"text","u":"text"}"#
    )
    func with(_ place: String, _ new: String) throws -> String {
      let value = try value(new)
      return try edited(text) { try $0.set(value, at: path(place), in: $1) }
    }
    check(try with("base.x", "9"), text.replacing("x: 1", with: "x: 9"))
    check(try with("one.x", "9"), text.replacing("one: *b", with: "one:\n  x: 9\n  y: [2]"))
    check(try with("two.x", "9"), text.replacing("  z: 3", with: "  z: 3\n  x: 9"))
    check(try with("u", #""own""#), text.replacing("u: *t", with: "u: own"))
    check(try with("s", #""new""#), text.replacing("&t text", with: "&t new"))
  }

  @Test("What has an anchor that is used elsewhere stays, and may get another name")
  func usedAnchors() throws {
    let text = "l:\n- &a {n: 1}\n- {n: 2}\nb: &b\n  x: &x 1\nu: [*a, *b, *x]\n"
    let table = try read(text)
    let record = table.id(at: 0)
    func reason(_ place: String, _ new: String) throws -> String? {
      var document = Document<Int>(table)
      let edit = ValueEdit(
        record: record, path: path(place), before: nil, after: .value(try value(new)))
      do throws(JSONEditError) {
        try document.apply(.replace(edit), note: 0)
        return nil
      } catch {
        #expect(!document.hasUnsavedEdits)
        guard case .refused(let refusal) = error else { return "\(error)" }
        return refusal.message.text(in: Language.english.texts)
      }
    }
    #expect(
      try reason("l", #"[{"n": 2}]"#) == "the anchor &a in it is used in line 6: remove that first")
    #expect(try reason("l", "[]") == "the anchor &a in it is used in line 6: remove that first")
    #expect(try reason("b", "{}") == "the anchor &x in it is used in line 6: remove that first")
    #expect(try reason("b", "7") == "the anchor &x in it is used in line 6: remove that first")
    #expect(try reason("l", #"[{"n": 1}]"#) == nil)
    #expect(try reason("l", #"[{"n": 2}, {"n": 1}]"#) == nil)
    check(
      try saved(text) { try $0.set(.string("c"), at: path("b") + [.key], in: $1) },
      text.replacing("b: &b", with: "c: &b"))
  }

  /// A record after an edit that is made as on the screen, and the file that is saved then.
  private func shown(
    _ text: String, _ edits: [(place: String, value: String?)]
  ) throws -> (record: String, file: String) {
    var table = try read(text)
    let record = table.id(at: 0)
    for edit in edits {
      let former = table
      if let new = edit.value {
        try table.set(value(new), at: path(edit.place), in: record)
      } else {
        try table.remove(at: path(edit.place), in: record)
      }
      table = table.showingCopies(in: record, since: former).table
    }
    #expect(table.showingCopies(in: record, since: table).edits.isEmpty)
    var bytes: [UInt8] = []
    try SourceCatalog.source(named: "x.yaml").write(table) { bytes += $0 }
    let file = String(decoding: bytes, as: UTF8.self)
    let (read, shown) = try (value(json(file)), table[record].value)
    #expect(read.inOrderOfNames == shown.inOrderOfNames, "\(file)")
    return (table[record].value.jsonText(), file)
  }

  @Test("Copies show an edit of what they are copies of, and only that is written")
  func copies() throws {
    let text = "b: &b\n  x: 1\n  y: &y [2]\no: *b\nt:\n  <<: *b\n  z: 3\nu: [*y, *b]\n"
    let one = try shown(text, [("b.x", "9")])
    check(one.file, text.replacing("x: 1", with: "x: 9"))
    #expect(
      one.record
        == #"{"b":{"x":9,"y":[2]},"o":{"x":9,"y":[2]},"t":{"x":9,"y":[2],"z":3},"u":[[2],{"x":9,"y":[2]}]}"#
    )
    check(try shown(text, [("b.y", "[2,5]")]).file, text.replacing("[2]", with: "[2, 5]"))
    check(
      try shown(text, [("b.k", "{}"), ("t.m", "1")]).file,
      text.replacing("[2]\n", with: "[2]\n  k: {}\n").replacing("z: 3\n", with: "z: 3\n  m: 1\n"))
    let less = try shown(text, [("b.x", nil)])
    check(less.file, text.replacing("  x: 1\n", with: ""))
    #expect(!less.record.contains("x"))
    check(try shown(text, [("b.x", "9"), ("b.x", "1")]).file, text)
  }

  @Test("A place that has got a value of its own keeps it, whatever is edited behind the anchor")
  func ownValues() throws {
    let text = "b: &b\n  x: 1\n  y: 2\no: *b\nt:\n  <<: *b\nl: *b\n"
    let two = try shown(text, [("b.x", "9"), ("o.y", "5"), ("t.x", "7"), ("b.x", "8")])
    check(
      two.file,
      "b: &b\n  x: 8\n  y: 2\no:\n  x: 9\n  y: 5\nt:\n  <<: *b\n  x: 7\nl: *b\n")
    check(
      try shown(text, [("o", "7"), ("b.x", "9")]).file.replacing("x: 9", with: "x: 1"),
      text.replacing("o: *b", with: "o: 7"))
    var table = try read(text)
    let record = table.id(at: 0)
    try table.set(.number("9"), at: path("b.x"), in: record)
    table = table.showingCopies(in: record, since: try read(text)).table
    #expect(table.sharing(ofValueAt: path("t.x"), in: record) == .copy(of: "b", line: 2))
    #expect(
      table.target(ofReferenceAt: path("t.x"), in: record) == .record(record, path: path("b.x")))
    try table.set(.number("7"), at: path("t.x"), in: record)
    #expect(table.sharing(ofValueAt: path("t.x"), in: record) == nil)
  }

  @Test("A value says where else it is, or where it comes from")
  func sharing() throws {
    let table = try read("base: &b\n  x: 1\none: *b\ntwo:\n  <<: *b\n  z: 3\nthree: *b\nfour: 4\n")
    func sharing(_ place: String) -> ValueSharing? {
      table.sharing(ofValueAt: path(place), in: table.id(at: 0))
    }
    #expect(sharing("base") == .inPlaces(4))
    #expect(sharing("base.x") == .inPlaces(4))
    #expect(sharing("one") == .copy(of: "b", line: 1))
    #expect(sharing("one.x") == .copy(of: "b", line: 1))
    #expect(sharing("two") == nil)
    #expect(sharing("two.x") == .copy(of: "b", line: 2))
    #expect(sharing("two.z") == nil)
    #expect(sharing("four") == nil)
    #expect(
      table.sharing(ofValueAt: [.member("four"), .key], in: table.id(at: 0)) == nil)
  }

  @Test("Tags and anchors stay, unless they would give the new value another type")
  func tags() throws {
    let text = "a: !secret one\nb: &x !!int 3\nc: !Ref [x]\n"
    func with(_ place: String, _ new: String) throws -> String {
      let value = try value(new)
      return try edited(text) { try $0.set(value, at: path(place), in: $1) }
    }
    check(try with("a", #""12""#), text.replacing("one", with: "12"))
    check(try with("b", "4"), text.replacing("3", with: "4"))
    check(try with("b", #""four""#), text.replacing("!!int 3", with: "four"))
    check(try with("c.0", #""z""#), text.replacing("[x]", with: "[z]"))
    let kinds = "m: &m !!map\n  a: 1\ns: !!seq [1]\nt: !!str x\nu: *m\n"
    check(
      try edited(kinds) { try $0.set(.number("7"), at: path("m"), in: $1) },
      kinds.replacing("!!map\n  a: 1", with: "7"))
    check(
      try edited(kinds) { try $0.set(.null, at: path("s"), in: $1) },
      kinds.replacing("!!seq [1]", with: "null"))
    check(
      try edited(kinds) { try $0.set(value(#"{"b": 2}"#), at: path("t"), in: $1) },
      kinds.replacing(" !!str x", with: "\n  b: 2"))
  }

  @Test("The documents of a file are its records, and those without contents stay")
  func documents() throws {
    let text = "kind: A # a\n---\n# nothing\n---\nkind: B\n...\n%YAML 1.2\n---\nkind: C\n"
    #expect(try json(text) == "{\"kind\":\"A\"}\n{\"kind\":\"B\"}\n{\"kind\":\"C\"}")
    check(
      try edited(text, record: 1) { try $0.set(.string("X"), at: path("kind"), in: $1) },
      text.replacing("B", with: "X"))
    check(
      try edited(text, record: 1) { $0.delete($1) },
      "kind: A # a\n---\n# nothing\n%YAML 1.2\n---\nkind: C\n"
        .replacing("# nothing\n%", with: "# nothing\n...\n%"))
    let new = try value(#"{"kind": "D"}"#)
    check(
      try edited(text) { table, _ in _ = table.insert(new, at: 3) }, text + "---\nkind: D\n")
  }

  @Test("What stands above the first marker is about the file, and stays there")
  func fileHead() throws {
    let head = "# all of it\n\n"
    let text = head + "---\nkind: A\n---\nkind: B\n"
    check(
      try edited(text, record: 1) { _ = $0.move($1, to: 0) }, head + "---\nkind: B\n---\nkind: A\n")
    check(try edited(text) { $0.delete($1) }, head + "---\nkind: B\n")
    let directives = "# of it\n%YAML 1.2\n---\nkind: A\n---\nkind: B\n"
    check(
      try edited(directives, record: 1) { _ = $0.move($1, to: 0) },
      "# of it\n---\nkind: B\n...\n%YAML 1.2\n---\nkind: A\n")
  }

  @Test(
    "A new key that other programs read as no text gets quotes, unless its neighbor is such a key")
  func legacyKeys() throws {
    check(
      try edited("name: a\n") { try $0.set(.string("x"), at: path("on"), in: $1) },
      "name: a\n\"on\": x\n")
    check(
      try edited("y: a\n") { try $0.set(.string("x"), at: path("n"), in: $1) }, "y: a\nn: x\n")
    check(
      try edited("2025: a\n") { try $0.set(.string("x"), at: [.member("2026")], in: $1) },
      "2025: a\n2026: x\n")
  }

  @Test("A new text beside one that other programs read as a number is quoted like any other")
  func legacyNeighbors() throws {
    for neighbor in ["mode: 0644", "version: 0.0.1"] {
      check(
        try edited(neighbor + "\n") { try $0.set(.string("012"), at: path("new"), in: $1) },
        neighbor + "\nnew: \"012\"\n")
    }
    check(
      try edited("v: 1.2.3\n") { try $0.set(.string("1.2.4"), at: path("v"), in: $1) }, "v: 1.2.4\n"
    )
  }

  @Test("A member of what is null makes an object of it")
  func membersOfNull() throws {
    let text = "a: 1\nenv: # of the shop\nb: {c: }\n"
    check(
      try edited(text) { try $0.set(.string("x"), at: path("env.A"), in: $1) },
      text.replacing("shop\n", with: "shop\n  A: x\n"))
    check(
      try edited(text) { try $0.set(.string("x"), at: path("b.c.d"), in: $1) },
      text.replacing("{c: }", with: "{c: {d: x} }"))
  }

  @Test("Blank lines at the end of a text are not those between entries")
  func blankLinesAtTheEnd() throws {
    let new = JSONValue.string("b\n\n")
    check(
      try edited("a: x\nc: y\n") { try $0.set(new, at: path("a"), in: $1) },
      "a: |+\n  b\n\nc: y\n")
    check(
      try edited("a: x\n\nc: y\n") { try $0.set(new, at: path("a"), in: $1) },
      "a: \"b\\n\\n\"\n\nc: y\n")
    check(
      try edited("a: x\n\nc: y\n") {
        try $0.set(.object([JSONMember(name: "d", value: new)]), at: path("a"), in: $1)
      }, "a:\n  d: \"b\\n\\n\"\n\nc: y\n")
  }

  @Test("A block without lines is an empty text, also at the end of the file")
  func emptyBlocks() throws {
    for text in ["x: |\n", "x: >", "x: >-\n\n"] { #expect(try json(text) == #"{"x":""}"#) }
    #expect(try json("x: \"\\0\"\n") == #"{"x":"\u0000"}"#)
  }

  @Test("A short text beside a block is no block; a copy of what has an anchor keeps its notation")
  func notation() throws {
    let text = "a: >-\n  one\n  two\nb: &n {size: \"10m\", mode: 0x1F}\nc: *n\n"
    check(
      try edited(text.replacing("c: *n\n", with: "")) {
        try $0.set(.string("x"), at: path("d"), in: $1)
      }, text.replacing("c: *n", with: "d: x"))
    check(
      try edited("b: &n\n  size: \"10m\"\n  mode: 0x1F\nc: *n\n") {
        try $0.set(.number("16"), at: path("c.mode"), in: $1)
      }, "b: &n\n  size: \"10m\"\n  mode: 0x1F\nc:\n  size: \"10m\"\n  mode: 0x10\n")
  }

  @Test("Line ends, a byte order mark and UTF-16 stay")
  func encodings() throws {
    let text = "\u{FEFF}a: 1\r\nb:\r\n  - x\r\n"
    let items = try value(#"["x", "y"]"#)
    check(
      try edited(text) { try $0.set(items, at: path("b"), in: $1) }, text + "  - \"y\"\r\n")
    let wide: [UInt8] =
      [0xFF, 0xFE] + "a: ä\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let file = try folder.put(bytes: wide, at: "wide.yaml")
    let delivery = try SourceCatalog.source(named: file).open(RecordRequest(), readsAhead: false)
    while try delivery.readOn() {}
    var table = delivery.contents.table
    try table.set(.string("ö"), at: [.member("a")], in: table.id(at: 0))
    var bytes: [UInt8] = []
    try SourceCatalog.source(named: file).write(table) { bytes += $0 }
    #expect(bytes == [0xFF, 0xFE] + "a: ö\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
  }

  @Test("A file without contents is an empty record")
  func empty() throws {
    check(
      try edited("# to come\n") { try $0.set(.string("b"), at: path("a"), in: $1) },
      "# to come\na: b\n")
    #expect(
      try edited("---\n") { try $0.set(.string("b"), at: path("a"), in: $1) } == "---\na: b\n")
    #expect(try edited("{}\n") { try $0.set(.string("b"), at: path("a"), in: $1) } == "a: b\n")
  }

  @Test("Aliases that multiply, and one in its own anchor, are refused")
  func bombs() throws {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let items = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(items)]\n"
    }
    #expect(throws: RecordReadingError.self) { try read(text) }
    #expect(throws: RecordReadingError.self) { try read("a: &a [*a]\n") }
    #expect(throws: RecordReadingError.self) { try read("a: &a {<<: *a, b: 1}\n") }
  }
}
