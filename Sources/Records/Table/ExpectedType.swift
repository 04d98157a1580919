/// The type of new values in a source with a type that JSON represents as text.
package enum ExpectedType: Hashable, Sendable {
  /// A date, and the meaning of a time without a zone.
  case date(FloatingTime)
  /// Binary data, Base64 in JSON.
  case data
}

/// The meaning of a date, or a time without a zone, as an instant.
package enum FloatingTime: Hashable, Sendable {
  /// The instant is shown as stored, in UTC.
  case utc
  /// The instant is shown in the local time of the environment.
  case local
  case unknown
}
