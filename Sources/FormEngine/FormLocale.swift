/// The locale that values are shown in, read from the environment as the C library does.
package struct FormLocale: Hashable, Sendable {
  /// For numbers: `de_DE`.
  package var numbers: String
  /// For dates.
  package var times: String

  package init(numbers: String, times: String) {
    self.numbers = numbers
    self.times = times
  }

  /// LC_ALL, LC_NUMERIC / LC_TIME, LANG in this order; `.UTF-8` and `@euro` are cut, `C` and `POSIX` are `en_US_POSIX`.
  package init(environment: [String: String]) { fatalError("not built yet") }
}
