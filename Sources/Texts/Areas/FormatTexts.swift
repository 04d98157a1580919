/// Texts about formats: of numbers, dates, locales and time zones.
extension Texts {
  // MARK: Keys of a form, and of a row

  package var meaningOfFormLocale: String {
    say("Whose notation numbers and dates are shown and typed in, such as de_DE.")
  }
  package var meaningOfFormCurrencyCode: String {
    say("ISO 4217 code of the amounts of rows that give none themselves, and of templates.")
  }
  package var meaningOfFormTimeZone: String {
    say("Zone whose clocks show the times of rows that give none themselves, such as Europe/Oslo.")
  }
  package var meaningOfNumberStyle: String {
    say(
      """
      How a number is shown: as the record has it (none), with groups, as an amount, or as a \
      percentage of 1, which is typed as such: 25 for 0.25.
      """)
  }
  package var meaningOfUsesGroupingSeparator: String {
    say(
      """
      Whether a number is shown in groups of digits, as numberStyle shows it; YES groups also \
      without one.
      """)
  }
  package var meaningOfLocale: String {
    say("Whose notation the row's numbers and dates are shown and typed in, such as de_DE.")
  }
  package var meaningOfDatePickerMode: String {
    say("What is picked and shown: a day, a time, or both.")
  }
  package var meaningOfDateFormat: String {
    say(
      """
      How a date is shown: a pattern of letters of UTS 35, such as dd.MM.yyyy HH:mm, with other \
      text in single quotes.
      """)
  }
  package var meaningOfDateStyle: String {
    say(
      """
      How a date is shown in the notation of the locale: short is all digits, full has the \
      weekday.
      """)
  }
  package var meaningOfStorageDateFormat: String {
    say(
      """
      How a record has the date: iso8601, a number of seconds or milliseconds since 1970, or a \
      pattern in English from which it can be read again.
      """)
  }
  package var meaningOfMinuteInterval: String {
    say("What the minutes of a typed time must be a multiple of; a divisor of 60.")
  }
  package var meaningOfTimeZone: String {
    say(
      """
      Zone whose clocks show the time, such as Europe/Oslo; a value keeps the offset that it has.
      """)
  }
  package var meaningOfTrimsWhitespace: String {
    say("Whether white space around a typed text is cut when the row is left.")
  }
  package var meaningOfAutocapitalizationType: String {
    say(
      """
      Which letters become capitals as they are typed: the first of each word, or all; `sentences` \
      leaves them to whoever types, and pasted ones stay.
      """)
  }
  package var meaningOfAutocorrectionType: String {
    say("Accepted for forms of other systems; has no effect.")
  }
  package var meaningOfTextContentType: String {
    say(
      """
      What the text is: emailAddress, URL and telephoneNumber choose the keyboard where the row \
      gives none.
      """)
  }
  package var meaningOfRegexMatch: String {
    say("Whether the whole value must match the pattern, or any part of it.")
  }
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
