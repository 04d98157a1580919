import Values

/// The notation of a row's limits in messages: that of its values, so that limits can be
/// typed.
package struct LimitNotation: Equatable, Sendable {
  /// Format of numbers; nil for that of JSON, with the locale's decimal separator.
  package var numbers: NumberFormat?
  package var decimalSeparator = "."
  /// Formats of days, times and both; modes without one use ISO 8601.
  package var dates: [DateMode: DatePattern] = [:]
  /// Time zone of times that have an offset; nil to keep the offset.
  package var zone: ZoneClock?
  package var dateNames = DateNames.english

  package init() {}
}
