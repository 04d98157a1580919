import FormTesting
import JSONText
import Testing
import Values

@testable import Forms
@testable import Rules

@Suite("Limits in messages, as they would be typed")
struct LimitNotationTests {
  private func bound(_ row: String, _ record: String) throws -> (RecordBinder, BoundRow) {
    let form = try #require(FormFixture.decode("({ valuePath = a; \(row) })").form)
    let binder = RecordBinder(form: form, locale: .plain)
    return (binder, binder.bind(form.rows[0], to: try JSONSlice(parsing: record)))
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
    #expect(binder.bind(form.rows[0], to: record).problems.map(\.message) == [message])
  }

  @Test("So they are while a number is typed, and in the help")
  func typed() throws {
    let (binder, bound) = try bound(Self.share, "{}")
    #expect(
      binder.judge(typing: "50", in: bound).message == "must be reached from 10% in steps of 25%")
    let facts = binder.withNotation(of: bound.row) {
      RuleCatalog.facts(about: $0, in: binder.texts)
    }
    #expect(facts.map(\.text) == ["10%", "100%", "25%"])
    let (german, row) = try self.bound("step = \"0.05\"; locale = de_DE;", "{}")
    #expect(german.judge(typing: "0,07", in: row).message == "must be a multiple of 0,05")
  }
}
