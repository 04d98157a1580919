import Texts

/// A date as people type it: ISO, also with one digit for month and day, and with `/` or `.` between.
package struct TypedDate {
  /// The progress of parsing a typed text.
  package enum State: Hashable {
    /// The date in a record's notation.
    case complete(String)
    case open
    /// The error and its index in grapheme clusters.
    case impossible(at: Int, Fault)
  }

  /// The invalid part of a date.
  package enum Fault: Hashable, Sendable {
    case notation, incomplete, noSuchDay, yearDigits, monthDigits, dayDigits, dayOnly
    /// Faults in the notation of a time, in its hour, and in its minute or second.
    case timeOfDay, hour, minute
    case month(String)
    case day(String)
    case dayOfMonth(Int, month: String)
  }
  package let state: State

  package init(_ text: String) {
    let plain = text.map { TypedNumber.asciiDigit($0) ?? $0 }
    if let date = DateText(String(plain)) {
      state = .complete(date.date.description + date.rest)
      return
    }
    state = Self.walk(plain)
  }

  /// True if a text begins with the digits and hyphens of a day, in ISO 8601 or nearly so: `2026-02-30`, `2026-3-5`.
  package static func isWrittenLikeDay(_ text: String) -> Bool {
    let day = text.prefix { $0 != " " && $0 != "T" }
    let parts = day.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4 else { return false }
    let digits = parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
    // What follows is a time, and no operator.
    let time = text[day.endIndex...].dropFirst()
    return digits && parts.dropFirst().allSatisfy { (1...2).contains($0.count) }
      && (time.isEmpty || time.first?.isNumber == true && time.contains(":"))
  }

  private static func walk(_ text: [Character]) -> State {
    // The time is after a blank or T; only what is before it is read digit by digit.
    let end = text.firstIndex { $0 == "T" || $0 == "t" || $0 == " " } ?? text.count
    var parts: [[Character]] = [[]]
    for (index, character) in text[..<end].enumerated() {
      if character.isASCII, character.isNumber {
        parts[parts.count - 1].append(character)
        if let fault = fault(in: parts, at: index) { return fault }
      } else if "-/.".contains(character) {
        let isExpected = parts.count == 1 ? parts[0].count == 4 : parts.count == 2
        guard isExpected, Int(String(parts[parts.count - 1])) ?? 0 > 0 else {
          return .impossible(at: index, .notation)
        }
        parts.append([])
      } else {
        return .impossible(at: index, .notation)
      }
    }
    let numbers = parts.map { Int(String($0)) ?? 0 }
    guard parts.count == 3, !parts[2].isEmpty, numbers[2] > 0 else {
      return end == text.count ? .open : .impossible(at: end, .incomplete)
    }
    guard let date = CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2]) else {
      return .impossible(at: end - 1, .noSuchDay)
    }
    let rest = String(text[end...])
    if DateText(date.description + rest) != nil { return .complete(date.description + rest) }
    return timeState(rest, at: end)
  }

  private static func fault(in parts: [[Character]], at index: Int) -> State? {
    let numbers = parts.map { Int(String($0)) ?? 0 }
    switch parts.count {
    case 1:
      return parts[0].count > 4 ? .impossible(at: index, .yearDigits) : nil
    case 2:
      if parts[1].count > 2 { return .impossible(at: index, .monthDigits) }
      if numbers[1] > 12 { return .impossible(at: index, .month(String(numbers[1]))) }
      return parts[1].count == 2 && numbers[1] == 0
        ? .impossible(at: index, .month("00")) : nil
    default:
      if parts[2].count > 2 { return .impossible(at: index, .dayDigits) }
      let month = max(numbers[1], 1)
      if numbers[2] > CalendarDate.days(inMonth: month, of: numbers[0]) {
        let month = "\(numbers[0])-\(CalendarDate.padded(month, 2))"
        return .impossible(at: index, .dayOfMonth(numbers[2], month: month))
      }
      return parts[2].count == 2 && numbers[2] == 0
        ? .impossible(at: index, .day("00")) : nil
    }
  }

  /// Checks if `rest` can still become a time: one of a few endings makes it one.
  private static func timeState(_ rest: String, at start: Int) -> State {
    var longest = 0
    for count in 1...max(rest.count, 1) where isOpen(String(rest.prefix(count))) {
      longest = count
    }
    return longest == rest.count ? .open : .impossible(at: start + longest, .timeOfDay)
  }

  private static func isOpen(_ rest: String) -> Bool {
    let tails = ["", "0", ":00", "00:00", "0:00", "0Z", "00Z", "00", "00+00:00", "0+00:00"]
    return tails.contains { DateText("2000-01-01" + rest + $0) != nil }
  }
}

extension TypedDate.Fault {
  package var isOfTime: Bool { [.timeOfDay, .hour, .minute].contains(self) }

  /// A message for the user; `example` is a date, or a time for errors in a time.
  package func message(in texts: Texts, like example: String? = nil) -> String {
    switch self {
    case .notation, .incomplete: texts.writeLike(example ?? DateText.example(.date))
    case .noSuchDay: texts.noSuchDay
    case .yearDigits: texts.yearHasFourDigits
    case .monthDigits: texts.monthHasTwoDigits
    case .dayDigits: texts.dayHasTwoDigits
    case .timeOfDay: texts.writeLike(example ?? DateText.example(.time))
    case .hour: texts.hoursAreFromTo
    case .minute: texts.minutesAreFromTo
    case .dayOnly: texts.dayOnly
    case .month(let month): texts.noMonth(month)
    case .day(let day): texts.noDay(day)
    case .dayOfMonth(let day, let month): texts.month(month, hasNoDay: day)
    }
  }
}
