import Forms
import JSONText
import Values

/// From a value to the text of an editor, and back to what is written.
extension RecordBinder {
  /// The text an editor opens with: a string's characters, a number's JSON text, an ISO date, "" for missing and null.
  package func editText(of bound: BoundRow) -> String {
    guard case .value(let slice) = bound.content else { return "" }
    return editText(of: slice, in: bound.state)
  }

  /// The text an editor opens with on a value.
  func editText(of slice: JSONSlice, in state: RowState) -> String {
    let (row, rules) = (state.row, state.rules)
    if let dates = rules.dates, let date = dates.date(of: slice) { return dates.editText(of: date) }
    if let index = rules.switchValues?.index(of: slice) { return Self.switchText(isOn: index == 0) }
    switch slice.kind {
    case .null: return ""
    case .bool where row.valueType == .bool && rules.takes(slice, kind: .bool):
      return Self.switchText(isOn: slice.text == "true")
    case .string:
      let text = slice.stringValue
      if let masked = masked(text, in: row) { return masked }
      // In a row that takes any JSON a text that reads as JSON is in its quotes.
      return takesJSON(row, replacing: .value(slice)) && Self.looksLikeJSON(text)
        ? slice.text : text
    case .number: return typedText(ofNumber: slice.text, in: row)
    case .bool: return slice.text
    case .array, .object: return JSONSkip.compactText(slice, limit: .max)
    }
  }

  /// What committing `text` writes; or why it can't be. The same way for the screen and for `set`.
  package func conversion(of text: String, in bound: BoundRow, original: RowContent)
    -> Result<RowEdit, ValidationFailure>
  {
    converted(text, in: offering(.text(text), in: bound), original: original)
      .mapError { $0.showing(text, of: bound.row) }
  }

  private func converted(_ text: String, in bound: BoundRow, original: RowContent)
    -> Result<RowEdit, ValidationFailure>
  {
    let row = bound.row
    if let reason = bound.readOnlyReason { return .failure(row.failure(.path, reason)) }
    if !text.isEmpty, let failure = choiceTypeFailure(bound) { return .failure(failure) }
    if let edit = keepingType(text, in: bound) { return .success(edit) }
    let opened = editText(of: bound)
    // Bytes, not characters: é in two code points is another text than é in one.
    if text.utf8.elementsEqual(opened.utf8) { return .success(retyped(text, in: bound)) }
    let text = row.trimsWhitespace ? text.trimmingWhitespace() : text
    if text.utf8.elementsEqual(opened.utf8) { return .success(retyped(text, in: bound)) }
    if let failure = refusalToReplace(bound) { return .failure(failure) }
    guard !text.isEmpty, !row.isNullTitle(text) else {
      return clearing(bound, original: original)
    }
    let stored: String
    let plain = row.takesOnlyChoices ? text : plain(text, in: bound.state, replacing: bound.content)
    switch unmasked(plain, in: row) {
    case .success(let text): stored = text
    case .failure(let failure): return .failure(failure)
    }
    if row.inputMask == nil,
      let refused = refusedCharacter(of: plain, in: bound.state, replacing: bound.content)
    {
      let character = bound.state.disclosure.isSecret ? nil : String(Array(plain)[refused.place])
      let message = texts.characterNotTaken(
        character, number: refused.place + 1, reason: refused.reason)
      return .failure(row.failure(.type, message))
    }
    switch value(of: stored, in: row, stored: bound.content) {
    case .success(let value): return judged(value, in: bound)
    case .failure(let failure): return .failure(failure)
    }
  }

  /// What the text of the value itself writes: nothing, unless the value is of another type than the text comes to.
  private func retyped(_ text: String, in bound: BoundRow) -> RowEdit {
    guard case .value(let slice) = bound.content, slice.kind.isScalar, !text.isEmpty,
      !isOfItsType(slice, bound.state), refusalToReplace(bound) == nil,
      case .success(let value) = value(of: text, in: bound.row, stored: bound.content),
      case .success(let edit) = judged(value, in: bound)
    else { return .unchanged }
    return edit
  }

  private func isOfItsType(_ slice: JSONSlice, _ state: RowState) -> Bool {
    guard state.rules.takes(slice, kind: slice.kind) else { return false }
    guard state.row.valueType == .date, case .none = state.rules.choices else { return true }
    if let dates = state.rules.dates { return dates.date(of: slice) != nil }
    return DateText(slice.stringValue) != nil
  }

  /// The edit that a value makes which needs no parsing (a switch, a choice); or why it is refused. `isForced`
  /// (`set --json`) replaces also what the row's cell can't represent, `isAsked` (`E`) any scalar by the side of a switch.
  package func conversion(
    of value: JSONValue, in bound: BoundRow, isForced: Bool = false, isAsked: Bool = false
  ) -> Result<RowEdit, ValidationFailure> {
    if let reason = bound.readOnlyReason { return .failure(bound.row.failure(.path, reason)) }
    if !isForced, let failure = refusalToReplace(bound, isAsked: isAsked) {
      return .failure(failure)
    }
    return judged(value, in: offering(.value(value), in: bound))
      .mapError { $0.showing(value.plainText, of: bound.row) }
  }

  /// Why the keyboard does not take some character of `text`; nil when it takes them all.
  package func refusal(ofText text: String, in state: RowState) -> String? {
    for character in text {
      if let reason = refusal(of: character, in: state) { return reason }
    }
    return nil
  }

