import Forms
import Patterns
import Texts
import Values

/// W405: a pattern whose work multiplies with the text, with a text that proves it.
enum SlowPatternCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    guard let pattern = draft.row.regex,
      let sample = pattern.slowSample(upTo: draft.row.maximumLength ?? RowPattern.trialLength)
    else { return }
    let text = sample.prefix + sample.piece + sample.piece + "…" + sample.piece + sample.ending
    draft.report(
      .W405, of: "regex", advice: Sentence { $0.exclusiveRepetitions }
    ) { $0.patternTooSlow(TextQuoting.shown(text), sample.length) }
  }
}
