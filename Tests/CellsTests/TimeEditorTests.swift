import Forms
import Rules
import Screen
import Testing
import TextsTesting
import Values

@testable import Cells

private func typist(
  _ text: String, _ mode: DateMode, locale: String = "en_US",
  _ change: (inout DateSettings) -> Void = { _ in }
) -> Typist {
  var settings = DateSettings()
  settings.mode = mode
  change(&settings)
  let row = ConfigRow.testing("DateCell") { ($0.dates, $0.locale) = (settings, locale) }
  let binder = RecordBinder.testing(row)
  let today = CalendarDate("2026-11-21")
  return Typist(
    editor: DateEditor(state: binder.state(of: row), text: text, today: today), binder: binder)
}

@Suite("A time being typed, with or without a day")
struct TimeEditorTests {
  @Test(
    "Digits are enough, what is between them comes by itself",
    arguments: [
      (DateMode.time, "930", "9:30"), (.time, "0930", "09:30"), (.time, "9:30", "9:30"),
      (.time, "9.30", "9:30"), (.time, "9:30 pm", "9:30 pm"), (.time, "1:30 PM", "1:30 PM"),
      (.time, "093015", "09:30:15"),
      (.dateAndTime, "202611210930", "2026-11-21 09:30"),
      (.dateAndTime, "2026-3-5 9:30", "2026-03-05 9:30"), (.date, "20261121", "2026-11-21"),
    ])
  func digits(mode: DateMode, keys: String, text: String) {
    var typist = typist("", mode)
    typist.press(typing(keys))
    #expect(typist.editor.text == text)
  }

  @Test(
    "What is shown can be pasted",
    arguments: [
      (DateMode.time, "ko_KR", "오후 2:07", "14:07"), (.time, "ar_EG", "2:07 م", "14:07"),
      (.dateAndTime, "de_DE", "5. März 2026 um 14:07", "2026-03-05 14:07"),
    ])
  func pasteShown(mode: DateMode, locale: String, shown: String, text: String) {
    var typist = typist("", mode, locale: locale) { $0.look = .style(.long) }
    #expect(typist.give(.paste(shown)) == .handled)
    #expect(typist.editor.text == text)
  }

  @Test(
    "A pasted time keeps its fraction of a second and its offset, and Backspace takes one character",
    arguments: [
      ("2026-12-01T10:30:15.250Z", "2026-12-01 10:30:15.25Z", "2026-12-01 10:30:15.25"),
      ("2026-12-01 10:30:00,5", "2026-12-01 10:30:00.5", "2026-12-01 10:30:00."),
      ("2026-12-01T10:30+01:00", "2026-12-01 10:30+01:00", "2026-12-01 10:30+01:0"),
    ])
  func pasteFraction(pasted: String, text: String, erased: String) {
    var typist = typist("2026-11-21 09:00", .dateAndTime)
    #expect(typist.give(.paste(pasted)) == .handled)
    #expect(typist.editor.text == text)
    typist.press("Backspace")
    #expect(typist.editor.text == erased)
  }

  @Test("A day can be typed in the order of the locale, and the grid follows")
  func localOrder() {
    var typist = typist("2026-11-21", .dateAndTime, locale: "de_DE")
    typist.press(typing("3.12.2027"))
    #expect(typist.editor.text == "3.12.2027")
    #expect(typist.popup[0].contains("December 2027"))
    typist.press(typing("0915"))
    #expect(typist.editor.text == "3.12.2027 09:15")
  }

  @Test("In a row of times arrows step minutes and hours, and there is no grid")
  func steps() {
    var typist = typist("09:20", .time) { $0.minuteInterval = 15 }
    #expect(typist.popup.isEmpty)
    typist.press("Up")
    #expect(typist.editor.text == "09:30")
    typist.press("Down Down")
    #expect(typist.editor.text == "09:00")
    typist.press("PgDn")
    #expect(typist.editor.text == "08:00")
    typist.press("C-u Down")
    #expect(typist.editor.text == "12:00")
  }

  @Test("With a day, arrows move the day, and the time stays; Alt and arrows step the time")
  func both() {
    var typist = typist("2026-11-21 23:50", .dateAndTime) { $0.minuteInterval = 10 }
    typist.press("Right")
    #expect(typist.editor.text == "2026-11-22 23:50")
    typist.press("M-Up")
    #expect(typist.editor.text == "2026-11-22 00:00")
    typist.press("t")
    #expect(typist.editor.text == "2026-11-21 00:00")
  }

  @Test("What no time has is typed, one more digit is refused, and a backspace takes a digit back")
  func refusals() {
    var typist = typist("", .time)
    typist.press(typing("下午1"))
    #expect(typist.editor.text == "下午1")
    typist.press("C-u")
    typist.press(typing("093015"))
    #expect(typist.press(typing("1")).reason == "the time is complete")
    typist.press("Backspace Backspace")
    #expect(typist.editor.text == "09:30")
  }
}

extension EditorResponse {
  fileprivate var reason: String? {
    if case .refused(let reason) = self { reason.english } else { nil }
  }
}
