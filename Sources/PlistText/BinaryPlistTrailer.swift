/// The checked last 32 bytes of a binary property list: offsets and sizes of its tables.
struct BinaryPlistTrailer {
  var offset: Int
  /// Bytes of an entry of the offset table, 1 to 8.
  var offsetSize: Int
  /// Bytes of a reference to an object, 1 to 8.
  var referenceSize: Int
  var objectCount: Int
  var topObject: Int
  /// Start of the offset table, which is also the end of the objects.
  var tableOffset: Int

  /// Bytes of magic and version.
  static let headerSize = 8
  static let size = 32

  static func read(_ bytes: UnsafeRawBufferPointer) throws(PlistSyntaxError) -> Self {
    let version = bytes.dropFirst(6).prefix(2)
    guard version.first == UInt8(ascii: "0") || version.count < 2 else {
      let name = String(decoding: version, as: UTF8.self)
      throw BinaryPlistReader.error(6) { $0.unknownVersion(name) }
    }
    // Header, one object, one table entry, trailer.
    guard bytes.count >= headerSize + 2 + size else {
      let count = bytes.count
      throw BinaryPlistReader.error(count) {
        $0.cutShort(bytes: count, ofAtLeast: headerSize + 2 + size)
      }
    }
    let start = bytes.count - size
    let trailer = Self(
      offset: start, offsetSize: Int(bytes[start + 6]), referenceSize: Int(bytes[start + 7]),
      objectCount: number(bytes, start + 8, 8), topObject: number(bytes, start + 16, 8),
      tableOffset: number(bytes, start + 24, 8))
    try trailer.check()
    return trailer
  }

  private func check() throws(PlistSyntaxError) {
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
      throw BinaryPlistReader.error(offset + 6) { $0.trailerSizes(offsetSize, referenceSize) }
    }
    guard tableOffset > Self.headerSize, tableOffset < offset else {
      throw BinaryPlistReader.error(offset + 24) {
        $0.trailerTable(at: tableOffset, ofBytes: offset + Self.size)
      }
    }
    guard objectCount >= 1, objectCount <= (offset - tableOffset) / offsetSize else {
      throw BinaryPlistReader.error(offset + 8) {
        $0.trailerCounts(objectCount, withRoomFor: (offset - tableOffset) / offsetSize)
      }
    }
    guard topObject < objectCount else {
      throw BinaryPlistReader.error(offset + 16) {
        $0.rootIsObject(topObject, ofOnly: objectCount)
      }
    }
  }

  func offset(of index: Int, in bytes: UnsafeRawBufferPointer) throws(PlistSyntaxError) -> Int {
    let entry = tableOffset + index * offsetSize
    let offset = Self.number(bytes, entry, offsetSize)
    guard offset >= Self.headerSize, offset < tableOffset else {
      throw BinaryPlistReader.error(entry) {
        $0.objectOutside(index, at: offset, from: Self.headerSize, to: tableOffset - 1)
      }
    }
    return offset
  }

  /// A big-endian number of 1 to 8 bytes; `Int.max` if it does not fit.
  static func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ size: Int) -> Int {
    let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(clamping: value)
  }
}
