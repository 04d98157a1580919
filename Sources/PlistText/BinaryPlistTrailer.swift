/// The last 32 bytes of a binary property list, checked: where the objects stand and how to count
/// them.
struct BinaryPlistTrailer {
  /// Where the trailer itself begins.
  var offset: Int
  /// Bytes of an entry of the offset table, 1 to 8.
  var offsetSize: Int
  /// Bytes of a reference to an object, 1 to 8.
  var referenceSize: Int
  var objectCount: Int
  var topObject: Int
  /// Where the offset table begins; the objects end there.
  var tableOffset: Int

  /// Magic and version.
  static let headerSize = 8
  static let size = 32

  /// Reads and checks header and trailer.
  static func read(_ bytes: UnsafeRawBufferPointer) throws(PlistSyntaxError) -> Self {
    let version = bytes.dropFirst(6).prefix(2)
    guard version.first == UInt8(ascii: "0") || version.count < 2 else {
      throw BinaryPlistReader.error(
        6,
        "version \"\(String(decoding: version, as: UTF8.self))\" of binary property lists; "
          + "only \"00\" can be read here")
    }
    // Header, one object, one table entry, trailer.
    guard bytes.count >= headerSize + 2 + size else {
      throw BinaryPlistReader.error(
        bytes.count,
        "the binary property list is cut short: \(bytes.count) bytes of at least "
          + "\(headerSize + 2 + size)")
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
    let isCut = "; is the file cut short?"
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
      throw BinaryPlistReader.error(
        offset + 6,
        "the trailer gives offsets of \(offsetSize) and references of "
          + "\(referenceSize) bytes; expected 1 to 8" + isCut)
    }
    guard tableOffset > Self.headerSize, tableOffset < offset else {
      throw BinaryPlistReader.error(
        offset + 24,
        "the trailer puts the offset table at byte \(tableOffset), "
          + "outside of the file's \(offset + Self.size) bytes" + isCut)
    }
    guard objectCount >= 1, objectCount <= (offset - tableOffset) / offsetSize else {
      throw BinaryPlistReader.error(
        offset + 8,
        "the trailer counts \(objectCount) objects, but the offset table has room for "
          + "\((offset - tableOffset) / offsetSize)" + isCut)
    }
    guard topObject < objectCount else {
      throw BinaryPlistReader.error(
        offset + 16, "the root is object \(topObject), but the file has only \(objectCount)")
    }
  }

  /// Where an object of the table begins.
  func offset(of index: Int, in bytes: UnsafeRawBufferPointer) throws(PlistSyntaxError) -> Int {
    let entry = tableOffset + index * offsetSize
    let place = Self.number(bytes, entry, offsetSize)
    guard place >= Self.headerSize, place < tableOffset else {
      throw BinaryPlistReader.error(
        entry,
        "object \(index) is said to stand at byte \(place), outside of the objects "
          + "(\(Self.headerSize) to \(tableOffset - 1))")
    }
    return place
  }

  /// A big-endian number of 1 to 8 bytes; `Int.max` where it does not fit.
  static func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ size: Int) -> Int {
    let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(clamping: value)
  }
}
