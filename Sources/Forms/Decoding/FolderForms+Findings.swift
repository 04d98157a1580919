import Texts
import Values

/// Findings of lint about the file, in addition to those of reading it.
extension FolderForms {
  /// The faults of the file, and W108 for patterns after one, in the same entry or another,
  /// that matches everything they match. O(patterns²).
  package func findings() -> [Diagnostic] {
    let context = DecodingContext(Decoding(file: file))
    var earlier: [WrittenPattern] = []
    for entry in entries where entry.form != nil {
      let others = earlier.count
      for pattern in entry.patterns {
        if let place = earlier.firstIndex(where: { $0.pattern.includes(pattern.pattern) }) {
          let other = earlier[place]
          let isSame = other.text == pattern.text
          context.report(
            .W108, at: pattern.position, found: TextQuoting.shown(pattern.text),
            advice: Sentence {
              isSame ? $0.dropOne : place < others ? $0.placeBeforeThatEntry : $0.leaveOut
            }
          ) { $0.patternIsIncluded(in: TextQuoting.short(other.text)) }
        }
        if earlier.count < Self.mostCompared { earlier.append(pattern) }
      }
    }
    return diagnostics + context.decoding.diagnostics.sorted
  }

  /// Maximum number of patterns that others are compared with.
  private static let mostCompared = 1_000
}
