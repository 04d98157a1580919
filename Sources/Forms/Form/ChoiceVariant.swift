import Values

/// A variant of a list of choices, derived from the original choices.
package enum ChoiceVariant: Hashable, Sendable {
  case converted(ValueType)
  /// Choices that some records may be offered, without their conditions.
  case unconditional
  /// Choices with the titles that a template makes for a row, in the row's order.
  case titled(Titles)

  /// The settings, besides the choices, that determine titles.
  package struct Titles: Hashable, Sendable {
    let template: Template?
    let isSorted: Bool
    let locale: String?
    let currencyCode: String?
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
