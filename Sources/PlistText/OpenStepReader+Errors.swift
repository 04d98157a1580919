import SourceText

/// What the reader says when it cannot go on.
extension OpenStepReader {
  /// An error here, or at another offset.
  mutating func error(_ message: String, at place: Int? = nil) -> PlistSyntaxError {
    PlistSyntaxError(position: cursor.position(at: place ?? offset), message: message)
  }

  /// What stands here, in a few words.
  func foundHere() -> String {
    guard offset < bytes.count else { return "the end of the file" }
    let word = wordEnd(from: offset)
    if word > offset {
      let text = String(decoding: bytes[offset..<word], as: UTF8.self)
      return "\"\(text.count > 40 ? text.prefix(39) + "…" : text)\""
    }
    guard
      let scalar = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
        .unicodeScalars.first
    else { return "nothing" }
    let code = String(scalar.value, radix: 16, uppercase: true)
    let padded = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    switch scalar {
    case "；", "，", "＝", "（", "）", "｛", "｝", "“", "”", "‘", "’":
      return "\(scalar) (\(padded), not the plain mark)"
    default:
      return scalar.value > 0x20 && scalar.value < 0x7F ? "\(scalar)" : padded
    }
  }

  /// `; the dictionary opened at 3:5 is not closed` at the end of the file, `, in the dictionary …`
  /// before it.
  func whereInside() -> String {
    guard let container = containers.last else { return "" }
    return offset < bytes.count
      ? ", in \(container.words)"
      : "; \(container.words) is not closed by \(container.end)"
  }

  /// Why the file does not begin as a property list does.
  mutating func wrongRoot() throws(PlistSyntaxError) -> PlistSyntaxError {
    switch current {
    case nil:
      return error("the file is empty; a property list begins with { or ( or <?xml")
    case UInt8(ascii: "["):
      return error("expected { or (, found [; this looks like JSON, not like a property list")
    case UInt8(ascii: "<"):
      return error("the root is data; expected a dictionary { … } or an array ( … )")
    default: return try wrongRootWord()
    }
  }

  /// Why a file that begins with a word or a text is not a property list.
  private mutating func wrongRootWord() throws(PlistSyntaxError) -> PlistSyntaxError {
    let start = offset
    let found = foundHere()
    guard try string() != nil else {
      return error("expected { or (, found \(found); this is not a property list", at: start)
    }
    try skipSpace()
    return switch current {
    case nil:
      error(
        "the file is the single string \(found), which is not a property list here; "
          + "expected { or (", at: start)
    case UInt8(ascii: "="):
      error(
        "entries without a dictionary around them, as in .strings files; put { … } around",
        at: start)
    default: error("expected { or (, found \(found); this is not a property list", at: start)
    }
  }
}
