import Expressions
import Texts
import Values

/// The reference, entry by entry: what `formview explain` prints.
package struct Explain: Sendable {
  package let cells: [CellDeclaration]
  private let texts: Texts
  private let keys: CellKeys

  package init(cells: [CellDeclaration], texts: Texts, keys: CellKeys = .usual) {
    self.cells = cells
    self.texts = texts
    self.keys = keys
  }

  /// The entry of a key, cell, code, finding or keyboard; also of words that keys take, and of keys that are named otherwise
  /// elsewhere.
  ///
  /// Case counts, except in codes. Nil for what is none of these.
  package func entry(for name: String) -> ReferenceEntry? {
    let function = ExpressionVocabulary.function(named: name).map(entry(for:))
    return entryOfForms(for: name).map { $0 + (function ?? ReferenceEntry(parts: [])) } ?? function
      ?? (ExpressionVocabulary.names(name) ? expressions(asked: name) : nil)
  }

  private func entryOfForms(for name: String) -> ReferenceEntry? {
    guard let own = ownEntry(for: name) else {
      return foreign(name) ?? word(name) ?? foreignCell(name)
    }
    let elsewhere = natives(of: name).map {
      ReferenceEntry.Part.prose(
        texts.isForeignName(name, for: $0.name, $0.owner.words(in: texts).position))
    }
    return own + ReferenceEntry(parts: elsewhere)
  }

  private func ownEntry(for name: String) -> ReferenceEntry? {
    if name == Self.sources { return sources }
    if name == Self.expressions { return expressions(asked: name) }
    if name == Self.config { return config }
    if let variable = EnvironmentVariable(rawValue: name) {
      return ReferenceEntry(parts: [
        .prose(texts.isVariable(name)), .prose(variable.meaning(in: texts)),
      ])
    }
    if let code = DiagnosticCode(rawValue: name.uppercased()) { return entry(for: code) }
    if let finding = FindingName(rawValue: name) { return entry(for: finding) }
    if let cell = cells.first(where: { $0.name == name }) { return entry(for: cell) }
    let keys = FormVocabulary.keys.filter { $0.name == name }
    if !keys.isEmpty { return ReferenceEntry(parts: keys.flatMap { entry(for: $0).parts }) }
    guard let keyboard = KeyboardType(formWord: name), Int(name) == nil else { return nil }
    return ReferenceEntry(parts: [
      .prose(texts.isKeyboard(keyboard.rawValue, number: keyboard.number)),
      .prose(texts.keyboardTakes(keyboard.meaning(in: texts))),
    ])
  }

  /// The keys for a name of another system, each with the part of a form that has it.
  private func natives(of name: String) -> [(owner: VocabularyKey.Owner, name: String)] {
    let owners: [VocabularyKey.Owner] = [.row, .form, .section, .choice, .rule]
    return owners.compactMap { owner in
      KeySynonyms.native(for: name, in: owner).map { (owner: owner, name: $0) }
    }
  }

  // MARK: Names

  package var names: [String] {
    FormVocabulary.keys.map(\.name) + cells.map(\.name) + DiagnosticCode.allCases.map(\.rawValue)
      + KeyboardType.allCases.map(\.rawValue) + FindingName.allCases.map(\.rawValue)
      + [Self.sources, Self.expressions, Self.config] + ExpressionVocabulary.functions
      + EnvironmentVariable.allCases.map(\.rawValue)
  }

  /// The names that are nearest to a misspelt one: at most two edits away, the nearest first.
  package func nearest(to name: String) -> [String] {
    var names = names
    var nearest: [String] = []
    while nearest.count < 3, let next = NearestName.of(name, among: names) {
      nearest.append(next)
      names.removeAll { $0 == next }
    }
    return nearest
  }

  /// All names, by what they are names of.
  package var index: ReferenceEntry {
    let keys = FormVocabulary.groups.map { ($0.title.text(in: texts), $0.keys.map(\.name)) }
    let others = [
      (texts.headingCells, cells.map(\.name)),
      (texts.headingKeyboards, KeyboardType.allCases.map(\.rawValue)),
      (texts.headingFindings, FindingName.allCases.map(\.rawValue)),
      (texts.headingMessages, DiagnosticCode.allCases.map(\.rawValue)),
      (texts.factFunctions, ExpressionVocabulary.functions),
      (texts.headingVariables, EnvironmentVariable.allCases.map(\.rawValue)),
      (texts.factAlso, [Self.sources, Self.expressions, Self.config]),
    ]
    return ReferenceEntry(parts: [
      .prose(texts.indexTitle),
      .facts((keys + others).map { ReferenceEntry.Fact($0.0, texts.names($0.1)) }),
    ])
  }

  // MARK: Entries

  private static let sources = "sources"

  private static let expressions = "expressions"

  private static let config = "config"

  private var config: ReferenceEntry {
    let keys = FormVocabulary.settingsKeys.map(\.key.name)
    return ReferenceEntry(parts: [
      .prose(texts.abstractConfig), .prose(texts.discussionConfig),
      .facts([.init(texts.factKeysInside, texts.names(keys))]),
    ])
  }

  private func expressions(asked name: String) -> ReferenceEntry {
    let other = ExpressionVocabulary.isOther(name) ? [texts.isNotInExpressions(name)] : []
    return ReferenceEntry(
      parts: (other + [texts.expressionsTitle, texts.expressionsIntroduction]).map { .prose($0) }
        + [
          .facts([
            .init(texts.factOperators, ExpressionVocabulary.operators.joined(separator: " ")),
            .init(texts.factFunctions, texts.names(ExpressionVocabulary.functions)),
            .init(texts.factOfLists, texts.names(ExpressionVocabulary.aggregates)),
            .init(texts.factBeginnings, texts.names(ExpressionVocabulary.beginnings)),
          ])
        ])
  }

  private func entry(for function: ExpressionVocabulary.Function) -> ReferenceEntry {
    ReferenceEntry(parts: [
      .prose(texts.isFunction(function.signature)), .prose(function.meaning.text(in: texts)),
    ])
  }

  private var sources: ReferenceEntry {
    let entries = texts.textFormats.flatMap { format -> [ReferenceEntry.Part] in
      let columns = zip(texts.sourceColumns, format.columns)
      return [
        .prose(texts.called(format.title, format.name)),
        .facts(columns.map { ReferenceEntry.Fact($0, $1) }),
      ]
    }
    return ReferenceEntry(
      parts: [.prose(texts.sourcesTitle), .prose(texts.sourcesIntroduction)] + entries)
  }

  private func entry(for code: DiagnosticCode) -> ReferenceEntry {
    let manual = code.manual(in: texts)
    let severity = code.severity.name(in: texts)
    return ReferenceEntry(
      parts: [
        .prose(texts.codeTitle(code.rawValue, severity, manual.title)), .prose(manual.explanation),
      ] + (manual.example.map { [.example($0)] } ?? []))
  }

  private func entry(for finding: FindingName) -> ReferenceEntry {
    ReferenceEntry(parts: [
      .prose(texts.findingTitle(finding.rawValue)), .prose(finding.meaning(in: texts)),
    ])
  }

  private func entry(for key: VocabularyKey) -> ReferenceEntry {
    var facts = [ReferenceEntry.Fact(texts.factTakes, key.type.name(in: texts))]
    if !key.type.words.isEmpty { facts.append(.init(texts.factWords, texts.names(key.type.words))) }
    if let range = key.type.range {
      facts.append(.init(texts.factRange, texts.range(range.lowerBound, range.upperBound)))
    }
    if let standard = key.defaultText {
      facts.append(.init(texts.factDefault, standard.text(in: texts)))
    }
    if key.scope == .someCells {
      let names = cells.filter { $0.takes(key) }.map(\.name)
      facts.append(.init(texts.factCells, texts.names(names)))
    }
    if let inside = Self.ownerInside(key) {
      facts.append(.init(texts.factKeysInside, texts.names(FormVocabulary.names(in: inside))))
    }
    facts += key.codes.map { .init($0.rawValue, $0.manual(in: texts).title) }
    let example = KeyExamples.example(of: key).map { [ReferenceEntry.Part.example($0)] } ?? []
    return ReferenceEntry(
      parts: [
        .prose(key.owner.words(in: texts).key(key.name)), .prose(key.meaning.text(in: texts)),
        .facts(facts),
      ] + example)
  }

  /// Whose keys the dictionaries have that a key takes; nil for others.
  private static func ownerInside(_ key: VocabularyKey) -> VocabularyKey.Owner? {
    switch key.name {
    case "rules": .rule
    case "colorRules": .colorRule
    case "variants": .variant
    case "sections": .section
    case "choices", "choiceLists": .choice
    default: nil
    }
  }

  private func entry(for cell: CellDeclaration) -> ReferenceEntry {
    let types = cell.storedTypes.map(\.rawValue)
    var facts = [ReferenceEntry.Fact(texts.factStores, texts.names(types))]
    if cell.traits.contains(.readOnly) { facts.append(.init(texts.factEdited, texts.neverEdited)) }
    if case .lines(let lines) = cell.defaultHeight, lines != 1 {
      facts.append(.init(texts.factHeight, texts.linesUnlessGiven(lines)))
    }
    if !cell.ownKeys.isEmpty { facts.append(.init(texts.factOwnKeys, texts.names(cell.ownKeys))) }
    return ReferenceEntry(parts: [
      .prose(texts.isCell(cell.name)), .prose(cell.summary(in: texts, keys)), .facts(facts),
    ])
  }

  /// A word that keys take: with the entry of the key where only one does.
  private func word(_ name: String) -> ReferenceEntry? {
    let keys = FormVocabulary.keys.filter { $0.type.words.contains(name) }
    var names: [String] = []
    for key in keys where !names.contains(key.name) { names.append(key.name) }
    guard !keys.isEmpty else { return nil }
    let title = ReferenceEntry(parts: [.prose(texts.isWord(name, of: names))])
    return names.count == 1 ? keys.reduce(title) { $0 + entry(for: $1) } : title
  }

  /// A kind of cell that lint advises in place of another system's.
  private func foreignCell(_ name: String) -> ReferenceEntry? {
    guard let meant = CellTable(cells).name(meaning: name),
      let cell = cells.first(where: { $0.name == meant })
    else { return nil }
    return ReferenceEntry(parts: [.prose(texts.isForeignName(name, hereItIs: meant))])
      + entry(for: cell)
  }

  private func foreign(_ name: String) -> ReferenceEntry? {
    let natives = natives(of: name)
    guard let first = natives.first else { return nil }
    let others = natives.dropFirst().filter { $0.name != first.name }
    let ways =
      others.isEmpty
      ? first.name
      : texts.names(
        ([first] + others).map { texts.nameInPlace($0.name, $0.owner.words(in: texts).position) })
    let introduction = ReferenceEntry(parts: [.prose(texts.isForeignName(name, hereItIs: ways))])
    let entry = FormVocabulary.key(first.name, in: first.owner).map(entry(for:))
    return entry.map { introduction + $0 } ?? introduction
  }
}
