import Forms
import JSONText
import Records
import Rules

/// Paths of the form that the records don't have.
extension Editor {
  /// Says at the opening which row's path is likely a typo.
  package mutating func report(_ absences: [PathSurvey.Absence]) {
    guard let first = absences.first, state.message == nil else { return }
    let message = texts.about(first.subject, first.message(in: texts))
    state.message = .warning(texts.andOtherRows(message, absences.count - 1))
  }
}
