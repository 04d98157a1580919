import JSONText
import SourceText
import Texts
import Values

/// Binary data, as Base64.
struct DataValueFormat: ValueFormat {
  let type = TypeRule(.texts, reading: .texts) { value in
    guard !value.withCharacters({ Base64.bytes($0) != nil }) else { return .read }
    return .broken(RuleBreach { row, texts in row.failure(.type, texts.isNoBase64) })
  }
  var order: ValueKind? { .text }
  var isText: Bool { true }

  /// The length and the first bytes; a text that is no Base64 as it is.
  func shown(_ slice: JSONSlice, in context: RowNotation) -> ShownText? {
    let text = slice.stringValue
    guard let bytes = Base64.bytes(text.utf8) else { return (text, true) }
    return (context.texts.dataBytes(bytes.count, DataText.beginning(of: bytes)), false)
  }

  func value(of text: String, in context: RowNotation, replacing stored: RowContent) -> TypedValue {
    DataText.base64(typed: text).map { .success(.string($0)) }
      ?? .failure(context.row.failure(.type, context.texts.noData))
  }
}
