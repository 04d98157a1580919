import FormTesting
import JSONText
import Testing
import Values

@testable import Forms
@testable import Rules

@Suite("Limits in messages, as the row shows its values")
struct LimitNotationTests {
  private func bound(_ row: String, _ record: String) throws -> (RecordBinder, BoundRow) {
    let form = try #require(FormFixture.decode("({ valuePath = a; \(row) })").form)
    let binder = RecordBinder(form: form, locale: .plain)
    return (binder, binder.reading(try JSONSlice(parsing: record)).bind(form.rows[0]))
  }

  private static let share =
    "numberStyle = percent; step = \"0.25\"; minimumValue = \"0.1\"; maximumValue = 1;"

  @Test(
    "Of percentages they are percentages, and they have the locale's decimal separator",
    arguments: [
      (share, "0.5", "must be reached from 10% in steps of 25%"),
      (share, "2", "must be at most 100%"),
      ("numberStyle = percent; step = \"0.25\";", "0.3", "must be a multiple of 25%"),
      ("step = \"0.05\"; locale = de_DE;", "0.07", "must be a multiple of 0,05"),
      ("maximumValue = \"100.5\"; locale = de_DE;", "101", "must be at most 100,5"),
      ("minimumValue = \"100.5\";", "1", "must be at least 100.5"),
      (
        "numberStyle = percent; maximumValue = 1; errorMessages = { maximumValue = \"{value} is over {limit}\"; };",
        "2", "200% is over 100%"
      ),
    ])
  func stored(row: String, value: String, message: String) throws {
    #expect(try bound(row, "{\"a\": \(value)}").1.problems.map(\.message) == [message])
  }

  @Test(
    "A date that an expression gives is as long as the one that it limits",
    arguments: [
      ("2026-01-04", "must not be before 2026-01-05"), ("2026-01-20", "later than 2026-01-19"),
      ("2026-01-04T10:00:00", "must not be before 2026-01-05 08:30"),
    ])
  func dates(value: String, message: String) throws {
    let form = try #require(
      FormFixture.decode(
        """
        ( { valuePath = e; valueType = date; minimumValue = "$s"; maximumValue = "dateAdd($s, 2, 'weeks')";
            errorMessages = { maximumValue = "later than {limit}"; }; },
          { valuePath = s; valueType = date; storageDateFormat = unixSeconds; timeZone = UTC; } )
        """
      ).form)
    let binder = RecordBinder(form: form, locale: .plain)
    let record = try JSONSlice(parsing: #"{"e": "\#(value)", "s": 1767601800}"#)
    #expect(binder.reading(record).bind(form.rows[0]).problems.map(\.message) == [message])
  }

  @Test("So they are while a number is typed, and in the help")
  func typed() throws {
    let (binder, bound) = try bound(Self.share, "{}")
    #expect(
      binder.entry(in: bound).judge(typing: "50").message
        == "must be reached from 10% in steps of 25%")
    let facts = binder.prepared.stating(limitsOf: bound.row) {
      RuleCatalog.facts(about: $0, in: binder.texts)
    }
    #expect(facts.map(\.text) == ["10%", "100%", "25%"])
    let (german, row) = try self.bound("step = \"0.05\"; locale = de_DE;", "{}")
    #expect(german.entry(in: row).judge(typing: "0,07").message == "must be a multiple of 0,05")
  }

  @Test(
    "Numbers have their groups and their currency where values have them",
    arguments: [
      ("maximumValue = 1000000; usesGroupingSeparator = YES;", "must be at most 1,000,000"),
      (
        "maximumValue = 1000000; usesGroupingSeparator = YES; locale = de_DE;",
        "must be at most 1.000.000"
      ),
      ("maximumValue = 1000000; minimumFractionDigits = 2;", "must be at most 1,000,000"),
      ("maximumValue = 1000000;", "must be at most 1000000"),
      ("maximumValue = 50000; currencyCode = USD;", "must be at most $50,000"),
      (
        "maximumValue = 50000; currencyCode = EUR; locale = de_DE;", "must be at most 50.000\u{A0}€"
      ),
    ])
  func numbers(row: String, message: String) throws {
    let (_, bound) = try bound("valueType = number; \(row)", #"{"a": 2000000}"#)
    #expect(bound.problems.map(\.message) == [message])
  }

  @Test(
    "Dates look like the row's where that shows the whole of them, else they are ISO 8601",
    arguments: [
      ("dateFormat = \"dd.MM.yyyy\";", "must not be after 21.11.2026"),
      ("dateFormat = \"d. MMMM yy\"; locale = de_DE;", "must not be after 21. November 2026"),
      ("dateFormat = \"MMM yyyy\";", "must not be after 2026-11-21"),
      ("dateStyle = medium; locale = en_US;", "must not be after Nov 21, 2026"),
      ("", "must not be after 2026-11-21"),
    ])
  func datesAsShown(row: String, message: String) throws {
    let form = "cellIdentifier = DateCell; maximumValue = \"2026-11-21\"; \(row)"
    let (binder, bound) = try bound(form, #"{"a": "2027-01-01"}"#)
    #expect(bound.problems.map(\.message) == [message])
    #expect(binder.entry(in: bound).judge(typing: "2027-01-01").message == message)
  }

  @Test("A limit with an offset is by the clocks of the row's zone")
  func limitWithOffset() throws {
    let (binder, row) = try bound(
      """
      cellIdentifier = DateCell; timeZone = "Europe/Berlin"; dateFormat = "dd.MM.yyyy HH:mm";
      minimumValue = "2026-01-31T08:00:00+08:00";
      """, #"{"a": "2026-01-30T12:00:00+01:00"}"#)
    _ = binder
    #expect(row.problems.map(\.message) == ["must not be before 31.01.2026 01:00"])
  }

  @Test("Times look like the row's, too")
  func times() throws {
    let (_, bound) = try bound(
      "cellIdentifier = DateCell; datePickerMode = time; dateFormat = \"h:mm a\"; minimumValue = \"13:30\";",
      #"{"a": "08:00"}"#)
    #expect(bound.problems.map(\.message) == ["must not be before 1:30 PM"])
  }

  @Test(
    "What is not a number is refused with the numbers that are taken",
    arguments: [
      ("minimumValue = 1; maximumValue = 1000;", "is not a number from 1 to 1000"),
      ("minimumValue = 1;", "is not a number of at least 1"),
      ("maximumValue = 9; valueType = integer;", "is not a whole number of at most 9"),
      ("valueType = number;", "is not a number"),
    ])
  func notNumbers(row: String, message: String) throws {
    let (binder, bound) = try bound("cellIdentifier = NumberCell; \(row)", "{}")
    guard
      case .failure(let failure) = binder.entry(in: bound).conversion(of: "x", original: .missing)
    else {
      Issue.record("taken")
      return
    }
    #expect(failure.message == message)
  }
}
