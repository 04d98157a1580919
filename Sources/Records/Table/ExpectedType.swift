/// What new values are in a source that has a type of it, where JSON has only texts.
package enum ExpectedType: Hashable, Sendable {
  /// A date, and what a time without a zone means.
  case date(FloatingTime)
  /// Binary data, which are Base64 in JSON.
  case data
}

/// What a date, or a time without a zone, means as a moment.
package enum FloatingTime: Hashable, Sendable {
  /// It is shown as it is stored, in UTC.
  case utc
  /// It is shown by the clocks of the environment.
  case local
  /// Nothing that is known here.
  case unknown
}
