import SourceText
import Texts

/// The objects of a binary property list one by one, as they are in the file: for those who write it again.
package struct BinaryPlistObjects: Sendable {
  /// What an object is.
  package enum Object: Sendable {
    case single(PlistContent)
    case null
    /// Where the references to the elements begin, and how many there are.
    case array(Int, count: Int, isSet: Bool)
    /// Where the references begin, first to all keys, then to all values, and how many pairs there are.
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
  /// The object that the file is about.
  package var top: Int { trailer.topObject }
  /// Bytes of an entry of the offset table and of a reference.
  package var sizes: (offset: Int, reference: Int) { (trailer.offsetSize, trailer.referenceSize) }
  /// Where the offset table and the trailer begin.
  package var ends: (objects: Int, table: Int) {
    (trailer.tableOffset, trailer.tableOffset + trailer.objectCount * trailer.offsetSize)
  }
  /// Where the trailer begins.
  package var trailerStart: Int { trailer.offset }

  /// An object, checked but for what it refers to.
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

  /// The object that a reference names, checked to be there.
  package func reference(_ start: Int, _ number: Int) throws(PlistSyntaxError) -> Int {
    let place = start + number * trailer.referenceSize
    let index = BinaryPlistTrailer.number(bytes, place, trailer.referenceSize)
    guard index < count else {
      throw BinaryPlistReader.error(place) { [count] in $0.refersTo(index, ofOnly: count) }
    }
    return index
  }

  /// Where an object begins.
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

  /// Objects refer to each other in a circle, as an object found out.
  package static func loop(_ index: Int, at offset: Int) -> PlistSyntaxError {
    BinaryPlistReader.error(offset) { $0.refersInLoop(index) }
  }

  /// A dictionary has a key that is not a string.
  package static func wrongKey(_ content: PlistContent?, at offset: Int) -> PlistSyntaxError {
    let node = PlistNode(
      content: content ?? .array([]), position: SourcePosition(line: 1, column: offset + 1))
    return BinaryPlistReader.error(offset) { $0.dictionaryHasKey(node.summary(in: $0)) }
  }

  /// A container is deeper than any may be.
  package static func tooDeep(at offset: Int) -> PlistSyntaxError {
    BinaryPlistReader.error(offset) { $0.containerDeeper(than: PlistParser.maximumDepth) }
  }

  /// The file means more values than can be walked.
  package static func tooMany(_ most: Int, at offset: Int) -> PlistSyntaxError {
    BinaryPlistReader.error(offset) { $0.holdsTooManyValues(most) }
  }
}

/// The bytes of objects, for those who write them.
package enum BinaryPlistBytes {
  /// A single value; nil for what can't be written: containers, dates that do not exist.
  package static func single(_ content: PlistContent) -> [UInt8]? {
    let node = PlistNode(content: content, position: SourcePosition(line: 1, column: 1))
    return try? BinaryPlistScalar.bytes(of: node)
  }

  /// The first bytes of a container with so many parts: 0xA an array, 0xD a dictionary.
  package static func head(_ kind: UInt8, count: Int) -> [UInt8] {
    BinaryPlistScalar.head(kind, count: count)
  }

  /// How many bytes an unsigned number takes: 1, 2, 4 or 8.
  package static func width(of number: Int) -> Int { BinaryPlistScalar.width(of: number) }

  /// A number in so many bytes, the highest first.
  package static func number(_ number: Int, _ size: Int) -> [UInt8] {
    BinaryPlistScalar.bigEndian(number, size)
  }
}