  /// Why no text of a choice may replace a value that is of another type than the choices.
  private func choiceTypeFailure(_ bound: BoundRow) -> ValidationFailure? {
    guard bound.row.takesOnlyChoices, case .value(let slice) = bound.content,
      slice.kind.isScalar, bound.state.rules.choices?.index(of: slice) == nil
    else { return nil }
    guard var failure = bound.row.ofOtherType(slice.text, slice.kind, texts) else { return nil }
    failure.message = texts.setJSONWritesAnotherType(failure.message)
    return failure
  }

  // MARK: Steps

  /// The value under the row's rules: an error refuses it, warnings do not.
  func judged(
    _ value: JSONValue, in bound: BoundRow
  ) -> Result<RowEdit, ValidationFailure> {
    let edit = edit(writing: value, in: bound)
    guard edit != .unchanged else { return .success(edit) }
    let count = if case .array(let items) = value { items.count } else { 0 }
    if let failure = refusal(ofItemCount: count, in: bound) { return .failure(failure) }
    if let failure = disabledChoiceFailure(value, in: bound) { return .failure(failure) }
    var breaches: [RuleBreach] = []
    bound.state.rules.judge(
      JSONSlice(writing: value), within: limitsEdits ? patternBudget : nil, into: &breaches)
    var failures = breaches.map { failure($0, of: bound.row) }
    if bound.row.hasSeveralChoices, addsOnlyOffered(value, to: bound) {
      failures.removeAll { $0.rule == .choice }
    }
    if let error = failures.first(where: { $0.severity == .error }) { return .failure(error) }
    if let breach = breachAmongSiblings(of: JSONSlice(writing: value), by: bound.state.rules) {
      return .failure(failure(breach, of: bound.row))
    }
    return .success(edit)
  }

  /// Writes a value, unless it is there already.
  func edit(writing value: JSONValue, in bound: BoundRow) -> RowEdit {
    if case .value(let slice) = bound.content, slice.value == value { return .unchanged }
    return .set(value)
  }

  // MARK: Typed text to values

  /// The JSON value that a non-empty text means in the row.
  func value(
    of text: String, in row: ConfigRow, stored: RowContent
  ) -> Result<JSONValue, ValidationFailure> {
    if row.hasSeveralChoices { return several(text, in: row, stored: stored) }
    if row.offersChoices {
      if let chosen = choice(text, in: row) { return chosen }
      if row.takesOnlyChoices { return .failure(notOffered(text, in: row)) }
    }
    if row.hasSwitchValues { return switchValue(text, in: row) }
    switch row.entryType(replacing: stored) {
    case .string:
      return .success(.string(row.takesASCIIDigits ? text.withASCIIDigits : text))
    case .integer:
      let number = number(text, in: row)
      // A pattern says itself how its numbers are written.
      guard prepared(row).state.rules.pattern == nil else { return number }
      return number.map { $0.asWholeNumber(replacing: stored) }
    case .number: return number(text, in: row)
    case .bool: return switchValue(text, in: row)
    case .date: return date(text, in: row, stored: stored)
    case .array, .object, .any: return json(text, in: row, replacing: stored)
    }
  }

  /// What a row stores for a text that is typed in it, letter by letter; nothing where what is equal is found by its value:
  /// numbers, dates, switches.
  package func storedValues(of text: String, in row: ConfigRow) -> [JSONValue] {
    if row.offersChoices { return row.choices(called: text).map(\.value) }
    guard row.valuePath != nil, !row.isSwitch else { return [] }
    switch row.entryType(replacing: .none) {
    case .string:
      let text = row.capitalization.applied(
        to: row.trimsWhitespace ? text.trimmingWhitespace() : text)
      guard case .success(let stored) = unmasked(text, in: row) else { return [] }
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

  /// Whether what is typed is read as JSON.
  func takesJSON(_ row: ConfigRow, replacing content: RowContent) -> Bool {
    !row.offersChoices && [.any, .array, .object].contains(row.entryType(replacing: content))
  }

  /// Whether a text is the one that a row of any type has, without the quotes that an editor shows around one that reads as
  /// JSON: what `get` prints changes nothing when it is set.
  package func isStored(_ text: String, in bound: BoundRow) -> Bool {
    guard bound.row.valueType == .any, takesJSON(bound.row, replacing: bound.content),
      case .value(let slice) = bound.content, slice.kind == .string
    else { return false }
    return text.utf8.elementsEqual(slice.stringValue.utf8)
  }

  /// Whether a text must be quoted to be a text in a row of any JSON.
  private static func looksLikeJSON(_ text: String) -> Bool {
    beginsLikeJSON(text) || (try? JSONSlice(parsing: text)) != nil
  }

  /// Whether a text begins as only a list, an object or a quoted text does.
  private static func beginsLikeJSON(_ text: String) -> Bool {
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
    return first.map { "{[\"".unicodeScalars.contains($0) } ?? false
  }
}

extension ConfigRow {
  /// Whether its values are lists, or objects.
  fileprivate var takesOnlyContainers: Bool { valueType == .array || valueType == .object }
}

extension JSONSlice {
  /// Whether it is a text of digits that JSON takes for no number: a postcode such as 00501, shown without quotes, so that
  /// another one is typed without, too.
  fileprivate var isTextOfDigits: Bool {
    guard kind == .string else { return false }
    let text = stringValue
    return text.hasPrefix("0") && text.utf8.count > 1
      && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
