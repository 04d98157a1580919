import Forms
import JSONText
import Rules
import Screen
import Testing
import TextsTesting
import Values

@testable import Cells

/// An editor of a date in a row of its own, in American English.
func dateTypist(
  _ text: String, today: CalendarDate? = nil, _ change: (inout RowContents) -> Void = { _ in }
) -> Typist {
  let row = ConfigRow.testing("DateCell", change)
  let binder = RecordBinder.testing(row)
  return Typist(
    editor: DateEditor(state: binder.state(of: row), text: text, today: today), binder: binder)
}

@Suite("A date being picked or typed")
struct DateEditorTests {
  @Test("The grid shows the month from Monday, the neighboring days too")
  func grid() {
    let popup = dateTypist("2026-11-21").popup
    #expect(popup[0].contains("November 2026"))
    #expect(popup[1] == " Mo Tu We Th Fr Sa Su ")
    #expect(popup[2] == " 26 27 28 29 30 31  1 ")
    #expect(popup[7] == " 30  1  2  3  4  5  6 ")
    #expect(dateTypist("2026-11-21").view.popup?.focusedLine == 5)
  }

  @Test(
    "Arrows go by day and week, PgUp and PgDn by month, Home and End to the week's ends",
    arguments: [
      ("Left", "2026-11-20"), ("Right", "2026-11-22"), ("Up", "2026-11-14"),
      ("Down", "2026-11-28"), ("PgUp", "2026-10-21"), ("PgDn PgDn PgDn", "2027-02-21"),
      ("Home", "2026-11-16"), ("End", "2026-11-22"), ("M-PgUp", "2025-11-21"),
    ])
  func moves(script: String, expected: String) {
    var typist = dateTypist("2026-11-21")
    typist.press(script)
    #expect(typist.editor.text == expected)
    #expect(typist.press("Enter") == .commit(.text(expected), then: .stay))
  }

  @Test("PgDn from the 31st stays within the shorter month")
  func monthEnds() {
    var typist = dateTypist("2026-01-31")
    typist.press("PgDn")
    #expect(typist.editor.text == "2026-02-28")
  }

  @Test("Typed digits begin a new date, the hyphens come by themselves, the grid follows")
  func digits() {
    var typist = dateTypist("2026-11-21")
    typist.press(typing("20270"))
    #expect(typist.editor.text == "2027-0")
    #expect(typist.popup[0].contains("January 2027"))
    typist.press(typing("3"))
    #expect(typist.popup[0].contains("March 2027"))
    typist.press(typing("05"))
    #expect(typist.press("Tab") == .commit(.text("2027-03-05"), then: .next))
  }

  @Test("Backspace takes a digit back, and the hyphen before it")
  func backspace() {
    var typist = dateTypist("2026-11-21")
    typist.press("Backspace Backspace")
    #expect(typist.editor.text == "2026-11")
    typist.press(typing("02"))
    #expect(typist.editor.text == "2026-11-02")
  }

  @Test("A hyphen ends a month of one digit")
  func hyphen() {
    var typist = dateTypist("")
    typist.press(typing("2026-3-5"))
    #expect(typist.editor.text == "2026-03-5")
  }

  @Test("A digit too many is refused, with the reason")
  func refusal() {
    var typist = dateTypist("2026-11-21")
    typist.press(typing("20261122"))
    #expect(typist.press("3") == .refused("the date is complete"))
  }

  @Test("A time behind the date stays")
  func timeStays() {
    var typist = dateTypist("2026-11-21T09:30:00+01:00")
    typist.press("Down")
    #expect(typist.press("Enter") == .commit(.text("2026-11-28T09:30:00+01:00"), then: .stay))
    typist.press("Delete")
    #expect(typist.press("Enter") == .commit(.text(""), then: .stay))
  }

  @Test("Another day and time take the place of both, and a time alone is stepped to")
  func timeChanges() {
    var typist = dateTypist("2026-11-21T09:30:00+01:00")
    #expect(typist.give(.paste("2026-12-01 10:30")) == .handled)
    #expect(typist.press("Enter") == .commit(.text("2026-12-01 10:30"), then: .stay))
    typist.press("Delete")
    typist.press(typing("202612021145"))
    #expect(typist.press("Enter") == .commit(.text("2026-12-02 11:45"), then: .stay))
    #expect(typist.give(.paste("2026-12-01T10:30Z")) == .handled)
    #expect(typist.press("Enter") == .commit(.text("2026-12-01 10:30Z"), then: .stay))
  }

