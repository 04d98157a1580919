import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Rules

@Suite("What is typed into rows of dates whose form says nothing of them")
struct PlainDateTests {
  @Test(
    "a day and a time over a stored moment set both, as that is written",
    arguments: [
      ("2026-11-21T10:00:00+02:00", "2026-12-01 10:30", "2026-12-01T10:30:00+02:00"),
      ("2026-11-21 10:00", "2026-12-01T10:30", "2026-12-01 10:30"),
      ("2026-11-21T10:00:00.250Z", "2026-12-01 10:00", "2026-12-01T10:00:00.250Z"),
      ("2026-11-21T10:00Z", "2026-12-01T01:30+02:00", "2026-11-30T23:30Z"),
      ("2026-11-21T10:00", "2026-12-01 10:30+02:00", "2026-12-01T10:30+02:00"),
      ("2026-11-21T10:00Z", "1.12.2026 9:05", "2026-12-01T09:05Z"),
    ])
  func moments(stored: String, typed: String, written: String) throws {
    let day = try row("a") { ($0.valueType, $0.locale) = (.date, "de_DE") }
    let form = try BindingFixture([day], #"{"a": "\#(stored)"}"#)
    #expect(form.typing(typed).edit == .set(.string(written)))
  }

  @Test(
    "a time is refused where neither the row nor the value has one",
    arguments: [#"{"a": "2026-11-21"}"#, "{}", #"{"a": null}"#, #"{"a": "soon"}"#])
  func timeWithoutPlace(record: String) throws {
    let plain = try row("a") { ($0.valueType, $0.locale) = (.date, "de_DE") }
    let styled = try row("a") {
      var dates = DateSettings()
      dates.look = .style(.long)
      ($0.valueType, $0.dates, $0.locale) = (.date, dates, "de_DE")
    }
    for row in [plain, styled] {
      let form = try BindingFixture([row], record)
      for text in ["2026-12-01 10:30", "2026-12-01T10:30:00Z", "24.12.2026 18:00"] {
        #expect(form.refusal(text)?.contains("datePickerMode = dateAndTime") == true, "\(text)")
      }
      #expect(form.typing("24.12.2026").edit == .set(.string("2026-12-24")))
    }
  }
}
