import SourceText
import Texts

/// A finding for the form's author: collected, located, with what to try.
package struct Diagnostic: Hashable, Sendable {
  /// Path of the form as the user gave it.
  package var file: String
  /// Position in the file; nil for a diagnostic about the form as a whole.
  package var position: SourcePosition?
  package var severity: Severity
  package var code: DiagnosticCode
  package var row: RowReference?
  package var message: Sentence
  package var found: Sentence?
  package var advice: Sentence

  package init(
    file: String, position: SourcePosition?, severity: Severity, code: DiagnosticCode,
    row: RowReference? = nil, message: Sentence, found: Sentence? = nil, advice: Sentence
  ) {
    self.file = file
    self.position = position
    self.severity = severity
    self.code = code
    self.row = row
    self.message = message
    self.found = found
    self.advice = advice
  }
}

/// Names a row in a message.
package struct RowReference: Hashable, Sendable {
  /// Number of the row from 1, in file order.
  package var ordinal: Int
  package var label: String
  /// Name of the row's form; nil for the file's own form.
  package var form: String?
  /// File in which the row is written; nil if it is known from elsewhere.
  package var file: String?

  package init(ordinal: Int, label: String, form: String? = nil, file: String? = nil) {
    self.ordinal = ordinal
    self.label = label
    self.form = form
    self.file = file
  }
}

/// The severity of a problem.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  case info, warning, error

  private var rank: Int { self == .info ? 0 : self == .warning ? 1 : 2 }
  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}
