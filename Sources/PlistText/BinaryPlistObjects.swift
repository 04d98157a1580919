import SourceText
import Texts

/// The objects of a binary property list, read one by one, for programs that rewrite the file.
package struct BinaryPlistObjects: Sendable {
  /// A parsed object.
  package enum Object: Sendable {
    case single(PlistContent)
    case null
    /// The offset of the references to the elements, and their number.
    case array(Int, count: Int, isSet: Bool)
    /// The offset of the references, first to all keys, then to all values, and the number of pairs.
    case dictionary(Int, count: Int)
  }

  private let reader: BinaryPlistReader

  /// Reads and checks header and trailer.
  package init(_ source: SourceText) throws(PlistSyntaxError) {
    reader = try BinaryPlistReader(dataIn: source)
  }

  private var trailer: BinaryPlistTrailer { reader.trailer }
  private var bytes: UnsafeRawBufferPointer { reader.bytes }

  package var count: Int { trailer.objectCount }
  package var top: Int { trailer.topObject }
  /// Sizes in bytes of an entry of the offset table and of a reference.
  package var sizes: (offset: Int, reference: Int) { (trailer.offsetSize, trailer.referenceSize) }
  package var ends: (objects: Int, table: Int) {
    (trailer.tableOffset, trailer.tableOffset + trailer.objectCount * trailer.offsetSize)
  }
  package var trailerStart: Int { trailer.offset }

  /// An object, checked except for its references.
  package func object(_ index: Int) throws(PlistSyntaxError) -> Object {
    let offset = try offset(of: index)
    if bytes[offset] == 0 { return .null }
    let isSet = bytes[offset] >> 4 == 0xB || bytes[offset] >> 4 == 0xC
    return switch try reader.head(at: offset) {
    case .scalar(let content): .single(content)
    case .array(let start, let count): .array(start, count: count, isSet: isSet)
    case .dictionary(let start, let count): .dictionary(start, count: count)
    }
  }

  /// The object that a reference names, checked to exist.
  package func reference(_ start: Int, _ number: Int) throws(PlistSyntaxError) -> Int {
    let offset = start + number * trailer.referenceSize
    let index = BinaryPlistTrailer.number(bytes, offset, trailer.referenceSize)
    guard index < count else {
      throw BinaryPlistReader.error(offset) { [count] in $0.refersTo(index, ofOnly: count) }
    }
    return index
  }

  /// The offset of an object.
  package func offset(of index: Int) throws(PlistSyntaxError) -> Int {
    try trailer.offset(of: index, in: bytes)
  }

  /// The bytes of an object that was read before.
  package func range(of index: Int) -> Range<Int> {
    guard let offset = try? offset(of: index), let object = try? object(index) else { return 0..<0 }
    let size = trailer.referenceSize
    switch object {
    case .null: return offset..<offset + 1
    case .array(let start, let count, _): return offset..<start + count * size
    case .dictionary(let start, let count): return offset..<start + 2 * count * size
    case .single: return offset..<offset + lengthOfSingle(at: offset)
    }
  }

  private func lengthOfSingle(at offset: Int) -> Int {
    let low = Int(bytes[offset] & 15)
    switch bytes[offset] >> 4 {
    case 0x0: return 1
    case 0x1, 0x2, 0x3: return 1 + 1 << low
    case 0x8: return 2 + low
    case 0x4, 0x5:
      return (try? reader.body(low, at: offset, unit: 1, Sentence(verbatim: "")))
        .map { $0.upperBound - offset } ?? 1
    default:
      return (try? reader.body(low, at: offset, unit: 2, Sentence(verbatim: "")))
        .map { $0.upperBound - offset } ?? 1
    }
  }

  /// The error for a cycle of objects.
  package static func loop(_ index: Int, at offset: Int) -> PlistSyntaxError {
    BinaryPlistReader.error(offset) { $0.refersInLoop(index) }
  }

  /// The error for a dictionary key that is not a string.
  package static func wrongKey(_ content: PlistContent?, at offset: Int) -> PlistSyntaxError {
    let node = PlistNode(
      content: content ?? .array([]), position: SourcePosition(line: 1, column: offset + 1))
    return BinaryPlistReader.error(offset) { $0.dictionaryHasKey(node.summary(in: $0)) }
  }

  /// The error for a container that is nested too deeply.
  package static func tooDeep(at offset: Int) -> PlistSyntaxError {
    BinaryPlistReader.error(offset) { $0.containerDeeper(than: PlistParser.maximumDepth) }
  }

  /// The error for a file that represents too many values.
  package static func tooMany(_ most: Int, at offset: Int) -> PlistSyntaxError {
    BinaryPlistReader.error(offset) { $0.holdsTooManyValues(most) }
  }
}

/// Encodes objects.
package enum BinaryPlistBytes {
  /// A single value; nil for values that can't be written: containers, dates that do not exist.
  package static func single(_ content: PlistContent) -> [UInt8]? {
    let node = PlistNode(content: content, position: SourcePosition(line: 1, column: 1))
    return try? BinaryPlistScalar.bytes(of: node)
  }

  /// The first bytes of a container with `count` parts: 0xA an array, 0xD a dictionary.
  package static func head(_ kind: UInt8, count: Int) -> [UInt8] {
    BinaryPlistScalar.head(kind, count: count)
  }

  /// The bytes of an unsigned number: 1, 2, 4 or 8.
  package static func width(of number: Int) -> Int { BinaryPlistScalar.width(of: number) }

  /// A big-endian number in `size` bytes.
  package static func number(_ number: Int, _ size: Int) -> [UInt8] {
    BinaryPlistScalar.bigEndian(number, size)
  }
}
