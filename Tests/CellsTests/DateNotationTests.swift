import Forms
import JSONText
import Rules
import Testing
import Values

@testable import Cells

@Suite("Dates typed in the notation of their row")
struct DateNotationTests {
  @Test("What no date has is typed, so that nothing is entered without it")
  func others() {
    var typist = dateTypist("2026-11-21", today: CalendarDate("2026-11-20"))
    let today = KeyHint(FieldKeys.today) { $0.todayWord }
    typist.press(typing("2026-03-0x9"))
    #expect(typist.editor.text == "2026-03-0x9")
    typist.press("Backspace Backspace")
    #expect(typist.editor.text == "2026-03-0")
    typist.press("C-u")
    #expect(typist.editor.keys.contains(today))
    typist.press(typing("9.3.2026 t"))
    #expect(!typist.editor.keys.contains(today))
    #expect(typist.editor.text == "9.3.2026 t")
  }

  @Test(
    "A date is typed as its row shows it, with the names of months",
    arguments: [
      (DateStyle.long, "en_US", "October 4, 2026"),
      (.full, "de_DE", "Sonntag, 4. Oktober 2026"), (.long, "zh_CN", "2026年10月4日"),
    ])
  func names(style: DateStyle, locale: String, text: String) {
    for old in ["", "2020-01-01"] {
      var typist = dateTypist(old) { row in
        var settings = DateSettings()
        settings.look = .style(style)
        (row.valueType, row.dates, row.locale) = (.date, settings, locale)
      }
      typist.press(typing(text))
      #expect(typist.popup[0].contains("October 2026"), "\(typist.editor.text)")
    }
  }

  @Test(
    "What a style shows is typed character by character, whatever the language",
    arguments: ["de_DE", "zh_CN", "ja_JP", "ko_KR", "fr_FR", "en_US", "zh_TW", "ru_RU", "es_ES"],
    [DateStyle.short, .medium, .long, .full])
  func shown(locale: String, style: DateStyle) throws {
    let values: [(DateMode, String)] = [
      (.date, "2026-10-05"), (.time, "14:07"), (.dateAndTime, "2026-10-05T14:07"),
    ]
    for (mode, value) in values {
      var typist = dateTypist("") { row in
        var settings = DateSettings()
        (settings.look, settings.mode) = (.style(style), mode)
        (row.valueType, row.dates, row.locale) = (.date, settings, locale)
      }
      let row = typist.binder.form.rows[0]
      let record = JSONSlice(writing: .object([JSONMember(name: "value", value: .string(value))]))
      let shown = typist.binder.reading(record).visibleRows[0].display.text
      typist.press(typing(shown))
      let typed = typist.editor.text
      #expect(
        typist.binder.prepared.dateEntry(in: row).typed(typed).state
          == typist.binder.prepared.dateEntry(in: row).typed(shown).state, "\(typed) of \(shown)")
    }
  }

  @Test(
    "What can be set is typed and pasted, with the same result",
    arguments: [
      "20270203", "202702031530", "2027年2月3日15:30", "2027 年 2 月 3 日", "2027 年 2 月 3 日 15：30",
      "2027年2月3号 9:30", "２０２７０２０３０９３０", "2027年2月3日15时30分",
    ])
  func alike(text: String) throws {
    func date(_ text: String, _ typist: Typist) throws -> DateText {
      let state = typist.binder.prepared.dateEntry(in: typist.binder.form.rows[0]).typed(text).state
      guard case .complete(let iso) = state else { throw NoDate() }
      return try #require(DateText(iso))
    }
    for locale in ["en_US", "de_DE", "zh_CN"] {
      let typist = dateTypist("") { row in
        var settings = DateSettings()
        settings.mode = .dateAndTime
        (row.valueType, row.dates, row.locale) = (.date, settings, locale)
      }
      let expected = try date(text, typist)
      var (typed, pasted) = (typist, typist)
      typed.press(typing(text))
      pasted.give(.paste(text))
      for other in [typed, pasted] {
        let read = try date(other.editor.text, other)
        #expect(read.date == expected.date && read.time == expected.time, "\(other.editor.text)")
      }
    }
  }

  private struct NoDate: Error {}

  @Test("What is pasted and is no date is there to be corrected, all of it")
  func pastedOther() {
    for text in ["21 November 2026", "2026-11-211", "Sa. 21.11.2026"] {
      var typist = dateTypist("2020-01-01") { row in
        (row.valueType, row.dates) = (.date, DateSettings())
        row.dates?.mode = .date
      }
      typist.press("C-u")
      #expect(typist.give(.paste(text + "\n")) == .handled)
      #expect(typist.editor.text == text)
    }
  }

  @Test("A time that is in front of its day is typed, too")
  func timeInFront() throws {
    let pattern = try #require(DatePattern("h:mm a, MMM d, yyyy"))
    var typist = dateTypist("") { row in
      var settings = DateSettings()
      (settings.look, settings.mode) = (.pattern(pattern), .dateAndTime)
      (row.valueType, row.dates, row.locale) = (.date, settings, "en_US")
    }
    typist.press(typing("3:07 PM, May 21, 2026"))
    #expect(typist.editor.text == "3:07 PM, May 21, 2026")
    #expect(
      typist.binder.prepared.dateEntry(in: typist.binder.form.rows[0]).typed(typist.editor.text)
        .state
        == .complete("2026-05-21T15:07:00"))
  }

  @Test("A day that its month does not have is said, in any notation")
  func dayOfNamedMonth() throws {
    let typed = TypedDate(
      "31. June 2026", mode: .date, order: .dayMonthYear,
      shown: [try #require(DatePattern("d. MMMM yyyy"))])
    #expect(typed.state == .impossible(at: 12, .dayOfMonth(31, month: "2026-06")))
  }
}
