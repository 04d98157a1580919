/// Texts about formats: of numbers, dates, locales and time zones.
extension Texts {
  // MARK: Keys of a form, and of a row

  package var defaultTrims: String { say("YES on one line, NO for secrets and several lines") }
  package var defaultEnvironments: String { say("the environment's") }
  package var defaultForms: String { say("the form's") }
  package var defaultNumberStyle: String { say("by cell and digits") }
  package var defaultGrouping: String { say("by numberStyle") }
  package var defaultWhatIsThere: String { say("what the record has") }
  package var defaultISODates: String { say("as 2026-11-21 09:30") }
  package var headingFormats: String { say("Row: formats and entry") }

  // MARK: What a key needs

  package var typeLocale: String { say("a locale as a string") }
  package var typeTimeZone: String { say("a time zone as a string") }
  package var typeDatePattern: String { say("a date pattern as a string") }
  package var typeDateStorage: String {
    say("iso8601, unixSeconds, unixMilliseconds or a date pattern as a string")
  }

  // MARK: Diagnostics

  package var noSuchLocale: String { say("there is no such locale") }
  package var noSuchTimeZone: String { say("there is no such time zone") }
  package var invalidDatePattern: String { say("invalid date pattern") }
  package func invalidDatePattern(letter: String) -> String {
    say(
      """
      invalid date pattern: the letter \(letter) is not understood; quote text that is not a field
      """)
  }
  package var patternLosesDates: String { say("a date in this pattern can't be read again") }
  package var minutesAndMonths: String {
    say("in a date pattern m is for minutes and M for months")
  }
  package var datesHaveNoTime: String {
    say("the pattern has a time, and the row's dates have none")
  }
  package var patternWithoutTime: String { say("a pattern without a time") }
  package var currencyOfReader: String {
    say("the amount is shown in the currency of whoever reads it: as $, as € or as ¥")
  }
  package var currencyOfForm: String { say("currencyCode = EUR, or \"\" for none") }
  package var minutesDivideHour: String { say("\"minuteInterval\" must divide 60") }

  // MARK: Dates being typed, and stored

  package func minutesInSteps(_ minutes: Int) -> String { say("minutes go in steps of \(minutes)") }
  package func clocksSkip(
    _ time: String, on day: String, in zone: String, from start: String, to end: String
  ) -> String {
    say(
      """
      \(time) does not exist on \(day) in \(zone): the clocks go forward from \(start) to \(end); \
      type a time before or after that
      """)
  }
  package func clocksSkip(_ day: String, in zone: String, from start: String, to end: String)
    -> String
  {
    say(
      """
      \(day) does not exist in \(zone): the clocks go forward from \(start) to \(end); type a day \
      before or after that
      """)
  }
  package func timeIsMissing(_ example: String) -> String { say("needs a time, too: \(example)") }
  package func dayIsMissing(_ example: String) -> String { say("needs a day, too: \(example)") }
  package func aTimeLike(_ example: String) -> String { say("a time like \(example)") }
  package func aDateAndTimeLike(_ example: String) -> String {
    say("a date and time like \(example)")
  }
  package func isNoTime(like example: String) -> String { say("is not a time like \(example)") }
  package func isNoTime(because reason: String) -> String { say("is not a time: \(reason)") }
  package func isNoDateAndTime(like example: String) -> String {
    say("is not a date and time like \(example)")
  }
  package var timeIsComplete: String { say("the time is complete") }
  package var timeIsTypedAs: String { say("a time is typed as 09:30") }
  package var timeWord: String { say("time") }
  package var hourWord: String { say("hour") }
  package var dayOnly: String { say("only a day is kept here") }
  package var timeNotKept: String {
    say(
      """
      only a day is kept here; for a time, too, the form's row needs datePickerMode = dateAndTime
      """)
  }
  package func isNotStored(as format: String) -> String { say("is not stored as \(format)") }
}
