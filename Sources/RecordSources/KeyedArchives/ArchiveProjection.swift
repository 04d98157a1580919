import JSONText
import PlistText
import Records
import SourceText
import Texts

/// Goes through the objects of an archive from `$top` on, and shows them as JSON.
///
/// An object of a class of its own, and a collection that can be changed, are shown once: where they are again, and where a
/// cycle closes, is the path to them. All others are values, which are shown wherever they are; collections of them only
/// while the JSON stays within a multiple of the file, so that sharing can't make a small file mean more than memory has.
struct ArchiveProjection {
  let graph: ArchiveGraph
  private(set) var values = DocumentValues()
  private(set) var places: [ArchivePlace] = []
  /// How many values each object is.
  private(set) var occurrences: [UInt32]
  /// The objects that are shown as a path, by that.
  private(set) var paths: [String: Int] = [:]
  /// The first value that an object is, by its UID.
  private var first: [Int: Int] = [:]
  /// The objects that are being gone through.
  private var open: Set<Int> = []
  /// Values from which on collections are not repeated.
  private let most: Int

  /// Where values are in their containers, and how many the open containers have so far.
  private var indices: [UInt32] = []
  private var counts: [UInt32] = []

  /// What a path begins with that is shown in the place of an object.
  static let referenceMark = "→ "

  private typealias Key = String?

  init(_ graph: ArchiveGraph) throws(SourceFault) {
    self.graph = graph
    occurrences = Array(repeating: 0, count: graph.objects.count)
    most = 10_000 + 4 * graph.values.count
    let top = Array(graph.values.children(of: graph.top))
    if top.count == 1, graph.values.key(of: top[0]) == "root", isContainer(top[0]) {
      try add(top[0], key: nil, depth: 0)
    } else {
      // A text alone is no record.
      try addMembers(of: graph.top, at: graph.top, object: nil, remarks: [], key: nil, depth: 0)
    }
  }

  /// Whether a value is shown as an object or a list.
  private func isContainer(_ base: Int) -> Bool {
    let uid = graph.uid(at: base)
    let number = uid.map { graph.objects[$0] } ?? base
    guard graph.values.kind(of: number).isContainer else { return false }
    guard uid != nil, graph.values.kind(of: number) == .dictionary else { return true }
    switch ArchiveShape.shape(of: number, in: graph)?.shape {
    case .wrapper, .decimal, .null: return false
    case .list, .numbered, .dictionary, nil: return true
    }
  }

  private mutating func begin(
    _ kind: DocumentValues.Kind, _ content: ArchivePlace.Content, at base: Int, object: Int?,
    _ key: Key
  ) {
    note(ArchivePlace(base: base, object: object, content: content))
    counts.append(0)
    values.begin(kind, key: key)
  }

  private mutating func end() {
    counts.removeLast()
    values.end()
  }

  private mutating func note(_ place: ArchivePlace) {
    places.append(place)
    indices.append(counts.last ?? 0)
    if !counts.isEmpty { counts[counts.count - 1] += 1 }
  }

  private mutating func add(
    _ value: JSONValue, as type: NativeType, _ content: ArchivePlace.Content, at base: Int,
    object: Int?, _ key: Key
  ) {
    note(ArchivePlace(base: base, object: object, content: content))
    values.add(value, as: type, key: key)
  }

  /// A value of the property list: itself, or the object that it refers to.
  private mutating func add(_ base: Int, key: Key, depth: Int) throws(SourceFault) {
    guard depth < PlistParser.maximumDepth - 2 else {
      throw graph.fault(at: base) { $0.containerDeeper(than: PlistParser.maximumDepth - 2) }
    }
    guard let uid = graph.uid(at: base) else {
      return try addContent(of: base, at: base, object: nil, key: key, depth: depth)
    }
    if graph.isNull(uid) { return add(.null, as: .null, .null, at: base, object: uid, key) }
    let object = graph.objects[uid]
    if graph.values.kind(of: object).isContainer, isElsewhere(uid, object) {
      let target = first[uid] ?? 0
      let text = Self.referenceMark + path(of: target)
      paths[text] = uid
      return add(
        .string(text), as: .uid, .elsewhere(target), at: base, object: uid, key)
    }
    occurrences[uid] &+= 1
    first[uid] = first[uid] ?? values.count
    open.insert(uid)
    try addContent(of: object, at: base, object: uid, key: key, depth: depth)
    open.remove(uid)
  }

  /// Whether an object is not shown where it is found again.
  private func isElsewhere(_ uid: Int, _ object: Int) -> Bool {
    guard first[uid] != nil else { return false }
    if open.contains(uid) || values.count > most { return true }
    return ArchiveDocument.isOne(object, in: graph)
  }

  /// `number`: where the property list has the content.
  private mutating func addContent(
    of number: Int, at base: Int, object: Int?, key: Key, depth: Int
  ) throws(SourceFault) {
    switch graph.values.kind(of: number) {
    case .single(let type):
      add(
        graph.values.single(number), as: type, .single(number, .plain, inner: nil), at: base,
        object: object, key)
    case .array, .set: try addList(number, at: base, object: object, key: key, depth: depth)
    case .dictionary:
      guard object != nil, let shape = ArchiveShape.shape(of: number, in: graph)?.shape,
        try add(shape, of: number, at: base, object: object, key: key, depth: depth)
      else {
        return try addMembers(
          of: number, at: base, object: object, remarks: remarks(on: number, object), key: key,
          depth: depth)
      }
    }
  }

