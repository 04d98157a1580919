import FormTesting
import Forms
import Lint

/// Forms with one row, with all that lint says about it.
enum LintFixture {
  /// The lines about a row with the path `a` and these keys.
  static func lines(_ keys: String) -> [String] {
    FormFixture.lines("( { valuePath = a;  \(keys) } )", checks: FormChecks.always + LintChecks.all)
  }
}
