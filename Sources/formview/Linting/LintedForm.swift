import Forms
import SourceText

struct LintedForm {
  /// Diagnostics of the form, and of the files that belong to it.
  var diagnostics: [Diagnostic]
  var text: (String) -> SourceText? = { _ in nil }
  var status = ExitStatus.fine
  var dataFailure: CommandFailure?
}
