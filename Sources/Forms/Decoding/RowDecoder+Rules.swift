import Patterns

/// What a row allows: every key of the vocabulary's rules, read by its type.
extension RowDecoder {
  func decodeRules(
    _ reader: DictionaryReader, into row: inout ConfigRow, log: inout DiagnosticLog
  ) {
    for key in FormVocabulary.ruleKeys where reader.has(key.name) {
      if key.type == .condition {
        decodeCondition(key.name, reader, into: &row, log: &log)
      } else if let setting = setting(of: key, reader, log: &log) {
        row.rules[key.name] = setting
      }
    }
  }

  private func setting(
    of key: VocabularyKey, _ reader: DictionaryReader, log: inout DiagnosticLog
  ) -> RuleSetting? {
    switch key.type {
    case .bool: return reader.bool(key.name, log: &log).map { .flag($0) }
    case .integer: return reader.integer(key.name, log: &log).map { .count($0) }
    case .bound: return reader.bound(key.name, log: &log).map { .limit($0) }
    case .step: return reader.step(key.name, log: &log).map { .step($0) }
    case .pattern:
      let options = patternOptions(reader, of: key.name + "Options", log: &log)
      return reader.pattern(key.name, options: options, log: &log).map { .pattern($0) }
    // The words of a pattern's options are read with the pattern.
    case .words:
      if key.needs.map(reader.has) != true { _ = reader.words(key.name, log: &log) }
      return nil
    default: return reader.string(key.name, log: &log).map { .text($0) }
    }
  }

  private func patternOptions(
    _ reader: DictionaryReader, of key: String, log: inout DiagnosticLog
  ) -> PatternOptions {
    reader.words(key, log: &log).reduce(into: []) { options, word in
      if let option = Self.patternOptions[word] { options.insert(option) }
    }
  }

  private static let patternOptions: [String: PatternOptions] = [
    "caseInsensitive": .caseInsensitive, "multiline": .multiline,
    "dotMatchesLineSeparators": .dotMatchesLineSeparators,
  ]
}
