import Forms
import JSONText
import Texts
import Values

/// Converts values to the text of an editor, and typed text to values.
package struct EntryNotation {
  let plan: FormPlan

  var texts: Texts { plan.texts }
  private var numbers: NumberNotation { plan.numbers }

  /// The text an editor opens with on a value.
  func text(of slice: JSONSlice, in state: RowState) -> String {
    let (row, rules) = (state.row, state.rules)
    if let dates = rules.dates, let date = dates.date(of: slice) { return dates.editText(of: date) }
    if let index = rules.switchValues?.index(of: slice) { return Self.switchText(isOn: index == 0) }
    switch slice.kind {
    case .null: return ""
    case .bool where row.valueType == .bool && rules.takes(slice, kind: .bool):
      return Self.switchText(isOn: slice.text == "true")
    case .string:
      let text = slice.stringValue
      if let masked = row.masked(text) { return masked }
      // In a row that takes any JSON a text that reads as JSON is in its quotes.
      return row.takesJSON(replacing: .value(slice)) && Self.looksLikeJSON(text)
        ? slice.text : text
    case .number: return numbers.typedText(ofNumber: slice.text, in: row)
    case .bool: return slice.text
    case .array, .object: return JSONSkip.compactText(slice, limit: .max)
    }
  }

  // MARK: Typed text to values

  /// The JSON value that a non-empty text means in the row.
  func value(
    of text: String, in row: ConfigRow, replacing stored: RowContent
  ) -> Result<JSONValue, ValidationFailure> {
    if row.hasSeveralChoices { return several(text, in: row, replacing: stored) }
    if row.offersChoices {
      if let chosen = choice(text, in: row) { return chosen }
      if row.takesOnlyChoices { return .failure(notOffered(text, in: row)) }
    }
    if row.hasSwitchValues { return switchValue(text, in: row) }
    switch row.entryType(replacing: stored) {
    case .string:
      return .success(.string(row.takesASCIIDigits ? text.withASCIIDigits : text))
    case .integer:
      let number = numbers.number(text, in: row)
      // A pattern says itself how its numbers are written.
      guard plan.pattern(of: row) == nil else { return number }
      return number.map { $0.asWholeNumber(replacing: stored) }
    case .number: return numbers.number(text, in: row)
    case .bool: return switchValue(text, in: row)
    case .date: return plan.dateEntry(in: row).value(of: text, replacing: stored.slice)
    case .array, .object, .any: return json(text, in: row, replacing: stored)
    }
  }

  /// The values that a row stores for a typed text, letter by letter; empty where equal
  /// values are found by value: numbers, dates, switches.
  package func storedValues(of text: String, in row: ConfigRow) -> [JSONValue] {
    if row.offersChoices { return row.choices(called: text).map(\.value) }
    guard row.valuePath != nil, !row.isSwitch else { return [] }
    switch row.entryType(replacing: .none) {
    case .string:
      let text = row.capitalization.applied(
        to: row.trimsWhitespace ? text.trimmingWhitespace() : text)
      guard case .success(let stored) = row.unmasked(text, texts) else { return [] }
      return [.string(row.takesASCIIDigits ? stored.withASCIIDigits : stored)]
    case .array, .object, .any:
      guard case .success(let value) = json(text, in: row) else { return [] }
      return [value]
    case .number, .integer, .bool, .date: return []
    }
  }

  private func switchValue(
    _ text: String, in row: ConfigRow
  ) -> Result<JSONValue, ValidationFailure> {
    guard let isOn = side(of: text, in: row) else {
      let message = texts.takes(row.trueTitle ?? texts.on, or: row.falseTitle ?? texts.off)
      return .failure(row.failure(.type, message))
    }
    return .success(isOn ? row.trueValue : row.falseValue)
  }

  /// The side of a switch that a text means: a stored value (case counts only where both sides differ by it), what
  /// the screen shows, or one of the words for on and off, in English or in Chinese; nil for others.
  package func side(of text: String, in row: ConfigRow) -> Bool? {
    let values = [row.trueValue, row.falseValue].map { $0.textAsTyped }
    if let place = values.firstIndex(of: text) { return place == 0 }
    let lowercased = text.lowercased()
    let titles = [row.trueTitle ?? texts.on, row.falseTitle ?? texts.off]
    let names = [values, titles, [texts.on, texts.off]].lazy.map { $0.map { $0.lowercased() } }
    if let place = names.compactMap({ $0.firstIndex(of: lowercased) }).first { return place == 0 }
    switch String(lowercased.map(\.halfWidth)) {
    case "on", "true", "yes", "1", "y", "是", "开": return true
    case "off", "false", "no", "0", "n", "否", "关": return false
    default: return nil
    }
  }

  /// The JSON that a text is; a row that takes any takes other texts as strings. A list or an object is replaced by
  /// another one only: a few keys typed over it would lose all that is in it.
  func json(
    _ text: String, in row: ConfigRow, replacing stored: RowContent = .none
  ) -> Result<JSONValue, ValidationFailure> {
    let container: JSONKind? =
      if case .value(let slice) = stored, !slice.kind.isScalar, !slice.isEmptyValue {
        slice.kind
      } else { nil }
    do throws(JSONSyntaxError) {
      let value = try JSONSlice(parsing: text).value
      if value.kind == .number, row.valueType == .any, stored.slice?.isTextOfDigits == true {
        return .success(.string(text))
      }
      if value.kind.isScalar, value.kind != .null, row.takesOnlyContainers {
        return .failure(isNotOfItsType(row, replacing: stored))
      }
      guard let container, value.kind.isScalar else { return .success(value) }
      return .failure(refusal(ofScalar: value.kind, for: container, in: row))
    } catch {
      if row.valueType == .any, !Self.beginsLikeJSON(text) {
        guard let container else { return .success(.string(text)) }
        return .failure(refusal(ofScalar: .string, for: container, in: row))
      }
      if !Self.beginsLikeJSON(text), row.takesOnlyContainers {
        return .failure(isNotOfItsType(row, replacing: stored))
      }
      let reason = row.disclosure.isSecret ? nil : error.message.text(in: texts)
      return .failure(row.failure(.type, texts.isNoJSON(because: reason)))
    }
  }

  /// A text that is not the list or the object that the row takes, with an example of one.
  private func isNotOfItsType(_ row: ConfigRow, replacing stored: RowContent) -> ValidationFailure {
    let example = jsonExample(in: row, replacing: stored)
    return row.failure(.type, texts.isNot(row.valueType.words(in: texts), example: example))
  }

  private func refusal(
    ofScalar kind: JSONKind, for container: JSONKind, in row: ConfigRow
  ) -> ValidationFailure {
    let message = texts.holds(container.words(in: texts), not: kind.words(in: texts))
    return row.failure(.type, texts.leftAlone(message))
  }

  /// True where a text must be quoted to be a text in a row of any JSON.
  private static func looksLikeJSON(_ text: String) -> Bool {
    beginsLikeJSON(text) || (try? JSONSlice(parsing: text)) != nil
  }

  /// The text that an editor opens with on a switch, and accepts in any language.
  package static func switchText(isOn: Bool) -> String { isOn ? "on" : "off" }

  /// True where a text begins as only a list, an object or a quoted text does.
  private static func beginsLikeJSON(_ text: String) -> Bool {
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
    return first.map { "{[\"".unicodeScalars.contains($0) } ?? false
  }
}

extension FormPlan {
  package var entries: EntryNotation { EntryNotation(plan: self) }
}

extension ConfigRow {
  /// True where typed text is read as JSON.
  func takesJSON(replacing content: RowContent) -> Bool {
    !offersChoices && [.any, .array, .object].contains(entryType(replacing: content))
  }

  fileprivate var takesOnlyContainers: Bool { valueType == .array || valueType == .object }
}

extension JSONSlice {
  /// True for a text of digits that is no JSON number: a postcode such as 00501, shown
  /// without quotes, so that another one is typed without them, too.
  fileprivate var isTextOfDigits: Bool {
    guard kind == .string else { return false }
    let text = stringValue
    return text.hasPrefix("0") && text.utf8.count > 1
      && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
