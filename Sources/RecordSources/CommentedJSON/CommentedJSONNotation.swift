import JSONText
import Records

struct CommentedJSONNotation: TextNotation {
  let escapesNonASCII: Bool

  let keyGap = Array(": ".utf8)
  let indentation = Array("  ".utf8)
  let hasLineComments = true
  var format: TextFormat? { .commentedJSON }
  let ownsCommentsAbove = true

  func partEnd(in kind: DocumentValues.Kind) -> PartEnd { .separator(",") }

  func date(_ text: String, _ floating: FloatingTime) -> String? { nil }

  func brackets(of kind: DocumentValues.Kind) -> (open: [UInt8], close: [UInt8]) {
    kind == .dictionary ? (Array("{".utf8), Array("}".utf8)) : (Array("[".utf8), Array("]".utf8))
  }

  func empty(_ kind: DocumentValues.Kind) -> [UInt8] {
    Array((kind == .dictionary ? "{}" : "[]").utf8)
  }

  func key(_ name: String, like written: UnsafeRawBufferPointer?) -> [UInt8] {
    literal(.string(name))
  }

  func single(
    _ value: JSONValue, as type: NativeType, like written: UnsafeRawBufferPointer?
  ) -> [UInt8] { literal(value) }

  func replacement(
    of location: TextLocation, as type: NativeType, in text: UnsafeRawBufferPointer,
    by value: JSONValue, as newType: NativeType
  ) -> FileChange.Splice { (location.element, literal(value)) }

  private func literal(_ value: JSONValue) -> [UInt8] {
    Array(value.jsonText(escapingNonASCII: escapesNonASCII).utf8)
  }

  func endOfSpace(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
    JSONComments.endOfSpace(in: text, from: start)
  }

  func endOfLineComment(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
    JSONComments.endOfLine(in: text, from: start)
  }

  func startOfOwn(in text: UnsafeRawBufferPointer, before lead: Range<Int>) -> Int {
    JSONComments.startOfOwn(in: text, before: lead)
  }

  func refusal(of value: JSONValue, as type: NativeType) -> ValueRefusal? { nil }

  func refusal(at location: TextLocation, in text: UnsafeRawBufferPointer) -> ValueRefusal? { nil }

  func type(of value: JSONValue) -> NativeType { CommentedJSONProjection.type(of: value.kind) }

  func canHold(_ value: JSONValue, as type: NativeType) -> Bool { self.type(of: value) == type }
}
