import SourceText
import Texts

/// The reason why a value cannot be written as a binary property list.
package struct PlistWriteError: Error, Hashable, Sendable {
  package var position: SourcePosition
  package var message: Sentence

  package init(position: SourcePosition, message: Sentence) {
    self.position = position
    self.message = message
  }
}

/// Writes binary property lists (`bplist00`); equal strings are written once.
package struct BinaryPlistWriter {
  private enum Object {
    case scalar([UInt8])
    case array([Int])
    case dictionary(keys: [Int], values: [Int])
  }

  private var objects: [Object] = []
  /// Indices of strings in `objects`, by their bytes: as `String`s, two spellings of an
  /// accent would be equal.
  private var strings: [[UInt8]: Int] = [:]

  /// The file for a value; throws for integers beyond 128 bits and for dates that do not exist.
  package static func bytes(of root: PlistNode) throws(PlistWriteError) -> [UInt8] {
    var writer = BinaryPlistWriter()
    _ = try writer.add(root)
    return writer.file()
  }

  /// Numbers a value and all values in it; the root becomes 0.
  private mutating func add(_ node: PlistNode) throws(PlistWriteError) -> Int {
    if let text = node.string { return add(text) }
    let index = objects.count
    objects.append(.scalar([]))
    switch node.content {
    case .array(let items):
      var references: [Int] = []
      for item in items { references.append(try add(item)) }
      objects[index] = .array(references)
    case .dictionary(let entries):
      let keys = entries.map { add($0.key) }
      var values: [Int] = []
      for entry in entries { values.append(try add(entry.value)) }
      objects[index] = .dictionary(keys: keys, values: values)
    default:
      objects[index] = .scalar(try BinaryPlistScalar.bytes(of: node))
    }
    return index
  }

  private mutating func add(_ text: String) -> Int {
    let bytes = BinaryPlistScalar.bytes(ofString: text)
    if let known = strings[bytes] { return known }
    objects.append(.scalar(bytes))
    strings[bytes] = objects.count - 1
    return objects.count - 1
  }

  private func file() -> [UInt8] {
    let referenceSize = BinaryPlistScalar.width(of: objects.count - 1)
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .scalar(let scalar): bytes += scalar
      case .array(let items):
        bytes += BinaryPlistScalar.head(0xA, count: items.count)
        for item in items { bytes += BinaryPlistScalar.bigEndian(item, referenceSize) }
      case .dictionary(let keys, let values):
        bytes += BinaryPlistScalar.head(0xD, count: keys.count)
        for item in keys + values { bytes += BinaryPlistScalar.bigEndian(item, referenceSize) }
      }
    }
    let tableOffset = bytes.count
    let offsetSize = BinaryPlistScalar.width(of: tableOffset)
    for offset in offsets { bytes += BinaryPlistScalar.bigEndian(offset, offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, 0, tableOffset] {
      bytes += BinaryPlistScalar.bigEndian(number, 8)
    }
    return bytes
  }
}
