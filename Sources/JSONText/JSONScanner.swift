/// Validates JSON by RFC 8259, UTF-8 included, eight bytes at a time if possible.
///
/// The raw bytes must outlive it; it never reads at or past `count`.
package struct JSONScanner {
  /// Maximum number of levels of nesting, counted from the root.
  static let maximumDepth = 512

  let base: UnsafeRawPointer
  package var count: Int
  package internal(set) var hasRawNonASCII = false
  package internal(set) var hasEscapedNonASCII = false

  /// `bytes` may be empty.
  package init(_ bytes: UnsafeRawBufferPointer) {
    base = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
    count = bytes.count
  }

  /// `i` is less than `count`.
  @inline(__always)
  func byte(_ i: Int) -> UInt8 { base.load(fromByteOffset: i, as: UInt8.self) }

  /// The eight bytes from `i`, the first one lowest; `i + 8` is not past `count`.
  @inline(__always)
  func word(_ i: Int) -> UInt64 {
    base.loadUnaligned(fromByteOffset: i, as: UInt64.self).littleEndian
  }

  @inline(__always)
  package func fault(_ kind: JSONFault.Kind, _ offset: Int) -> JSONFault {
    JSONFault(kind: kind, offset: offset, isAtEnd: offset >= count)
  }

  /// The next byte that is not white space, or `count`.
  @inline(__always)
  func skipSpace(_ i: Int) -> Int {
    if i < count, byte(i) > 0x20 { return i }
    return skipSpaceRun(i)
  }

  /// Skips runs of spaces, which follow line breaks in most files.
  private func skipSpaceRun(_ start: Int) -> Int {
    var i = start
    while i < count {
      switch byte(i) {
      case 0x20, 0x0A, 0x0D, 0x09: i &+= 1
      default: return i
      }
      while i &+ 8 <= count {
        let differing = word(i) ^ 0x2020_2020_2020_2020
        if differing != 0 {
          i &+= differing.trailingZeroBitCount &>> 3
          break
        }
        i &+= 8
      }
    }
    return i
  }

  /// The end of the value that begins at `start`, inside `outer` containers.
  package mutating func endOfValue(at start: Int, depth outer: Int) throws(JSONFault) -> Int {
    var i = start
    var open = OpenContainers()
    values: while true {
      guard i < count else { throw fault(.value, i) }
      switch byte(i) {
      case 0x22: i = try endOfString(i &+ 1)
      case 0x7B:
        guard outer + open.depth < Self.maximumDepth else { throw fault(.depth, i) }
        i = skipSpace(i &+ 1)
        guard i < count else { throw fault(.nameOrBrace, i) }
        if byte(i) == 0x22 {
          open.push(isObject: true)
          i = try valueAfterName(i)
          continue values
        }
        guard byte(i) == 0x7D else { throw fault(.nameOrBrace, i) }
        i &+= 1
      case 0x5B:
        guard outer + open.depth < Self.maximumDepth else { throw fault(.depth, i) }
        i = skipSpace(i &+ 1)
        guard i < count else { throw fault(.valueOrBracket, i) }
        if byte(i) != 0x5D {
          guard Self.canBeginValue(byte(i)) else { throw fault(.valueOrBracket, i) }
          open.push(isObject: false)
          continue values
        }
        i &+= 1
      case 0x2D, 0x30...0x39: i = try endOfNumber(i)
      case 0x74: i = try endOfLiteral(i, "true")
      case 0x66: i = try endOfLiteral(i, "false")
      case 0x6E: i = try endOfLiteral(i, "null")
      default: throw fault(Self.isLetter(byte(i)) ? .literal : .value, i)
      }
      while true {
        if open.depth == 0 { return i }
        i = skipSpace(i)
        if open.isObject {
          guard i < count else { throw fault(.commaOrBrace, i) }
          if byte(i) == 0x2C {
            i = skipSpace(i &+ 1)
            guard i < count, byte(i) == 0x22 else { throw fault(.name, i) }
            i = try valueAfterName(i)
            continue values
          }
          guard byte(i) == 0x7D else { throw fault(.commaOrBrace, i) }
        } else {
          guard i < count else { throw fault(.commaOrBracket, i) }
          if byte(i) == 0x2C {
            i = skipSpace(i &+ 1)
            continue values
          }
          guard byte(i) == 0x5D else { throw fault(.commaOrBracket, i) }
        }
        i &+= 1
        open.pop()
      }
    }
  }

  /// The start of the value of a member whose name has its opening quote at `quote`.
  @inline(__always)
  mutating func valueAfterName(_ quote: Int) throws(JSONFault) -> Int {
    let colon = skipSpace(try endOfString(quote &+ 1))
    guard colon < count, byte(colon) == 0x3A else { throw fault(.colon, colon) }
    return skipSpace(colon &+ 1)
  }

  static func canBeginValue(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x2D, 0x30...0x39, 0x5B, 0x7B: true
    default: isLetter(byte)
    }
  }

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

/// A stack of open containers: a bit each, the innermost lowest.
private struct OpenContainers {
  private(set) var depth = 0
  private var bits: UInt64 = 0
  /// Full words of the bits of outer containers; rarely needed.
  private var outer: [UInt64] = []

  var isObject: Bool { bits & 1 == 1 }

  mutating func push(isObject: Bool) {
    if depth != 0, depth & 63 == 0 { outer.append(bits) }
    bits = bits << 1 | (isObject ? 1 : 0)
    depth &+= 1
  }

  mutating func pop() {
    depth &-= 1
    bits >>= 1
    if depth != 0, depth & 63 == 0 { bits = outer.popLast() ?? 0 }
  }
}
