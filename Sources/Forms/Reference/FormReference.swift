import Texts

/// The reference document of the form format, made of the vocabulary, the cells and the codes; in English.
package enum FormReference {
  private static let texts = EnglishTexts()

  /// The whole document, in Markdown.
  package static func markdown(cells: [CellDeclaration]) -> String {
    let chapters =
      [introduction]
      + FormVocabulary.groups.map { keys($0, cells: cells) }
      + [
        cellChapter(cells), derivation(cells), paths, templates(), strings(), colors(),
        keyboards(), planned(cells),
        foreign(), codes(),
      ]
    return chapters.joined(separator: "\n\n") + "\n"
  }

  // MARK: Keys and cells

  private static func keys(_ group: VocabularyGroup, cells: [CellDeclaration]) -> String {
    let rows = group.keys.map { key in
      [
        "`\(key.name)`", takes(key), key.defaultText?.text(in: texts) ?? "",
        ([key.meaning.text(in: texts)] + scope(key, cells: cells) + codes(key)).joined(
          separator: " "),
      ]
    }
    return "## \(group.title)\n\n" + table(["Key", "Takes", "Default", "Meaning"], rows)
  }

  private static func takes(_ key: VocabularyKey) -> String {
    switch key.type {
    case .word(let words): "one of " + words.map { "`\($0)`" }.joined(separator: ", ")
    case .words(let words): "any of " + words.map { "`\($0)`" }.joined(separator: ", ")
    default:
      key.type.name(in: texts)
        + (key.type.range.map { ", \($0.lowerBound) to \($0.upperBound)" } ?? "")
    }
  }

  private static func scope(_ key: VocabularyKey, cells: [CellDeclaration]) -> [String] {
    guard key.scope == .someCells else { return [] }
    let names = cells.filter { $0.keys.contains(key.name) }.map { "`\($0.name)`" }
    return ["For " + names.joined(separator: ", ") + "."]
  }

  private static func codes(_ key: VocabularyKey) -> [String] {
    key.codes.isEmpty ? [] : ["(" + key.codes.map(link).joined(separator: ", ") + ")"]
  }

  private static func cellChapter(_ cells: [CellDeclaration]) -> String {
    let rows = cells.map { cell in
      let types = [cell.valueType] + cell.allowedValueTypes.filter { $0 != cell.valueType }
      let own = FormVocabulary.keys.map(\.name).filter { cell.keys.contains($0) }
      return [
        "`\(cell.name)`", types.map { "`\($0.rawValue)`" }.joined(separator: ", "),
        own.map { "`\($0)`" }.joined(separator: ", "), cell.summary.text(in: texts),
      ]
    }
    return
      "## Cells\n\nThe first type is the one that is stored where the row gives no `valueType`.\n\n"
      + table(["Cell", "Stores", "Keys of its own", "In the terminal"], rows)
  }

  // MARK: Words

  private static func templates() -> String {
    templateIntroduction + "\n\nFormats: "
      + TemplateFormat.words.map { "`\($0)`" }.joined(separator: ", ") + ".\n\n" + codingForP
  }

  private static func strings() -> String {
    let lists = VocabularyKey.Place.allCases.map { place in
      let names = FormVocabulary.keys.filter { $0.place == place && $0.type.isTranslated }
        .map { "`\($0.name)`" }
      return "- Of a \(place.rawValue): " + names.joined(separator: ", ") + "."
    }
    return stringsIntroduction + "\n\n" + lists.joined(separator: "\n")
  }

  private static func colors() -> String {
    "## Colors\n\n" + colorIntroduction + "\n\n"
      + FormColor.names.map { "`\($0)`" }.joined(separator: ", ") + "."
  }

  private static func keyboards() -> String {
    let rows = KeyboardType.allCases.map { keyboard in
      ["`\(keyboard.rawValue)`", "\(keyboard.number)", keyboard.meaning(in: texts)]
    }
    return "## Keyboards\n\n" + keyboardIntroduction + "\n\n"
      + table(["`keyboardType`", "Number", "Takes"], rows)
  }

  private static func planned(_ cells: [CellDeclaration]) -> String {
    let lists = VocabularyKey.Place.allCases.compactMap { place -> String? in
      let names = FormVocabulary.plannedNames(in: place).sorted().map { "`\($0)`" }
      return names.isEmpty
        ? nil : "- In a \(place.rawValue): " + names.joined(separator: ", ") + "."
    }
    let names = FormVocabulary.plannedCells.subtracting(cells.map(\.name))
    let cells = names.sorted().map { "`\($0)`" }.joined(separator: ", ")
    return "## Not yet understood\n\n" + plannedIntroduction + "\n\n"
      + lists.joined(separator: "\n")
      + "\n- Cells: " + cells + "."
  }

  private static func foreign() -> String {
    let rows = FormVocabulary.foreignNames(in: .row).map { ["`\($0.foreign)`", "`\($0.native)`"] }
    return "## Names from other form systems\n\n" + foreignIntroduction + "\n\n"
      + table(["There", "Here"], rows)
  }

  // MARK: Messages

  private static func codes() -> String {
    let entries = DiagnosticCode.allCases.map { code in
      let manual = code.manual(in: texts)
      var text = "### \(code.rawValue)\n\n**\(manual.title)** (\(code.severity.rawValue))\n\n"
      text += manual.explanation
      if let example = manual.example { text += "\n\n```\n\(example)\n```" }
      return text
    }
    return "## Messages\n\n" + codeIntroduction + "\n\n" + entries.joined(separator: "\n\n")
  }

  private static func link(_ code: DiagnosticCode) -> String {
    "[\(code.rawValue)](#\(code.rawValue.lowercased()))"
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.map(escaped).joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  /// A bar would end the table's cell.
  private static func escaped(_ text: String) -> String {
    text.map { $0 == "|" ? "\\|" : String($0) }.joined()
  }
}
