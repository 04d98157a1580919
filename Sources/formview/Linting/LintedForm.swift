import Forms
import SourceText

/// What lint finds about a form.
struct LintedForm {
  /// What is wrong with the form and the files that belong to it.
  var diagnostics: [Diagnostic]
  /// The texts of these files, by name.
  var text: (String) -> SourceText? = { _ in nil }
  /// That of a file that can't be read, else fine.
  var status = ExitStatus.fine
  /// Why the data could not be looked at with it.
  var dataFailure: CommandFailure?
}
