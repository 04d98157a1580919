import FormTesting
import Forms
import Testing

@Suite("Limits that are of another kind than the row's values, or no days")
struct BoundKindTests {
  @Test(
    "A date limits no numbers, and a number no dates",
    arguments: [
      (
        "cellIdentifier = NumberCell; minimumValue = \"2026-01-01\";",
        "error F304: row 1 \"A\": \"minimumValue\": expected a number, found a date; "
          + "found \"2026-01-01\"; try a number, or cellIdentifier = DateCell"
      ),
      (
        "cellIdentifier = DateCell; maximumValue = 20260101;",
        "error F304: row 1 \"A\": \"maximumValue\": expected a date, found a number; "
          + "found \"20260101\"; try a date such as 2026-01-31, or cellIdentifier = NumberCell"
      ),
      ("cellIdentifier = DateCell; maximumValue = \"2026-01-01\";", nil),
      (
        "cellIdentifier = DateCell; storageDateFormat = unixSeconds; maximumValue = 1795000000;",
        nil
      ),
      ("minimumValue = 20260101;", nil),
    ])
  func kinds(row: String, expected: String?) {
    #expect(diagnostics(row).first?.contains(expected ?? "") ?? (expected == nil))
  }

  @Test(
    "What is written like a day and is none is no arithmetic",
    arguments: [
      (
        "2020-02-30",
        "F301: row 1 \"A\": \"minimumValue\" is not a valid date: "
          + "2020-02 has no day 30; found \"2020-02-30\"; try a number, or a date such as 2026-01-31"
      ),
      ("2020-13-01", "there is no month 13"),
      ("2020-3-5", "try \"2020-03-05\""),
      ("2020-02-30T10:00", "2020-02 has no day 30"),
      ("2020-02-28T25:00", "is not a valid date"),
      ("2020/03/05", "F301: row 1 \"A\": "), ("5/3/2020", "; try a number, or a date such as"),
    ])
  func days(bound: String, expected: String) {
    for cell in ["", "cellIdentifier = DateCell;", "cellIdentifier = NumberCell;"] {
      let found = diagnostics("\(cell) minimumValue = \"\(bound)\";")
      #expect(found.count == 1)
      #expect(found.first?.contains(expected) == true, "\(found)")
    }
  }

  @Test("A sum with a date is reported once, with the function for it")
  func dateSum() {
    let lines = FormFixture.lines(
      "( { valuePath = a; cellIdentifier = DateCell; minimumValue = \"b + 1\"; }, { valuePath = b; valueType = date; } )"
    )
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.hasSuffix(
        "error F304: row 1 \"A\": \"minimumValue\" at character 1: expected a number, found a date; "
          + "found \"b + 1\"; try dateAdd(b, 1)") == true, "\(lines)")
  }

  @Test(
    "Arithmetic that begins with a year is arithmetic",
    arguments: ["2020 - 2 - 3", "2020-b-1", "2020 / 2 / 3", "2020/20/20000"])
  func arithmetic(bound: String) {
    #expect(diagnostics("minimumValue = \"\(bound)\";").allSatisfy { !$0.contains("F301") })
  }

  private func diagnostics(_ row: String) -> [String] {
    FormFixture.lines("( { valuePath = a; \(row) }, { valuePath = b; } )")
  }
}
