extension EnglishTexts {
  // MARK: Keys of a form, and of a row

  package var meaningOfFormLocale: String {
    "Whose notation numbers and dates are shown and typed in, such as de_DE."
  }
  package var meaningOfFormCurrencyCode: String {
    "ISO 4217 code of the amounts of rows that give none themselves, and of templates."
  }
  package var meaningOfFormTimeZone: String {
    "Zone whose clocks show the times of rows that give none themselves, such as Europe/Oslo."
  }
  package var meaningOfNumberStyle: String {
    "How a number is shown: as the record has it (none), with groups, as an amount, or as a percentage "
      + "of 1, which is typed as such: 25 for 0.25."
  }
  package var meaningOfUsesGroupingSeparator: String {
    "Whether a number is shown in groups of digits, as numberStyle shows it; YES groups also without one."
  }
  package var meaningOfLocale: String {
    "Whose notation the row's numbers and dates are shown and typed in, such as de_DE."
  }
  package var meaningOfDatePickerMode: String {
    "What is picked and shown: a day, a time, or both."
  }
  package var meaningOfDateFormat: String {
    "How a date is shown: a pattern of letters of UTS 35, such as dd.MM.yyyy HH:mm, with other text in "
      + "single quotes."
  }
  package var meaningOfDateStyle: String {
    "How a date is shown in the notation of the locale: short is all digits, full has the weekday."
  }
  package var meaningOfStorageDateFormat: String {
    "How a record has the date: iso8601, a number of seconds or milliseconds since 1970, or a pattern "
      + "in English from which it can be read again."
  }
  package var meaningOfMinuteInterval: String {
    "What the minutes of a typed time must be a multiple of; a divisor of 60."
  }
  package var meaningOfTimeZone: String {
    "Zone whose clocks show the time, such as Europe/Oslo; a value keeps the offset that it has."
  }
  package var meaningOfTrimsWhitespace: String {
    "Whether white space around a typed text is cut when the row is left."
  }
  package var meaningOfAutocapitalizationType: String {
    "Which letters become capitals as they are typed: the first of each word, or all; `sentences` leaves them to "
      + "whoever types, and pasted ones stay."
  }
  package var meaningOfAutocorrectionType: String {
    "Accepted for forms of other systems; has no effect."
  }
  package var meaningOfTextContentType: String {
    "What the text is: emailAddress, URL and telephoneNumber choose the keyboard where the row gives none."
  }
  package var meaningOfRegexMatch: String {
    "Whether the whole value must match the pattern, or any part of it."
  }
  package var defaultTrims: String { "YES on one line, NO for secrets and several lines" }
  package var defaultEnvironments: String { "the environment's" }
  package var defaultForms: String { "the form's" }
  package var defaultNumberStyle: String { "by cell and digits" }
  package var defaultGrouping: String { "by numberStyle" }
  package var defaultWhatIsThere: String { "what the record has" }
  package var defaultISODates: String { "as 2026-11-21 09:30" }
  package var headingFormats: String { "Row: formats and entry" }

  // MARK: What a key needs

  package var typeLocale: String { "a locale as a string" }
  package var typeTimeZone: String { "a time zone as a string" }
  package var typeDatePattern: String { "a date pattern as a string" }
  package var typeDateStorage: String {
    "iso8601, unixSeconds, unixMilliseconds or a date pattern as a string"
  }

  // MARK: Diagnostics

  package var noSuchLocale: String { "there is no such locale" }
  package var noSuchTimeZone: String { "there is no such time zone" }
  package var invalidDatePattern: String { "invalid date pattern" }
  package func invalidDatePattern(letter: String) -> String {
    "invalid date pattern: the letter \(letter) is not understood; quote text that is not a field"
  }
  package var patternLosesDates: String { "a date in this pattern can't be read again" }
  package var minutesAndMonths: String { "in a date pattern m is for minutes and M for months" }
  package var datesHaveNoTime: String { "the pattern has a time, and the row's dates have none" }
  package var patternWithoutTime: String { "a pattern without a time" }
  package var currencyOfReader: String {
    "the amount is shown in the currency of whoever reads it: as $, as € or as ¥"
  }
  package var currencyOfForm: String { "currencyCode = EUR, or \"\" for none" }
  package var minutesDivideHour: String { "\"minuteInterval\" must divide 60" }

  // MARK: Dates being typed, and stored

  package func minutesInSteps(_ minutes: Int) -> String {
    "minutes go in steps of \(minutes)"
  }
  package func clocksSkip(
    _ time: String, on day: String, in zone: String, from start: String, to end: String
  ) -> String {
    "\(time) does not exist on \(day) in \(zone): the clocks go forward from \(start) to \(end); "
      + "type a time before or after that"
  }
  package func clocksSkip(
    _ day: String, in zone: String, from start: String, to end: String
  ) -> String {
    "\(day) does not exist in \(zone): the clocks go forward from \(start) to \(end); "
      + "type a day before or after that"
  }
  package func timeIsMissing(_ example: String) -> String { "needs a time, too: \(example)" }
  package func dayIsMissing(_ example: String) -> String { "needs a day, too: \(example)" }
  package func aTimeLike(_ example: String) -> String { "a time like \(example)" }
  package func aDateAndTimeLike(_ example: String) -> String { "a date and time like \(example)" }
  package func isNoTime(like example: String) -> String { "is not a time like \(example)" }
  package func isNoTime(because reason: String) -> String { "is not a time: \(reason)" }
  package func isNoDateAndTime(like example: String) -> String {
    "is not a date and time like \(example)"
  }
  package var timeIsComplete: String { "the time is complete" }
  package var timeIsTypedAs: String { "a time is typed as 09:30" }
  package var timeWord: String { "time" }
  package var hourWord: String { "hour" }
  package var dayOnly: String { "only a day is kept here" }
  package var timeNotKept: String {
    "only a day is kept here; for a time, too, the form's row needs datePickerMode = dateAndTime"
  }
  package func isNotStored(as format: String) -> String { "is not stored as \(format)" }
}
