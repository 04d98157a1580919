import JSONText
import SeededRandom
import Testing
import Texts
import TextsTesting

@testable import Forms
@testable import Values

@Suite("Templates as they are written") struct TemplateParsingTests {
  private static func token(
    _ path: String, _ formats: [TemplateFormat] = [], _ fallback: String? = nil
  ) throws -> TemplatePart {
    .token(TemplateToken(target: .path(try ValuePath(path)), formats: formats, fallback: fallback))
  }

  @Test("Text, tokens and blocks become a tree")
  func native() throws {
    let template = try Template("PersonId: {id} <|— {description ?? \"none\"}|>")
    #expect(
      template.parts == [
        .text("PersonId: "), try Self.token("id"), .text(" "),
        .optional([.text("— "), try Self.token("description", [], "none")]),
      ])
  }

  @Test(
    "Formats follow bars and may be chained",
    arguments: [
      ("{a|currency}", [.currency(nil)]),
      ("{a|currency:EUR}", [.currency("EUR")]),
      ("{a|currency:}", [.currency("")]),
      ("{a | number:2 | upper}", [.number(2), .upper]),
      ("{a|percent}", [.percent]),
      ("{a|date:yyyy-MM-dd HH:mm}", [.date("yyyy-MM-dd HH:mm")]),
      ("{a|date:HH 'o}clock'}", [.date("HH 'o}clock'")]),
      ("{a|lower|count}", [.lower, .count]),
      ("{a|printf:%05.1f kg}", [.printf("%05.1f kg")]),
      ("{a|printf:%ld}", [.printf("%d")]),
    ] as [(String, [TemplateFormat])])
  func formats(text: String, formats: [TemplateFormat]) throws {
    #expect(try Template(text).parts == [try Self.token("a", formats)])
  }

  @Test("A row is named by $identifier, quoted where it has odd characters")
  func rows() throws {
    #expect(
      try Template("{$name.full}{$\"a|b\"}").tokens.map(\.target) == [
        .row("name.full"), .row("a|b"),
      ])
  }

  @Test("A quoted segment may hold what ends a token")
  func quotedPath() throws {
    #expect(
      try Template("{\"a}b|c\".d}").tokens.map(\.target)
        == [.path(ValuePath(steps: [.member("a}b|c"), .member("d")]))])
  }

  @Test("A backslash makes braces, angle brackets and itself literal")
  func escapes() throws {
    #expect(try Template(#"\{x\} \<| \\ C:\dir"#).parts == [.text(#"{x} <| \ C:\dir"#)])
  }

  @Test("Both quotes hold a default, and a default may be empty")
  func defaults() throws {
    #expect(try Template("{a ?? 'x\"y'}").parts == [try Self.token("a", [], "x\"y")])
    #expect(try Template("{a|upper ?? \"\"}").parts == [try Self.token("a", [.upper], "")])
  }

  @Test(
    "A fault in a template is told with its place",
    arguments: [
      ("x {a", 2, "the token \"{\" is not closed"),
      ("x <| {a}", 2, "the block \"<|\" is not closed"),
      ("<| <| |> |>", 3, "a block inside a block: blocks do not nest"),
      ("a |> b", 2, "\"|>\" without \"<|\"; write \"\\|>\" for the text"),
      ("a } b", 2, "\"}\" without \"{\"; write \"\\}\" for the text"),
      ("{}", 1, "expected a path"),
      ("{a..b}", 3, "expected a name"),
      ("{a ?? b}", 6, "expected the default after \"??\" in quotes"),
      ("{a ?? \"b\" c}", 10, "expected \"}\" after the default; formats come before \"??\""),
      (
        "{a|date:yyyy-JJ}", 3,
        "invalid date pattern: the letter J is not understood; quote text that is not a field"
      ),
      ("{a|currency:XXZ}", 3, "there is no such currency: \"XXZ\""),
      ("{a {b}}", 3, "\"{\" inside a token"),
      ("{a|number:x}", 3, "\"number:\" takes how many fraction digits, 0 to 30"),
      ("{a|printf:%q}", 10, "\"%q\" is not a printf format; there are d i u f e g x o s"),
      ("{a|printf:x}", 10, "a printf format holds one conversion, such as %.2f"),
      ("-p *&a", 3, "the token \"*&\" is not closed by \"&*\""),
      ("-p *&&*", 5, "expected a path"),
      ("-p <| a", 3, "the block \"<|\" is not closed"),
      ("-p *#a#*", 5, "expected \"^*^\" and a printf format"),
    ])
  func refuses(text: String, offset: Int, message: String) {
    #expect(throws: TemplateSyntaxError(offset: offset, message: Sentence(verbatim: message))) {
      try Template(text)
    }
  }

  @Test("An unknown format is told with those there are")
  func unknownFormat() {
    #expect {
      try Template("{a|uper}")
    } throws: { error in
      guard let error = error as? TemplateSyntaxError else { return false }
      return error.offset == 3
        && error.message.hasPrefix("unknown format \"uper\"; there are count,")
    }
  }

  @Test(
    "CodingForP's templates become the native tree",
    arguments: [
      ("-p *&item.id&* <| - *&item.description&* |>", "{item.id} <| - {item.description} |>"),
      ("-p *&id&* *& name &* 's salary", "{id} {name} 's salary"),
      ("-p *$ price $*元", "{price|currency:}元"),
      ("-p *$price*=0$*元", "{price|currency: ?? \"0\"}元"),
      ("-p *&a *= not given &*", "{a ?? \"not given\"}"),
      ("-p *#price^*^%.2f#*", "{price|printf:%.2f}"),
      ("-p *#price*=none^*^%@#*", "{price|printf:%s ?? \"none\"}"),
      ("-p *#price^*^%.2f*=none#*", "{price|printf:%.2f ?? \"none\"}"),
      ("-p 5 \\* *&a&* {b}", "5 * {a} \\{b\\}"),
      ("-p*&a&*", "{a}"),
      ("-p a -p b", "a -p b"),
    ])
  func codingForP(text: String, native: String) throws {
    #expect(try Template(text) == Template(native))
  }

  @Test("A text that merely begins with -p is no such template")
  func notCodingForP() throws {
    #expect(try Template("-price {a}").parts.first == .text("-price "))
  }

  @Test("Whatever parses has a native form that parses to the same tree")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 2)
    let pieces = [
      "{", "}", "{a}", "{b.c|upper}", "{$r}", "<|", "|>", "|", "??", "\"", "'", "\\", "-p ",
      "*&a&*",
      "*$b$*", "*#c^*^%.1f#*", "*=", "text", " ", "<", ">", "{d ?? \"x\\\"\"}", "%", "é", "-", "$",
    ]
    var parsed = 0
    for _ in 0..<10_000 {
      let text = generator.text(of: pieces, length: 7)
      guard let template = try? Template(text) else { continue }
      parsed += 1
      #expect(try Template(template.description) == template, "\(text)")
    }
    #expect(parsed > 1_000)
  }
}
