/// A time of day as people type it: `9:30`, `09.30`, `9:30:15`, `9:30 pm`, with or without an offset from UTC.
struct TypedClock {
  enum State: Hashable {
    case complete(String)
    case open
    /// The index of the first invalid character, and the reason.
    case impossible(at: Int, TypedDate.Fault = .timeOfDay)
  }
  let state: State

  /// Digits must be ASCII.
  init(_ text: [Character]) { state = Self.read(text) }

  private static let separators: Set<Character> = [":", ".", "："]

  private static func read(_ text: [Character]) -> State {
    var numbers: [Int] = []
    var digits = 0
    var isCompact = false
    var index = 0
    while index < text.count {
      if text[index].isASCII, let digit = text[index].wholeNumberValue {
        // Digits alone are enough: no hour begins with a 3.
        let endsPart = digits == 2 || digits == 1 && numbers.count == 1 && numbers[0] > 2
        if digits == 0 || isCompact && endsPart && numbers.count < 3 {
          if digits == 0 { isCompact = text[index...].prefix { $0.isNumber }.count > 2 }
          numbers.append(0)
          digits = 0
        }
        digits += 1
        guard digits <= 2, numbers.count <= 3 else { return .impossible(at: index) }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + digit
        guard numbers[numbers.count - 1] < (numbers.count == 1 ? 24 : 60) else {
          return .impossible(at: index, numbers.count == 1 ? .hour : .minute)
        }
      } else if separators.contains(text[index]), digits > 0, numbers.count < 3,
        numbers.count == 1 || digits == 2
      {
        digits = 0
      } else {
        break
      }
      index += 1
    }
    let isWhole = numbers.count >= 2 && digits == 2
    guard index < text.count else { return isWhole ? complete(numbers, "") : .open }
    guard isWhole || numbers.count == 1 && digits > 0 else { return .impossible(at: index) }
    return rest(Array(text[index...]), numbers, isWhole: isWhole, at: index)
  }

  /// A half of the day, or an offset.
  private static func rest(
    _ rest: [Character], _ numbers: [Int], isWhole: Bool, at start: Int
  ) -> State {
    let word = String(rest.filter { !$0.isBlank && $0 != "." }).lowercased()
    for (half, name) in ["am", "pm"].enumerated() where name.hasPrefix(word) || word.isEmpty {
      guard word == name else { return isWhole && word.isEmpty ? complete(numbers, "") : .open }
      guard (1...12).contains(numbers[0]) else { return .impossible(at: start) }
      var numbers = numbers
      numbers[0] = numbers[0] % 12 + half * 12
      return complete(numbers.count == 1 ? numbers + [0] : numbers, "")
    }
    guard isWhole else { return .impossible(at: start) }
    let offset = String(rest.filter { !$0.isBlank }).uppercased()
    if DateText("2000-01-01T00:00\(offset)") != nil { return complete(numbers, offset) }
    let tails = ["0", "00", ":00", "0:00", "00:00"]
    let isOpen = tails.contains { DateText("2000-01-01T00:00\(offset)\($0)") != nil }
    return isOpen ? .open : .impossible(at: start)
  }

  private static func complete(_ numbers: [Int], _ offset: String) -> State {
    .complete(numbers.map { CalendarDate.padded($0, 2) }.joined(separator: ":") + offset)
  }
}
