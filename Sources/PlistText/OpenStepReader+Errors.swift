import SourceText
import Texts

extension OpenStepReader {
  /// An error at the current or another offset.
  mutating func error(
    at position: Int? = nil, _ message: @escaping @Sendable (Texts) -> String
  ) -> PlistSyntaxError {
    var error = PlistSyntaxError(at: cursor.position(at: position ?? offset), message)
    error.advice = plainMarkAdvice
    return error
  }

  /// Advice to write the ASCII form of a similar character at the current offset; nil for any
  /// other character.
  private var plainMarkAdvice: Sentence? {
    guard let scalar = scalarHere, Self.marks.contains(scalar) else { return nil }
    return Sentence { Self.quotes.contains(scalar) ? $0.plainQuotes : $0.plainMark }
  }

  private var scalarHere: Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    return String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
  }

  private static let quotes: Set<Unicode.Scalar> = ["“", "”", "‘", "’"]
  private static let marks = quotes.union(["；", "，", "＝", "（", "）", "｛", "｝"])

  func foundHere() -> Sentence {
    guard offset < bytes.count else { return Sentence { $0.endOfFile } }
    let word = wordEnd(from: offset)
    if word > offset {
      let text = String(decoding: bytes[offset..<word], as: UTF8.self)
      return Sentence(verbatim: "\"\(text.count > 40 ? text.prefix(39) + "…" : text)\"")
    }
    guard let scalar = scalarHere else { return Sentence { $0.nothingFound } }
    let code = String(scalar.value, radix: 16, uppercase: true)
    let padded = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    switch scalar {
    case _ where Self.marks.contains(scalar):
      return Sentence { $0.notPlainMark(String(scalar), padded) }
    // A sentence has commas of its own.
    case ",": return Sentence(verbatim: "\",\"")
    default:
      return Sentence(
        verbatim: scalar.value > 0x20 && scalar.value < 0x7F ? "\(scalar)" : padded)
    }
  }

  /// An error at the current or another offset, with its container: `; the dictionary opened at 3:5 is not closed` at
  /// the end of the file, `, in the dictionary …` before it.
  mutating func errorInside(
    at position: Int? = nil, _ message: @escaping @Sendable (Texts) -> String
  ) -> PlistSyntaxError {
    let isAtEnd = offset >= bytes.count
    guard let container = containers.last else { return error(at: position, message) }
    return error(at: position) { texts in
      let opened = container.text(in: texts)
      return isAtEnd
        ? texts.joined(message(texts), texts.isNotClosed(opened, by: container.end))
        : texts.inContainer(message(texts), opened)
    }
  }

  mutating func wrongRoot() throws(PlistSyntaxError) -> PlistSyntaxError {
    switch current {
    case nil:
      return error { $0.fileIsEmpty }
    case UInt8(ascii: "["):
      return error { $0.looksLikeJSON }
    case UInt8(ascii: "<"):
      return error { $0.rootIsData }
    default: return try wrongRootWord()
    }
  }

  private mutating func wrongRootWord() throws(PlistSyntaxError) -> PlistSyntaxError {
    let start = offset
    let found = foundHere()
    guard let text = try string() else {
      return error(at: start) { $0.expectedRoot(found: found.text(in: $0)) }
    }
    let line = text.split(whereSeparator: \.isNewline).first.map { String($0) } ?? ""
    let shown = "\"\(line.count > 40 ? line.prefix(39) + "…" : line)\""
    try skipSpace()
    return switch current {
    case nil:
      error(at: start) { $0.rootIsString(shown) }
    case UInt8(ascii: "="):
      error(at: start) { $0.entriesWithoutDictionary }
    default: error(at: start) { $0.expectedRoot(found: shown) }
    }
  }
}
