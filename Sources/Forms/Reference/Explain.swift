import Texts
import Values

/// The reference, entry by entry: what `formview explain` prints.
package struct Explain: Sendable {
  /// The kinds of cells that can be asked for.
  package let cells: [CellDeclaration]
  /// Columns that prose is wrapped to.
  private static let width = 80

  package init(cells: [CellDeclaration]) { self.cells = cells }

  /// The entry of a key, cell, code or keyboard; also of keys that are planned, or named otherwise elsewhere.
  ///
  /// Case counts, except in codes. Nil for what is none of these.
  package func entry(for name: String) -> String? {
    guard let own = ownEntry(for: name) ?? planned(name) else { return foreign(name) }
    let elsewhere = natives(of: name).map {
      "In a \($0.place.rawValue) \(name) is another form system's name for \($0.name)."
    }
    return ([own] + elsewhere).joined(separator: "\n\n")
  }

  private func ownEntry(for name: String) -> String? {
    if let code = DiagnosticCode(rawValue: name.uppercased()) { return entry(for: code) }
    if let cell = cells.first(where: { $0.name == name }) { return entry(for: cell) }
    let keys = FormVocabulary.keys.filter { $0.name == name }
    if !keys.isEmpty { return keys.map(entry(for:)).joined(separator: "\n\n") }
    if let keyboard = KeyboardType(formWord: name), Int(name) == nil {
      let article = "keyboardType \(keyboard.rawValue), UIKit's number \(keyboard.number)"
      return article + "\n\nTakes " + Self.wrapped(keyboard.meaning + ".", indent: 0)
    }
    return nil
  }

  /// What a name of another system is called here in each place that knows it.
  private func natives(of name: String) -> [(place: VocabularyKey.Place, name: String)] {
    let places: [VocabularyKey.Place] = [.row, .form, .section, .choice]
    return places.compactMap { place in
      KeySynonyms.native(for: name, in: place).map { (place: place, name: $0) }
    }
  }

  /// Everything that has an entry of its own: keys, cells, codes and keyboards.
  package var names: [String] {
    FormVocabulary.keys.map(\.name) + cells.map(\.name) + DiagnosticCode.allCases.map(\.rawValue)
      + KeyboardType.allCases.map(\.rawValue)
  }

  /// The names that are nearest to a misspelt one: at most two slips away, the nearest first.
  package func nearest(to name: String) -> [String] {
    var names = names
    var nearest: [String] = []
    while nearest.count < 3, let next = NearestName.of(name, among: names) {
      nearest.append(next)
      names.removeAll { $0 == next }
    }
    return nearest
  }

  // MARK: Entries

  private func entry(for code: DiagnosticCode) -> String {
    var parts = [
      "\(code.rawValue) (\(code.severity.rawValue)): \(code.title)", Self.wrapped(code.explanation),
    ]
    if let example = code.example {
      parts.append(example.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }

  private func entry(for key: VocabularyKey) -> String {
    var facts = [("Takes", key.type.name(in: EnglishTexts()))]
    if !key.type.words.isEmpty {
      facts.append(("Words", key.type.words.joined(separator: ", ")))
    }
    if let range = key.type.range {
      facts.append(("Range", "\(range.lowerBound) to \(range.upperBound)"))
    }
    if !key.defaultText.isEmpty { facts.append(("Default", key.defaultText)) }
    if key.scope == .someCells {
      let names = cells.filter { $0.keys.contains(key.name) }.map(\.name)
      facts.append(("Cells", names.joined(separator: ", ")))
    }
    for code in key.codes { facts.append((code.rawValue, code.title)) }
    return "\(key.name), a key of a \(key.place.rawValue)\n\n" + Self.wrapped(key.meaning) + "\n\n"
      + Self.list(facts)
  }

  private func entry(for cell: CellDeclaration) -> String {
    let types = [cell.valueType] + cell.allowedValueTypes.filter { $0 != cell.valueType }
    var facts = [("Stores", types.map(\.rawValue).joined(separator: ", "))]
    if cell.traits.contains(.readOnly) { facts.append(("Edited", "never")) }
    if case .lines(let lines) = cell.defaultHeight, lines != 1 {
      facts.append(("Height", "\(lines) lines, unless the row gives it"))
    }
    let own = FormVocabulary.keys.map(\.name).filter { cell.keys.contains($0) }
    if !own.isEmpty { facts.append(("Own keys", own.joined(separator: ", "))) }
    return "\(cell.name), a cell\n\n" + Self.wrapped(cell.summary) + "\n\n" + Self.list(facts)
  }

  private func planned(_ name: String) -> String? {
    if FormVocabulary.plannedCells.contains(name) {
      return "\(name) is a cell of the form format that this version does not have yet."
    }
    let places = VocabularyKey.Place.allCases.filter {
      FormVocabulary.plannedNames(in: $0).contains(name)
    }
    guard !places.isEmpty else { return nil }
    let owners = places.map { "a \($0.rawValue)" }.joined(separator: " and ")
    return Self.wrapped(
      "\(name), a key of \(owners), belongs to the form format, but this version does not understand "
        + "it yet: it is ignored, with a warning (W101).")
  }

  private func foreign(_ name: String) -> String? {
    let natives = natives(of: name)
    guard let first = natives.first else { return nil }
    let others = natives.dropFirst().filter { $0.name != first.name }
    let ways =
      others.isEmpty
      ? first.name
      : ([first] + others).map { "\($0.name) in a \($0.place.rawValue)" }.joined(separator: ", ")
    let words = Self.wrapped("\(name) is another form system's name; here it is \(ways).")
    return words + "\n\n" + entry(of: first.name, in: first.place)
  }

  private func entry(of name: String, in place: VocabularyKey.Place) -> String {
    FormVocabulary.key(name, in: place).map(entry(for:)) ?? planned(name) ?? ""
  }

  // MARK: Layout

  private static func list(_ facts: [(name: String, text: String)]) -> String {
    let indent = (facts.map(\.name.count).max() ?? 0) + 4
    return facts.map { name, text in
      let gap = String(repeating: " ", count: indent - 2 - name.count)
      return "  " + name + gap + wrapped(text, indent: indent)
    }.joined(separator: "\n")
  }

  /// `text` in lines of `width`, those after the first indented.
  private static func wrapped(_ text: String, indent: Int = 0) -> String {
    var lines = [""]
    var column = indent
    for word in text.split(separator: " ") {
      let last = lines.count - 1
      if !lines[last].isEmpty, column + 1 + word.count > width {
        lines.append(String(word))
        column = indent + word.count
      } else {
        lines[last] += lines[last].isEmpty ? String(word) : " " + word
        column += word.count + (lines[last].count == word.count ? 0 : 1)
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
