import JSONText
import PlistText
import Records
import SourceText
import Texts

struct OpenStepNotation: TextNotation {
  /// True if the file writes characters beyond ASCII as `\U00e9`, so that new ones are written like that.
  let escapesNonASCII: Bool
  /// The file's single-byte encoding, which lacks most characters; nil for a complete one.
  let encoding: SingleByteEncoding?
  /// True if the file has typed values, as GNUstep writes them: `<*I5>`.
  let hasTypedValues: Bool

  let keyGap = Array(" = ".utf8)
  let indentation = Array("    ".utf8)
  let hasLineComments = true
  var format: TextFormat? { .openStepPlist }

  func partEnd(in kind: DocumentValues.Kind) -> PartEnd {
    kind == .dictionary ? .terminator(";") : .separator(",")
  }

  func brackets(of kind: DocumentValues.Kind) -> (open: [UInt8], close: [UInt8]) {
    kind == .dictionary ? (Array("{".utf8), Array("}".utf8)) : (Array("(".utf8), Array(")".utf8))
  }

  func empty(_ kind: DocumentValues.Kind) -> [UInt8] {
    let (open, close) = brackets(of: kind)
    return open + close
  }

  func date(_ text: String, _ floating: FloatingTime) -> String? {
    hasTypedValues ? PlistMoment.text(text, floating) : nil
  }

  func key(_ name: String, like written: UnsafeRawBufferPointer?) -> [UInt8] {
    string(name, quote: written?.first)
  }

  func single(
    _ value: JSONValue, as type: NativeType, like written: UnsafeRawBufferPointer?
  ) -> [UInt8] {
    switch (type, value) {
    case (.data, .string(let text)): data(text, like: written)
    case (.date, .string(let text)): typed("D", Self.moment(text, like: written), like: written)
    case (.integer, .number(let text)): typed("I", text, like: written)
    case (.real, .number(let text)): typed("R", text, like: written)
    case (.boolean, .bool(let flag)): typed("B", flag ? "Y" : "N", like: written)
    case (_, .string(let text)): string(text, quote: written?.first)
    default: string(value.jsonText(), quote: written?.first)
    }
  }

  func replacement(
    of location: TextLocation, as type: NativeType, in text: UnsafeRawBufferPointer,
    by value: JSONValue,
    as newType: NativeType
  ) -> FileChange.Splice {
    let written = location.hasNoValue ? location.key : location.element
    let former = UnsafeRawBufferPointer(rebasing: text[written])
    return (location.element, single(value, as: newType, like: type == newType ? former : nil))
  }

  func endOfSpace(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
    OpenStepString.endOfSpace(in: text, from: start)
  }

  func endOfLineComment(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
    OpenStepString.endOfLineComment(in: text, from: start)
  }

  func refusal(of value: JSONValue, as type: NativeType) -> ValueRefusal? {
    if let refusal = PlistRefusals.refusal(of: value, as: type) { return refusal }
    if case .string = value { return nil }
    return hasTypedValues ? nil : PlistRefusals.refusal(of: value) { $0.openStepHasStrings }
  }

  func refusal(at location: TextLocation, in text: UnsafeRawBufferPointer) -> ValueRefusal? { nil }

  func type(of value: JSONValue) -> NativeType {
    if case .string = value { return .string }
    return PlistRefusals.type(of: value)
  }

  func canHold(_ value: JSONValue, as type: NativeType) -> Bool {
    PlistRefusals.canHold(value, as: type)
  }

  /// A text with the quotes of another one, possibly none.
  private func string(_ text: String, quote: UInt8?) -> [UInt8] {
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    let isQuoted = quote.map(quotes.contains) ?? false
    if !isQuoted, OpenStepString.isWord(text) { return Array(text.utf8) }
    let mark = quote == UInt8(ascii: "'") ? UInt8(ascii: "'") : UInt8(ascii: "\"")
    return OpenStepString.quoted(text, by: mark) { scalar in
      escapesNonASCII || encoding.map { $0.byte(scalar) == nil } ?? false
    }
  }

  /// `<*I5>`, or with quotes around the value if the previous one had them.
  private func typed(
    _ letter: String, _ text: String, like written: UnsafeRawBufferPointer?
  ) -> [UInt8] {
    let quote = written.map { Self.isQuoted($0) } == true ? "\"" : ""
    return Array("<*\(letter)\(quote)\(text)\(quote)>".utf8)
  }

  private static func isQuoted(_ written: UnsafeRawBufferPointer) -> Bool {
    written.count > 3 && written[3] == UInt8(ascii: "\"")
  }

  /// Base64 if the previous data are that; else hexadecimal digits, in their case and groups of eight.
  private func data(_ base64: String, like written: UnsafeRawBufferPointer?) -> [UInt8] {
    if let written, written.count > 1, written[1] == UInt8(ascii: "[") {
      return Array("<[\(base64)]>".utf8)
    }
    let former = written.map { Array($0.dropFirst().dropLast()) } ?? []
    let isUpper = former.contains { (0x41...0x46).contains($0) }
    let hasGroups = former.isEmpty || former.contains(0x20) || former.count <= 8
    var result = [UInt8(ascii: "<")]
    for (index, byte) in (Base64.bytes(base64.utf8) ?? []).enumerated() {
      if index > 0, index % 4 == 0, hasGroups { result.append(0x20) }
      let hex = String(byte, radix: 16, uppercase: isUpper)
      result += (hex.utf8.count == 1 ? "0" + hex : hex).utf8
    }
    return result + [UInt8(ascii: ">")]
  }

  /// `2026-11-21 08:30:00 +0000`, in the zone of the previous date.
  private static func moment(_ text: String, like written: UnsafeRawBufferPointer?) -> String {
    let zone =
      written.map { former in
        String(decoding: former.dropLast(isQuoted(former) ? 2 : 1).suffix(5), as: UTF8.self)
      } ?? "+0000"
    return XMLPlistText.gnustepDate(text, zone: zone) ?? text
  }
}
