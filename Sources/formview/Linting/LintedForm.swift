import Forms
import SourceText

struct LintedForm {
  /// Including the files that belong to the form.
  var diagnostics: [Diagnostic]
  /// The texts of the files by name.
  var text: (String) -> SourceText? = { _ in nil }
  /// The status of an unreadable file, else fine.
  var status = ExitStatus.fine
  /// The reason why the data could not be examined.
  var dataFailure: CommandFailure?
}
