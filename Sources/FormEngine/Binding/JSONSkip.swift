import JSONText

/// Steps over validated JSON (RFC 8259) without reading it.
enum JSONSkip {
  /// The end of the value that starts at `start`.
  static func value(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int {
    switch bytes[start] {
    case UInt8(ascii: "\""): string(bytes, at: start)
    case UInt8(ascii: "{"), UInt8(ascii: "["): container(bytes, at: start)
    default: scalar(bytes, at: start)
    }
  }

  /// The end of the string whose quote is at `start`.
  static func string(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int {
    var index = start + 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { return index + 1 }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return bytes.count
  }

  /// The first place from `start` on that is no white space.
  static func space(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    return index
  }

  private static func container(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index = string(bytes, at: index)
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return bytes.count
  }

  private static func scalar(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte <= 0x20 || byte == UInt8(ascii: ",") || byte | 0x20 == UInt8(ascii: "}") { break }
      index += 1
    }
    return index
  }

  /// The characters of a string's inside, escapes read.
  static func text(ofString content: UnsafeRawBufferPointer) -> String {
    guard content.contains(UInt8(ascii: "\\")) else {
      return String(decoding: content, as: UTF8.self)
    }
    let quoted = "\"" + String(decoding: content, as: UTF8.self) + "\""
    guard case .string(let text)? = try? JSONSlice(parsing: quoted).value else { return quoted }
    return text
  }
}
