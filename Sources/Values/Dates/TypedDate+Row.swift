extension TypedDate {
  /// Parses a partly typed date in a row with a time, a locale's order of day and month, or its own notation; any
  /// shown date can be typed.
  ///
  /// ISO 8601 is always accepted. A complete time of day without a day is `09:30`.
  package init(
    _ text: String, mode: DateMode?, order: DateOrder, shown patterns: [DatePattern] = [],
    names: DateNames = .english
  ) {
    let state = Self.state(of: text, mode, order, patterns, names)
    guard case .impossible(_, let general) = state,
      [.notation, .incomplete, .dayOnly, .timeOfDay].contains(general)
    else {
      self.state = state
      return
    }
    if let fault = patterns.lazy.compactMap({ $0.fault(of: text, names: names) }).first {
      self.state = .impossible(at: text.count - 1, fault)
    } else {
      let isBegun = patterns.contains { $0.isBegun(by: text, names: names) }
      self.state = isBegun ? .open : state
    }
  }

  private static func state(
    of text: String, _ mode: DateMode?, _ order: DateOrder, _ patterns: [DatePattern],
    _ names: DateNames
  ) -> State {
    let plain = PlainDate(text, mode: mode)
    let state = state(of: text, plain.characters, mode, order, patterns, names)
    guard case .impossible(let index, let fault) = state else { return state }
    // Eight digits are a day.
    let digits = plain.characters.drop { $0.isBlank }
    if mode != .time, (5..<8).contains(digits.count),
      digits.allSatisfy({ $0.isASCII && $0.isNumber })
    {
      return .open
    }
    return .impossible(at: plain.indices.dropFirst(index).first ?? text.count, fault)
  }

  private static func state(
    of text: String, _ plain: [Character], _ mode: DateMode?, _ order: DateOrder,
    _ patterns: [DatePattern], _ names: DateNames
  ) -> State {
    if mode == .time {
      let time = timeState(TypedClock(plain), at: 0)
      if case .complete = time { return time }
      // The halves of the day have names of their own in most languages.
      let shown = patterns.lazy.filter { $0.determinesTime && !$0.showsDay }
        .compactMap { $0.date(of: text, names: names)?.time }.first
      return shown.map { .complete($0.text()) } ?? time
    }
    if mode != .date {
      // A time may have a fraction, too.
      let plainState = TypedDate(String(plain)).state
      if case .impossible = plainState {} else { return plainState }
    }
    for pattern in patterns where pattern.determinesDay {
      // Of a year in two digits nobody knows the century.
      if let date = pattern.date(of: text, names: names), date.date.year >= 1000 {
        return .complete(date.date.description + date.rest)
      }
    }
    let end = endOfDay(in: plain)
    let day = dayState(Array(plain[..<end]), order)
    guard end < plain.count, case .complete(let date) = day else {
      return end < plain.count && day == .open ? .impossible(at: end, .incomplete) : day
    }
    let start = plain[end...].firstIndex { !$0.isBlank && !"Tt,".contains($0) } ?? plain.count
    guard mode != .date else {
      let rest = plain[end...].firstIndex { !$0.isBlank }
      return rest.map { .impossible(at: max($0, min(start, plain.count - 1)), .dayOnly) }
        ?? .complete(date)
    }
    guard start < plain.count else {
      return plain[end...].allSatisfy(\.isBlank) ? .complete(date) : .open
    }
    let time = timeState(TypedClock(Array(plain[start...])), at: start)
    guard case .complete(let clock) = time else { return time }
    return .complete(date + "T" + clock)
  }

  /// A digit of any script, a full-width character, or the Chinese and Japanese characters after years and months, as
  /// ISO 8601 has them; nil for the characters after days.
  package static func plain(_ character: Character) -> Character? {
    switch character {
    case "年", "月", "／": "-"
    case "日": nil
    default: TypedNumber.plain(character)
    }
  }

  private static func timeState(_ clock: TypedClock, at start: Int) -> State {
    switch clock.state {
    case .complete(let time): .complete(time)
    case .open: .open
    case .impossible(let index, let fault): .impossible(at: start + index, fault)
    }
  }

  /// The first blank that doesn't follow a separator, or a T.
  private static func endOfDay(in text: [Character]) -> Int {
    text.indices.first { index in
      if "Tt,".contains(text[index]) { return true }
      return text[index].isBlank && index > 0 && !"-/.".contains(text[index - 1])
    } ?? text.count
  }

  private static func dayState(_ text: [Character], _ order: DateOrder) -> State {
    let first = text.prefix { $0.isASCII && $0.isNumber }.count
    guard order != .yearMonthDay, first <= 2, first < text.count else {
      return TypedDate(String(text)).state
    }
    return localState(text, order)
  }

  /// Day, month and year in the locale's order, with the year's four digits last.
  private static func localState(_ text: [Character], _ order: DateOrder) -> State {
    var parts: [(number: Int, digits: Int)] = [(0, 0)]
    for (index, character) in text.enumerated() {
      if character.isASCII, let digit = character.wholeNumberValue {
        var part = parts[parts.count - 1]
        part = (part.number * 10 + digit, part.digits + 1)
        parts[parts.count - 1] = part
        let isDay = (order == .dayMonthYear) == (parts.count == 1)
        switch parts.count {
        case 3: if part.digits > 4 { return .impossible(at: index, .yearDigits) }
        case _ where isDay:
          if part.digits > 2 { return .impossible(at: index, .dayDigits) }
          if part.number > 31 { return .impossible(at: index, .day(String(part.number))) }
        default:
          if part.digits > 2 { return .impossible(at: index, .monthDigits) }
          if part.number > 12 { return .impossible(at: index, .month(String(part.number))) }
        }
      } else if "-/.".contains(character) {
        let isLast = parts.count == 3 && index == text.count - 1 && parts[2].digits == 4
        if isLast { continue }
        guard parts.count < 3, parts[parts.count - 1].number > 0 else {
          return .impossible(at: index, .notation)
        }
        parts.append((0, 0))
      } else if !character.isBlank {
        return .impossible(at: index, .notation)
      }
    }
    guard parts.count == 3, parts[2].digits == 4 else { return .open }
    let (day, month) = order == .dayMonthYear ? (parts[0], parts[1]) : (parts[1], parts[0])
    guard
      let date = CalendarDate(year: parts[2].number, month: month.number, day: day.number)
    else { return .impossible(at: text.count - 1, .noSuchDay) }
    return .complete(date.description)
  }
}
