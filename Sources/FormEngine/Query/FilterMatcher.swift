import JSONText
import Patterns

/// Judges record after record by a filter. Used from one thread.
struct FilterMatcher {
  private var alternatives: [ConditionsMatcher]

  init(
    _ alternatives: [[FilterCondition]], form: Form, locale: FormLocale,
    patternBudget: PatternBudget
  ) {
    let binder = RecordBinder(form: form, locale: locale, patternBudget: patternBudget)
    self.alternatives = alternatives.map { ConditionsMatcher($0, form: form, binder) }
  }

  mutating func matches(_ record: JSONSlice, isBroken: Bool) -> Bool {
    if alternatives.isEmpty { return true }
    for index in alternatives.indices
    where alternatives[index].matches(record, isBroken: isBroken) {
      return true
    }
    return false
  }
}
