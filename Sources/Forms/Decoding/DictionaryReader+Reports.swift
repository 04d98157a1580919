import PlistText
import SourceText
import Values

extension DictionaryReader {
  /// F102: names the type that is needed and the one that stands there.
  func reportMismatch(_ key: String, _ node: PlistNode, log: inout DiagnosticLog) {
    let type = FormVocabulary.key(key, in: place)?.type
    log.add(
      .F102, at: node.position, "\"\(key)\" needs \(type?.name ?? "another type")",
      found: node.shown, advice: Self.advice(for: type, node))
  }

  /// F103: a word that is not in the list.
  func reportUnlisted(
    _ word: String, of key: String, words: [String], at position: SourcePosition,
    log: inout DiagnosticLog
  ) {
    let sameName = words.first { WordSynonyms.folded($0) == WordSynonyms.folded(word) }
    let synonym =
      type(of: key) == .cell
      ? log.cells.name(meaning: word) : WordSynonyms.word(for: word, of: key, among: words)
    let meant =
      sameName ?? synonym ?? NearestName.of(word, among: words)
    let advice =
      meant.map { "\"\($0)\"" }
      ?? (words.isEmpty ? nil : "one of " + words.joined(separator: ", "))
    log.add(
      .F103, at: position, "\"\(key)\" does not take this word", found: TextQuoting.shown(word),
      advice: advice)
  }

  /// F104: a number beyond the vocabulary's limits.
  func reportOutOfRange(_ key: String, found: String, log: inout DiagnosticLog) {
    log.add(
      .F104, at: position(of: key), "\"\(key)\" is out of range", found: found,
      advice: type(of: key)?.range.map { "\($0.lowerBound) to \($0.upperBound)" })
  }

  private static func advice(for type: KeyType?, _ node: PlistNode) -> String? {
    switch type {
    case .color:
      if case .integer = node.content {
        return "a string, since an integer loses leading zeros"
      }
      return nil
    case .bool, .boolOrExpression: return "YES or NO"
    case .integer: return "a whole number such as 3"
    case .string, .template, .templateOrPath, .path, .pattern, .currency, .word, .cell, .keyboard:
      return node.scalarText.map { "the string \(TextQuoting.shown($0))" }
    default: return nil
    }
  }

  /// W101 or W102: a key that this version does not read.
  static func reportUnknown(
    _ entry: PlistEntry, in place: VocabularyKey.Place, log: inout DiagnosticLog
  ) {
    let key = entry.key
    if key.utf8.starts(with: "x-".utf8) { return }
    if FormVocabulary.plannedNames(in: place).contains(key) {
      log.add(
        .W101, at: entry.keyPosition,
        "the key \"\(key)\" is not yet understood by this version, and is ignored")
      return
    }
    let names = FormVocabulary.names(in: place) + FormVocabulary.plannedNames(in: place).sorted()
    let kind = KeySynonyms.kind(of: entry, in: place, cells: log.cells)
    if let native = kind ?? KeySynonyms.native(for: key, in: place) {
      log.add(
        .W102, at: entry.keyPosition,
        "the key \(TextQuoting.shown(key)) belongs to another form system, and is ignored",
        advice: native.contains("=") ? native : "\"\(native)\"")
      return
    }
    log.add(
      .W101, at: entry.keyPosition, "unknown key, ignored", found: TextQuoting.shown(key),
      advice: NearestName.of(key, among: names).map { "\"\($0)\"" })
  }
}
