import SourceText
import Texts

/// A finding for the form's author: collected, located, with what to try.
package struct Diagnostic: Hashable, Sendable {
  /// The form's path as the user gave it.
  package var file: String
  /// Where it is; nil for what is about the form as a whole.
  package var position: SourcePosition?
  /// An error refuses the form.
  package var severity: Severity
  /// Stable, with an entry in the manual.
  package var code: DiagnosticCode
  package var row: RowReference?
  package var message: Sentence
  /// What stood there.
  package var found: Sentence?
  /// What to try.
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
  /// From 1, in file order.
  package var ordinal: Int
  package var label: String
  /// The name of its form; nil for that of the file.
  package var form: String?
  /// The file that it is written in; nil where that is known from elsewhere.
  package var file: String?

  package init(ordinal: Int, label: String, form: String? = nil, file: String? = nil) {
    self.ordinal = ordinal
    self.label = label
    self.form = form
    self.file = file
  }
}

/// How bad a problem is.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  case info, warning, error

  private var rank: Int { self == .info ? 0 : self == .warning ? 1 : 2 }
  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}
