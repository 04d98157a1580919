import PlistText

struct BinaryObjectTable {
  enum Object {
    /// Range of the object's bytes in the file that was read.
    case original(Range<Int>)
    case bytes([UInt8])
    case array([Int], isSet: Bool = false)
    case dictionary(keys: [Int], values: [Int])
  }

  var objects: [Object] = []
  var top = 0
  /// Minimum sizes of an offset and of a reference in bytes.
  var leastSizes = (offset: 1, reference: 1)

  /// The whole file: header, objects, offset table, trailer.
  func file(
    from former: UnsafeRawBufferPointer, trailerStart: Int
  ) -> [UInt8] {
    let referenceSize = max(leastSizes.reference, BinaryPlistBytes.width(of: objects.count - 1))
    var bytes = Array(former[..<8])
    bytes.reserveCapacity(former.count + 1024)
    var offsets: [Int] = []
    offsets.reserveCapacity(objects.count)
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .original(let range): bytes += former[range]
      case .bytes(let single): bytes += single
      case .array(let items, let isSet):
        bytes += BinaryPlistBytes.head(isSet ? 0xC : 0xA, count: items.count)
        for item in items { bytes += BinaryPlistBytes.number(item, referenceSize) }
      case .dictionary(let keys, let values):
        bytes += BinaryPlistBytes.head(0xD, count: keys.count)
        for item in keys { bytes += BinaryPlistBytes.number(item, referenceSize) }
        for item in values { bytes += BinaryPlistBytes.number(item, referenceSize) }
      }
    }
    let table = bytes.count
    let offsetSize = max(leastSizes.offset, BinaryPlistBytes.width(of: table))
    for offset in offsets { bytes += BinaryPlistBytes.number(offset, offsetSize) }
    // What the first six bytes of the trailer are for is up to the writer.
    bytes += former[trailerStart..<trailerStart + 6]
    bytes += [UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, top, table] { bytes += BinaryPlistBytes.number(number, 8) }
    return bytes
  }
}
