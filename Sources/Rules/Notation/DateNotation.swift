import Forms
import Texts
import Values

/// How rows write their dates in a locale. Used from one thread at a time.
final class DateNotation {
  let locale: FormLocale
  /// How locales write dates, by their names; made when first needed.
  private var formats: [String: DateFormats] = [:]

  init(_ locale: FormLocale) { self.locale = locale }

  /// What is prepared of a row's dates; nil where its form sets nothing for them.
  func dates(of row: ConfigRow) -> RowDates? { RowDates(row, locale, &formats) }

  /// How a locale writes dates; nil: the environment's.
  func withFormats<Result>(
    of locale: String?, _ body: (inout DateFormats) -> Result
  ) -> Result {
    let locale = locale ?? self.locale.times
    return body(&formats[locale, default: DateFormats(locale: locale)])
  }
}
