/// Meanings of the functions of expressions, for `formview explain`.
extension Texts {
  package func isFunction(_ signature: String) -> String {
    say("\(signature), a function of expressions")
  }
  package var meaningOfLength: String { say("The number of characters.") }
  package var meaningOfTrim: String {
    say(
      """
      The text without white space at either end.
      """)
  }
  package var meaningOfUpper: String { say("The text in capital letters.") }
  package var meaningOfLower: String { say("The text in small letters.") }
  package var meaningOfSubstring: String {
    say(
      """
      So many characters from the start, which counts from 0; without a count all of them.
      """)
  }
  package var meaningOfJoin: String {
    say(
      """
      The elements of a list as one text, with the separator between them; missing ones are left \
      out.
      """)
  }
  package var meaningOfNumber: String {
    say(
      """
      The number that a text writes, with a decimal point; a number stays as it is.
      """)
  }
  package var meaningOfRound: String {
    say(
      """
      The number rounded to so many digits after the decimal point, without digits to a whole \
      one; of two that are equally near the even one.
      """)
  }
  package var meaningOfAbs: String { say("The number without its sign.") }
  package var meaningOfMin: String {
    say(
      """
      The first of several values, or of a list, in the order of numbers, dates or texts; \
      missing ones are ignored.
      """)
  }
  package var meaningOfMax: String {
    say(
      """
      The last of several values, or of a list, in the order of numbers, dates or texts; missing \
      ones are ignored.
      """)
  }
  package var meaningOfIf: String {
    say(
      """
      The first value where the condition is true, else the second.
      """)
  }
  package var meaningOfCoalesce: String {
    say(
      """
      The first value that is neither missing nor null.
      """)
  }
  package var meaningOfIsEmpty: String {
    say(
      """
      True for a missing value, null, an empty text, and a list or an object without members.
      """)
  }
  package var meaningOfChoiceTitle: String {
    say(
      """
      The title that the row shows for its choice; the value itself where it has no choices.
      """)
  }
  package var meaningOfToday: String { say("The day of the session.") }
  package var meaningOfNow: String { say("Day and time of the session.") }
  package var meaningOfDateAdd: String {
    say(
      """
      The date so many days later, or 'weeks', 'months' or 'years' as the unit says; earlier \
      with a negative count. In a shorter month it is the last day.
      """)
  }
  package var meaningOfDaysBetween: String {
    say(
      """
      The number of days from the first date to the second.
      """)
  }
  package var meaningOfYear: String { say("The year of a date.") }
  package var meaningOfMonth: String { say("The month of a date, 1 to 12.") }
  package var meaningOfDay: String { say("The day of the month, 1 to 31.") }
  package var meaningOfReplace: String {
    say(
      """
      The text with each match of a regular expression replaced. In the replacement $0 is the \
      match, $1 what its first group has matched, and $$ a dollar sign.
      """)
  }
  package var meaningOfSplit: String {
    say(
      """
      The parts of a text between the separators, as a list; with an index only that part, which \
      counts from 0, or with a negative one from the end.
      """)
  }
  package var meaningOfMod: String {
    say(
      """
      The remainder of a divided by b, with the sign of b.
      """)
  }
  package var meaningOfPad: String {
    say(
      """
      The text or number filled up to so many characters: before it, or behind it where the \
      length is negative. The filler is a blank if none is given.
      """)
  }
  package var meaningOfFormat: String {
    say(
      """
      A number or a text in a format of printf, such as %.2f, or a date in a pattern such as \
      dd.MM.yyyy. Names of months and days are English.
      """)
  }
}
