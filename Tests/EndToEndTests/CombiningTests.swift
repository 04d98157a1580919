import Foundation
import Testing

/// What joins the character before it to one grapheme: a mark, a Thai vowel, a joiner, a selector.
@Suite("A character that combines with a syntax character is text")
struct CombiningTests {
  static let joiners = [
    "\u{301}", "\u{E33}", "\u{200C}", "\u{200D}", "\u{FE0F}", "\u{338}", "\u{20E3}",
  ]

  private static let form = "( { valuePath = x; }, { valuePath = y; } )"

  @Test("set writes it, get --where and --filter find it", arguments: joiners)
  func assignment(joiner: String) throws {
    let text = joiner + "abc"
    let scene = try Scene([
      "f.plist": Self.form, "d.json": #"{"x": "old"}"#,
      "list.json": "[{\"x\": \"\(text)\"}, {\"x\": \"other\"}]",
    ])
    let set = try scene.run("set", "f.plist", "d.json", "x=" + text)
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.read("d.json") == "{\"x\": \"\(text)\"}")
    let json = try scene.run("set", "--json", "f.plist", "d.json", "x=\"\(joiner)\"")
    #expect(json.status == 0, "\(json.errors)")
    #expect(try scene.read("d.json") == "{\"x\": \"\(joiner)\"}")
    for option in [["--where", "x=" + text]] {
      let get = try scene.run(["get", "--raw"] + option + ["f.plist", "list.json", "x"])
      #expect(get.output == "\"\(text)\"\n", "\(get.errors)")
    }
    for filter in ["x=" + text, "x = " + text, "x ~" + text, "x=\"" + text + "\""] {
      let show = try scene.run(
        "show", "--filter", filter, "--format", "jsonl", "f.plist", "list.json")
      #expect(show.output == "{\"x\":\"\(text)\"}\n", "\(filter): \(show.output)")
    }
  }

  @Test(
    "in forms: paths, templates, labels' and messages' places, reserved keys", arguments: joiners)
  func forms(joiner: String) throws {
    let scene = try Scene([
      "f.plist": """
      ( { valuePath = "a.\(joiner)b"; key = B; regex = "(\(joiner))?x+";
          regexMessage = "{label}\(joiner): {value}\(joiner)"; "x-\(joiner)note" = 1; },
        { displayValue = "{a.\(joiner)b}\(joiner)<|\(joiner){none}|>\(joiner)"; key = T; } )
      """,
      "d.json": "{\"a\": {\"\(joiner)b\": \"1\"}}",
    ])
    let lint = try scene.run("lint", "f.plist")
    #expect(lint.status == 0 && lint.output.isEmpty, "\(lint.output)")
    let check = try scene.run("check", "f.plist", "d.json")
    #expect(check.output.contains("B\(joiner): 1\(joiner)"), "\(check.output)")
    let get = try scene.run("get", "f.plist", "d.json", "row2")
    #expect(get.output.unicodeScalars.elementsEqual("1\(joiner)\(joiner)\n".unicodeScalars))
  }

  @Test(
    "in each notation of property lists, behind every syntax character", arguments: joiners)
  func plists(joiner: String) throws {
    let json = "{\"\(joiner)k\": \"v\"}"
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><array><dict><key>valuePath</key><string>\(joiner)k</string>
      <key>key</key><string>\(joiner)L</string></dict></array></plist>
      """
    for form in [
      xml, "({valuePath=\"\(joiner)k\";key=\"\(joiner)L\";})",
      "({valuePath='\(joiner)k';key='\(joiner)L';})",
    ] {
      let scene = try Scene(["f.plist": form, "d.json": json])
      let show = try scene.run("show", "--format", "rows", "f.plist", "d.json")
      #expect(show.status == 0, "\(form): \(show.errors)")
      #expect(show.output.contains("\"v\""), "\(form): \(show.output)")
    }
  }

  @Test("a mark on a blank is not white space: it is kept where blanks are trimmed")
  func blanks() throws {
    let scene = try Scene(["f.plist": Self.form, "d.json": #"{"x": "old"}"#])
    let set = try scene.run("set", "f.plist", "d.json", "x= \u{301} ")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.read("d.json") == "{\"x\": \" \u{301}\"}")
  }
}
