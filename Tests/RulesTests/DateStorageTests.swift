import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Rules
@testable import Values

@Suite("How dates are stored")
struct DateStorageTests {
  @Test(
    "times are shown by the clocks of the zone, and stored with the offset that they had",
    arguments: [
      ("2026-11-21T09:30:00+01:00", "2026-11-21 03:30", "2026-11-21T10:15:00+01:00"),
      ("2026-11-21T08:30Z", "2026-11-21 03:30", "2026-11-21T09:15Z"),
      ("2026-11-21 08:30:00.250Z", "2026-11-21 03:30", "2026-11-21 09:15:00Z"),
      ("2026-11-21T03:30:00", "2026-11-21 03:30", "2026-11-21T04:15:00"),
    ])
  func zones(stored: String, shown: String, written: String) throws {
    let row = try dates { ($0.mode, $0.timeZone) = (.dateAndTime, "America/New_York") }
    let form = try BindingFixture([row], "{\"a\": \"\(stored)\"}")
    #expect(form.shown == shown)
    #expect(form.typing("2026-11-21 4:15").edit == .set(.string(written)))
    #expect(form.typing(shown).edit == .unchanged)
  }

  @Test("a typed offset counts also where the stored text has none: it is by the zone's clocks")
  func offsetNotStored() throws {
    let pattern = try datePattern("yyyy-MM-dd HH:mm")
    let row = try dates {
      ($0.mode, $0.timeZone) = (.dateAndTime, "America/New_York")
      $0.storage = .pattern(pattern)
    }
    let form = try BindingFixture([row], #"{"a": "2026-01-31 09:00"}"#)
    #expect(form.typing("2026-02-01T15:30+08:00").edit == .set(.string("2026-02-01 02:30")))
    #expect(form.typing("2026-02-01T15:30Z").edit == .set(.string("2026-02-01 10:30")))
    #expect(form.typing("2026-02-01 15:30").edit == .set(.string("2026-02-01 15:30")))
  }

  @Test(
    "a typed fraction of a second replaces the stored one, and without one that one stays",
    arguments: [
      ("2026-11-21T09:30:15.500Z", "2026-11-21T09:30:15.5Z"),
      ("2026-11-22T09:30:15Z", "2026-11-22T09:30:15.25Z"),
    ])
  func fractions(typed: String, written: String) throws {
    let row = try dates { ($0.mode, $0.timeZone) = (.dateAndTime, "Europe/London") }
    let form = try BindingFixture([row], #"{"a": "2026-11-21T09:30:15.250Z"}"#)
    #expect(form.typing(typed).edit == .set(.string(written)))
  }

  @Test(
    "a time in the hour that clocks show twice stays on its side of it",
    arguments: [
      ("1729992600", "1729992660"), ("1729989000", "1729989060"), ("1729900000", "1729989060"),
    ])
  func repeatedHour(stored: String, written: String) throws {
    let row = try dates {
      ($0.mode, $0.timeZone, $0.storage) = (.dateAndTime, "Europe/Berlin", .unixSeconds)
    }
    let form = try BindingFixture([row], "{\"a\": \(stored)}")
    #expect(form.typing("2024-10-27 02:31").edit == .set(.number(written)))
    #expect(form.typing(form.shown).edit == .unchanged)
    let text = try dates { ($0.mode, $0.timeZone) = (.dateAndTime, "Europe/Berlin") }
    let winter = try BindingFixture([text], #"{"a": "2024-10-27T01:30:00Z"}"#)
    #expect(winter.typing("2024-10-27 02:31").edit == .set(.string("2024-10-27T01:31:00Z")))
  }

  @Test("another day alone keeps the time, its seconds and what is behind them")
  func keptTime() throws {
    let row = try dates { ($0.mode, $0.timeZone) = (.date, "Europe/Oslo") }
    let form = try BindingFixture([row], #"{"a": "2026-11-21T23:30:15.250Z"}"#)
    #expect(form.shown == "2026-11-22")
    #expect(form.typing("2026-12-01").edit == .set(.string("2026-11-30T23:30:15.25Z")))
  }

  @Test("a new time has the zone's offset where the form names a zone, with its summer time")
  func newTimes() throws {
    let zoned = try dates { ($0.mode, $0.timeZone) = (.dateAndTime, "Europe/Oslo") }
    let form = try BindingFixture([zoned], "{}")
    #expect(form.typing("2026-11-21 09:30").edit == .set(.string("2026-11-21T09:30:00+01:00")))
    #expect(form.typing("2026-07-21 09:30").edit == .set(.string("2026-07-21T09:30:00+02:00")))
    let plain = try BindingFixture([dates { $0.mode = .dateAndTime }], "{}")
    #expect(plain.typing("2026-11-21 09:30").edit == .set(.string("2026-11-21T09:30:00")))
    #expect(plain.refusal("2026-11-21") == "needs a time, too: 2026-11-21 09:30")
  }

  @Test(
    "numbers since 1970 are dates by the zone's clocks",
    arguments: [
      (DateStorage.Notation.unixSeconds, "1700000000", "1700003600"),
      (.unixMilliseconds, "1700000000000", "1700003600000"),
      (.unixSeconds, "1700000000.5", "1700003600"),
    ])
  func unixTimes(notation: DateStorage.Notation, stored: String, written: String) throws {
    let row = try dates {
      ($0.mode, $0.storage, $0.timeZone) = (.dateAndTime, notation, "Europe/Oslo")
    }
    let form = try BindingFixture([row], "{\"a\": \(stored)}")
    #expect(form.shown == "2023-11-14 23:13:20")
    #expect(form.typing("2023-11-15 00:13:20").edit == .set(.number(written)))
    #expect(form.problems.isEmpty)
  }

  @Test("before 1970 and at the end of the calendar numbers are dates, beyond it they are not")
  func extremes() throws {
    let row = try dates { ($0.mode, $0.storage) = (.dateAndTime, .unixSeconds) }
    #expect(try BindingFixture([row], #"{"a": -1}"#).shown == "1969-12-31 23:59:59")
    #expect(try BindingFixture([row], #"{"a": 253402300799}"#).shown == "9999-12-31 23:59:59")
    let beyond = try BindingFixture([row], #"{"a": 1e300}"#)
    #expect(beyond.shown == "1e300")
    #expect(beyond.problems.map(\.message) == ["is not stored as unixSeconds"])
  }

  @Test("a pattern of the storage is kept, and what is not in it is shown as it is")
  func storedPattern() throws {
    let row = try dates {
      ($0.storage, $0.look) = (.pattern(try! datePattern("dd/MM/yyyy")), .style(.long))
    }
    let form = try BindingFixture([row], #"{"a": "21/11/2026"}"#, locale: germanTimes)
    #expect(form.shown == "21. November 2026")
    #expect(form.typing("2026-12-24").edit == .set(.string("24/12/2026")))
    #expect(form.typing("24.12.2026").edit == .set(.string("24/12/2026")))
    let other = try BindingFixture([row], #"{"a": "2026-11-21"}"#, locale: germanTimes)
    #expect(other.shown == "2026-11-21")
    #expect(other.bound.display.role == .foreign)
    #expect(other.problems.map(\.message) == ["is not stored as dd/MM/yyyy"])
  }

  @Test(
    "of a stored date in the right notation it is said what no date has",
    arguments: [
      ("2021/13/01 10:00", "is not a date: there is no month 13"),
      ("2021/02/29 10:00", "is not a date: 2021-02 has no day 29"),
      ("2021/02/28 24:00", "is not a time: hours are from 0 to 23"),
      ("2021-02-28 10:00", "is not stored as yyyy/MM/dd HH:mm"),
      ("2021/02/28 10:00", nil),
    ])
  func storedFaults(text: String, message: String?) throws {
    let storage = DateStorage.Notation.pattern(try datePattern("yyyy/MM/dd HH:mm"))
    let form = try BindingFixture([dates { $0.storage = storage }], #"{"a": "\#(text)"}"#)
    #expect(form.problems.map(\.message) == [message].compactMap(\.self))
    // JSON may have a slash with a backslash before it.
    let escaped = text.replacing("/", with: #"\/"#)
    let other = try BindingFixture([dates { $0.storage = storage }], #"{"a": "\#(escaped)"}"#)
    #expect(other.problems.map(\.message) == [message].compactMap(\.self))
  }

  @Test(
    "every pattern of a storage that is accepted is read as it was written",
    arguments: [
      "yyyyMMdd", "d MMM yyyy", "EEEE, d MMMM yyyy", "yyyy-MM-dd'T'HH:mm:ssXXX", "M/d/y h:mm a",
      "yyyyMMddHHmmss", "dd.MM.yyyy HH:mm:ss.SSS",
    ])
  func roundTrip(text: String) throws {
    let pattern = try datePattern(text)
    for day in ["2026-11-21T13:05:09", "2024-02-29T00:00:00", "0001-01-01T12:59:59"] {
      let value = try #require(DateText(day + (text.contains("X") ? "+02:00" : "")))
      let written = pattern.text(of: value, names: .english)
      let read = try #require(pattern.date(of: written), "\(written)")
      #expect(pattern.text(of: read, names: .english) == written)
      #expect(read.date == value.date)
    }
  }

  @Test("a row without keys for dates shows and keeps them as the record has them")
  func asTheyAre() throws {
    let row = try row("a") { ($0.cellIdentifier, $0.valueType) = ("DateCell", .date) }
    let form = try BindingFixture([row], #"{"a": "2026-11-21T09:30+01:00"}"#, locale: germanTimes)
    #expect(form.shown == "2026-11-21T09:30+01:00")
    #expect(form.typing("2026-11-22").edit == .set(.string("2026-11-22T09:30+01:00")))
  }
}
