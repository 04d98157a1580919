import Forms
import Values

/// Defaults for the formats of a template that set nothing themselves: the notation and
/// currency of its row, else of its form.
struct TemplateDefaults {
  /// Locale of numbers and dates; nil for the environment's.
  let locale: String?
  let currencyOfRow: String?
  /// The currency that its form sets, for amounts whose own rows set none.
  let currencyOfForm: String?

  /// `row` is nil for a template of the form itself.
  init(_ row: ConfigRow?, of form: Form) {
    locale = row?.locale ?? form.locale
    currencyOfRow = row?.currencyCode
    currencyOfForm = form.currencyCode
  }

  /// The currency of an amount, which may belong to a row; nil for the locale's currency.
  func currencyCode(of source: RowState?) -> String? {
    currencyOfRow ?? source?.row.currencyCode ?? currencyOfForm
  }
}
