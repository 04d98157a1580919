import FormTesting
import Forms
import Lint
import Testing

@Suite("Formats that show something else than is meant")
struct FormatCheckTests {
  private static func lines(_ keys: String, form: String = "") -> [String] {
    FormFixture.lines(
      "{ \(form) rows = ( { valuePath = a; \(keys) } ); }",
      checks: FormChecks.always + LintChecks.all)
  }

  @Test(
    "Minutes in the place of months are reported with the pattern that is meant, and the reverse",
    arguments: [
      ("dd.mm.yyyy", "dd.MM.yyyy"), ("yyyy-mm-dd HH:mm", "yyyy-MM-dd HH:mm"), ("m/yyyy", "M/yyyy"),
      ("HH:MM", "HH:mm"), ("dd.MM.yyyy HH:MM:ss", "dd.MM.yyyy HH:mm:ss"),
      ("d. m. yyyy 'at' HH:MM", "d. M. yyyy 'at' HH:mm"), ("h:MM a", "h:mm a"),
    ])
  func confused(pattern: String, meant: String) {
    let lines = Self.lines("valueType = date; dateFormat = \"\(pattern)\";")
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains(
        "warning W204: row 1 \"A\": in a date pattern m is for minutes and M for months; "
          + "found \"\(pattern)\"; try \"\(meant)\"") == true, "\(lines)")
  }

  @Test(
    "Patterns that say what they show are not reported",
    arguments: [
      "dd.MM.yyyy", "dd.MM.yyyy HH:mm", "HH:mm dd.MM.", "mm:ss", "m", "d MMM yyyy, HH:mm", "MM/yy",
      "HH:mm", "h:mm a", "HH'h' MM/dd", "yyyy",
    ])
  func sound(pattern: String) {
    #expect(Self.lines("valueType = date; dateFormat = \"\(pattern)\";") == [])
  }

  @Test("A time is not shown of dates that are stored without one")
  func timeOfDays() {
    let shown = "valueType = date; dateFormat = \"dd.MM.yyyy HH:mm\";"
    let lines = Self.lines(shown + " storageDateFormat = \"yyyy-MM-dd\";")
    #expect(
      lines.first?.contains(
        "the pattern has a time, and the row's dates have none; found \"dd.MM.yyyy HH:mm\"; "
          + "try a pattern without a time") == true, "\(lines)")
    #expect(Self.lines(shown + " storageDateFormat = \"yyyy-MM-dd HH:mm\";") == [])
    #expect(Self.lines(shown + " storageDateFormat = unixSeconds;") == [])
  }

  @Test(
    "An amount whose currency nobody says is shown in the reader's, which is reported",
    arguments: ["cellIdentifier = CurrencyCell;", "numberStyle = currency;"])
  func currency(keys: String) {
    let lines = Self.lines(keys)
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains(
        "warning W204: row 1 \"A\": the amount is shown in the currency of whoever reads it: as $, "
          + "as € or as ¥; try currencyCode = EUR, or \"\" for none") == true, "\(lines)")
    #expect(Self.lines(keys + " currencyCode = EUR;") == [])
    #expect(Self.lines(keys + " currencyCode = \"\";") == [])
    #expect(Self.lines(keys + " locale = de_DE;") == [])
    #expect(Self.lines(keys, form: "currencyCode = JPY;") == [])
    #expect(Self.lines(keys, form: "locale = de_DE;") == [])
  }

  @Test("A currency that there is not is reported once")
  func invalidCurrency() {
    let lines = Self.lines("cellIdentifier = CurrencyCell; currencyCode = eur;")
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("F204") == true, "\(lines)")
  }

  @Test(
    "Hours to 12 need the half of the day",
    arguments: [("hh:mm", "HH:mm"), ("d MMM K:mm:ss", "d MMM H:mm:ss"), ("h 'h'", "H 'h'")])
  func halves(pattern: String, meant: String) {
    let lines = Self.lines("valueType = date; dateFormat = \"\(pattern)\";")
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.contains(
        "warning W204: row 1 \"A\": h and K count to 12, and the pattern has no a for the half of the day; "
          + "found \"\(pattern)\"; try \"\(meant)\"") == true, "\(lines)")
    #expect(Self.lines("valueType = date; dateFormat = \"\(pattern) a\";") == [])
  }

  @Test(
    "A pattern shows some of what is picked",
    arguments: [
      ("datePickerMode = time; dateFormat = \"dd.MM.yyyy\";", "time", "HH:mm"),
      ("datePickerMode = date; dateFormat = \"HH:mm\";", "date", "yyyy-MM-dd"),
      ("storageDateFormat = \"HH:mm\"; dateFormat = \"dd.MM.\";", "time", "HH:mm"),
      ("datePickerMode = date; dateFormat = \"dd.MM. HH:mm\";", nil, ""),
      ("datePickerMode = dateAndTime; dateFormat = \"HH:mm\";", nil, ""),
      ("datePickerMode = dateAndTime; dateFormat = \"dd.MM.\";", nil, ""),
    ] as [(String, String?, String)])
  func modes(keys: String, mode: String?, meant: String) {
    let lines = Self.lines(keys)
    #expect(lines.count == (mode == nil ? 0 : 1), "\(lines)")
    guard let mode else { return }
    #expect(
      lines.first?.contains(
        "warning W204: row 1 \"A\": the pattern shows no \(mode), and the row picks nothing else; found "
      )
        == true, "\(lines)")
    #expect(lines.first?.hasSuffix("; try \"\(meant)\"") == true, "\(lines)")
  }

  @Test(
    "A quote that is not closed is an error",
    arguments: [
      "dateFormat = \"dd 'of MMM\";", "storageDateFormat = \"yyyy-MM-dd 'at HH:mm\";",
    ])
  func openQuotes(keys: String) {
    let lines = Self.lines(keys)
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.contains("F204: row 1 \"A\": invalid date pattern: a quote is not closed; ")
        == true, "\(lines)")
    #expect(Self.lines("dateFormat = \"d 'o''clock' MMM\";") == [])
  }
}
