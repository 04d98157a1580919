import Rules
import Values

/// An index of operands, for comparing one column with many values by a lookup.
///
/// The result equals single comparisons: hashes only preselect candidates.
struct EqualOperands: Sendable {
  /// Folded texts.
  private var texts: Set<[UInt8]> = []
  /// Folded texts that are numbers: only for records without a number, which is compared with the number instead.
  private var textsOfNumbers: Set<[UInt8]> = []
  private var numbersOfTexts: [UInt64: [NumberBound]] = [:]
  private var numbers: [UInt64: [NumberBound]] = [:]
  private var isOn: Set<Bool> = []
  private var dates = EqualDates()

  var hasTexts: Bool { !texts.isEmpty || !textsOfNumbers.isEmpty }
  var hasNumbers: Bool { !numbers.isEmpty }

  mutating func insert(_ operand: FilterOperand) {
    switch operand {
    case .number(_, let bound): Self.insert(bound, &numbers)
    case .dates(let first, let last): dates.insert(first, last)
    case .bool(let value, let text):
      isOn.insert(value)
      texts.insert(text.folded)
    case .text(let text, nil): texts.insert(text.folded)
    case .text(let text, let bound?):
      textsOfNumbers.insert(text.folded)
      Self.insert(bound, &numbersOfTexts)
    // Only what contains it satisfies a comparison with a word.
    case .word, .exact: break
    }
  }

  private static func insert(_ bound: NumberBound, _ numbers: inout [UInt64: [NumberBound]]) {
    var text = bound.exact.description
    let key = text.withUTF8 { NumberKey(UnsafeRawBufferPointer($0)).bits }
    let isThere = text.withUTF8 { isIn(numbers[key], UnsafeRawBufferPointer($0)) }
    if !isThere { numbers[key, default: []].append(bound) }
  }

  private static func isIn(_ bounds: [NumberBound]?, _ json: UnsafeRawBufferPointer) -> Bool {
    bounds?.contains { $0.order(of: json) == 0 } ?? false
  }

  /// True if a JSON number is one of the numbers.
  func contains(number json: UnsafeRawBufferPointer) -> Bool {
    !numbers.isEmpty && Self.isIn(numbers[NumberKey(json).bits], json)
  }

  /// True if a JSON number equals a number that one of the texts is.
  func contains(numberOfText json: UnsafeRawBufferPointer) -> Bool {
    !numbersOfTexts.isEmpty && Self.isIn(numbersOfTexts[NumberKey(json).bits], json)
  }

  func contains(_ date: DateText) -> Bool { dates.contains(date) }

  func contains(_ value: Bool) -> Bool { isOn.contains(value) }

  /// True if a folded text is one of the texts; `isNumber`: the record has a number.
  func contains(text folded: [UInt8], isNumber: Bool) -> Bool {
    texts.contains(folded) || !isNumber && textsOfNumbers.contains(folded)
  }
}

/// Spans of dates, most of which are single days.
private struct EqualDates: Sendable {
  private struct Span: Hashable {
    let first, last: DateText

    func contains(_ date: DateText) -> Bool { !date.isBefore(first) && !last.isBefore(date) }
  }

  private var byDay: [Int: [Span]] = [:]
  /// Months and years, and times without a day.
  private var others: Set<Span> = []
  private var known: Set<Span> = []

  /// Maximum number of days by which notations of an instant may differ: offsets are below
  /// 24 hours.
  private static let mostDaysApart = 3

  mutating func insert(_ first: DateText, _ last: DateText) {
    let span = Span(first: first, last: last)
    guard known.insert(span).inserted else { return }
    if first.hasDay, last.hasDay, first.date == last.date {
      byDay[first.date.dayNumber, default: []].append(span)
    } else {
      others.insert(span)
    }
  }

  func contains(_ date: DateText) -> Bool {
    guard !known.isEmpty else { return false }
    // Without a day it is compared by its time alone.
    guard date.hasDay else { return known.contains { $0.contains(date) } }
    let day = date.date.dayNumber
    return (day - Self.mostDaysApart...day + Self.mostDaysApart).contains { day in
      byDay[day]?.contains { $0.contains(date) } ?? false
    } || others.contains { $0.contains(date) }
  }
}
