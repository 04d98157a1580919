import ScreenTesting
import Testing

@Suite("Control characters")
struct ControlCharactersTests {
  /// ESC, BEL, C1, DEL and two that reorder a line, as they would be in a name that someone chose.
  private static let evil = "\u{1B}[31m\u{7}\u{9B}2J\u{7F}\u{202E}\u{2066}"
  private static let form = """
    ( { valuePath = name; }, { valuePath = list; }, { valuePath = "\\"\(evil)\\""; identifier = evil; } )
    """
  /// In a value and in a member's name, raw where JSON allows it.
  private static let data =
    "{\"name\": \"a\\u001b[31m\\u0007\u{9B}2J\u{7F}\u{202E}\u{2066}b\",\r\n \"list\": {\"k\u{9B}\u{202E}\": 1}}\r\n"

  private func scene() throws -> Scene {
    try Scene(["form.plist": Self.form, "data.json": Self.data])
  }

  /// All that a command writes to a terminal, colors left out.
  private func written(_ arguments: [String], in scene: Scene) throws -> String {
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: arguments,
      environment: ["NO_COLOR": "1"], directory: scene.folder.path, size: (200, 24))
    _ = try session.waitForExit()
    return String(decoding: session.rawOutput, as: UTF8.self)
  }

  private static func isSafe(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x0A, 0x0D: true
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
      default: true
      }
    }
  }

  @Test(
    "on a terminal they are shown or escaped, in every format",
    arguments: ["text", "json", "jsonl", "rows", "csv", "tsv", "markdown"])
  func show(format: String) throws {
    let scene = try scene()
    for options in [[], ["--columns", "name,list"]] {
      let output = try written(
        ["show", "--format", format] + options + ["form.plist", "data.json"], in: scene)
      #expect(output.contains("name") || output.contains("Name"))
      let parted = format == "tsv" ? output.replacing("\t", with: " ") : output
      #expect(Self.isSafe(parted), "\(output.debugDescription)")
      if ["json", "jsonl", "rows"].contains(format) { #expect(output.contains("\\u009b")) }
    }
  }

  @Test("get, check and lint are safe on a terminal, too")
  func others() throws {
    let scene = try scene()
    try scene.write("bad.plist", "( { valuePath = a; \"\(Self.evil)\" = 1; } )")
    for arguments in [
      ["get", "form.plist", "data.json", "name", "list"],
      ["get", "--raw", "form.plist", "data.json", "name", "list"],
      ["check", "form.plist", "data.json"],
      ["check", "--format", "json", "form.plist", "data.json"],
      ["lint", "bad.plist"], ["lint", "--format", "json", "bad.plist"],
      ["show", "bad.plist", "data.json"],
    ] {
      let output = try written(arguments, in: scene)
      #expect(Self.isSafe(output), "\(arguments) \(output.debugDescription)")
    }
    #expect(
      try written(["get", "--raw", "form.plist", "data.json", "list"], in: scene)
        == "{\"k\\u009b\\u202e\": 1}\r\n")
  }

  @Test("a form made of such data is safe on a terminal, and is still the form of these data")
  func newForm() throws {
    let scene = try scene()
    let name = "d\(Self.evil).json"
    try scene.write(name, Self.data.replacing("\r\n", with: "\n"))
    let output = try written(["new", name], in: scene)
    #expect(Self.isSafe(output), "\(output.debugDescription)")
    #expect(output.contains(#"\U009b\U202e"#), "\(output)")
    try scene.write("made.plist", try scene.run("new", name).output)
    let lint = try scene.run("lint", "--strict", "--data", name, "made.plist")
    #expect(lint.status == 0, "\(lint.output)\(lint.errors)")
  }

  @Test("what a message quotes is shown on a terminal: file names, arguments, unknown options")
  func messages() throws {
    let scene = try scene()
    try scene.write("\(Self.evil).json", "[")
    for arguments in [
      ["show", Self.evil, "data.json"], ["show", "form.plist", Self.evil],
      ["show", "form.plist", "\(Self.evil).json"], ["check", "form.plist", "\(Self.evil).json"],
      ["show", "--\(Self.evil)", "form.plist", "data.json"],
      ["show", "--format", Self.evil, "form.plist", "data.json"],
      ["show", "--columns", Self.evil, "form.plist", "data.json"],
      ["show", "--filter", "\(Self.evil) > 1", "form.plist", "data.json"],
      ["get", "form.plist", "data.json", Self.evil], ["set", "form.plist", "data.json", Self.evil],
      ["set", "form.plist", "data.json", "\(Self.evil)=1"],
      ["set", "form.plist", Self.evil, "name=1"], ["explain", Self.evil], ["lint", Self.evil],
      ["show", "a", "b", Self.evil], [Self.evil, "form.plist", "data.json"],
      ["set", "--where", Self.evil, "form.plist", "data.json", "name=1"],
    ] {
      let output = try written(arguments, in: scene)
      #expect(output.count > 3)
      #expect(Self.isSafe(output), "\(arguments) \(output.debugDescription)")
    }
    #expect(try written(["explain", "\u{1B}[31m"], in: scene).contains("␛[31m"))
  }

  @Test("an empty list names its file safely")
  func empty() throws {
    let scene = try Scene(["form.plist": Self.form, "\(Self.evil).json": "[]"])
    #expect(Self.isSafe(try written(["show", "form.plist", "\(Self.evil).json"], in: scene)))
  }

  @Test("to a pipe the bytes of data stay what they are")
  func pipe() throws {
    let scene = try scene()
    let raw = try scene.run("get", "--raw", "form.plist", "data.json", "list")
    #expect(raw.output == "{\"k\u{9B}\u{202E}\": 1}\n")
    let json = try scene.run("show", "--format", "jsonl", "form.plist", "data.json")
    #expect(json.output.unicodeScalars.contains("\u{9B}"))
    let csv = try scene.run(
      "show", "--columns", "name", "--format", "csv", "form.plist", "data.json")
    #expect(csv.output == "name\r\na\u{1B}[31m\u{7}\u{9B}2J\u{7F}\u{202E}\u{2066}b\r\n")
  }

  @Test(
    "to a pipe messages and Markdown have visible forms: a terminal often shows them in the end")
  func readPipe() throws {
    let scene = try scene()
    let markdown = try scene.run(
      "show", "--format", "markdown", "--columns", "name", "form.plist", "data.json")
    #expect(markdown.output.contains("a␛[31m") || markdown.output.contains("a␛\\[31m"))
    #expect(Self.isSafe(markdown.output), "\(markdown.output.debugDescription)")
    for arguments in [["explain", Self.evil], ["show", "--\(Self.evil)", "a", "b"]] {
      let errors = try scene.run(arguments).errors
      #expect(errors.contains("␛[31m"))
      #expect(Self.isSafe(errors), "\(errors.debugDescription)")
    }
  }

  @Test("completion names no row that has them, and shows the labels that do in visible forms")
  func completion() throws {
    let scene = try Scene([
      "form.plist": """
      ( { key = "Title\u{1B}]0;gone\u{7}"; valuePath = name; }, { valuePath = "\\"\(Self.evil)\\""; },
        { valuePath = kind; cellIdentifier = ChoiceCell; values = ("a\u{1B}[31m", b); } )
      """, "data.json": "{}",
    ])
    for (words, shown) in [
      (["get", "form.plist", "data.json", ""], "name"),
      (["set", "form.plist", "data.json", "kind="], "kind=b"),
    ] {
      let offered = try scene.run(["--complete-words", "zsh", "\(words.count - 1)"] + words)
      #expect(offered.output.contains("w\t\(shown)\t"), "\(offered.output.debugDescription)")
      #expect(Self.isSafe(offered.output.replacing("\t", with: " ")))
    }
  }

  @Test("no character shifts the columns of a table, as a terminal sees it")
  func columns() throws {
    // Signs of Arabic and Syriac are drawn as they are; the emulator is too old to know how wide.
    let drawn: [UInt32] = Array(0x600...0x605) + [0x6DD, 0x70F, 0x890, 0x891, 0x8E2]
    var texts = (0...UInt32(0xFFFF)).compactMap { Unicode.Scalar($0) }
      .filter { $0.properties.generalCategory == .format && !drawn.contains($0.value) }
    texts += ["\u{301}", "\u{300}", "\u{1161}", "\u{11A8}", "\u{85}", "\u{2028}", "\u{9B}"]
    let records = texts.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return
        "{\"a\": \"x\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)y\", \"b\": \"END\"}"
    }
    let scene = try Scene([
      "form.plist": "( { valuePath = a; }, { valuePath = b; } )",
      "data.json": "[\(records.joined(separator: ","))]",
    ])
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"),
      arguments: ["show", "form.plist", "data.json"],
      environment: ["NO_COLOR": "1"], directory: scene.folder.path,
      size: (80, texts.count + 3))
    _ = try session.waitForExit()
    for line in 1...texts.count {
      let column = (0..<78).first { x in
        (0..<3).map { session.cell(x + $0, line).text } == ["E", "N", "D"]
      }
      #expect(
        column == session.position(of: "END")?.x, "U+\(String(texts[line - 1].value, radix: 16))")
    }
  }
}
