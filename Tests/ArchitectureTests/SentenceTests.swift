import Foundation
import Testing

@Suite("Sentences are in Texts")
struct SentenceTests {
  /// Files that have texts of several words for another reason than to be read by a person in its language.
  private static let exceptions: [String: String] = [
    "Records/Table/RecordTable.swift": "a precondition, for developers",
    "formview/Printing/UnifiedDiff.swift": "the format of a patch",
    "formview/ParserText": "the sentences of argument-parser, to recognize them",
    "RecordSources/SQLite/": "SQL, and what SQLite itself says",
    "SourceText/FileMagic.swift": "beginnings of files",
    "Expressions/Functions/": "calls of functions with the names of their arguments",
    "Forms/Reference/KeyExamples.swift": "forms",
    "Forms/Decoding/Vocabulary/KeySynonyms.swift": "names of keys in other systems",
    "Forms/Decoding/Vocabulary/WordSynonyms.swift": "words of other systems",
    "Values/Files/ForeignFormat.swift": "commands of other programs",
    "Cells/Kinds/": "names of kinds in other systems",
  ]

  @Test(
    "no other target has a text of two words and more",
    arguments: Layer.table.map(\.target).filter { $0 != "Texts" })
  func literals(target: String) throws {
    for file in try SourceFiles.texts(of: target)
    where !Self.exceptions.keys.contains(where: file.name.hasPrefix) {
      for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        for text in Self.texts(in: String(line)) where Self.isSentence(text) {
          Issue.record("\(file.name):\(number + 1) says \(text); sentences are in Texts")
        }
      }
    }
  }

  @Test("the exceptions are needed", arguments: exceptions.keys.sorted())
  func exceptionsAreNeeded(prefix: String) throws {
    let files = try SourceFiles.texts(of: String(prefix.prefix { $0 != "/" }))
      .filter { $0.name.hasPrefix(prefix) }
    #expect(
      files.contains {
        $0.text.split(separator: "\n").contains {
          Self.texts(in: String($0)).contains(where: Self.isSentence)
        }
      })
  }

  @Test(
    "none names a key itself: the map of keys does, so that another key needs no other sentence")
  func keys() throws {
    // The shell's commands name keys in prose, and settings have names of keys as values.
    let prose = ["CommandTexts", "CommandLineTexts", "HelpTexts", "SettingsTexts"]
    let messages = try SourceFiles.texts(of: "Texts").flatMap(SpokenMessage.all)
    var named: Set<String> = []
    for message in messages {
      if prose.contains(where: message.file.dropFirst("Texts/Areas/".count).hasPrefix) {
        named.insert(message.text)
      } else {
        let texts = [message.text, message.plural ?? ""]
        #expect(!texts.contains { $0.contains(Self.keyName) }, "\(message.file) says \(texts)")
      }
    }
    for file in try TranslationFile.all() {
      for entry in file.entries where !named.contains(entry.text) {
        for text in entry.translations where text.contains(Self.keyName) {
          Issue.record("\(file.language).po:\(entry.line) says \(text)")
        }
      }
    }
  }

  private static var keyName: Regex<(Substring, Substring)> {
    /\b(Enter|Esc|Tab|Space|Backspace|PgUp|PgDn|F[12]|[CM]-[a-z])\b/
  }

  @Test(
    "a text is a sentence if two words follow each other",
    arguments: [
      ("it is gone", true), ("Esc stops", true), ("PgUp PgDn", false), ("en_US", false),
      ("a, b", false), ("C-x C-e", false), ("\\(name) is gone", true), ("a", false),
    ])
  func sentences(text: String, isSentence: Bool) {
    #expect(Self.isSentence(text) == isSentence)
  }

  /// Two words in a row, the second in lower case.
  private static func isSentence(_ text: String) -> Bool {
    let plain = text.replacing(/\\\([^)]*\)+/, with: "X")
    return plain.contains(/[A-Za-z']{2,}[,:;]? [a-z']{2,}/)
  }

  /// The inside of each text of a line of code; comments have none.
  private static func texts(in line: String) -> [String] {
    let code = line.trimmingCharacters(in: .whitespaces)
    guard !code.hasPrefix("//"), !code.hasPrefix("@available") else { return [] }
    return code.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.output.1) }
  }
}
