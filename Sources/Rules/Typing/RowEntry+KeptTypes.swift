import Forms
import JSONText
import Values

/// Edits of values whose type nobody has given: what is typed stays of the type that the value has, wherever it reads as that,
/// and whatever the first records have.
extension RowEntry {
  /// The edit of a text that replaces a value of another type than the first records have;
  /// nil where the row's type decides.
  func keepingType(_ text: String) -> RowEdit? {
    let text = bound.row.trimsWhitespace ? text.trimmingWhitespace() : text
    guard !text.isEmpty, let kept = boundAsStored, case .value(let slice) = bound.content,
      let value = value(of: text, like: slice.kind, in: kept.row),
      case .success(let edit) = with(kept).judged(value)
    else { return nil }
    return edit
  }

  /// The row with the type of its value; nil where it has that type, or must keep its own.
  private var boundAsStored: BoundRow? {
    let state = bound.state
    guard state.row.keepsTypes, state.rules.kinds.isDisjoint(with: .containers),
      case .value(let slice) = bound.content, let type = slice.kind.typeOfScalar,
      !state.rules.takes(slice, kind: slice.kind)
    else { return nil }
    let row = state.row.with { $0.valueType = type }
    return BoundRow(
      state: RowState(
        row: row, readOnlyReason: nil, disclosure: state.disclosure,
        rules: RowRules(row, type: type.format.type), format: type.format),
      content: bound.content, display: .nothing, problems: [])
  }

  /// A value of some kind that a text is; nil where it is none.
  private func value(of text: String, like kind: JSONKind, in row: ConfigRow) -> JSONValue? {
    let json = try? JSONSlice(parsing: text)
    switch kind {
    case .string: return .string(text)
    case .bool: return json?.kind == .bool ? json?.value : nil
    case .number:
      // It is shown as JSON writes it, and may be typed as the locale does.
      if json?.kind == .number { return json?.value }
      if case .success(let value) = prepared.numbers.number(text, in: row) { return value }
      return nil
    case .null, .array, .object: return nil
    }
  }

  /// The first error that the row's own rules find in its value, as in one that is set; nil
  /// where there is none. Choices in a list that are not offered count only where they are
  /// added.
  package var errorOfSettingAgain: ValidationFailure? {
    guard case .value(let slice) = bound.content else { return nil }
    var breaches: [RuleBreach] = []
    (boundAsStored ?? bound).state.rules.judge(
      slice, within: budget, into: &breaches)
    return breaches.map { prepared.failure($0, of: row) }
      .first { $0.severity == .error && !(row.hasSeveralChoices && $0.rule == .choice) }?
      .showing(slice.value.plainText, of: row)
  }
}

extension JSONKind {
  var typeOfScalar: ValueType? {
    switch self {
    case .string: .string
    case .number: .number
    case .bool: .bool
    case .null, .array, .object: nil
    }
  }
}
