import JSONText
import SourceText
import Texts
import Values

/// Binary data, as Base64.
struct DataValueFormat: ValueFormat {
  var isText: Bool { true }

  /// The length and the first bytes; a text that is no Base64 as it is.
  func shown(
    _ slice: JSONSlice, in state: RowState, by notation: ValueNotation
  ) -> (text: String, isForeign: Bool)? {
    let text = slice.stringValue
    guard let bytes = Base64.bytes(text.utf8) else { return (text, true) }
    return (notation.texts.dataBytes(bytes.count, DataText.beginning(of: bytes)), false)
  }

  func value(
    of text: String, in state: RowState, replacing stored: RowContent, by notation: ValueNotation
  ) -> Result<JSONValue, ValidationFailure> {
    DataText.base64(typed: text).map { .success(.string($0)) }
      ?? .failure(state.row.failure(.type, notation.texts.noData))
  }
}
