import FormTesting
import JSONText
import Patterns
import SeededRandom
import Testing

@testable import Forms
@testable import Rules
@testable import Values

@Suite("Judging while a text is typed")
struct TypingTests {
  private func judging(_ row: ConfigRow, _ text: String, locale: FormLocale = .plain) throws
    -> TypingJudgement
  {
    try BindingFixture([row], "{}", locale: locale).judging(text)
  }

  @Test("a row without rules has no mark, and neither has an empty text")
  func neutral() throws {
    #expect(try judging(row("a"), "anything").state == .neutral)
    let code = try row("a") { $0.regex = try? RowPattern("[0-9]{4}") }
    #expect(try judging(code, "").state == .neutral)
    #expect(try judging(number("a"), "12").state == .neutral)
  }

  @Test("a pattern tells complete, open and impossible apart")
  func pattern() throws {
    let code = try row("a") { $0.regex = try? RowPattern("[A-Z]{2}-[0-9]{4}") }
    #expect(try judging(code, "AB-1234").state == .complete)
    #expect(try judging(code, "AB-12") == TypingJudgement(state: .open, message: "2 more digits"))
    let fault = TypingJudgement(state: .impossible(at: 2), message: "not possible from character 3")
    #expect(try judging(code, "ABx") == fault)
  }

  @Test("the form's own message stands beside the place of the fault, moved with it")
  func regexMessage() throws {
    let code = try row("a") {
      $0.regex = try? RowPattern("[A-Z]{2}-[0-9]{4}")
      $0[.regexMessage] = "{label} is two letters, a hyphen, four digits"
    }
    let words = "A is two letters, a hyphen, four digits"
    #expect(try judging(code, "ABx").message == "not possible from character 3: \(words)")
    #expect(try judging(code, " ABx").message == "not possible from character 4: \(words)")
    #expect(try judging(code, "AB-12").message == "2 more digits")
  }

  @Test("blanks at the ends, which are cut on leaving, make no text impossible")
  func blanks() throws {
    let code = try row("a") { $0.regex = try? RowPattern("[0-9]{4}") }
    #expect(try judging(code, "1234 ").state == .complete)
    #expect(try judging(code, " 12").state == .open)
    #expect(try judging(code, " 1x").state == .impossible(at: 2))
    #expect(try judging(code, "12 34").state == .impossible(at: 2))
  }

