import SourceText
import Texts

/// Going on after an error, so that the next one is reported as well.
extension OpenStepReader {
  /// So many are worth reading.
  static let mostErrors = 20

  /// Keeps an error that was not kept before.
  mutating func note(_ error: PlistSyntaxError) {
    if !errors.contains(error) { errors.append(error) }
  }

  /// Keeps an error; throws it where there are too many to go on.
  mutating func report(_ error: PlistSyntaxError) throws(PlistSyntaxError) {
    note(error)
    if errors.count >= Self.mostErrors { throw error }
  }

  /// Keeps the error and goes to where the next item of the innermost container may begin; throws it where none can.
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

  /// After a missing separator: goes on where the next item is, or the wrong separator; else throws.
  mutating func goOn(
    after error: PlistSyntaxError, valueAt start: Int, instead wrong: Unicode.Scalar,
    isNext: (inout OpenStepReader) -> Bool
  ) throws(PlistSyntaxError) {
    try skipSpace()
    if take(wrong) { return try report(error) }
    if isNext(&self) { return try report(error) }
    var error = error
    error.advice = quoted(from: start) ?? error.advice
    throw error
  }

  /// Whether an entry begins here, or the dictionary ends.
  static func beginsEntry(_ reader: inout OpenStepReader) -> Bool {
    if reader.current == UInt8(ascii: "}") { return true }
    let start = reader.offset
    let known = reader.errors
    defer { (reader.offset, reader.errors) = (start, known) }
    guard (try? reader.string()) != nil, (try? reader.skipSpace()) != nil else { return false }
    return reader.current == UInt8(ascii: "=")
  }

  /// Whether an item begins here.
  static func beginsItem(_ reader: inout OpenStepReader) -> Bool {
    guard let byte = reader.current else { return false }
    return "({\"'<".utf8.contains(byte) || reader.wordEnd(from: reader.offset) > reader.offset
  }

  /// Past the container that begins here, whatever is in it.
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

  /// Past the string that begins here; to its line's end where it has none.
  private mutating func skipQuoted() {
    offset += 1
    while let byte = current {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") { break }
    }
    offset = min(offset, bytes.count)
  }

  /// What begins at an offset and is no word, up to the end of the value or of the line, in quotes: what to write for
  /// `a[0]`, `#ff00` and `First name`. Nil where no such thing is meant.
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