  /// An object of Foundation; false where it has other contents than such objects.
  private mutating func add(
    _ shape: ArchiveShape, of number: Int, at base: Int, object: Int?, key: Key, depth: Int
  ) throws(SourceFault) -> Bool {
    switch shape {
    case .null: add(.null, as: .null, .null, at: base, object: object, key)
    case .list(let list): try addList(list, at: base, object: object, key: key, depth: depth)
    case .numbered(let elements):
      begin(.array, .numbered(number), at: base, object: object, key)
      for child in elements { try add(child, key: nil, depth: depth + 1) }
      end()
    case .decimal(let decimal):
      add(.number(decimal.text), as: .real, .decimal(decimal), at: base, object: object, key)
    case .dictionary(let keys, let objects):
      try addDictionary(keys, objects, at: base, object: object, key: key, depth: depth)
    case .wrapper(let member, let form):
      var (number, inner): (Int, ArchivePlace.Link?) = (member, nil)
      if let uid = graph.uid(at: member) {
        number = graph.objects[uid]
        inner = ArchivePlace.Link(reference: member, object: uid)
      }
      guard case .single(let type) = graph.values.kind(of: number),
        inner.map({ !graph.isNull($0.object) }) ?? true,
        let (shownType, value) = form.shown(graph.values.single(number), as: type)
      else { return false }
      if let inner { occurrences[inner.object] &+= 1 }
      add(
        value, as: shownType, .single(number, form, inner: inner), at: base, object: object, key)
    }
    return true
  }

  private mutating func addList(
    _ list: Int, at base: Int, object: Int?, key: Key, depth: Int
  ) throws(SourceFault) {
    begin(.array, .list(list), at: base, object: object, key)
    for child in graph.values.children(of: list) { try add(child, key: nil, depth: depth + 1) }
    end()
  }

  private mutating func addDictionary(
    _ keyList: Int, _ list: Int, at base: Int, object: Int?, key: Key, depth: Int
  ) throws(SourceFault) {
    let keys = Array(graph.values.children(of: keyList))
    let items = graph.values.children(of: list)
    let names = keys.map(text(at:))
    guard names.contains(where: { $0 == nil }) else {
      begin(
        .dictionary, .dictionary(keys: keyList, objects: list), at: base, object: object, key)
      for (name, item) in zip(names, items) { try add(item, key: name, depth: depth + 1) }
      return end()
    }
    begin(.array, .entries, at: base, object: object, key)
    for (entry, item) in zip(keys, items) {
      begin(.dictionary, .entry, at: -1, object: nil, nil)
      try add(entry, key: "key", depth: depth + 2)
      try add(item, key: "value", depth: depth + 2)
      end()
    }
    end()
  }

  /// The key of a dictionary; nil where it is no string.
  private func text(at base: Int) -> String? {
    let number = graph.uid(at: base).map { graph.objects[$0] } ?? base
    guard graph.values.kind(of: number) == .single(.string),
      case .string(let text) = graph.values.single(number)
    else { return nil }
    return text
  }

  private mutating func addMembers(
    of number: Int, at base: Int, object: Int?, remarks: [(String, JSONValue)], key: Key, depth: Int
  ) throws(SourceFault) {
    begin(.dictionary, .members(number), at: base, object: object, key)
    for (name, value) in remarks {
      add(value, as: PlistRefusals.type(of: value), .remark, at: -1, object: nil, name)
    }
    for child in graph.values.children(of: number) {
      let name = graph.values.key(of: child)
      if name == "$class", !remarks.isEmpty { continue }
      try add(child, key: name, depth: depth + 1)
    }
    end()
  }

  /// What is said of an object that is shown with its members.
  private func remarks(on number: Int, _ object: Int?) -> [(String, JSONValue)] {
    guard let name = graph.classes(of: number).first else { return [] }
    let places = object.map { graph.references[$0] } ?? 1
    return [("$class", .string(name))]
      + (places > 1 ? [("$places", .number(String(places)))] : [])
  }

  /// The way to a value from the root, as JSONPath has it.
  private func path(of number: Int) -> String {
    var steps: [String] = []
    var number = number
    while let parent = values.parent(of: number) {
      if values.kind(of: parent) == .dictionary {
        let name = values.key(of: number)
        let isWord = !name.isEmpty && name.utf8.allSatisfy { $0 >= 0x80 || $0.isWordByte }
        steps.append(isWord ? ".\(name)" : "[\(JSONValue.string(name).jsonText())]")
      } else {
        steps.append("[\(indices[number])]")
      }
      number = parent
    }
    return "$" + steps.reversed().joined()
  }
}

extension UInt8 {
  /// A letter, a digit or `_` in ASCII.
  fileprivate var isWordByte: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self & 0xDF) || self == 0x5F
  }
}
