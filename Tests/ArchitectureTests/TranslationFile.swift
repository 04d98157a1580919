import Foundation

/// A file of translations in gettext's .po format.
struct TranslationFile {
  struct Entry {
    var line: Int
    var context: String?
    var text = ""
    var plural: String?
    var translations: [String] = []

    /// What entries are ordered by.
    var name: [UInt8] { (context.map { Array($0.utf8) + [4] } ?? []) + Array(text.utf8) }
  }

  /// `zh-Hans`
  let language: String
  let content: String
  /// The header is the first one.
  let entries: [Entry]

  static func all() throws -> [TranslationFile] {
    let folder = SourceFiles.root.appending(path: "Sources/CTranslations/po")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return TranslationFile(language: String(name.prefix { $0 != "." }), content: text)
    }
  }

  init(language: String, content: String) {
    (self.language, self.content) = (language, content)
    var entries: [Entry] = []
    var append: (String) -> Void = { _ in }
    var isOpen = false
    for (index, line) in content.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard let quote = line.firstIndex(of: "\""), !line.hasPrefix("#") else {
        if line.isEmpty { isOpen = false }
        continue
      }
      if !isOpen {
        entries.append(Entry(line: index + 1))
        isOpen = true
      }
      let last = entries.count - 1
      switch line[..<quote].prefix(while: { $0 != " " && $0 != "[" }) {
      case "msgctxt": append = { entries[last].context = (entries[last].context ?? "") + $0 }
      case "msgid": append = { entries[last].text += $0 }
      case "msgid_plural": append = { entries[last].plural = (entries[last].plural ?? "") + $0 }
      case "msgstr":
        entries[last].translations.append("")
        append = { entries[last].translations[entries[last].translations.count - 1] += $0 }
      default: break
      }
      append(Self.unescaped(line[quote...].dropFirst().dropLast()))
    }
    self.entries = entries
  }

  private static func unescaped(_ quoted: Substring) -> String {
    String(quoted).replacing("\\\\", with: "\u{0}").replacing("\\n", with: "\n")
      .replacing("\\\"", with: "\"").replacing("\u{0}", with: "\\")
  }

  /// The numbers of the arguments that a text has; `%@` is the next one.
  static func arguments(of text: String) -> [Int] {
    var next = 0
    return text.replacing("%%", with: "").matches(of: /%(?:([1-9])\$)?@/).map { match in
      if let number = match.output.1.flatMap({ Int($0) }) { return number }
      next += 1
      return next
    }
  }
}
