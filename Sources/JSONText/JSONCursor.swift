/// Moves over validated JSON: it looks for ends, not for errors.
///
/// On invalid JSON its results are meaningless but stay within the bytes.
package struct JSONCursor {
  let base: UnsafeRawPointer
  let count: Int

  package init(_ bytes: UnsafeRawBufferPointer, end: Int) {
    base = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
    count = min(end, bytes.count)
  }

  /// The byte at `i`, or 0 past the end.
  @inline(__always)
  package func byte(_ i: Int) -> UInt8 {
    i < count ? base.load(fromByteOffset: i, as: UInt8.self) : 0
  }

  @inline(__always)
  private func word(_ i: Int) -> UInt64 {
    base.loadUnaligned(fromByteOffset: i, as: UInt64.self).littleEndian
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// The first offset from `start` on that is not white space.
  @inline(__always)
  package func skipSpace(_ start: Int) -> Int {
    var i = start
    while i < count, Self.isSpace(byte(i)) {
      i &+= 1
      while i &+ 8 <= count {
        let differing = word(i) ^ 0x2020_2020_2020_2020
        if differing != 0 {
          i &+= differing.trailingZeroBitCount &>> 3
          break
        }
        i &+= 8
      }
    }
    return min(i, count)
  }

  /// The offset after the closing quote of the string whose opening quote is at `quote`.
  @inline(__always)
  package func endOfString(_ quote: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var i = quote &+ 1
    while i < count {
      while i &+ 8 <= count {
        let word = word(i)
        let quotes = word ^ (ones &* 0x22)
        let backslashes = word ^ (ones &* 0x5C)
        let stops =
          (((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)) & (ones &* 0x80)
        if stops != 0 {
          i &+= stops.trailingZeroBitCount &>> 3
          break
        }
        i &+= 8
      }
      switch byte(i) {
      case 0x22: return min(i &+ 1, count)
      case 0x5C: i &+= 2
      default: i &+= 1
      }
    }
    return count
  }

  /// The end of the value that begins at `start`.
  package func endOfValue(_ start: Int) -> Int {
    switch byte(start) {
    case 0x22: return endOfString(start)
    case 0x7B, 0x5B: return endOfContainer(start)
    default:
      var i = start
      while i < count, !Self.endsScalar(byte(i)) { i &+= 1 }
      return i
    }
  }

  /// The end of the value that begins at `start`, with known ends of some lists and objects.
  func endOfValue(_ start: Int, skipping marks: ContainerMarks) -> Int {
    let isContainer = byte(start) == 0x7B || byte(start) == 0x5B
    return isContainer ? endOfContainer(start, skipping: marks) : endOfValue(start)
  }

  private static func endsScalar(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == 0x2C || byte == 0x5D || byte == 0x7D
  }

  @inline(__always)
  private func endOfContainer(_ start: Int, skipping marks: ContainerMarks? = nil) -> Int {
    var i = start
    var depth = 0
    while i < count {
      switch byte(i) {
      case 0x22:
        i = endOfString(i)
        continue
      case 0x7B, 0x5B:
        if let known = marks?.container(at: i)?.range {
          i = known.upperBound
          if depth == 0 { return i }
          continue
        }
        depth &+= 1
      case 0x7D, 0x5D:
        depth &-= 1
        if depth == 0 { return i &+ 1 }
      case 0x20, 0x0A, 0x0D, 0x09:
        i = skipSpace(i)
        continue
      default: break
      }
      i &+= 1
    }
    return count
  }
}
