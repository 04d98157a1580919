import JSONText
import Rules
import SourceText
import Values

/// The operand of an exact comparison (`==`): the value that the row stores for a typed text, and the text itself.
struct ExactOperand: Sendable {
  private let typed: [UInt8]
  private let values: [JSONValue]
  /// The stored texts, and the typed one.
  private let texts: [[UInt8]]
  var number: NumberBound?
  var date: DateText?
  var isOn: Bool?

  init(_ text: String, values: [JSONValue]) {
    typed = Array(text.utf8)
    self.values = values
    texts =
      [typed]
      + values.compactMap { if case .string(let text) = $0 { Array(text.utf8) } else { nil } }
  }

  /// True if a text has the bytes of the typed one.
  func isTyped(_ text: String) -> Bool { text.utf8.elementsEqual(typed) }

  /// True if a string's contents equal one of the texts.
  func isText(_ content: UnsafeRawBufferPointer) -> Bool {
    guard ByteSearch.contains(content, UInt8(ascii: "\\")) else {
      return texts.contains { $0.count == content.count && content.elementsEqual($0) }
    }
    let text = JSONSkip.text(ofString: content)
    return texts.contains { text.utf8.elementsEqual($0) }
  }

  /// True if a value is one of the stored ones, or is written as typed.
  func isStored(_ value: JSONSlice) -> Bool {
    if value.kind != .string, value.bytes.elementsEqual(typed) { return true }
    if case .string(let text) = value.value { return isTyped(text) || values.contains(value.value) }
    return values.contains(value.value)
  }
}