  @Test("A time pasted where the value is a day is refused, with what to try")
  func timeWithoutPlace() {
    var typist = dateTypist("2026-11-21")
    let refused = typist.give(.paste("2026-12-01 10:30"))
    guard case .refused(let reason) = refused else {
      Issue.record("\(refused)")
      return
    }
    #expect(reason.english.contains("datePickerMode = dateAndTime"))
    // It is there to be corrected: an empty field would clear the value.
    #expect(typist.editor.text == "2026-12-01 10:30")
  }

  @Test("A date can be pasted")
  func paste() {
    var typist = dateTypist("")
    #expect(typist.give(.paste(" 2027-01-02\n")) == .handled)
    #expect(typist.editor.text == "2027-01-02")
    #expect(typist.give(.paste("x")) == .handled)
    #expect(typist.editor.text == "2027-01-02x")
  }

  @Test(
    "A date can be pasted as its row shows it, whatever is in the field",
    arguments: [
      (DateStyle.full, "de_DE", "Donnerstag, 5. März 2026"), (.long, "de_DE", "5. März 2026"),
      (.short, "de_DE", "05.03.2026"), (.long, "zh_CN", "2026年3月5日"),
      (.full, "en_US", "Thursday, March 5, 2026"),
    ])
  func pasteShown(style: DateStyle, locale: String, text: String) {
    for old in ["", "2020-01-01", "junk"] {
      var typist = dateTypist(old) { row in
        var settings = DateSettings()
        settings.look = .style(style)
        (row.valueType, row.dates, row.locale) = (.date, settings, locale)
      }
      #expect(typist.give(.paste(" \(text)\n")) == .handled)
      #expect(typist.editor.text == "2026-03-05")
      #expect(typist.popup[0].contains("March 2026"))
    }
  }

  @Test("What an input method writes between and behind the digits counts as a hyphen")
  func ideographs() {
    var typist = dateTypist("")
    typist.press(typing("２０２６年３月５日"))
    #expect(typist.editor.text == "2026-03-05")
    typist.press("Delete")
    typist.press(typing("2026－12－1"))
    #expect(typist.editor.text == "2026-12-1")
  }

  @Test("An empty field opens on today, and t goes there")
  func today() {
    let today = CalendarDate(year: 2026, month: 11, day: 21)
    var empty = dateTypist("", today: today)
    #expect(empty.editor.text.isEmpty)
    #expect(empty.popup[0].contains("November 2026"))
    empty.press("Right")
    #expect(empty.editor.text == "2026-11-21")
    var other = dateTypist("1999-01-01", today: today)
    other.press("t")
    #expect(other.editor.text == "2026-11-21")
  }

  @Test("Without a date to start from the arrows ask for the year")
  func noAnchor() {
    var typist = dateTypist("")
    #expect(typist.view.popup == nil)
    #expect(typist.press("Down") == .refused("type the year first"))
    typist.press(typing("2026"))
    #expect(typist.popup[0].contains("January 2026"))
  }

  @Test("An empty field with a minimum after today opens there")
  func minimum() {
    let today = CalendarDate(year: 2026, month: 11, day: 21)
    let typist = dateTypist("", today: today) { $0[.minimumValue] = .date("2027-05-01") }
    #expect(typist.popup[0].contains("May 2027"))
  }

  @Test("A text that is not a date is left as it is until something is typed")
  func foreign() {
    var typist = dateTypist("next week")
    #expect(typist.press("Enter") == .commit(.text("next week"), then: .stay))
    typist.press(typing("2026"))
    #expect(typist.editor.text == "2026")
  }

  @Test("Backspace clears a text that is not a date")
  func clearForeign() {
    var typist = dateTypist("next week")
    typist.press("Backspace")
    #expect(typist.editor.text.isEmpty)
  }

  @Test("A click on a day goes there")
  func click() {
    var typist = dateTypist("2026-11-21")
    typist.give(.clickPopup(line: 3, column: 4))
    #expect(typist.editor.text == "2026-11-03")
    typist.give(.clickPopup(line: 0, column: 4))
    #expect(typist.editor.text == "2026-11-03")
  }

  @Test("The arrows stop at the ends of the calendar")
  func calendarEnds() {
    var typist = dateTypist("9999-12-31")
    typist.press("Down PgDn Right")
    #expect(typist.editor.text == "9999-12-31")
    #expect(!typist.popup.isEmpty)
  }
}
