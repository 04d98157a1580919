import Forms
import JSONText
import Texts
import Values

/// Values of any type, lists or objects, typed as JSON.
struct JSONValueFormat: ValueFormat {
  /// The kind of container that the row takes; nil: any value.
  let container: JSONKind?
  var type: TypeRule { TypeRule(container.map { StoredKinds($0) } ?? .any) }
  var order: ValueKind? { container == nil ? nil : .container }
  var nothing: JSONValue {
    container == .array ? .array([]) : container == .object ? .object([]) : .string("")
  }
  var samples: [String] {
    container == nil ? TextValueFormat().samples : [nothing.jsonText()]
  }

  /// In a row that takes any JSON a text that reads as JSON is in its quotes.
  func typedText(of slice: JSONSlice, in context: RowNotation) -> String {
    guard slice.kind == .string, takesJSON(in: context.row, replacing: .value(slice)),
      Self.looksLikeJSON(slice.stringValue)
    else { return context.plainText(of: slice) }
    return slice.text
  }

  func represents(_ slice: JSONSlice, in state: RowState, isAsked: Bool) -> Bool {
    slice.kind.isScalar || takesJSON(in: state.row, replacing: .value(slice))
  }

  func value(of text: String, in context: RowNotation, replacing stored: RowContent) -> TypedValue {
    if let usual = context.row.usualFormat(replacing: stored) {
      return usual.value(of: text, in: context, replacing: stored)
    }
    return json(text, in: context, replacing: stored)
  }

  func storedValues(of text: String, in context: RowNotation) -> [JSONValue] {
    if let usual = context.row.usualFormat(replacing: .none) {
      return usual.storedValues(of: text, in: context)
    }
    let value = try? json(text, in: context).get()
    return value.map { [$0] } ?? []
  }

  /// True where typed text is read as JSON.
  private func takesJSON(in row: ConfigRow, replacing content: RowContent) -> Bool {
    !row.offersChoices && row.usualFormat(replacing: content) == nil
  }

  /// The JSON that a text is; a row that takes any takes other texts as strings. A list or an object is replaced by
  /// another one only: a few keys typed over it would lose all that is in it.
  func json(_ text: String, in context: RowNotation, replacing stored: RowContent = .none)
    -> TypedValue
  {
    let (row, texts) = (context.row, context.texts)
    let slice = stored.slice.flatMap { $0.kind.isScalar || $0.isEmptyValue ? nil : $0 }
    do throws(JSONSyntaxError) {
      let value = try JSONSlice(parsing: text).value
      if value.kind == .number, container == nil, stored.slice?.isTextOfDigits == true {
        return .success(.string(text))
      }
      if value.kind.isScalar, value.kind != .null, container != nil {
        return .failure(isNotOfItsType(context, replacing: stored))
      }
      guard let former = slice?.kind, value.kind.isScalar else { return .success(value) }
      return .failure(refusal(ofScalar: value.kind, for: former, in: row, texts))
    } catch {
      if container == nil, !Self.beginsLikeJSON(text) {
        guard let former = slice?.kind else { return .success(.string(text)) }
        return .failure(refusal(ofScalar: .string, for: former, in: row, texts))
      }
      if !Self.beginsLikeJSON(text), container != nil {
        return .failure(isNotOfItsType(context, replacing: stored))
      }
      let reason = row.disclosure.isSecret ? nil : error.message.text(in: texts)
      return .failure(row.failure(.type, texts.isNoJSON(because: reason)))
    }
  }

  /// A text that is not the list or the object that the row takes, with an example of one.
  private func isNotOfItsType(_ context: RowNotation, replacing stored: RowContent)
    -> ValidationFailure
  {
    let (row, texts) = (context.row, context.texts)
    let example = example(in: row, replacing: stored, context.notation.form)
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
