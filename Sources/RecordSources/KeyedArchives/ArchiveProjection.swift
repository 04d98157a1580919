import JSONText
import PlistText
import Records
import SourceText
import Texts

/// Converts the objects of an archive, from `$top` on, to JSON.
///
/// An object of a custom class, and a mutable collection, are shown once (`ArchiveHomes`): other locations, also in
/// cycles, show the path to them. All others are values, which are shown at each location; collections of them only
/// while the JSON stays within a multiple of the file, so that sharing can't make a small file exhaust memory.
struct ArchiveProjection {
  let graph: ArchiveGraph
  private(set) var values = DocumentValues()
  private(set) var locations: [ArchiveLocation] = []
  private(set) var occurrences: [UInt32]
  private(set) var paths: [ExactText: Int] = [:]
  private(set) var numbers: [Int: Int] = [:]
  private let homes: ArchiveHomes
  /// True while visiting objects at their home.
  private var isAtHome = true
  private var open: Set<Int> = []
  /// Number of values above which collections are not repeated.
  private let most: Int

  /// The prefix of a path that is shown in the place of an object.
  static let referenceMark = "→ "

  private typealias Key = String?

  init(_ graph: ArchiveGraph, recordsPath: [JSONStep]) throws(SourceFault) {
    self.graph = graph
    occurrences = Array(repeating: 0, count: graph.objects.count)
    most = 10_000 + 4 * graph.values.count
    let top = Array(graph.values.children(of: graph.top))
    // A text alone is no record.
    let isObject =
      top.count == 1 && graph.values.key(of: top[0]) == "root"
      && ArchiveContents(at: top[0], in: graph).isContainer
    let root = isObject ? top[0] : graph.top
    homes = ArchiveHomes(graph, root: root, recordsPath: recordsPath)
    if isObject {
      try add(root, key: nil, depth: 0)
    } else {
      let contents = ArchiveContents.members(root, className: nil)
      try add(contents, at: root, object: nil, key: nil, depth: 0)
    }
  }

  private mutating func begin(
    _ kind: DocumentValues.Kind, _ content: ArchiveLocation.Content, at base: Int, object: Int?,
    _ key: Key
  ) {
    locations.append(ArchiveLocation(base: base, object: object, content: content))
    values.begin(kind, key: key)
  }

  private mutating func add(
    _ value: JSONValue, as type: NativeType, _ content: ArchiveLocation.Content, at base: Int,
    object: Int?, _ key: Key
  ) {
    locations.append(ArchiveLocation(base: base, object: object, content: content))
    values.add(value, as: type, key: key)
  }

  /// Adds a value of the property list, or the object that it refers to.
  private mutating func add(_ base: Int, key: Key, depth: Int) throws(SourceFault) {
    guard depth < PlistParser.maximumDepth - 2 else {
      throw graph.fault(at: base) { $0.containerDeeper(than: PlistParser.maximumDepth - 2) }
    }
    let contents = ArchiveContents(at: base, in: graph)
    guard let uid = graph.uid(at: base) else {
      return try add(contents, at: base, object: nil, key: key, depth: depth)
    }
    if graph.isNull(uid) { return add(.null, as: .null, .null, at: base, object: uid, key) }
    let isAroundAtHome = isAtHome
    if contents.isContainer {
      isAtHome = isAroundAtHome && homes.isHome(base, of: uid)
      if !isAtHome, isElsewhere(uid) {
        isAtHome = isAroundAtHome
        let text = Self.referenceMark + homes.path(of: uid)
        paths[text] = uid
        return add(.string(text), as: .uid, .elsewhere(uid), at: base, object: uid, key)
      }
      if isAtHome { numbers[uid] = values.count }
    }
    occurrences[uid] &+= 1
    open.insert(uid)
    try add(contents, at: base, object: uid, key: key, depth: depth)
    open.remove(uid)
    isAtHome = isAroundAtHome
  }

  /// True if an object with a home is shown there and not here.
  private func isElsewhere(_ uid: Int) -> Bool {
    open.contains(uid) || values.count > most
      || ArchiveDocument.isOne(graph.objects[uid], in: graph)
  }

  private mutating func add(
    _ contents: ArchiveContents, at base: Int, object: Int?, key: Key, depth: Int
  ) throws(SourceFault) {
    switch contents {
    case .null: add(.null, as: .null, .null, at: base, object: object, key)
    case .single(let single):
      if let inner = single.inner { occurrences[inner.object] &+= 1 }
      add(
        single.value, as: single.type, .single(single.number, single.form, inner: single.inner),
        at: base, object: object, key)
    case .decimal(let decimal):
      add(.number(decimal.text), as: .real, .decimal(decimal), at: base, object: object, key)
    case .list(let list):
      begin(.array, .list(list), at: base, object: object, key)
      for child in graph.values.children(of: list) { try add(child, key: nil, depth: depth + 1) }
      values.end()
    case .numbered(let number, let elements):
      begin(.array, .numbered(number), at: base, object: object, key)
      for child in elements { try add(child, key: nil, depth: depth + 1) }
      values.end()
    case .dictionary(let keys, let objects, let names):
      begin(.dictionary, .dictionary(keys: keys, objects: objects), at: base, object: object, key)
      for (name, item) in zip(names, graph.values.children(of: objects)) {
        try add(item, key: name, depth: depth + 1)
      }
      values.end()
    case .entries(let keys, let objects):
      begin(.array, .entries, at: base, object: object, key)
      let pairs = zip(graph.values.children(of: keys), graph.values.children(of: objects))
      for (entry, item) in pairs {
        begin(.dictionary, .entry, at: -1, object: nil, nil)
        try add(entry, key: "key", depth: depth + 2)
        try add(item, key: "value", depth: depth + 2)
        values.end()
      }
      values.end()
    case .members(let number, let className):
      begin(.dictionary, .members(number), at: base, object: object, key)
      if let className { addRemarks(on: object, className) }
      for child in graph.values.children(of: number) {
        let name = graph.values.key(of: child)
        if name == "$class", className != nil { continue }
        try add(child, key: name, depth: depth + 1)
      }
      values.end()
    }
  }

  /// Adds information about an object that is shown with its members.
  private mutating func addRemarks(on object: Int?, _ className: String) {
    var remarks = [("$class", JSONValue.string(className))]
    let count = object.map { graph.references[$0] } ?? 1
    if count > 1 { remarks.append(("$places", .number(String(count)))) }
    for (name, value) in remarks {
      add(value, as: PlistRefusals.type(of: value), .remark, at: -1, object: nil, name)
    }
  }
}
