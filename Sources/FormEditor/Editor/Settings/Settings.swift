/// The choices of the person for all forms and files.
package struct Settings: Sendable {
  package var keys = KeyBindings.standard
  /// True where every deletion of records is asked about.
  package var confirmsDeletion = false
  /// False where a table has no form beside it until that was asked for with this form; nil for the usual, which is true.
  package var splitView: Bool?
  package var theme: String?
  /// Locale of numbers, where the environment names none.
  package var numberLocale: String?
  package var dateLocale: String?

  package init(keys: KeyBindings = .standard) { self.keys = keys }
}
