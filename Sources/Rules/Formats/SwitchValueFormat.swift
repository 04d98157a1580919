import Forms
import JSONText
import Texts
import Values

/// The two sides of a switch: true and false, or the values that the form sets.
struct SwitchValueFormat: ValueFormat {
  /// The format of the values that the form sets for its sides.
  let inner: (any ValueFormat)?
  var type: TypeRule { inner?.type ?? TypeRule(.bools) }
  var order: ValueKind? { .bool }
  var nothing: JSONValue { .bool(false) }
  var samples: [String] { ["true", "false"] }

  func represents(_ slice: JSONSlice, in state: RowState, isAsked: Bool) -> Bool {
    state.rules.takes(slice, kind: slice.kind) || isAsked && slice.kind.isScalar
  }

  func storedValues(of text: String, in context: RowNotation) -> [JSONValue] { [] }

  func title(of slice: JSONSlice, in context: RowNotation) -> String? {
    context.state.rules.switchValues?.index(of: slice).map {
      context.row.switchTitle(isOn: $0 == 0, in: context.texts)
    }
  }

  func shown(_ slice: JSONSlice, in context: RowNotation) -> ShownText? {
    guard slice.kind == .bool else { return nil }
    return (context.row.switchTitle(isOn: slice.text == "true", in: context.texts), false)
  }

  func typedText(of slice: JSONSlice, in context: RowNotation) -> String {
    let isBool = slice.kind == .bool && context.state.rules.takes(slice, kind: .bool)
    let isOn =
      context.state.rules.switchValues.map { $0.index(of: slice).map { $0 == 0 } }
      ?? (isBool ? slice.text == "true" : nil)
    return isOn.map { $0 ? "on" : "off" } ?? context.plainText(of: slice)
  }

  func value(of text: String, in context: RowNotation, replacing stored: RowContent) -> TypedValue {
    let (row, texts) = (context.row, context.texts)
    guard let isOn = row.side(of: text, in: texts) else {
      let message = texts.takes(row.trueTitle ?? texts.on, or: row.falseTitle ?? texts.off)
      return .failure(row.failure(.type, message))
    }
    return .success(isOn ? row.trueValue : row.falseValue)
  }
}

extension ConfigRow {
  /// The title of a switch: the form's, or else on or off in the language of `texts`.
  package func switchTitle(isOn: Bool, in texts: Texts) -> String {
    isOn ? trueTitle ?? texts.on : falseTitle ?? texts.off
  }

  /// The side of a switch that a text means: a stored value (case counts only where both sides differ by it), what
  /// the screen shows, or one of the words for on and off, in English or in Chinese; nil for others.
  package func side(of text: String, in texts: Texts) -> Bool? {
    let values = [trueValue, falseValue].map { $0.textAsTyped }
    if let index = values.firstIndex(of: text) { return index == 0 }
    let lowercased = text.lowercased()
    let titles = [true, false].map { switchTitle(isOn: $0, in: texts) }
    let names = [values, titles, [texts.on, texts.off]].lazy.map { $0.map { $0.lowercased() } }
    if let index = names.compactMap({ $0.firstIndex(of: lowercased) }).first { return index == 0 }
    switch String(lowercased.map(\.halfWidth)) {
    case "on", "true", "yes", "1", "y", "是", "开": return true
    case "off", "false", "no", "0", "n", "否", "关": return false
    default: return nil
    }
  }
}
