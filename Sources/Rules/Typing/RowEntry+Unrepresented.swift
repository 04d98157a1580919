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
    let state = bound.state
    guard case .value(let slice) = bound.content, !slice.isEmptyValue,
      !state.format.represents(slice, in: state, isAsked: isAsked)
    else { return nil }
    var failure = state.rules.typeFailure(found: slice.kind, in: row, texts)
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
}
