import Texts
import Values

/// What lint says of the file in addition to reading it.
extension FolderForms {
  /// What is wrong with the file, also W108: patterns after one that matches all that they match. O(patterns²).
  package func findings() -> [Diagnostic] {
    var log = DiagnosticLog(file: file)
    var earlier: [WrittenPattern] = []
    for entry in entries where entry.form != nil {
      for pattern in entry.patterns {
        guard let other = earlier.first(where: { $0.pattern.includes(pattern.pattern) }) else {
          continue
        }
        let isSame = other.text == pattern.text
        log.add(
          .W108, at: pattern.position, found: TextQuoting.shown(pattern.text),
          advice: Sentence { isSame ? $0.dropOne : $0.placeBeforeThatEntry }
        ) { $0.patternIsIncluded(in: TextQuoting.short(other.text)) }
      }
      earlier += entry.patterns.prefix(max(0, Self.mostCompared - earlier.count))
    }
    return diagnostics + log.sorted
  }

  /// Patterns that others are compared with.
  private static let mostCompared = 1_000
}
