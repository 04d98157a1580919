/// What is picked of a date: the words of `datePickerMode`.
package enum DateMode: String, CaseIterable, Sendable {
  case date, time, dateAndTime
}

/// How much of a date its locale writes: the words of `dateStyle`.
package enum DateStyle: String, CaseIterable, Sendable {
  case short, medium, long, full
}
