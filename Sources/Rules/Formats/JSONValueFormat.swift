import Forms
import JSONText
import Texts
import Values

/// Values of any type, lists or objects, typed as JSON.
struct JSONValueFormat: ValueFormat {
  /// The kind of container that the row takes; nil: any value.
  let container: JSONKind?

  /// In a row that takes any JSON a text that reads as JSON is in its quotes.
  func typedText(of slice: JSONSlice, in state: RowState, by notation: ValueNotation) -> String {
    guard slice.kind == .string, takesJSON(in: state.row, replacing: .value(slice)),
      Self.looksLikeJSON(slice.stringValue)
    else { return notation.plainText(of: slice, in: state.row) }
    return slice.text
  }

  func represents(_ slice: JSONSlice, in state: RowState, isAsked: Bool) -> Bool {
    slice.kind.isScalar || takesJSON(in: state.row, replacing: .value(slice))
  }

  func value(
    of text: String, in state: RowState, replacing stored: RowContent, by notation: ValueNotation
  ) -> Result<JSONValue, ValidationFailure> {
    if let usual = state.row.usualFormat(replacing: stored) {
      return usual.value(of: text, in: state, replacing: stored, by: notation)
    }
    return json(text, in: state.row, replacing: stored, by: notation)
  }

  func storedValues(
    of text: String, in state: RowState, by notation: ValueNotation
  ) -> [JSONValue] {
    if let usual = state.row.usualFormat(replacing: .none) {
      return usual.storedValues(of: text, in: state, by: notation)
    }
    let value = try? json(text, in: state.row, by: notation).get()
    return value.map { [$0] } ?? []
  }

  /// True where typed text is read as JSON.
  private func takesJSON(in row: ConfigRow, replacing content: RowContent) -> Bool {
    !row.offersChoices && row.usualFormat(replacing: content) == nil
  }

  /// The JSON that a text is; a row that takes any takes other texts as strings. A list or an object is replaced by
  /// another one only: a few keys typed over it would lose all that is in it.
  func json(
    _ text: String, in row: ConfigRow, replacing stored: RowContent = .none,
    by notation: ValueNotation
  ) -> Result<JSONValue, ValidationFailure> {
    let former: JSONKind? =
      if case .value(let slice) = stored, !slice.kind.isScalar, !slice.isEmptyValue {
        slice.kind
      } else { nil }
    do throws(JSONSyntaxError) {
      let value = try JSONSlice(parsing: text).value
      if value.kind == .number, container == nil, stored.slice?.isTextOfDigits == true {
        return .success(.string(text))
      }
      if value.kind.isScalar, value.kind != .null, container != nil {
        return .failure(isNotOfItsType(row, replacing: stored, by: notation))
      }
      guard let former, value.kind.isScalar else { return .success(value) }
      return .failure(refusal(ofScalar: value.kind, for: former, in: row, notation.texts))
    } catch {
      if container == nil, !Self.beginsLikeJSON(text) {
        guard let former else { return .success(.string(text)) }
        return .failure(refusal(ofScalar: .string, for: former, in: row, notation.texts))
      }
      if !Self.beginsLikeJSON(text), container != nil {
        return .failure(isNotOfItsType(row, replacing: stored, by: notation))
      }
      let reason = row.disclosure.isSecret ? nil : error.message.text(in: notation.texts)
      return .failure(row.failure(.type, notation.texts.isNoJSON(because: reason)))
    }
  }

  /// A text that is not the list or the object that the row takes, with an example of one.
  private func isNotOfItsType(
    _ row: ConfigRow, replacing stored: RowContent, by notation: ValueNotation
  ) -> ValidationFailure {
    let (example, texts) = (example(in: row, replacing: stored, by: notation), notation.texts)
    return row.failure(.type, texts.isNot(row.valueType.words(in: texts), example: example))
  }

  private func refusal(
    ofScalar kind: JSONKind, for container: JSONKind, in row: ConfigRow, _ texts: Texts
  ) -> ValidationFailure {
    let message = texts.holds(container.words(in: texts), not: kind.words(in: texts))
    return row.failure(.type, texts.leftAlone(message))
  }

  /// True where a text must be quoted to be a text in a row of any JSON.
  private static func looksLikeJSON(_ text: String) -> Bool {
    beginsLikeJSON(text) || (try? JSONSlice(parsing: text)) != nil
  }

  /// True where a text begins as only a list, an object or a quoted text does.
  private static func beginsLikeJSON(_ text: String) -> Bool {
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
    return first.map { "{[\"".unicodeScalars.contains($0) } ?? false
  }
}

extension ConfigRow {
  /// The format of the values next to it that a typed text is read in; nil where it is read as JSON.
  fileprivate func usualFormat(replacing content: RowContent) -> (any ValueFormat)? {
    let type = entryType(replacing: content)
    return [.any, .array, .object].contains(type) ? nil : type.format
  }
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
