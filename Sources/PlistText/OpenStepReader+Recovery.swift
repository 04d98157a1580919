import SourceText
import Texts

/// Continues after an error, so that the next one is reported as well.
extension OpenStepReader {
  static let mostErrors = 20

  /// Adds an error unless it was added before.
  mutating func note(_ error: PlistSyntaxError) {
    if !errors.contains(error) { errors.append(error) }
  }

  /// Adds an error; throws it if there are too many to continue.
  mutating func report(_ error: PlistSyntaxError) throws(PlistSyntaxError) {
    note(error)
    if errors.count >= Self.mostErrors { throw error }
  }

  /// Adds the error and skips to the next possible item of the innermost container; throws it if there is none.
  mutating func recover(from error: PlistSyntaxError) throws(PlistSyntaxError) {
    try report(error)
    let isArray = containers.last?.end == ")"
    let separator = UInt8(ascii: isArray ? "," : ";")
    while let byte = current {
      switch byte {
      case separator:
        offset += 1
        return
      case UInt8(ascii: ")"), UInt8(ascii: "}"):
        if byte == UInt8(ascii: isArray ? ")" : "}") { return }
        // The end of a container around this one: this one lacks its own.
        if containers.contains(where: { $0.end.utf8.first == byte }) { throw error }
        offset += 1
      case UInt8(ascii: "("), UInt8(ascii: "{"): skipNested()
      case UInt8(ascii: "\""): skipQuoted()
      default:
        let start = offset
        try skipSpace()
        if offset == start { offset += 1 }
      }
    }
    throw error
  }

  /// Continues after a missing separator if the next item follows, or after a wrong separator; else throws.
  mutating func goOn(
    after error: PlistSyntaxError, valueAt start: Int, instead wrong: Unicode.Scalar,
    isNext: (inout OpenStepReader) -> Bool
  ) throws(PlistSyntaxError) {
    try skipSpace()
    if accept(wrong) { return try report(error) }
    if isNext(&self) { return try report(error) }
    var error = error
    error.advice = quoted(from: start) ?? error.advice
    throw error
  }

  /// True if an entry begins here, or the dictionary ends.
  static func beginsEntry(_ reader: inout OpenStepReader) -> Bool {
    if reader.current == UInt8(ascii: "}") { return true }
    let start = reader.offset
    let known = reader.errors
    defer { (reader.offset, reader.errors) = (start, known) }
    guard (try? reader.string()) != nil, (try? reader.skipSpace()) != nil else { return false }
    return reader.current == UInt8(ascii: "=")
  }

  /// True if an item begins here.
  static func beginsItem(_ reader: inout OpenStepReader) -> Bool {
    guard let byte = reader.current else { return false }
    return "({\"'<".utf8.contains(byte) || reader.wordEnd(from: reader.offset) > reader.offset
  }

  /// Skips the container that begins here, whatever it contains.
  private mutating func skipNested() {
    var depth = 0
    while let byte = current {
      if byte == UInt8(ascii: "\"") {
        skipQuoted()
        continue
      }
      if Self.opening.contains(byte) { depth += 1 }
      if Self.closing.contains(byte) { depth -= 1 }
      offset += 1
      if depth == 0 { return }
    }
  }

  private static let opening = [UInt8(ascii: "("), UInt8(ascii: "{")]
  private static let closing = [UInt8(ascii: ")"), UInt8(ascii: "}")]

  /// Skips the string that begins here, or an unterminated one up to the end of its line.
  private mutating func skipQuoted() {
    offset += 1
    while let byte = current {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") { break }
    }
    offset = min(offset, bytes.count)
  }

  /// An invalid word up to the end of the value or of the line, in quotes, as advice for `a[0]`, `#ff00` and `First
  /// name`. Nil if it is not meant as one.
  func quoted(from start: Int) -> Sentence? {
    let isArray = containers.last?.end == ")"
    let end = bytes[start...].firstIndex { byte in
      byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        || isArray && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")"))
    }
    let rest = bytes[start..<(end ?? bytes.count)]
    guard let last = rest.lastIndex(where: { $0 > 0x20 }), last - start < 80 else { return nil }
    let text = String(decoding: bytes[start...last], as: UTF8.self)
    guard let first = text.unicodeScalars.first, !"({\"'<=,)}".unicodeScalars.contains(first),
      !text.unicodeScalars.contains(where: { "\"={}；，＝（）｛｝“”‘’".unicodeScalars.contains($0) })
    else { return nil }
    let escaped = text.split(separator: "\\", omittingEmptySubsequences: false)
      .joined(separator: "\\\\")
    return Sentence { $0.quotesAround("\"\(escaped)\"") }
  }
}
