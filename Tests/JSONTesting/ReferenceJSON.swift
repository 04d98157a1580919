/// A slow validator, one function per rule of RFC 8259, to hold the fast one against.
package struct ReferenceJSON {
  private let bytes: [UInt8]
  private var i = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  package static func isValid(_ bytes: [UInt8]) -> Bool {
    guard String(validating: bytes, as: UTF8.self) != nil else { return false }
    var parser = ReferenceJSON(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.i = 3 }
    parser.space()
    guard parser.value(depth: 0) else { return false }
    parser.space()
    return parser.i == bytes.count
  }

  private var byte: UInt8? { i < bytes.count ? bytes[i] : nil }

  private mutating func take(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard bytes[i...].starts(with: wanted) else { return false }
    i += wanted.count
    return true
  }

  private mutating func space() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { i += 1 }
  }

  private mutating func value(depth: Int) -> Bool {
    switch byte {
    case UInt8(ascii: "{"):
      return list("{", "}", depth: depth) { parser in
        guard parser.string() else { return false }
        parser.space()
        guard parser.take(":") else { return false }
        parser.space()
        return parser.value(depth: depth + 1)
      }
    case UInt8(ascii: "["):
      return list("[", "]", depth: depth) { $0.value(depth: depth + 1) }
    case UInt8(ascii: "\""): return string()
    case nil: return false
    default: return take("true") || take("false") || take("null") || number()
    }
  }

  private mutating func list(
    _ open: String, _ close: String, depth: Int, item: (inout Self) -> Bool
  ) -> Bool {
    guard depth < 512, take(open) else { return false }
    space()
    if take(close) { return true }
    while true {
      guard item(&self) else { return false }
      space()
      if take(close) { return true }
      guard take(",") else { return false }
      space()
    }
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let byte {
      i += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case 0..<0x20: return false
      case UInt8(ascii: "\\"):
        guard let escape = self.byte else { return false }
        i += 1
        if escape == UInt8(ascii: "u") {
          for _ in 0..<4 {
            guard let digit = self.byte, Character(Unicode.Scalar(digit)).isHexDigit else {
              return false
            }
            i += 1
          }
        } else if !"\"\\/bfnrt".utf8.contains(escape) {
          return false
        }
      default: break
      }
    }
    return false
  }

  private mutating func digits() -> Bool {
    let start = i
    while let byte, (0x30...0x39).contains(byte) { i += 1 }
    return i > start
  }

  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0"), !digits() { return false }
    if take("."), !digits() { return false }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      return digits()
    }
    return true
  }
}
