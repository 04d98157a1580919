/// What is said of dates, numbers and paths that are typed or written in forms.
package protocol ValueTexts {
  // MARK: Dates being typed

  var writeDateLike: String { get }
  var dateIncomplete: String { get }
  var noSuchDay: String { get }
  var yearHasFourDigits: String { get }
  var monthHasTwoDigits: String { get }
  func noMonth(_ month: String) -> String
  var dayHasTwoDigits: String { get }
  func noDay(_ day: String) -> String
  func month(_ month: String, hasNoDay day: Int) -> String
  var noTimeOfDay: String { get }
}
