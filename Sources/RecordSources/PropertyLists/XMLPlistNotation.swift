import JSONText
import PlistText
import Records
import Texts

struct XMLPlistNotation: TextNotation {
  /// True if the file's encoding may lack characters beyond ASCII, which become numeric entities then.
  let escapesNonASCII: Bool

  let keyGap: [UInt8] = []
  let indentation: [UInt8] = [0x09]
  let hasLineComments = false

  func partEnd(in kind: DocumentValues.Kind) -> PartEnd { .none }

  func brackets(of kind: DocumentValues.Kind) -> (open: [UInt8], close: [UInt8]) {
    let name = kind == .dictionary ? "dict" : "array"
    return (Array("<\(name)>".utf8), Array("</\(name)>".utf8))
  }

  func empty(_ kind: DocumentValues.Kind) -> [UInt8] {
    Array((kind == .dictionary ? "<dict/>" : "<array/>").utf8)
  }

  func date(_ text: String, _ floating: FloatingTime) -> String? {
    PlistMoment.text(text, floating)
  }

  func key(_ name: String, like written: UnsafeRawBufferPointer?) -> [UInt8] {
    tagged("key", escaped(name))
  }

  func single(
    _ value: JSONValue, as type: NativeType, like written: UnsafeRawBufferPointer?
  ) -> [UInt8] {
    switch value {
    case .bool(let flag): Array((flag ? "<true/>" : "<false/>").utf8)
    case .string(let text): tagged(Self.tag(of: type), escaped(text))
    default: tagged(Self.tag(of: type), Array(value.jsonText().utf8))
    }
  }

  func replacement(
    of location: TextLocation, as type: NativeType, in text: UnsafeRawBufferPointer,
    by value: JSONValue,
    as newType: NativeType
  ) -> FileChange.Splice {
    let isOneTag =
      location.inside.isEmpty && location.inside.upperBound == location.element.upperBound
    guard type == newType, type != .boolean else {
      return (location.element, single(value, as: newType, like: nil))
    }
    guard !isOneTag else {
      // An element with one tag only gets two, with its own name.
      return (location.element, single(value, as: type, like: nil))
    }
    return (location.inside, inside(value, as: type, like: text[location.inside]))
  }

  func endOfSpace(in text: UnsafeRawBufferPointer, from start: Int) -> Int { start }

  func endOfLineComment(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
    XMLPlistText.endOfLineComment(in: text, from: start)
  }

  func refusal(of value: JSONValue, as type: NativeType) -> ValueRefusal? {
    if let refusal = PlistRefusals.refusal(of: value, as: type) { return refusal }
    if case .string(let text) = value { return PlistRefusals.refusalInXML(of: text) }
    return nil
  }

  func refusal(at location: TextLocation, in text: UnsafeRawBufferPointer) -> ValueRefusal? {
    XMLPlistInside(text[location.inside]) == .annotated
      ? ValueRefusal(Sentence { $0.plistValueHasComment }) : nil
  }

  func type(of value: JSONValue) -> NativeType { PlistRefusals.type(of: value) }

  func canHold(_ value: JSONValue, as type: NativeType) -> Bool {
    PlistRefusals.canHold(value, as: type)
  }

  /// The text between the tags, in the notation of the previous value.
  private func inside(
    _ value: JSONValue, as type: NativeType, like former: Slice<UnsafeRawBufferPointer>
  ) -> [UInt8] {
    guard case .string(let text) = value else { return Array(value.jsonText().utf8) }
    if type == .data { return Base64Lines(former).written(text) }
    if XMLPlistInside(former) == .section, let section = XMLPlistText.section(text) {
      return section
    }
    return escaped(text)
  }

  private func escaped(_ text: String) -> [UInt8] {
    let bytes = XMLPlistText.escaped(text)
    guard escapesNonASCII, bytes.contains(where: { $0 >= 0x80 }) else { return bytes }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.flatMap { scalar -> [UInt8] in
      scalar.isASCII ? [UInt8(scalar.value)] : Array("&#\(scalar.value);".utf8)
    }
  }

  private func tagged(_ name: String, _ inside: [UInt8]) -> [UInt8] {
    Array("<\(name)>".utf8) + inside + Array("</\(name)>".utf8)
  }

  private static func tag(of type: NativeType) -> String {
    switch type {
    case .integer: "integer"
    case .real: "real"
    case .date: "date"
    case .data: "data"
    case .string, .boolean, .uid, .null: "string"
    }
  }
}

/// Base64 in lines with the layout of the replaced data.
struct Base64Lines {
  private let head: [UInt8]
  private let lineSpace: [UInt8]
  private let tail: [UInt8]
  /// Number of characters per line; nil for one line.
  private let width: Int?

  init(_ former: some RandomAccessCollection<UInt8>) {
    let start = former.firstIndex { !$0.isSpace } ?? former.endIndex
    let body = former[start...]
    head = Array(former[..<start])
    let last = body.lastIndex { !$0.isSpace }.map { body.index(after: $0) } ?? body.startIndex
    tail = Array(body[last...])
    let text = body[..<last]
    if head.contains(0x0A) {
      let firstSpace = text.firstIndex { $0.isSpace }
      width = firstSpace.map { text.distance(from: text.startIndex, to: $0) } ?? 68
      lineSpace = firstSpace.map { Array(text[$0...].prefix { $0.isSpace }) } ?? head
    } else {
      (width, lineSpace) = (nil, [])
    }
  }

  /// Base64 with the white space of the previous lines.
  func written(_ text: String) -> [UInt8] {
    let digits = text.utf8.filter { !$0.isSpace }
    guard let width, width > 0 else { return head + digits + tail }
    var result = head
    for start in stride(from: 0, to: digits.count, by: width) {
      if start > 0 { result += lineSpace }
      result += digits[start..<min(start + width, digits.count)]
    }
    return result + tail
  }
}
