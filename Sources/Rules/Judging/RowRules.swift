import Forms
import JSONText
import Patterns
import Values

/// A row's rules, prepared so that a value is judged on its bytes: `check` does so a million times.
///
/// Immutable, and a class so that handing it on counts one reference instead of copying all of it,
/// which took a third of the time.
package final class RowRules: Sendable {
  private let type: ValueType
  private let isRequired: Bool
  private let minimumLength: Int?
  private let maximumLength: Int?
  private let pattern: RowPattern?
  private let minimum: NumberBound?
  private let maximum: NumberBound?
  private let earliest: DateText?
  private let latest: DateText?
  private let maximumFractionDigits: Int?
  /// The values offered, in the row's order; nil for a row without choices.
  package let choices: ListedValues?
  /// The two values of a switch that stores others than true and false.
  package let switchValues: ListedValues?
  private let takesEmptyText: Bool
  /// Whether a number's digits matter beyond their being a number.
  private let readsNumbers: Bool
  private let readsText: Bool

  /// Prepares a row's rules. O(choices).
  init(_ row: ConfigRow) {
    type = row.valueType
    isRequired = row.required
    minimumLength = row.minimumLength
    maximumLength = row.maximumLength
    pattern = row.regex
    minimum = NumberBound(row.minimumValue)
    maximum = NumberBound(row.maximumValue)
    earliest = Self.date(row.minimumValue)
    latest = Self.date(row.maximumValue)
    maximumFractionDigits = row.maximumFractionDigits
    choices = row.choices.isEmpty ? nil : ListedValues(row.choices.map(\.value))
    switchValues =
      row.hasSwitchValues ? ListedValues([row.trueValue, row.falseValue]) : nil
    takesEmptyText = [.string, .any].contains(row.valueType) || row.emptyValue == .emptyString
    readsNumbers =
      minimum != nil || maximum != nil || maximumFractionDigits != nil || type == .integer
    readsText = minimumLength != nil || maximumLength != nil || pattern != nil
  }

  private static func date(_ bound: Bound?) -> DateText? {
    guard case .date(let text)? = bound else { return nil }
    return DateText(text)
  }

  /// What a missing value breaks.
  func judgeMissing(into breaches: inout [RuleBreach]) {
    if isRequired { breaches.append(.required) }
  }

  /// Appends what the value breaks: its first error, and the warnings. O(value).
  ///
  /// Without a budget the pattern is tried however often it was over its limit.
  func judge(
    _ slice: JSONSlice, within budget: PatternBudget? = nil, into breaches: inout [RuleBreach]
  ) {
    let bytes = UnsafeRawBufferPointer(rebasing: slice.buffer.bytes[slice.range])
    switch bytes[0] {
    case UInt8(ascii: "n"):
      if switchValues?.index(of: slice) == nil { judgeMissing(into: &breaches) }
    case UInt8(ascii: "\""):
      judgeText(bytes, slice, budget, &breaches)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      judgeContainer(bytes, slice, &breaches)
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      guard takes(slice, kind: .bool) else { return breaches.append(.type(found: .bool)) }
      if judgePattern(bytes, budget, &breaches) { judgeChoice(slice, &breaches) }
    default:
      judgeNumber(bytes, slice, budget, &breaches)
    }
  }

  /// Whether the row takes a value of this kind at all.
  func takes(_ slice: JSONSlice, kind: JSONKind) -> Bool {
    if let switchValues { return switchValues.index(of: slice) != nil }
    switch type {
    // A list of choices offers single values, unless it lists this very one.
    case .any: return choices == nil || kind.isScalar || choices?.index(of: slice) != nil
    case .string, .date: return kind == .string
    case .integer, .number: return kind == .number
    case .bool: return kind == .bool
    case .array: return kind == .array
    case .object: return kind == .object
    }
  }

  // MARK: By kind

  private func judgeText(
    _ bytes: UnsafeRawBufferPointer, _ slice: JSONSlice, _ budget: PatternBudget?,
    _ breaches: inout [RuleBreach]
  ) {
    guard bytes.count > 2 || takesEmptyText || switchValues != nil,
      takes(slice, kind: .string) || bytes.count == 2 && switchValues == nil
    else { return breaches.append(.type(found: .string)) }
    let content = UnsafeRawBufferPointer(rebasing: bytes[1..<bytes.count - 1])
    var date: DateText?
    if type == .date, !content.isEmpty {
      date = DateText(utf8: content)
      if date == nil { return breaches.append(.type(found: .string)) }
    }
    if isRequired, Self.isBlank(content) { return breaches.append(.required) }
    guard !content.isEmpty else { return }
    if readsText, !judgeCharacters(content, budget, &breaches) { return }
    if let date {
      if let earliest, date.isBefore(earliest) { return breaches.append(.belowMinimum) }
      if let latest, latest.isBefore(date) { return breaches.append(.aboveMaximum) }
    }
    judgeChoice(slice, &breaches)
  }

  /// Length and pattern; false after an error.
  private func judgeCharacters(
    _ content: UnsafeRawBufferPointer, _ budget: PatternBudget?, _ breaches: inout [RuleBreach]
  ) -> Bool {
    let isPlain = Self.isPlainASCII(content)
    let text = isPlain ? "" : JSONSkip.text(ofString: content)
    if minimumLength != nil || maximumLength != nil {
      let count = isPlain ? content.count : text.count
      if let minimumLength, count < minimumLength {
        breaches.append(.tooShort(count: count))
        return false
      }
      if let maximumLength, count > maximumLength {
        breaches.append(.tooLong(count: count))
        return false
      }
    }
    guard pattern != nil else { return true }
    guard !isPlain else { return judgePattern(content, budget, &breaches) }
    var decoded = text
    return decoded.withUTF8 { judgePattern(UnsafeRawBufferPointer($0), budget, &breaches) }
  }

  /// Judges the characters of a text, or a number's JSON text; false after an error.
  private func judgePattern(
    _ text: UnsafeRawBufferPointer, _ budget: PatternBudget?, _ breaches: inout [RuleBreach]
  ) -> Bool {
    switch pattern?.matches(utf8: text, within: budget) {
    case .mismatch:
      breaches.append(.pattern(value: String(decoding: text, as: UTF8.self)))
      return false
    case .notJudged: breaches.append(.patternNotJudged)
    case .givenUp: breaches.append(.patternGivenUp)
    case .match, nil: break
    }
    return true
  }

  private func judgeNumber(
    _ bytes: UnsafeRawBufferPointer, _ slice: JSONSlice, _ budget: PatternBudget?,
    _ breaches: inout [RuleBreach]
  ) {
    guard takes(slice, kind: .number) else {
      return breaches.append(.type(found: .number))
    }
    let fixed = readsNumbers ? FixedNumber(bytes) : nil
    let exact = readsNumbers && fixed == nil ? DecimalText(utf8: bytes) : nil
    if type == .integer, !(fixed?.isInteger ?? exact?.isInteger ?? true) {
      return breaches.append(.type(found: .number))
    }
    guard judgePattern(bytes, budget, &breaches) else { return }
    if readsNumbers, fixed == nil, exact == nil {
      breaches.append(.numberNotJudged)
    }
    if let minimum, minimum.isAbove(fixed, exact) { return breaches.append(.belowMinimum) }
    if let maximum, maximum.isBelow(fixed, exact) { return breaches.append(.aboveMaximum) }
    if let maximumFractionDigits {
      let digits = fixed?.fractionDigits ?? exact?.fractionDigits ?? 0
      if digits > maximumFractionDigits { return breaches.append(.tooPrecise(digits: digits)) }
    }
    judgeChoice(slice, &breaches)
  }

  private func judgeContainer(
    _ bytes: UnsafeRawBufferPointer, _ slice: JSONSlice, _ breaches: inout [RuleBreach]
  ) {
    let kind: JSONKind = bytes[0] == UInt8(ascii: "{") ? .object : .array
    guard takes(slice, kind: kind) else { return breaches.append(.type(found: kind)) }
    if isRequired, kind == .array, slice.isEmptyContainer {
      return breaches.append(.required)
    }
    judgeChoice(slice, &breaches)
  }

  private func judgeChoice(
    _ slice: JSONSlice, _ breaches: inout [RuleBreach]
  ) {
    guard let choices, choices.index(of: slice) == nil else { return }
    breaches.append(.notOffered(value: slice.kind.isScalar ? slice.text : nil, kind: slice.kind))
  }

  // MARK: Bytes

  /// ASCII without escapes: each byte is one grapheme cluster.
  private static func isPlainASCII(_ content: UnsafeRawBufferPointer) -> Bool {
    var all: UInt8 = 0
    var hasEscape = false
    for byte in content {
      all |= byte
      hasEscape = hasEscape || byte == UInt8(ascii: "\\")
    }
    return all < 0x80 && !hasEscape
  }

  private static func isBlank(_ content: UnsafeRawBufferPointer) -> Bool {
    guard let first = content.first(where: { $0 != UInt8(ascii: " ") }) else { return true }
    guard first >= 0x80 || first == UInt8(ascii: "\\") else { return false }
    return JSONSkip.text(ofString: content).unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
