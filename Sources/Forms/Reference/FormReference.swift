import Texts

/// The reference document of the form format, made of the vocabulary, the cells and the codes.
package struct FormReference: Sendable {
  let cells: [CellDeclaration]
  let texts: Texts

  package init(cells: [CellDeclaration], texts: Texts) {
    self.cells = cells
    self.texts = texts
  }

  package var markdown: String {
    let chapters =
      [texts.documentIntroduction] + FormVocabulary.groups.map(keys)
      + [
        cellChapter, sources, derivation, texts.documentPaths, templates, strings, colors,
        keyboards,
        foreign, findings, codes,
      ]
    return chapters.joined(separator: "\n\n") + "\n"
  }

  // MARK: Keys and cells

  private func keys(_ group: VocabularyGroup) -> String {
    let rows = group.keys.map { key in
      [
        "`\(key.name)`", takes(key), key.defaultText?.text(in: texts) ?? "",
        texts.sentences([key.meaning.text(in: texts)] + scope(key) + codes(key)),
      ]
    }
    return chapter(group.title.text(in: texts), [table(texts.columnsOfKeys, rows)])
  }

  private func takes(_ key: VocabularyKey) -> String {
    switch key.type {
    case .word(let words): return texts.oneOfWords(words.map(Self.code))
    case .words(let words): return texts.anyOfWords(words.map(Self.code))
    default:
      let name = key.type.name(in: texts)
      guard let range = key.type.range else { return name }
      return texts.inRange(name, range.lowerBound, range.upperBound)
    }
  }

  private func scope(_ key: VocabularyKey) -> [String] {
    guard key.scope == .someCells else { return [] }
    let types = ValueType.allCases.filter { key.storedTypes.contains($0) && $0 != .any }
    return [
      texts.forCells(
        cells.filter { $0.takes(key) }.map { Self.code($0.name) },
        storing: types.map { Self.code($0.rawValue) })
    ]
  }

  private func codes(_ key: VocabularyKey) -> [String] {
    key.codes.isEmpty ? [] : [texts.codes(key.codes.map(link))]
  }

  private var cellChapter: String {
    let rows = cells.map { cell in
      [
        Self.code(cell.name), texts.names(cell.storedTypes.map { Self.code($0.rawValue) }),
        texts.names(cell.ownKeys.map(Self.code)), cell.summary(in: texts),
      ]
    }
    return chapter(texts.headingCells, [texts.documentCells, table(texts.columnsOfCells, rows)])
  }

  private var sources: String {
    let rows = texts.textFormats.map { format in
      ["\(format.title), \(Self.code(format.name))"] + format.columns
    }
    return chapter(
      texts.sourcesTitle,
      [texts.sourcesIntroduction, table([texts.sourceName] + texts.sourceColumns, rows)])
  }

  // MARK: Words

  private var templates: String {
    [
      texts.documentTemplates, texts.formats(TemplateFormat.words.map(Self.code)),
      texts.documentCodingForP,
    ].joined(separator: "\n\n")
  }

  private var strings: String {
    let lists = VocabularyKey.Owner.allCases.compactMap { owner -> String? in
      let names = FormVocabulary.keys.filter { $0.owner == owner && $0.type.isTranslated }
        .map { Self.code($0.name) }
      return names.isEmpty ? nil : "- " + owner.words(in: texts).keys(names)
    }
    return texts.documentStrings + "\n\n" + lists.joined(separator: "\n")
  }

  private var colors: String {
    chapter(
      texts.headingColors, [texts.documentColors, texts.colors(FormColor.names.map(Self.code))])
  }

  private var keyboards: String {
    let rows = KeyboardType.allCases.map { keyboard in
      [Self.code(keyboard.rawValue), "\(keyboard.number)", keyboard.meaning(in: texts)]
    }
    return chapter(
      texts.headingKeyboards, [texts.documentKeyboards, table(texts.columnsOfKeyboards, rows)])
  }

  private var foreign: String {
    let rows = KeySynonyms.exactNames(in: .row).sorted { $0.key < $1.key }.map {
      [Self.code($0.key), Self.code($0.value)]
    }
    return chapter(
      texts.headingForeign, [texts.documentForeign, table(texts.columnsOfNames, rows)])
  }

  // MARK: Messages

  private var findings: String {
    let rows = FindingName.allCases.map { [Self.code($0.rawValue), $0.meaning(in: texts)] }
    return chapter(
      texts.headingFindings, [texts.documentFindings, table(texts.columnsOfFindings, rows)])
  }

  private var codes: String {
    let entries = DiagnosticCode.allCases.map { code in
      let manual = code.manual(in: texts)
      let title = texts.title(manual.title, code.severity.name(in: texts))
      var text = "### \(code.rawValue)\n\n\(title)\n\n\(manual.explanation)"
      if let example = manual.example { text += "\n\n```\n\(example)\n```" }
      return text
    }
    return chapter(texts.headingMessages, [texts.documentCodes] + entries)
  }

  private func link(_ code: DiagnosticCode) -> String {
    "[\(code.rawValue)](#\(code.rawValue.lowercased()))"
  }
}

// Markdown.
extension FormReference {
  static func code(_ name: String) -> String { "`\(name)`" }

  func chapter(_ heading: String, _ parts: [String]) -> String {
    (["## " + heading] + parts).joined(separator: "\n\n")
  }

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.map(Self.escaped).joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  /// A bar would end the table's cell.
  private static func escaped(_ text: String) -> String {
    text.map { $0 == "|" ? "\\|" : String($0) }.joined()
  }
}
