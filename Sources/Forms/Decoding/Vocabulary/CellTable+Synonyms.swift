extension CellTable {
  /// The kind that another form system's name for a cell means; nil for a name that no kind knows.
  func name(meaning foreign: String) -> String? {
    let stem = stem(of: foreign)
    let cell =
      declarations.first { Self.lists($0.synonyms, stem) }
      ?? declarations.first { Self.lists($0.substitutes, stem) }
    return cell?.name
  }

  /// A name without case, marks and the parts that show that it is a cell's.
  private func stem(of foreign: String) -> String {
    var stem = WordSynonyms.folded(foreign)
    for prefix in ["xlformrowdescriptortype", "iask", "ps", "ui"] where stem.hasPrefix(prefix) {
      stem.removeFirst(prefix.count)
      break
    }
    for suffix in ["specifier", "widget", "input", "field", "row", "cell", "view"] {
      guard stem.hasSuffix(suffix), stem.count > suffix.count else { continue }
      if isKnown(stem) { return stem }
      stem.removeLast(suffix.count)
    }
    return stem
  }

  private func isKnown(_ stem: String) -> Bool {
    declarations.contains { Self.lists($0.synonyms, stem) || Self.lists($0.substitutes, stem) }
  }

  private static func lists(_ words: String, _ word: String) -> Bool {
    words.split(separator: " ").contains { $0 == word }
  }
}
