import Values

/// What distinguishes choices from those that they were made of.
package enum ChoiceVariant: Hashable, Sendable {
  /// Their values are of another type.
  case converted(ValueType)
  /// Those that some records may be offered, without conditions.
  case unconditional
  /// They have the titles that a template makes for a row, in their order.
  case titled(Titles)

  /// What titles depend on besides the choices.
  package struct Titles: Hashable, Sendable {
    let template: Template?
    let isSorted: Bool
    /// The notation of the row that shows them.
    let locale: String?
    let currencyCode: String?
    /// The notation of the program.
    let formLocale: FormLocale

    /// `row` shows the titles.
    package init(of row: ConfigRow, in locale: FormLocale) {
      template = row.choiceSettings.title
      isSorted = row.choiceSettings.isSortedByTitle
      self.locale = row.locale
      currencyCode = row.currencyCode
      var locale = locale
      locale.time = .unknown
      formLocale = locale
    }
  }
}
