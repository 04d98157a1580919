extension EnglishTexts {
  // MARK: Dates being typed

  package var writeDateLike: String { "write it like 2026-11-21" }
  package var dateIncomplete: String { "the date is not complete" }
  package var noSuchDay: String { "there is no such day" }
  package var yearHasFourDigits: String { "a year has four digits" }
  package var monthHasTwoDigits: String { "a month has two digits" }
  package func noMonth(_ month: String) -> String { "there is no month \(month)" }
  package var dayHasTwoDigits: String { "a day has two digits" }
  package func noDay(_ day: String) -> String { "there is no day \(day)" }
  package func month(_ month: String, hasNoDay day: Int) -> String { "\(month) has no day \(day)" }
  package var noTimeOfDay: String { "no time of day" }
}
