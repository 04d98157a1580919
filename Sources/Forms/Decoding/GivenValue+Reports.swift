import PlistText
import SourceText
import Texts
import Values

extension GivenValue {
  /// F102: names the type that is needed and the one that is there, in the value or a part of it.
  func reportMismatch(_ part: PlistNode? = nil) {
    let node = part ?? node
    report(
      .F102, at: node.position, found: node.shown,
      advice: advice(for: node) ?? Sentence { [key] in $0.explained(key) }
    ) { [key, type] in $0.needsType(key, type.name(in: $0)) }
  }

  private func advice(for node: PlistNode) -> Sentence? {
    switch type {
    case .color:
      if case .integer = node.content { return Sentence { $0.colorNeedsString } }
      return nil
    case .bool: return Sentence { $0.yesOrNo }
    case .condition: return Sentence { $0.conditionAdvice }
    case .integer: return Sentence { $0.wholeNumberSuchAs }
    case .string, .text, .template, .templateOrPath, .path, .pattern, .currency, .word, .cell,
      .keyboard:
      return node.scalarText.map { text in Sentence { $0.foundString(TextQuoting.shown(text)) } }
    default: return nil
    }
  }

  /// F103: a word that is not in the list.
  func reportUnlisted(_ word: String, of words: [String], at position: SourcePosition) {
    let sameName = words.first { WordSynonyms.folded($0) == WordSynonyms.folded(word) }
    let synonym =
      type == .cell
      ? context.decoding.cells.name(meaning: word)
      : WordSynonyms.word(for: word, of: key, among: words)
    let meant = sameName ?? synonym ?? NearestName.of(word, among: words)
    report(
      .F103, at: position, quoting: word,
      advice: meant.map { Sentence(verbatim: "\"\($0)\"") }
        ?? Sentence { [key] in words.isEmpty ? $0.explained(key) : $0.oneOf(words) }
    ) { [key] in $0.doesNotTakeWord(key) }
  }

  /// F104: a number beyond the vocabulary's limits.
  func reportOutOfRange(found: any DiagnosticPart, advice: Sentence? = nil) {
    report(
      .F104, found: found,
      advice: advice
        ?? type.range.map { range in Sentence { $0.range(range.lowerBound, range.upperBound) } }
        ?? Sentence { [key] in $0.explained(key) }
    ) { [key] in $0.outOfRange(key) }
  }

  /// W108: a value, or a part of it, that counts as not given, as there is nothing in it.
  func reportEmpty(_ part: String? = nil, at position: SourcePosition? = nil) {
    report(.W108, at: position ?? node.position, advice: \.leaveOut) { [key] in
      $0.keyIsEmpty(part ?? key)
    }
  }

  /// F203: neither a color nor one of these names.
  func reportColor(
    _ text: String, of key: String, among names: [String], at position: SourcePosition
  ) {
    let meant =
      WordSynonyms.word(for: text, of: "color", among: names) ?? NearestName.of(text, among: names)
    report(
      .F203, at: position, quoting: text,
      advice: meant.map { Sentence(verbatim: "\"\($0)\"") } ?? Sentence { $0.colorAdvice }
    ) { $0.invalidColor(key) }
  }

  /// F204: no such format.
  func reportFormat(
    _ text: String, _ advice: String?, _ message: @escaping @Sendable (Texts) -> String
  ) {
    report(
      .F204, quoting: text,
      advice: advice.map { Sentence(verbatim: "\"\($0)\"") }
        ?? Sentence { [key] in $0.explained(key) },
      message)
  }

  /// F007: a name of a file outside of the form's folder.
  func reportLeavingFolder(_ name: String) {
    report(.F007, quoting: name, advice: \.nameWithoutSlash) { [key] in $0.leavesFolder(key) }
  }

  /// Reports the first placeholder of a message that there isn't (W202), and of its translations where the message itself
  /// has none.
  func checkPlaceholders(
    in text: String, among placeholders: [String] = RuleMessages.placeholdersWithoutLimit
  ) {
    let advice = Sentence { $0.oneOf(placeholders) }
    if let token = RuleMessages.unknownPlaceholder(in: text, among: placeholders) {
      report(.W202, found: token, advice: advice) { [key] in $0.noSuchPlaceholder(key) }
      return
    }
    for translation in context.translations(of: text) {
      if let token = RuleMessages.unknownPlaceholder(in: translation.text, among: placeholders) {
        report(.W202, about: translation, found: token, advice: advice) { [key] in
          $0.noSuchPlaceholder(key)
        }
      }
    }
  }
}
