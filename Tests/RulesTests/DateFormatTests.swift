import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Rules
@testable import Values

@Suite("How dates are shown")
struct DateFormatTests {
  @Test(
    "a style is written as the locale does, with all digits of the year",
    arguments: [
      (DateStyle.short, germanTimes, "21.11.2026"), (.medium, germanTimes, "21.11.2026"),
      (.long, germanTimes, "21. November 2026"), (.full, germanTimes, "Samstag, 21. November 2026"),
      (.short, chineseTimes, "2026/11/21"), (.long, chineseTimes, "2026年11月21日"),
      (.short, americanTimes, "11/21/2026"),
      (.medium, americanTimes, "Nov 21, 2026"),
    ])
  func styles(style: DateStyle, locale: FormLocale, text: String) throws {
    let form = try BindingFixture(
      [dates { $0.look = .style(style) }], #"{"a": "2026-11-21"}"#, locale: locale)
    #expect(form.shown == text)
    #expect(form.binder.entry(in: form.bound).text == "2026-11-21")
  }

  @Test("a style has none of the locale's marks of direction, and what is shown can be typed")
  func directionMarks() throws {
    let row = try dates { $0.look = .style(.short) }
    let locale = FormLocale(numbers: "ar_EG", times: "ar_EG")
    let form = try BindingFixture([row], #"{"a": "2026-11-21"}"#, locale: locale)
    #expect(form.shown == "21/11/2026")
    #expect(form.typing("22/11/2026").edit == .set(.string("2026-11-22")))
  }

  @Test("a pattern is written with the locale's names; what is shown can be typed")
  func patterns() throws {
    let row = try dates { $0.look = .pattern(try! datePattern("EEE d. MMM yyyy")) }
    let form = try BindingFixture([row], #"{"a": "2026-11-21"}"#, locale: germanTimes)
    #expect(form.shown == "Sa. 21. Nov. 2026" || form.shown == "Sa 21. Nov. 2026")
    #expect(form.typing(form.shown.replacing("21", with: "22")).edit == .set(.string("2026-11-22")))
  }

  @Test(
    "what a pattern shows without the century, the year or the day leaves the date as it is",
    arguments: ["yy-MM-dd", "dd.MM.", "EEEE", "MMMM yyyy", "MM/dd/yy", "yyyy-MM-dd"])
  func incompletePatterns(text: String) throws {
    let row = try dates { $0.look = .pattern(try! datePattern(text)) }
    let form = try BindingFixture([row], #"{"a": "1926-11-21"}"#, locale: germanTimes)
    #expect(form.typing(form.shown).edit == .unchanged)
    #expect(form.judging(form.shown).state == .complete)
  }

  @Test("a template formats what the row reads")
  func templates() throws {
    let row = try dates { $0.storage = .unixSeconds }
    let shown = try ConfigRow(identifier: "t", key: "T").with {
      $0.displayValue = try Template("on {a} in {a|date:yyyy}")
    }
    let form = try BindingFixture([shown, row], #"{"a": 1700000000}"#)
    #expect(form.shown == "on 2023-11-14 22:13:20 in 2023")
  }
}
