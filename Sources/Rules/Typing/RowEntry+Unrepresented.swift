import Forms
import JSONText

/// Values that a row's cell has no form for: shown and flagged, and never replaced by typing or choosing.
extension RowEntry {
  /// Why an edit must leave the row's value alone; nil where the cell can show it as a value of its own.
  ///
  /// Such are a list or an object in a cell of single values, what is neither side of a switch, and
  /// what is not a text in a date. Other scalars appear in the editor as they are and can be mended.
  ///
  /// `isAsked`: the side of a switch is asked for (`E`), not turned from what is there: then it replaces any scalar.
  package func refusalToReplace(isAsked: Bool = false) -> ValidationFailure? {
    if let text = encryptedText, !replaceable.contains(text) {
      return bound.row.failure(.type, texts.leftAlone(texts.isEncryptedBySops))
    }
    guard case .value(let slice) = bound.content, !isRepresented(slice),
      !(isAsked && bound.row.isSwitch && slice.kind.isScalar)
    else { return nil }
    var failure = bound.row.typeFailure(found: slice.kind, texts)
    failure.message = texts.leftAlone(failure.message)
    return failure
  }

  /// The text of a value that sops has encrypted (https://github.com/getsops/sops); nil for
  /// other values. A text typed in its place would be readable by everyone.
  package var encryptedText: String? {
    guard case .value(let slice) = bound.content, slice.kind == .string else { return nil }
    let text = slice.stringValue
    let isEncrypted = text.hasPrefix("ENC[AES256_GCM,data:") && text.hasSuffix("]")
    return isEncrypted ? text : nil
  }

  private func isRepresented(_ slice: JSONSlice) -> Bool {
    let rules = bound.state.rules
    if row.hasSeveralChoices { return slice.isEmptyValue || slice.kind == .array }
    if slice.isEmptyValue || rules.choices?.index(of: slice) != nil { return true }
    let kind = slice.kind
    if rules.switchValues != nil || row.valueType == .bool && rules.choices == nil {
      return rules.takes(slice, kind: kind)
    }
    guard kind.isScalar else { return row.takesJSON(replacing: .value(slice)) }
    let isStored = kind == .string || kind == .number && rules.dates?.storesNumber == true
    return row.valueType != .date || rules.choices != nil || isStored
  }
}
