import FormTesting
import Testing

@testable import Forms
@testable import Values

@Suite("Formats of numbers and dates, as forms say them")
struct FormatDecodingTests {
  private func lines(_ text: String, form: String = "") -> [String] {
    FormFixture.lines("{ \(form) rows = ( { key = A; valuePath = a; \(text) } ); }")
  }

  @Test("Rows have what their form says, and say it themselves; so have forms inside")
  func inheritance() throws {
    let form = try #require(
      FormFixture.decode(
        """
        { locale = "de-DE"; currencyCode = EUR; timeZone = "Europe/Oslo";
          rows = ( { valuePath = a; cellIdentifier = CurrencyCell; },
                   { valuePath = b; numberStyle = currency; currencyCode = USD; locale = fr_FR; },
                   { valuePath = c; datePickerMode = dateAndTime; timeZone = UTC; },
                   { valuePath = d; valueType = date; },
                   { valuePath = e; itemForm = ( { valuePath = f; valueType = date; } ); } ); }
        """
      ).form)
    #expect(form.rows[0].locale == "de_DE")
    #expect(form.rows[0].currencyCode == "EUR")
    #expect(form.rows[1].currencyCode == "USD")
    #expect(form.rows[1].locale == "fr_FR")
    #expect(form.rows[1].cellIdentifier == "CurrencyCell")
    #expect(form.rows[2].dates?.timeZone == "UTC")
    #expect(form.rows[2].cellIdentifier == "DateCell")
    #expect(form.rows[3].dates?.timeZone == "Europe/Oslo")
    #expect(form.forms["e"]?.rows.first?.dates?.timeZone == "Europe/Oslo")
  }

  @Test(
    "A storage is a word or a pattern",
    arguments: [
      ("iso8601", "iso8601"), ("unixSeconds", "unixSeconds"),
      ("unixMilliseconds", "unixMilliseconds"),
      ("dd/MM/yyyy", "dd/MM/yyyy"),
    ])
  func storage(word: String, name: String) throws {
    let row = FormFixture.row("valuePath = a; storageDateFormat = \"\(word)\"; dateStyle = long;")
    #expect(row?.dates?.storage.name ?? "iso8601" == name)
    #expect(row?.dates?.look == .style(.long))
  }

  @Test(
    "What is not known is reported with what is nearest",
    arguments: [
      ("locale = de_ED;", "F204", "there is no such locale"),
      ("numberStyle = percentage;", "F103", "percent"),
      ("timeZone = Oslo; valueType = date;", "F204", "\"Europe/Oslo\""),
      ("timeZone = \"Europe/Olso\"; valueType = date;", "F204", "\"Europe/Oslo\""),
      ("dateFormat = \"dd.MM.jjjj\";", "F204", "the letter j is not understood"),
      ("storageDateFormat = unixSecond;", "F204", "\"unixSeconds\""),
      ("storageDateFormat = \"MM/yyyy\";", "F204", "can't be read again"),
      (
        "storageDateFormat = \"yyyy-MM-dd\"; datePickerMode = dateAndTime;", "F204",
        "yyyy-MM-dd HH:mm"
      ),
      ("storageDateFormat = \"d.M.yy\";", "F204", "can't be read again"),
      (
        "storageDateFormat = \"dd.mm.yyyy\";", "F204",
        "can't be read again; found \"dd.mm.yyyy\"; try \"dd.MM.yyyy\""
      ),
      (
        "dateFormat = \"yyyy\"; dateStyle = long;", "F106",
        "\"dateStyle\" contradicts \"dateFormat\""
      ),
      ("minuteInterval = 7; datePickerMode = time;", "F104", "must divide 60"),
      ("minuteInterval = 60; datePickerMode = time;", "F104", "1 to 30"),
      ("datePickerMode = countDownTimer;", "F103", "dateAndTime"),
    ])
  func diagnostics(row: String, code: String, part: String) {
    let lines = lines(row)
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("\(code):") == true, "\(lines)")
    #expect(lines.first?.contains(part) == true, "\(lines)")
  }

  @Test("A form's own are checked, too")
  func formKeys() {
    #expect(lines("", form: "locale = xx_YY;").first?.contains("F204") == true)
    #expect(lines("", form: "timeZone = Nowhere;").first?.contains("F204") == true)
    #expect(lines("", form: "currencyCode = EURO;").first?.contains("F204") == true)
  }

  @Test("Keys for dates have no effect in other cells")
  func otherCells() {
    #expect(
      lines("dateStyle = long; cellIdentifier = TextFieldCell;").first?.contains("W108") == true)
  }

  @Test(
    "A locale is named as people and environments write it",
    arguments: [
      ("zh_CN", "zh_CN"), ("zh-CN", "zh_CN"), ("zh_TW", "zh_TW"), ("no_NO", "no_NO"),
      ("sr_RS", "sr_RS"), ("pa_IN", "pa_IN"), ("iw_IL", "he_IL"), ("de_US", "de_US"),
      ("zh_Hans_CN", "zh_Hans_CN"), ("de_DE.UTF-8", "de_DE"), ("de_AT@euro", "de_AT"),
      ("de", "de"), ("en_US_POSIX", "en_US_POSIX"),
    ])
  func locales(name: String, locale: String) {
    let row = "valuePath = a; numberStyle = decimal; locale = \"\(name)\";"
    #expect(FormFixture.row(row)?.locale == locale)
    #expect(FormFixture.lines("({ \(row) })").isEmpty)
  }

  @Test(
    "One that is not known is an error, with one that is",
    arguments: [
      ("de_ED", "\"de_DE\""), ("zh_QN", "\"zh_CN\""), ("gr_GR", "\"gr\""), ("xx_YY", nil),
      ("german", nil), ("de_Hans_DE", nil),
    ] as [(String, String?)])
  func unknownLocales(name: String, advice: String?) {
    let line = lines("locale = \"\(name)\"; numberStyle = decimal;").first ?? ""
    #expect(line.contains("F204"), "\(line)")
    if name != "gr_GR" {
      #expect(
        advice.map(line.contains) ?? line.contains("; try what formview explain locale shows"),
        "\(line)")
    }
    if name == "gr_GR" { #expect(line.contains("_GR\"")) }
  }
}
