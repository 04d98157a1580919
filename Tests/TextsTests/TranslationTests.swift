import Testing

@testable import Texts

@Suite("A translation says what it has an entry for")
struct TranslationTests {
  private static let german = """
    msgid ""
    msgstr ""
    "Language: de\\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

    msgid "%@ of %@"
    msgstr "von %2$@ sind es %1$@"

    msgid "100 %"
    msgstr "100 %"

    #, fuzzy
    msgid "doubtful"
    msgstr "zweifelhaft"

    msgid "empty"
    msgstr ""

    msgid "it is gone"
    msgid_plural "%@ are gone"
    msgstr[0] "eins ist weg"
    msgstr[1] "%@ sind weg"

    msgid "lines"
    msgstr ""
    "eine \\"Zeile\\"\\n"
    "und C:\\\\ dahinter"

    # For the menu.
    msgctxt "menu"
    msgid "open"
    msgstr "öffnen"

    msgid "open"
    msgstr "offen"

    msgid "takes %@ character"
    msgid_plural "takes %@ characters"
    msgstr[0] "nimmt %@ Zeichen."
    msgstr[1] "nimmt bis zu %@ Zeichen."

    """

  private static func said(
    _ message: Message, one: Message? = nil, count: Int? = nil, as context: StaticString? = nil,
    in file: String = german
  ) -> String? {
    var file = file
    return file.withUTF8 {
      Translation($0).text(of: message, named: one, count: count, as: context)
    }
  }

  @Test("by its text, or by its text and what tells it apart")
  func names() {
    #expect(Self.said("open") == "offen")
    #expect(Self.said("open", as: "menu") == "öffnen")
    #expect(Self.said("open", as: "door") == nil)
    #expect(Self.said("lines") == "eine \"Zeile\"\nund C:\\ dahinter")
    #expect(Self.said("100 %") == "100 %")
  }

  @Test(
    "not without an entry, nor where that is empty or to be checked first",
    arguments: ["a", "oper", "opens", "zzz", "doubtful", "empty"])
  func missing(text: String) {
    #expect(Self.said(Message(stringLiteral: text)) == nil)
  }

  @Test("with arguments in its own order")
  func arguments() {
    #expect(Self.said("\("a") of \(2)") == "von 2 sind es a")
    #expect(Self.said("\("50%@") of \("")") == "von  sind es 50%@")
  }

  @Test("in the form for a number")
  func plurals() {
    #expect(Self.said("takes \(1, "character")") == "nimmt 1 Zeichen.")
    #expect(Self.said("takes \(2, "character")") == "nimmt bis zu 2 Zeichen.")
    #expect(Self.said("takes \(grouped: 1234, "character")") == "nimmt bis zu 1,234 Zeichen.")
    #expect(Self.said("\(1) are gone", one: "it is gone", count: 1) == "eins ist weg")
    #expect(Self.said("\(5) are gone", one: "it is gone", count: 5) == "5 sind weg")
  }

  @Test(
    "in Chinese with a blank between an argument and what is of the other width",
    arguments: [
      ("abc", "“abc”：删除 abc，再看 abc 与 abc"), ("项", "“项”：删除项，再看项与项"),
      ("", "“”：删除，再看与"), ("第 3 项", "“第 3 项”：删除第 3 项，再看第 3 项与第 3 项"),
    ])
  func blanks(argument: String, text: String) {
    let file = """
      msgid ""
      msgstr "Language: zh-Hans\\n"

      msgid "%@: delete %@, see %@ and %@"
      msgstr "“%@”：删除%@，再看%@与%@"

      """
    let message: Message = "\(argument): delete \(argument), see \(argument) and \(argument)"
    #expect(Self.said(message, in: file) == text)
  }

  @Test(
    "each language counts in its way",
    arguments: [
      ("nplurals=1; plural=0;", [0, 0, 0, 0, 0, 0]), ("", [0, 0, 0, 0, 0, 0]),
      ("nplurals=2; plural=(n != 1);", [1, 0, 1, 1, 1, 1]),
      ("nplurals=2; plural=(n > 1);", [0, 0, 1, 1, 1, 1]),
      (
        """
        nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || \
        n%100>=20) ? 1 : 2);
        """, [2, 0, 1, 2, 2, 0]
      ),
    ])
  func rules(rule: String, forms: [Int]) {
    #expect([0, 1, 2, 5, 11, 21].map(PluralRule(rule).form) == forms)
  }

  @Test("the program's own languages are named by the headers of their files")
  func languages() {
    #expect(Language.allCases.first == .english)
    #expect(Language.allCases.contains { $0.name == "zh-Hans" })
  }
}
