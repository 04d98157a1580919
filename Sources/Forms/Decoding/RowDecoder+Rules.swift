import Patterns
import SourceText
import Texts
import Values

/// What a row allows: every key of the vocabulary's rules, read by its type.
extension RowDecoder {
  func decodeRules(_ reader: DictionaryReader, into row: inout ConfigRow) {
    decodeMessages(reader, into: &row)
    for key in FormVocabulary.ruleKeys where reader.has(key.name) {
      if key.type == .condition {
        decodeCondition(key.name, reader, into: &row)
      } else if let setting = setting(of: key, reader) {
        row.rules[key.name] = setting
      }
    }
  }

  /// Messages of the row's own, by the names of rules (F101), with placeholders that there are (W202).
  func decodeMessages(_ reader: DictionaryReader, into row: inout ConfigRow) {
    for key in ["requiredMessage", "regexMessage"] {
      if let entry = reader.entry(key), let text = entry.value.string {
        RuleMessages.checkPlaceholders(
          in: text, of: key, at: entry.value.position,
          among: RuleMessages.placeholdersWithoutLimit, reader.context)
      }
    }
    guard let node = reader.entry("errorMessages")?.value else { return }
    guard let entries = node.entries else {
      reader.reportMismatch("errorMessages", node)
      return
    }
    for entry in entries {
      guard let text = entry.value.string else {
        reader.reportMismatch("errorMessages", entry.value)
        continue
      }
      guard RuleMessages.rules.contains(entry.key) else {
        let nearest = NearestName.of(entry.key, among: RuleMessages.rules)
        reader.report(
          .F101, at: entry.keyPosition, found: TextQuoting.shown(entry.key),
          advice: nearest.map { Sentence(verbatim: "\"\($0)\"") }
            ?? Sentence { $0.oneOf(RuleMessages.rules) }
        ) { $0.noSuchRule }
        continue
      }
      guard !text.isEmpty else {
        reader.reportEmpty(entry.key, at: entry.value.position)
        continue
      }
      RuleMessages.checkPlaceholders(
        in: text, of: "errorMessages", at: entry.value.position,
        among: RuleMessages.placeholders(of: entry.key), reader.context)
      row.errorMessages[entry.key] = reader.context.translated(text, at: entry.value.position)
    }
  }

  private func setting(of key: VocabularyKey, _ reader: DictionaryReader) -> RuleSetting? {
    switch key.type {
    case .bool: return reader.bool(key.name).map { .flag($0) }
    case .integer: return reader.integer(key.name).map { .count($0) }
    case .bound: return reader.bound(key.name).map { .limit($0) }
    case .step: return reader.step(key.name).map { .step($0) }
    case .pattern:
      var options = patternOptions(reader, of: key.name + "Options")
      let extents = ["full", "partial"]
      let extent = reader.word(key.name + "Match", words: extents) {
        extents.contains($0) ? $0 : nil
      }
      if extent == "partial" { options.insert(.partial) }
      return reader.pattern(key.name, options: options).map { .pattern($0) }
    // The words of a pattern's options are read with the pattern.
    case .words:
      if key.needs.map(reader.has) != true { _ = reader.words(key.name) }
      return nil
    case .text: return reader.nonEmpty(key.name).map { .text($0) }
    default: return reader.string(key.name).map { .text($0) }
    }
  }

  private func patternOptions(_ reader: DictionaryReader, of key: String) -> PatternOptions {
    reader.words(key).reduce(into: []) { options, word in
      if let option = Self.patternOptions[word] { options.insert(option) }
    }
  }

  private static let patternOptions: [String: PatternOptions] = [
    "caseInsensitive": .caseInsensitive, "multiline": .multiline,
    "dotMatchesLineSeparators": .dotMatchesLineSeparators,
  ]
}

extension RuleMessages {
  /// Reports the first placeholder of a message that there isn't (W202), and of its translations where the message itself
  /// has none.
  static func checkPlaceholders(
    in text: String, of key: String, at position: SourcePosition,
    among placeholders: [String], _ context: DecodingContext
  ) {
    guard let token = unknownPlaceholder(in: text, among: placeholders) else {
      for translation in context.translations(of: text) {
        guard let token = unknownPlaceholder(in: translation.text, among: placeholders) else {
          continue
        }
        context.report(
          .W202, about: translation, found: token, advice: Sentence { $0.oneOf(placeholders) }
        ) { $0.noSuchPlaceholder(key) }
      }
      return
    }
    context.report(
      .W202, at: position, found: token, advice: Sentence { $0.oneOf(placeholders) }
    ) { $0.noSuchPlaceholder(key) }
  }
}
