import JSONText
import Rules
import SourceText
import Values

/// What a column is compared with exactly (`==`): what its row stores for a typed text, and the text itself.
struct ExactOperand: Sendable {
  private let typed: [UInt8]
  private let values: [JSONValue]
  /// Of the texts among these, and of what was typed.
  private let texts: [[UInt8]]
  /// The number that the text is in the row.
  var number: NumberBound?
  /// The date or time that it is.
  var date: DateText?
  /// The side of a switch that it is.
  var isOn: Bool?

  init(_ text: String, values: [JSONValue]) {
    typed = Array(text.utf8)
    self.values = values
    texts =
      [typed]
      + values.compactMap { if case .string(let text) = $0 { Array(text.utf8) } else { nil } }
  }

  /// Whether a text has the bytes of what was typed.
  func isTyped(_ text: String) -> Bool { text.utf8.elementsEqual(typed) }

  /// Whether a string's inside is one of the texts.
  func isText(_ content: UnsafeRawBufferPointer) -> Bool {
    guard ByteSearch.contains(content, UInt8(ascii: "\\")) else {
      return texts.contains { $0.count == content.count && content.elementsEqual($0) }
    }
    let text = JSONSkip.text(ofString: content)
    return texts.contains { text.utf8.elementsEqual($0) }
  }

  /// Whether a value is one of those, or is written as it was typed.
  func isStored(_ value: JSONSlice) -> Bool {
    if value.kind != .string, value.bytes.elementsEqual(typed) { return true }
    if case .string(let text) = value.value { return isTyped(text) || values.contains(value.value) }
    return values.contains(value.value)
  }
}
