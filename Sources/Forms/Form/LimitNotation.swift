import Values

/// How messages write a row's limits: as the row shows its values, so that they can be typed.
package struct LimitNotation: Equatable, Sendable {
  /// How numbers are written; nil: as JSON writes them, with the locale's decimal separator.
  package var numbers: NumberFormat?
  package var decimalSeparator = "."
  /// How days, times and both are written; ISO 8601 for those that have none.
  package var dates: [DateMode: DatePattern] = [:]
  /// By whose clocks times are written that have an offset; nil: by those of the offset.
  package var zone: ZoneClock?
  /// What months and weekdays are called in dates.
  package var dateNames = DateNames.english

  package init() {}
}
