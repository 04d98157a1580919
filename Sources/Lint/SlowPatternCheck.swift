import Forms
import Patterns
import SourceText
import Texts
import Values

/// W405: a pattern whose work multiplies with the text, with a text that proves it.
enum SlowPatternCheck: FormCheck {
  /// A pattern that takes long to try, which many rows may have.
  private struct Trial: Hashable {
    let pattern: ExactText
    let options: PatternOptions
    let longest: Int
  }

  static func check(_ form: DraftForm) {
    var samples: [Trial: SlowSample?] = [:]
    for draft in form.rows.flatMap(\.shapes) {
      guard let pattern = draft.row.regex else { continue }
      let longest = draft.row.maximumLength ?? RowPattern.trialLength
      let trial = Trial(
        pattern: ExactText(pattern.source), options: pattern.options, longest: longest)
      let sample = samples[trial] ?? pattern.slowSample(upTo: longest)
      samples[trial] = .some(sample)
      if let sample { report(sample, draft) }
    }
  }

  private static func report(_ sample: SlowSample, _ draft: DraftRow) {
    let text = sample.prefix + sample.piece + sample.piece + "…" + sample.piece + sample.ending
    draft.report(
      .W405, of: "regex", advice: \.exclusiveRepetitions
    ) { $0.patternTooSlow(TextQuoting.shown(text), sample.length) }
  }
}