  @Test("what can be no number names the place, and what is expected there")
  func noNumber() throws {
    #expect(
      try judging(number("a"), "6200.50-5").message
        == "not possible from character 8: a number is expected")
  }

  @Test("a number's pattern judges what will be stored, not how it is typed")
  func numberPattern() throws {
    let port = try number("a") { $0.regex = try? RowPattern("[1-9][0-9]{1,4}") }
    #expect(try judging(port, "+80").state == .complete)
    #expect(try judging(port, "0").state == .open)
    #expect(try judging(port, "080").state == .complete)
    #expect(try judging(port, "+").state == .open)
    let part = try number("a") { $0.regex = try? RowPattern("0\\.[0-9]{2}") }
    #expect(try judging(part, ".").state == .open)
    #expect(try judging(part, ".25").state == .complete)
  }

  @Test("a text too short without its blanks is open")
  func shortWithBlanks() throws {
    let name = try row("a") { ($0[.minimumLength], $0[.maximumLength]) = (3, 4) }
    #expect(try judging(name, "ab ").state == .open)
    #expect(try judging(name, "abcd ").state == .complete)
  }

  @Test("lengths say how many characters are missing, or from where there are too many")
  func lengths() throws {
    let name = try row("a") { ($0[.minimumLength], $0[.maximumLength]) = (3, 5) }
    #expect(try judging(name, "a") == TypingJudgement(state: .open, message: "2 more characters"))
    #expect(try judging(name, "ab") == TypingJudgement(state: .open, message: "1 more character"))
    #expect(try judging(name, "abc").state == .complete)
    let long = TypingJudgement(state: .impossible(at: 5), message: "at most 5 characters")
    #expect(try judging(name, "abcdef") == long)
  }

  @Test(
    "a number row knows the beginnings of numbers",
    arguments: [
      ("-", TypingJudgement.State.open), ("1e", .open), (".", .open), ("12a", .impossible(at: 2)),
      ("1.2.3", .impossible(at: 3)), ("1,5", .open), ("1,5.", .impossible(at: 3)), ("-5", .neutral),
      ("+.5", .neutral),
      ("x", .impossible(at: 0)), ("１２", .neutral), ("5.", .neutral), ("1e+", .open),
    ])
  func numbers(text: String, state: TypingJudgement.State) throws {
    #expect(try judging(number("a"), text).state == state)
  }

  @Test("the locale's decimal separator counts as one")
  func separator() throws {
    let german = FormLocale(numbers: "de_DE", times: "de_DE")
    #expect(try judging(number("a"), "1,5", locale: german).state == .neutral)
    #expect(try judging(number("a"), "1,5,", locale: german).state == .impossible(at: 3))
  }

  @Test("bounds are told while typing; impossible only where no more digits can help")
  func bounds() throws {
    let age = try number("a") {
      ($0[.minimumValue], $0[.maximumValue]) = (.number("18"), .number("120"))
      $0.keyboardType = .numberPad
    }
    #expect(try judging(age, "1") == TypingJudgement(state: .open, message: "must be at least 18"))
    #expect(try judging(age, "42").state == .complete)
    let tooMuch = TypingJudgement(state: .impossible(at: 3), message: "must be at most 120")
    #expect(try judging(age, "1200") == tooMuch)
    #expect(try judging(age, "121").state == .impossible(at: 2))
    // With letters at hand, 1200e-2 is 12.
    let withLetters = age.with { $0.keyboardType = .default }
    #expect(try judging(withLetters, "1200").state == .open)
    #expect(try judging(withLetters, "4200e-2").state == .complete)
  }

  @Test("a whole number takes no fraction, and a price no third digit")
  func fractions() throws {
    let count = try number("a") { ($0.valueType, $0.keyboardType) = (.integer, .decimalPad) }
    #expect(try judging(count, "1.5").state == .impossible(at: 2))
    #expect(try judging(count, "1.0").state == .neutral)
    let price = try number("a") { ($0.maximumFractionDigits, $0.keyboardType) = (2, .decimalPad) }
    #expect(try judging(price, "1.55").state == .complete)
    #expect(try judging(price, "1.555").state == .impossible(at: 4))
  }

  @Test(
    "a date row follows the calendar",
    arguments: [
      ("2026", TypingJudgement.State.open), ("2026-", .open), ("2026-13", .impossible(at: 6)),
      ("2026-1", .open), ("2026-11-2", .complete), ("2026-11-21", .complete), ("2026-11-0", .open),
      ("2026-02-29", .impossible(at: 9)), ("2024-02-29", .complete), ("20261", .open),
      ("2026/11/5", .complete), ("Nov", .impossible(at: 0)), ("2026-11-21T", .open),
      ("2026-11-21T09:3", .open), ("2026-11-21T09:30", .open),
      ("2026-11-21T25", .impossible(at: 12)),
      ("2026-11-21 09:30:15+0", .open), ("2026--", .impossible(at: 5)),
      ("2026-00", .impossible(at: 6)),
    ])
  func dates(text: String, state: TypingJudgement.State) throws {
    #expect(try judging(row("a") { $0.valueType = .date }, text).state == state)
  }

  @Test("a date past the latest is told to be out of reach, a day past it could still be mended")
  func latestDate() throws {
    let until = try row("a") {
      $0.valueType = .date
      $0[.maximumValue] = .date("2026-12-31")
    }
    #expect(try judging(until, "2029-01-01").state == .impossible(at: nil))
    #expect(try judging(until, "2027-01-01").state == .open)
    #expect(try judging(until, "2026-12-31").state == .complete)
  }

  @Test("date faults are told in words")
  func dateWords() throws {
    let day = try row("a") { $0.valueType = .date }
    #expect(try judging(day, "2026-02-30").message == "2026-02 has no day 30")
    #expect(try judging(day, "2026-13").message == "there is no month 13")
  }

  @Test("every beginning of a typed date or number is open or complete")
  func prefixes() throws {
    var random = SeededGenerator(seed: 3)
    let day = try row("a") { $0.valueType = .date }
    let form = try BindingFixture([day], "{}")
    let first = try #require(CalendarDate("1890-01-01"))
    for _ in 0..<500 {
      let date = first.adding(days: Int.random(in: 0...100_000, using: &random))
      let rest = ["", "T23:59", " 07:05:01Z", "T00:00:00.125+05:30"].randomElement(using: &random)
      let text = date.description + (rest ?? "")
      for count in 1...text.count {
        if case .impossible = form.judging(String(text.prefix(count))).state {
          Issue.record("\(text.prefix(count)) can become \(text)")
        }
      }
    }
    let numbers = try BindingFixture([number("a")], "{}")
    for text in ["-12.50e+10", "+.5", "0.001", "1E-9", "007"] {
      for count in 1...text.count {
        if case .impossible = numbers.judging(String(text.prefix(count))).state {
          Issue.record("\(text.prefix(count)) can become \(text)")
        }
      }
    }
  }

  @Test("what can be committed was never called impossible on the way")
  func neverWronglyImpossible() throws {
    var random = SeededGenerator(seed: 8)
    let rows = [
      try number("a") { ($0[.minimumValue], $0[.maximumValue]) = (.number("-20"), .number("1.5")) },
      try number("a") { ($0.valueType, $0.regex) = (.integer, try? RowPattern("-?[1-9][0-9]*|0")) },
      try number("a") {
        ($0.maximumFractionDigits, $0.keyboardType) = (1, .decimalPad)
        ($0[.minimumValue], $0[.maximumValue]) = (.number("-5"), .number("12"))
      },
      try row("a") { $0.valueType = .date },
      try row("a") { ($0[.minimumLength], $0[.maximumLength]) = (2, 4) },
      try row("a") { $0.regex = try? RowPattern("[0-9]+( [0-9]+)?-?e?") },
    ]
    let pieces = ["0", "1", "2", "12", "20", "2026", "-", ".", "e", " ", "T", ":", "1", "+"]
    var committed = 0
    for row in rows {
      let form = try BindingFixture([row], "{}")
      for _ in 0..<4000 {
        let text = random.text(of: pieces, length: 8)
        guard form.binder.prepared.keyboard(of: form.bound.state).refusal(ofText: text) == nil,
          case .set = form.typing(text).edit
        else { continue }
        committed += 1
        for count in 1...text.count {
          if case .impossible = form.judging(String(text.prefix(count))).state {
            Issue.record("\(text.prefix(count)) can become \(text) in \(row.valueType)")
          }
        }
      }
    }
    #expect(committed > 1000)
  }

  @Test("an exploding pattern is not judged while typing")
  func exploding() throws {
    let row = try row("a") { $0.regex = try? RowPattern("^(a+)+$") }
    let text = String(repeating: "a", count: 5000) + "b"
    let state = try judging(row, text).state
    #expect(state == .notJudged || state == .impossible(at: 5000))
  }
}
