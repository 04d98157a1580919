import JSONText
import PlistText
import Records
import SourceText

/// Writes a binary property list with changes.
///
/// Foundation, plistlib and plutil write objects in the order of the values, a dictionary's keys before its values. A
/// file in that order is written in it again: a reverted edit restores the previous bytes. Any other file keeps its
/// table of objects, in which only changed ones are replaced.
struct BinaryWriting {
  private let document: BinaryDocument
  private let changes: DocumentChanges

  init(_ document: BinaryDocument, _ changes: DocumentChanges) {
    self.document = document
    self.changes = changes
  }

  var bytes: [UInt8] {
    let former = document.source.buffer.bytes
    for repeatsBooleans in [false, true] {
      let unchanged = OrderedBinaryWriter(document, DocumentChanges(), repeatsBooleans)
      guard unchanged.file().elementsEqual(former) else { continue }
      return OrderedBinaryWriter(document, changes, repeatsBooleans).file()
    }
    return PatchingBinaryWriter(document, changes).file()
  }
}

extension BinaryDocument {
  /// The object of a single value in place of another one, or next to one; with the model's type.
  func object(of value: JSONValue, like model: Int?, replacing: Bool) -> [UInt8] {
    var type = PlistRefusals.type(of: value)
    if let model, case .single(let former) = values.kind(of: model),
      PlistRefusals.canHold(value, as: former) || former == .date && isDate(value),
      replacing || values.keepsType(value, beside: model)
    {
      type = former
    }
    let natural = BinaryPlistBytes.single(Self.content(of: value, as: type)) ?? [0x50]
    guard let model, replacing else { return natural }
    return kept(
      natural, like: Array(source.buffer.bytes[objects.range(of: locations[model].object)]), value)
  }

  static func object(of value: JSONValue, as type: NativeType) -> [UInt8] {
    BinaryPlistBytes.single(content(of: value, as: type)) ?? [0x50]
  }

  private func isDate(_ value: JSONValue) -> Bool {
    if case .string(let text) = value { XMLPlistText.isBinaryDate(text) } else { false }
  }

  /// As wide as the previous object if that is wider than needed, and a real of 4 bytes if that is exact.
  private func kept(_ natural: [UInt8], like former: [UInt8], _ value: JSONValue) -> [UInt8] {
    guard let kind = former.first, let newKind = natural.first else { return natural }
    if kind == 0x22, newKind == 0x23, case .number(let text) = value, let number = Float(text),
      let exact = Double(text), Double(number) == exact || String(number) == text
    {
      return [0x22] + withUnsafeBytes(of: number.bitPattern.bigEndian) { Array($0) }
    }
    guard kind >> 4 == 1, newKind >> 4 == 1, former.count > natural.count, kind & 15 <= 3 else {
      return natural
    }
    let needed = former.dropFirst().drop { $0 == 0 }.count
    guard BinaryPlistBytes.width(of: 1 << (8 * min(needed, 7)) - 1) < former.count - 1 else {
      return natural
    }
    return [kind] + repeatElement(0, count: former.count - natural.count) + natural.dropFirst()
  }

  static func content(of value: JSONValue, as type: NativeType) -> PlistContent {
    switch (type, value) {
    case (.integer, .number(let text)): Int64(text).map { .integer($0) } ?? .bigInteger(text)
    case (.real, .number(let text)): .real(Double(text) ?? 0)
    case (.uid, .number(let text)): .uid(UInt64(text) ?? 0)
    case (_, .bool(let flag)): .bool(flag)
    case (.date, .string(let text)): .date(text)
    case (.data, .string(let text)): .data(Base64.bytes(text.utf8) ?? [])
    case (_, .string(let text)): .string(text)
    default: .string(value.jsonText())
    }
  }

  /// A model for a new part of a container: the value of the same key in a neighboring container, or its first
  /// element.
  func model(for key: String?, in container: Int) -> Int? {
    guard let key else { return values.children(of: container).first { _ in true } }
    guard let parent = values.parent(of: container) else { return nil }
    return values.children(of: parent).lazy.prefix(64).compactMap { sibling in
      child(of: sibling, key: key)
    }.first
  }

  /// A model for a member of a new dictionary: from its neighbor, or from others there.
  func member(_ key: String, beside neighbor: Int?) -> Int? {
    guard let neighbor else { return nil }
    return child(of: neighbor, key: key) ?? model(for: key, in: neighbor)
  }

  /// The part of a model container that corresponds to a new part.
  func child(of container: Int?, key: String?) -> Int? {
    guard let container else { return nil }
    guard let key else {
      return values.kind(of: container) == .array
        ? values.children(of: container).first { _ in true } : nil
    }
    return values.kind(of: container) == .dictionary ? values.member(key, of: container) : nil
  }
}
