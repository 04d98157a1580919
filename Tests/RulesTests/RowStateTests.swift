import Expressions
import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Rules

@Suite("What a row is for a record")
struct RowStateTests {
  private let record = #"{"a": "x", "b": 5}"#

  @Test("A row that is the same for all records costs no state of its own")
  func constant() throws {
    let fixture = try BindingFixture([row("a"), row("b")], record)
    let other = try JSONSlice(parsing: #"{"a": "y"}"#)
    for row in fixture.binder.form.rows {
      let state = fixture.binder.state(of: row)
      #expect(fixture.binder.reading(fixture.record).state(of: row) === state)
      #expect(fixture.binder.reading(other).state(of: row) === state)
      #expect(fixture.binder.reading(other).bind(row).state === state)
    }
  }

  @Test("It is editable unless the form or the record says why not, and says which")
  func editable() throws {
    let locked = try row("a") { $0.readOnly = true }
    let below = try row("b.c")
    let fixture = try BindingFixture([locked, below], record)
    let reasons = fixture.binder.reading(fixture.record).visibleRows.map(\.readOnlyReason)
    #expect(
      reasons == ["this row is read only in the form", "\"b\" holds a number, not an object"])
    #expect(fixture.binder.state(of: below).isEditable)
    #expect(!fixture.binder.reading(fixture.record).state(of: below).isEditable)
    #expect(
      fixture.binder.prepared.brokenState(of: below, because: "broken").readOnlyReason == "broken")
  }

  @Test("Its limits are those of its rules: numbers, dates, lengths")
  func limits() throws {
    let form = try #require(
      FormFixture.decode(
        """
        ( { valuePath = a; maximumLength = 8; },
          { valuePath = b; minimumValue = 1; maximumValue = 9; required = YES; },
          { valuePath = d; cellIdentifier = DateCell; maximumValue = "2026-11-21"; },
          { valuePath = e; } )
        """
      ).form)
    let binder = RecordBinder(form: form, locale: .plain)
    let states = form.rows.map { binder.state(of: $0) }
    #expect(states.map(\.limits.maximumLength) == [8, nil, nil, nil])
    #expect(states.map(\.limits.minimum) == [nil, .number("1"), nil, nil])
    #expect(states.map(\.limits.maximum) == [nil, .number("9"), .date("2026-11-21"), nil])
    #expect(states.map(\.isRequired) == [false, true, false, false])
  }

  @Test("What may be shown of it: all, all but the secrets inside, nothing")
  func disclosure() throws {
    let form = try #require(
      FormFixture.decode(
        """
        ( { valuePath = name; }, { valuePath = auth; valueType = any; },
          { valuePath = auth.token; isSecure = YES; } )
        """
      ).form)
    let binder = RecordBinder(form: form, locale: .plain)
    #expect(
      form.rows.map { binder.state(of: $0).disclosure } == [.plain, .withoutSecrets, .nothing])
  }

  @Test("A text that was typed as a secret stays out of messages, whatever the row is now")
  func hidingValue() throws {
    let choice = try row("a") {
      $0.choices = ["x", "y"].map { Choice(value: .string($0), title: $0) }
    }
    let fixture = try BindingFixture([choice], record)
    func message(_ bound: BoundRow) -> String? {
      guard
        case .failure(let failure) = fixture.binder.entry(in: bound).conversion(
          of: "hunter2", original: .none)
      else { return nil }
      return failure.message
    }
    #expect(message(fixture.bound) == "\"hunter2\" is not among the choices; try x or y")
    #expect(message(fixture.bound.hidingValue()) == "the value is not among the choices")
  }

  @Test(
    "One that is hidden for a record is neither listed nor judged, and shows nothing in a column")
  func hidden() throws {
    let broken = try row("a") { $0[.minimumLength] = 5 }
    let rows = [broken, try row("b") { $0.valueType = .number }]
    #expect(
      try BindingFixture(rows, record).binder.reading(JSONSlice(parsing: record)).problems.count
        == 1)
    let condition = RowCondition(.hidden, when: try Expression("b == 5"))
    let hidden = try row("a") {
      $0[.minimumLength] = 5
      $0.conditions = [condition]
    }
    let fixture = try BindingFixture([hidden, rows[1]], record)
    #expect(fixture.binder.reading(fixture.record).visibleRows.map(\.row.identifier) == ["b"])
    #expect(fixture.binder.reading(fixture.record).problems.isEmpty)
    #expect(fixture.binder.reading(fixture.record).problems(of: hidden).isEmpty)
    let form = fixture.binder.form
    #expect(
      fixture.binder.reading(fixture.record).bind(form.rows).map(\.display.text) == ["", "5"])
  }
}
