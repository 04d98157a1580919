import Foundation
import Testing

@Suite("Translations have what the code says")
struct TranslationTests {
  /// What a message is found by in a file.
  private struct Name: Hashable {
    let context: String?
    let text: String
    let plural: String?
  }

  private static func messages() throws -> [SpokenMessage] {
    try SourceFiles.texts(of: "Texts").flatMap(SpokenMessage.all)
  }

  /// Those of PCRE2's messages are named by their codes.
  private static func isOfPattern(_ name: Name) -> Bool {
    name.text.wholeMatch(of: /PCRE2 error \d+/) != nil
  }

  private static func names(_ file: TranslationFile) -> Set<Name> {
    Set(
      file.entries.dropFirst().map {
        Name(context: $0.context, text: $0.text, plural: $0.plural)
      })
  }

  @Test("none is missing, and none is superfluous")
  func complete() throws {
    let said = Set(
      try Self.messages().map { Name(context: $0.context, text: $0.text, plural: $0.plural) })
    #expect(said.count > 2_000)
    let files = try TranslationFile.all()
    #expect(files.contains { $0.language == "zh-Hans" })
    for file in files {
      let names = Self.names(file)
      for name in said.subtracting(names) {
        Issue.record("\(file.language).po lacks \(name)")
      }
      for name in names.subtracting(said) where !Self.isOfPattern(name) {
        Issue.record("\(file.language).po has \(name), which is not said")
      }
    }
  }

  @Test("none is empty, and each has the arguments of its message")
  func arguments() throws {
    for file in try TranslationFile.all() {
      for entry in file.entries.dropFirst() {
        let needed = TranslationFile.arguments(of: entry.plural ?? entry.text)
        for text in entry.translations {
          let found = TranslationFile.arguments(of: text)
          #expect(
            !text.isEmpty && found.sorted() == needed, "\(file.language).po:\(entry.line) \(text)")
        }
      }
    }
  }

  @Test("they are in order, so that one is found by halving, and an empty line is between them")
  func order() throws {
    for file in try TranslationFile.all() {
      let names = file.entries.map(\.name)
      for (former, next) in zip(names, names.dropFirst()) {
        #expect(
          former.lexicographicallyPrecedes(next),
          "\(file.language).po: \(String(decoding: next, as: UTF8.self))")
      }
      #expect(file.content.hasSuffix("\"\n"))
      #expect(!file.content.contains("\n\n\n"))
      #expect(file.content.matches(of: /\nmsgid "/).count == file.entries.count)
    }
  }

  @Test("each file says in its header which language it is, and is embedded")
  func header() throws {
    let code = try String(
      contentsOf: SourceFiles.root.appending(path: "Sources/CTranslations/translations.c"),
      encoding: .utf8)
    for file in try TranslationFile.all() {
      #expect(code.contains("#embed \"po/\(file.language).po\""))
      let header = file.entries.first?.translations.first ?? ""
      #expect(header.contains("Language: \(file.language)\n"))
      #expect(header.contains("charset=UTF-8\n"))
    }
  }

  @Test(
    "messages are read in code as they are said",
    arguments: [
      (#"say("a \(b) %")"#, [Name(context: nil, text: "a %@ %%", plural: nil)]),
      (#"say("100 %")"#, [Name(context: nil, text: "100 %", plural: nil)]),
      (
        #"say("\(n, "byte") of \(x)")"#,
        [Name(context: nil, text: "%@ byte of %@", plural: "%@ bytes of %@")]
      ),
      (
        #"say("one", "\(n) more", for: n, as: "x")"#,
        [Name(context: "x", text: "one", plural: "%@ more")]
      ),
      (
        #"say("no \(entry)")"#,
        [
          Name(context: nil, text: "no record", plural: nil),
          Name(context: nil, text: "no item", plural: nil),
        ]
      ),
      (
        #"say("a", as: isB ? "b" : "c")"#,
        [Name(context: "b", text: "a", plural: nil), Name(context: "c", text: "a", plural: nil)]
      ),
      (
        #"say("a \(b ?? say("c \"d\""))")"#,
        [
          Name(context: nil, text: "a %@", plural: nil),
          Name(context: nil, text: "c \"d\"", plural: nil),
        ]
      ),
      (
        "say(\n  \"\"\"\n  a \\\n  b\n\n  c\n  \"\"\")",
        [Name(context: nil, text: "a b\n\nc", plural: nil)]
      ),
    ] as [(String, [Name])])
  private func reading(code: String, names: [Name]) {
    let found = SpokenMessage.all(in: (name: "", text: code))
    #expect(found.map { Name(context: $0.context, text: $0.text, plural: $0.plural) } == names)
  }
}
