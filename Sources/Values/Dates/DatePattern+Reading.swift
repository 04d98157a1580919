extension DatePattern {
  /// Parses a text in this notation; nil for any other text. O(text).
  package func date(of text: String, names: DateNames = .english) -> DateText? {
    reading(of: text, names)?.date
  }

  /// The reason why a text in this notation is not a date, such as a month that no year has; nil for a date, and for
  /// any other text. O(text).
  package func fault(of text: String, names: DateNames = .english) -> TypedDate.Fault? {
    reading(of: text, names)?.fault
  }

  /// True if a text can become a date in this notation when more is typed. O(text).
  package func isBegun(by text: String, names: DateNames = .english) -> Bool {
    var reading = Reading(Array(text), names)
    for index in fields.indices {
      if reading.isBeginning(of: fields[index]) { return true }
      guard read(index, in: &reading) else { return reading.isAtEnd }
    }
    return false
  }

  /// The fields of a text in this notation; nil for any other text.
  private func reading(of text: String, _ names: DateNames) -> Reading? {
    var reading = Reading(Array(text), names)
    for index in fields.indices {
      guard read(index, in: &reading) else { return nil }
    }
    return reading.isAtEnd ? reading : nil
  }

  /// Reads the field at an index; false if the text doesn't match it.
  private func read(_ index: Int, in reading: inout Reading) -> Bool {
    switch fields[index] {
    case .text(let part): reading.read(part)
    case .symbol(let symbol, let count):
      reading.read(symbol, count, isBeforeDigits: isNumber(at: index + 1))
    }
  }

  private func isNumber(at index: Int) -> Bool {
    guard index < fields.count, case .symbol(let symbol, let count) = fields[index] else {
      return false
    }
    return NamedPart(symbol, count) == nil && !"xXZ".unicodeScalars.contains(symbol)
  }

  private enum NamedPart {
    case weekday, half, month

    init?(_ symbol: Unicode.Scalar, _ count: Int) {
      switch symbol {
      case "E", "c": self = .weekday
      case "a", "b", "B": self = .half
      case "M" where count > 2, "L" where count > 2: self = .month
      default: return nil
      }
    }
  }

  private struct Reading {
    private let text: [Character]
    private let names: DateNames
    private var index = 0
    private var year: Int?
    private var month: Int?
    private var day: Int?
    private var hour: Int?
    private var minute = 0
    private var second = 0
    private var fraction = DecimalText(0)
    private var isAfternoon: Bool?
    private var offset: Int?

    init(_ text: [Character], _ names: DateNames) {
      self.text = text
      self.names = names
    }

    var isAtEnd: Bool { index == text.count }

    var date: DateText? {
      var time: ClockTime?
      if var hour {
        if let isAfternoon { hour = hour % 12 + (isAfternoon ? 12 : 0) }
        guard hour < 24, minute < 60, second <= 60 else { return nil }
        time = ClockTime(
          hour: hour, minute: minute, second: second, fraction: fraction, offsetMinutes: offset)
      }
      guard let year, let month, let day else {
        guard year == nil, month == nil, day == nil, let time else { return nil }
        return DateText(timeOfDay: time)
      }
      return CalendarDate(year: year, month: month, day: day).map { DateText($0, time) }
    }

    /// The part that no date can have; nil for a date, and for an incomplete one.
    var fault: TypedDate.Fault? {
      if let month, !(1...12).contains(month) { return .month(String(month)) }
      if let year, let month, let day,
        CalendarDate(year: year, month: month, day: day) == nil
      {
        guard year > 0, day > 0 else { return .noSuchDay }
        return .dayOfMonth(day, month: "\(year)-\(CalendarDate.padded(month, 2))")
      }
      guard let hour else { return nil }
      if hour > 23 { return .hour }
      return minute > 59 || second > 60 ? .minute : nil
    }

    /// True if the rest of the text is empty or the beginning of a field.
    func isBeginning(of field: Field) -> Bool {
      func plain(_ text: some Sequence<Character>) -> String {
        String(text.map { $0.isBlank ? " " : $0 }).lowercased()
      }
      let rest = plain(text[index...])
      return switch field {
      case .text(let part): plain(part).hasPrefix(rest)
      case .symbol(let symbol, let count):
        isAtEnd
          || NamedPart(symbol, count).map(self.names)?.contains { plain($0).hasPrefix(rest) }
            == true
      }
    }

    private func names(of part: NamedPart) -> [String] {
      switch part {
      case .weekday: names.weekdays + names.shortWeekdays
      case .half: [names.morning, names.afternoon, "AM", "PM"]
      case .month: names.months + names.shortMonths
      }
    }

    mutating func read(_ part: String) -> Bool {
      let end = index + part.count
      guard end <= text.count,
        text[index..<end].elementsEqual(part, by: { $0 == $1 || $0.isBlank && $1.isBlank })
      else { return false }
      index = end
      return true
    }

    mutating func read(_ symbol: Unicode.Scalar, _ count: Int, isBeforeDigits: Bool) -> Bool {
      if let part = NamedPart(symbol, count) {
        guard let position = readName(names(of: part)) else { return false }
        switch part {
        case .weekday: break
        case .half: isAfternoon = position % 2 == 1
        case .month: month = position % 12 + 1
        }
        return true
      }
      switch symbol {
      case "x", "X", "Z": return readOffset()
      case "S":
        let start = index
        guard readNumber(count...count) != nil else { return false }
        let digits = text[start..<index].compactMap { $0.wholeNumberValue.map(UInt8.init) }
        fraction = DecimalText(isNegative: false, digits: digits, exponent: 0)
        return true
      default:
        let most = "yu".unicodeScalars.contains(symbol) ? 4 : 2
        let widths = count > 1 || isBeforeDigits ? count...count : 1...most
        return readNumber(widths).map { accept($0, symbol, count) } ?? false
      }
    }

    private mutating func accept(_ number: Int, _ symbol: Unicode.Scalar, _ count: Int) -> Bool {
      switch symbol {
      case "y", "u": year = count == 2 ? number + (number < 70 ? 2000 : 1900) : number
      case "M", "L": month = number
      case "d": day = number
      case "H": hour = number
      case "k": hour = number % 24
      case "h", "K":
        guard number <= 12 else { return false }
        hour = number
      case "m": minute = number
      default: second = number
      }
      return true
    }

    private mutating func readNumber(_ widths: ClosedRange<Int>) -> Int? {
      var (value, count) = (0, 0)
      while count < widths.upperBound, index < text.count, text[index].isASCII,
        let digit = text[index].wholeNumberValue
      {
        value = value * 10 + digit
        count += 1
        index += 1
      }
      return widths.contains(count) ? value : nil
    }

    /// Reads the longest matching name, in any case, and with or without the dot of an abbreviation.
    private mutating func readName(_ names: [String]) -> Int? {
      var found: (index: Int, length: Int)?
      for (position, name) in names.enumerated() {
        for name in name.hasSuffix(".") ? [name, String(name.dropLast())] : [name] {
          let length = name.count
          guard length > found?.length ?? 0, index + length <= text.count,
            String(text[index..<index + length]).lowercased() == name.lowercased()
          else { continue }
          found = (position, length)
        }
      }
      index += found?.length ?? 0
      return found?.index
    }

    private mutating func readOffset() -> Bool {
      guard index < text.count else { return false }
      if "Zz".contains(text[index]) {
        offset = 0
        index += 1
        return true
      }
      guard "+-".contains(text[index]) else { return false }
      let sign = text[index] == "-" ? -1 : 1
      index += 1
      guard let hours = readNumber(2...2), hours < 24 else { return false }
      if index < text.count, text[index] == ":" { index += 1 }
      let minutes = index < text.count && text[index].isNumber ? readNumber(2...2) : 0
      guard let minutes, minutes < 60 else { return false }
      offset = sign * (hours * 60 + minutes)
      return true
    }
  }
}
