import Forms
import Texts
import Values

/// The date formats of rows and locales. Used from one thread at a time.
final class DateNotation {
  let locale: FormLocale
  private var formats: [String: DateFormats] = [:]

  init(_ locale: FormLocale) { self.locale = locale }

  /// The prepared formats of a row; nil if its form sets none.
  func dates(of row: ConfigRow) -> RowDates? { RowDates(row, locale, &formats) }

  /// Calls `body` with the date formats of a locale; nil for the environment's.
  func withFormats<Result>(
    of locale: String?, _ body: (inout DateFormats) -> Result
  ) -> Result {
    let locale = locale ?? self.locale.times
    return body(&formats[locale, default: DateFormats(locale: locale)])
  }
}
