/// What is said of formats: of numbers, dates, locales and zones.
package protocol FormatTexts {
  // MARK: Keys of a form, and of a row

  var meaningOfFormLocale: String { get }
  var meaningOfFormCurrencyCode: String { get }
  var meaningOfFormTimeZone: String { get }
  var meaningOfNumberStyle: String { get }
  var meaningOfUsesGroupingSeparator: String { get }
  var meaningOfLocale: String { get }
  var meaningOfDatePickerMode: String { get }
  var meaningOfDateFormat: String { get }
  var meaningOfDateStyle: String { get }
  var meaningOfStorageDateFormat: String { get }
  var meaningOfMinuteInterval: String { get }
  var meaningOfTimeZone: String { get }
  var meaningOfTrimsWhitespace: String { get }
  var meaningOfAutocapitalizationType: String { get }
  var meaningOfAutocorrectionType: String { get }
  var meaningOfTextContentType: String { get }
  var meaningOfRegexMatch: String { get }
  var defaultTrims: String { get }
  var defaultEnvironments: String { get }
  var defaultForms: String { get }
  var defaultNumberStyle: String { get }
  var defaultGrouping: String { get }
  var defaultWhatIsThere: String { get }
  var defaultISODates: String { get }
  var headingFormats: String { get }

  // MARK: What a key needs

  var typeLocale: String { get }
  var typeTimeZone: String { get }
  var typeDatePattern: String { get }
  var typeDateStorage: String { get }

  // MARK: Diagnostics

  var noSuchLocale: String { get }
  var noSuchTimeZone: String { get }
  var invalidDatePattern: String { get }
  func invalidDatePattern(letter: String) -> String
  var patternLosesDates: String { get }
  var minutesAndMonths: String { get }
  var datesHaveNoTime: String { get }
  var patternWithoutTime: String { get }
  var currencyOfReader: String { get }
  var currencyOfForm: String { get }
  var minutesDivideHour: String { get }

  // MARK: Dates being typed, and stored

  func minutesInSteps(_ minutes: Int) -> String
  func clocksSkip(
    _ time: String, on day: String, in zone: String, from start: String, to end: String
  ) -> String
  func clocksSkip(_ day: String, in zone: String, from start: String, to end: String) -> String
  func timeIsMissing(_ example: String) -> String
  func dayIsMissing(_ example: String) -> String
  func aTimeLike(_ example: String) -> String
  func aDateAndTimeLike(_ example: String) -> String
  func isNoTime(like example: String) -> String
  func isNoTime(because reason: String) -> String
  func isNoDateAndTime(like example: String) -> String
  var timeIsComplete: String { get }
  var timeIsTypedAs: String { get }
  var timeWord: String { get }
  var hourWord: String { get }
  var dayOnly: String { get }
  var timeNotKept: String { get }
  func isNotStored(as format: String) -> String
}
