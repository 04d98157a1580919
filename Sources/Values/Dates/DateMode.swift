/// The edited parts of a date: the values of `datePickerMode`.
package enum DateMode: String, CaseIterable, Sendable {
  case date, time, dateAndTime
}

/// The length of a locale's dates: the values of `dateStyle`.
package enum DateStyle: String, CaseIterable, Sendable {
  case short, medium, long, full
}
