import JSONText
import PlistText
import Records
import SourceText
import Texts

/// A binary property list: its values, with the object in the file for each.
struct BinaryDocument: TextFormatDocument {
  let source: SourceText
  let objects: BinaryPlistObjects
  let values: DocumentValues
  /// The objects of values and of their keys, by value number.
  let locations: [BinaryLocation]
  let sharing: BinarySharing

  init(_ source: SourceText) throws(PlistSyntaxError) {
    self.source = source
    objects = try BinaryPlistObjects(source)
    var walk = BinaryWalk(objects)
    try walk.add(objects.top, key: nil, depth: 0)
    values = walk.values
    locations = walk.locations
    sharing = BinarySharing(source.buffer.bytes, objects, locations, values)
  }

  var abilities: SourceAbilities {
    var abilities = SourceAbilities()
    abilities.refuse(.holdNull) { $0.plistHoldsNoNull }
    return abilities
  }

  var keepsRenamed: Bool { true }

  func date(_ text: String, _ floating: FloatingTime) -> String? {
    PlistMoment.text(text, floating)
  }

  func holdsData(_ text: String) -> Bool { PlistRefusals.canHold(.string(text), as: .data) }

  func location(of number: Int) -> SourceLocation {
    let offset = (try? objects.offset(of: locations[number].object)) ?? 0
    return .text(SourcePosition(line: 1, column: offset + 1))
  }

  func refusal(of value: JSONValue, replacing former: Int?) -> ValueRefusal? {
    guard let former else { return refusal(ofNew: value) }
    var around: Int? = former
    while let number = around {
      if values.kind(of: number) == .set {
        return ValueRefusal(Sentence { $0.plistSetStays })
      }
      around = values.parent(of: number)
    }
    guard case .single(let type) = values.kind(of: former), value.kind.isScalar else {
      return refusal(ofNew: value)
    }
    if type == .date, case .string(let text) = value, XMLPlistText.isBinaryDate(text) { return nil }
    return refusal(of: value, as: type)
  }

  private func refusal(ofNew value: JSONValue) -> ValueRefusal? {
    switch value {
    case .array(let elements): elements.lazy.compactMap(refusal(ofNew:)).first
    case .object(let members): members.lazy.compactMap { refusal(ofNew: $0.value) }.first
    default: refusal(of: value, as: PlistRefusals.type(of: value))
    }
  }

  /// A real has 8 bytes here, and does not keep its notation.
  private func refusal(of value: JSONValue, as type: NativeType) -> ValueRefusal? {
    if let refusal = PlistRefusals.refusal(of: value, as: type) { return refusal }
    guard case .number(let text) = value, type == .real || PlistRefusals.type(of: value) == .real,
      Double(exactly: text) == nil
    else { return nil }
    return PlistRefusals.refusal(of: value) { $0.binaryHoldsReal }
  }

  func file(with changes: DocumentChanges) -> FileChange {
    guard !changes.isEmpty else { return FileChange(source, []) }
    return FileChange(bytes: BinaryWriting(self, changes).bytes)
  }

  func text(of number: Int, with changes: DocumentChanges) -> [UInt8]? { nil }
}

struct BinaryLocation: Sendable {
  private let objectNumber: UInt32
  private let keyNumber: UInt32

  init(object: Int, key: Int?) {
    objectNumber = UInt32(object)
    keyNumber = key.map { UInt32($0) } ?? .max
  }

  var object: Int { Int(objectNumber) }
  /// Object number of the key; nil outside of dictionaries.
  var key: Int? { keyNumber == .max ? nil : Int(keyNumber) }
}

private struct BinaryWalk {
  let objects: BinaryPlistObjects
  var values = DocumentValues()
  var locations: [BinaryLocation] = []
  /// Containers being visited: a reference to one of them closes a cycle.
  private var open: Set<Int> = []
  /// Maximum number of values, since sharing could make a small file represent more than can be
  /// visited.
  private let most: Int

  init(_ objects: BinaryPlistObjects) {
    self.objects = objects
    most = max(4_000_000, 8 * objects.count)
  }

  mutating func add(
    _ index: Int, key: (object: Int, name: String)?, depth: Int
  ) throws(PlistSyntaxError) {
    let offset = try objects.offset(of: index)
    guard locations.count < most else { throw BinaryPlistObjects.tooMany(most, at: offset) }
    let object = try objects.object(index)
    locations.append(BinaryLocation(object: index, key: key?.object))
    switch object {
    case .null: values.add(.null, as: .null, key: key?.name)
    case .single(let content):
      let (type, value) = PlistProjection.single(content)
      values.add(value, as: type, key: key?.name)
    case .array(let start, let count, let isSet):
      try enter(index, depth, offset)
      values.begin(isSet ? .set : .array, key: key?.name)
      for number in 0..<count {
        try add(objects.reference(start, number), key: nil, depth: depth + 1)
      }
      values.end()
      open.remove(index)
    case .dictionary(let start, let count):
      try enter(index, depth, offset)
      values.begin(.dictionary, key: key?.name)
      for number in 0..<count {
        let key = try self.key(objects.reference(start, number))
        try add(objects.reference(start, count + number), key: key, depth: depth + 1)
      }
      values.end()
      open.remove(index)
    }
  }

  private mutating func enter(_ index: Int, _ depth: Int, _ offset: Int) throws(PlistSyntaxError) {
    guard depth < PlistParser.maximumDepth else { throw BinaryPlistObjects.tooDeep(at: offset) }
    guard open.insert(index).inserted else { throw BinaryPlistObjects.loop(index, at: offset) }
  }

  private func key(_ index: Int) throws(PlistSyntaxError) -> (object: Int, name: String) {
    let object = try objects.object(index)
    if case .single(.string(let name)) = object { return (index, name) }
    let content: PlistContent? = if case .single(let content) = object { content } else { nil }
    throw BinaryPlistObjects.wrongKey(content, at: try objects.offset(of: index))
  }
}
