import Forms
import Values

/// What the formats of a template go by where they set nothing themselves: its row's notation and currency, else its
/// form's.
struct TemplateDefaults {
  /// Whose notation numbers and dates have; nil: the environment's.
  let locale: String?
  /// The currency that the template's row sets.
  let currencyOfRow: String?
  /// The currency that its form sets, for amounts whose own rows set none.
  let currencyOfForm: String?

  /// `row` is nil for a template of the form itself.
  init(_ row: ConfigRow?, of form: Form) {
    locale = row?.locale ?? form.locale
    currencyOfRow = row?.currencyCode
    currencyOfForm = form.currencyCode
  }

  /// What an amount is in that a row may have; nil: the locale's currency.
  func currencyCode(of source: RowState?) -> String? {
    currencyOfRow ?? source?.row.currencyCode ?? currencyOfForm
  }
}
