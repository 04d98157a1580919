import JSONText
import Patterns

/// A row's rules, prepared so that a value is judged on its bytes: `check` does so a million times.
struct RowRules: Sendable {
  let type: ValueType
  let isRequired: Bool
  let minimumLength: Int?
  let maximumLength: Int?
  let pattern: RowPattern?
  let minimum: NumberBound?
  let maximum: NumberBound?
  let earliest: DateText?
  let latest: DateText?
  let maximumFractionDigits: Int?
  let choices: ListedValues?
  /// The two values of a switch that stores others than true and false.
  let switchValues: ListedValues?
  let takesEmptyText: Bool
  /// Whether a number's digits matter beyond their being a number.
  private let readsNumbers: Bool
  private let readsText: Bool

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
    let isPlainSwitch = row.trueValue == .bool(true) && row.falseValue == .bool(false)
    switchValues =
      row.valueType == .bool && !isPlainSwitch
      ? ListedValues([row.trueValue, row.falseValue]) : nil
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
  func judgeMissing(_ row: borrowing ConfigRow, into failures: inout [ValidationFailure]) {
    if isRequired { failures.append(row.requiredFailure) }
  }

  /// Appends what the value breaks: its first error, and the warnings. O(value).
  func judge(
    _ slice: JSONSlice, of row: borrowing ConfigRow, into failures: inout [ValidationFailure]
  ) {
    let bytes = UnsafeRawBufferPointer(rebasing: slice.buffer.bytes[slice.range])
    switch bytes[0] {
    case UInt8(ascii: "n"):
      if switchValues?.index(of: slice) == nil { judgeMissing(row, into: &failures) }
    case UInt8(ascii: "\""):
      judgeText(bytes, slice, row, &failures)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      judgeContainer(bytes, slice, row, &failures)
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      guard takes(slice, kind: .bool) else { return failures.append(row.typeFailure(found: .bool)) }
      if judgePattern(bytes, row, &failures) { judgeChoice(slice, row, &failures) }
    default:
      judgeNumber(bytes, slice, row, &failures)
    }
  }

  /// Whether the row takes a value of this kind at all.
  func takes(_ slice: JSONSlice, kind: JSONKind) -> Bool {
    if let switchValues { return switchValues.index(of: slice) != nil }
    switch type {
    case .any: return true
    case .string, .date: return kind == .string
    case .integer, .number: return kind == .number
    case .bool: return kind == .bool
    case .array: return kind == .array
    case .object: return kind == .object
    }
  }

  // MARK: By kind

  private func judgeText(
    _ bytes: UnsafeRawBufferPointer, _ slice: JSONSlice, _ row: borrowing ConfigRow,
    _ failures: inout [ValidationFailure]
  ) {
    guard bytes.count > 2 || takesEmptyText || switchValues != nil,
      takes(slice, kind: .string) || bytes.count == 2 && switchValues == nil
    else { return failures.append(row.typeFailure(found: .string)) }
    let content = UnsafeRawBufferPointer(rebasing: bytes[1..<bytes.count - 1])
    var date: DateText?
    if type == .date, !content.isEmpty {
      date = DateText(utf8: content)
      if date == nil { return failures.append(row.dateFailure) }
    }
    if isRequired, Self.isBlank(content) { return failures.append(row.requiredFailure) }
    guard !content.isEmpty else { return }
    if readsText, !judgeCharacters(content, row, &failures) { return }
    if let date {
      if let earliest, date.isBefore(earliest) { return failures.append(row.belowMinimum) }
      if let latest, latest.isBefore(date) { return failures.append(row.aboveMaximum) }
    }
    judgeChoice(slice, row, &failures)
  }

  /// Length and pattern; false after an error.
  private func judgeCharacters(
    _ content: UnsafeRawBufferPointer, _ row: borrowing ConfigRow,
    _ failures: inout [ValidationFailure]
  ) -> Bool {
    let isPlain = Self.isPlainASCII(content)
    let text = isPlain ? "" : JSONSkip.text(ofString: content)
    if minimumLength != nil || maximumLength != nil {
      let count = isPlain ? content.count : text.count
      if let minimumLength, count < minimumLength {
        failures.append(row.tooShort(count: count))
        return false
      }
      if let maximumLength, count > maximumLength {
        failures.append(row.tooLong(count: count))
        return false
      }
    }
    guard pattern != nil else { return true }
    guard !isPlain else { return judgePattern(content, row, &failures) }
    var decoded = text
    return decoded.withUTF8 { judgePattern(UnsafeRawBufferPointer($0), row, &failures) }
  }

  /// Judges the characters of a text, or a number's JSON text; false after an error.
  private func judgePattern(
    _ text: UnsafeRawBufferPointer, _ row: borrowing ConfigRow,
    _ failures: inout [ValidationFailure]
  ) -> Bool {
    switch pattern?.matches(utf8: text) {
    case .mismatch:
      failures.append(row.patternFailure(value: String(decoding: text, as: UTF8.self)))
      return false
    case .notJudged: failures.append(row.patternNotJudged)
    case .match, nil: break
    }
    return true
  }

  private func judgeNumber(
    _ bytes: UnsafeRawBufferPointer, _ slice: JSONSlice, _ row: borrowing ConfigRow,
    _ failures: inout [ValidationFailure]
  ) {
    guard takes(slice, kind: .number) else {
      return failures.append(row.typeFailure(found: .number))
    }
    let fixed = readsNumbers ? FixedNumber(bytes) : nil
    let exact = readsNumbers && fixed == nil ? DecimalText(utf8: bytes) : nil
    if type == .integer, !(fixed?.isInteger ?? exact?.isInteger ?? true) {
      return failures.append(row.typeFailure(found: .number))
    }
    guard judgePattern(bytes, row, &failures) else { return }
    if readsNumbers, fixed == nil, exact == nil {
      let words = "not judged: the exponent is too large"
      failures.append(row.failure(.type, words, severity: .warning))
    }
    if let minimum, minimum.isAbove(fixed, exact) { return failures.append(row.belowMinimum) }
    if let maximum, maximum.isBelow(fixed, exact) { return failures.append(row.aboveMaximum) }
    if let maximumFractionDigits {
      let digits = fixed?.fractionDigits ?? exact?.fractionDigits ?? 0
      if digits > maximumFractionDigits { return failures.append(row.tooPrecise(digits: digits)) }
    }
    judgeChoice(slice, row, &failures)
  }

  private func judgeContainer(
    _ bytes: UnsafeRawBufferPointer, _ slice: JSONSlice, _ row: borrowing ConfigRow,
    _ failures: inout [ValidationFailure]
  ) {
    let kind: JSONKind = bytes[0] == UInt8(ascii: "{") ? .object : .array
    guard takes(slice, kind: kind) else { return failures.append(row.typeFailure(found: kind)) }
    if isRequired, kind == .array, bytes[JSONSkip.space(bytes, at: 1)] == UInt8(ascii: "]") {
      return failures.append(row.requiredFailure)
    }
    judgeChoice(slice, row, &failures)
  }

  private func judgeChoice(
    _ slice: JSONSlice, _ row: borrowing ConfigRow, _ failures: inout [ValidationFailure]
  ) {
    guard let choices, choices.index(of: slice) == nil else { return }
    failures.append(row.notOffered(value: slice.kind.isScalar ? slice.text : nil))
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
    return JSONSkip.text(ofString: content).allSatisfy(\.isWhitespace)
  }
}

extension JSONKind {
  var isScalar: Bool { self != .array && self != .object }
}
