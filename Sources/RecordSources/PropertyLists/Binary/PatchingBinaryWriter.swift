import JSONText
import PlistText
import SourceText

/// Writes a binary property list with the objects in their original order: changed ones are replaced unless they are
/// shared, else added at the end. Objects that are no longer referred to are left out.
struct PatchingBinaryWriter {
  private let document: BinaryDocument
  private let changes: DocumentChanges
  private var table = BinaryObjectTable()
  /// Numbers of new single objects shared by equal values, by their bytes.
  private var added: [[UInt8]: Int] = [:]

  init(_ document: BinaryDocument, _ changes: DocumentChanges) {
    self.document = document
    self.changes = changes
    let sizes = document.objects.sizes
    table.leastSizes = (sizes.offset, sizes.reference)
    table.objects = (0..<document.objects.count).map(Self.objects(of: document))
  }

  /// The original objects, with their references.
  private static func objects(
    of document: BinaryDocument
  ) -> (Int) -> BinaryObjectTable.Object {
    let objects = document.objects
    func references(_ start: Int, _ range: Range<Int>) -> [Int] {
      range.map { (try? objects.reference(start, $0)) ?? 0 }
    }
    return { index in
      switch try? objects.object(index) {
      case .array(let start, let count, let isSet)?:
        .array(references(start, 0..<count), isSet: isSet)
      case .dictionary(let start, let count)?:
        .dictionary(
          keys: references(start, 0..<count), values: references(start, count..<2 * count))
      default: .original(objects.range(of: index))
      }
    }
  }

  func file() -> [UInt8] {
    var writer = self
    let wereReachable = writer.reachable(from: document.objects.top)
    writer.table.top = writer.patch(0)
    writer.drop(wereReachable)
    return writer.table.file(
      from: document.source.buffer.bytes, trailerStart: document.objects.trailerStart)
  }

  private mutating func patch(_ value: Int) -> Int {
    let number = document.locations[value].object
    let all = document.values.all(in: value)
    guard let changed = changes.first(from: value), changed < all.upperBound else { return number }
    switch changes[value] {
    case .value(let new)?:
      guard new.kind.isScalar else { return put(container(new, like: value), at: value) }
      return put(.bytes(document.object(of: new, like: value, replacing: true)), at: value)
    case .native(let new)?: return put(object(new), at: value)
    case .parts(let parts)?: return put(container(parts, of: value), at: value)
    case nil:
      guard document.values.kind(of: value).isContainer else { return number }
      let parts = document.values.children(of: value).map { DocumentChanges.Part.kept($0) }
      return put(container(parts, of: value), at: value)
    }
  }

  /// Replaces the original object if only this value uses it.
  private mutating func put(_ object: BinaryObjectTable.Object, at value: Int) -> Int {
    let number = document.locations[value].object
    guard document.sharing.uses[number] > 1 else {
      table.objects[number] = object
      return number
    }
    table.objects.append(object)
    return table.objects.count - 1
  }

  private mutating func container(
    _ parts: [DocumentChanges.Part], of container: Int
  ) -> BinaryObjectTable.Object {
    var (keys, items): ([Int], [Int]) = ([], [])
    for part in parts {
      switch part {
      case .kept(let child):
        let renamed = changes.keys[child].map { add(.string($0), like: nil) }
        if let key = renamed ?? document.locations[child].key { keys.append(key) }
        items.append(patch(child))
      case .new(let key, let value):
        if let key { keys.append(add(.string(key), like: nil)) }
        items.append(add(value, like: document.model(for: key, in: container)))
      case .native(let key, let value):
        if let key { keys.append(add(.string(key), like: nil)) }
        items.append(add(value))
      }
    }
    let kind = document.values.kind(of: container)
    return kind == .dictionary
      ? .dictionary(keys: keys, values: items) : .array(items, isSet: kind == .set)
  }

  private mutating func add(_ value: NativeValue) -> Int {
    if case .single(let type, let single) = value {
      return add(single: BinaryDocument.object(of: single, as: type))
    }
    table.objects.append(object(value))
    return table.objects.count - 1
  }

  private mutating func object(_ value: NativeValue) -> BinaryObjectTable.Object {
    switch value {
    case .single(let type, let single): .bytes(BinaryDocument.object(of: single, as: type))
    case .array(let elements): .array(elements.map { add($0) })
    case .dictionary(let members):
      .dictionary(
        keys: members.map { add(.string($0.key), like: nil) }, values: members.map { add($0.value) }
      )
    }
  }

  private mutating func add(_ value: JSONValue, like model: Int?) -> Int {
    guard value.kind.isScalar else {
      table.objects.append(container(value, like: model))
      return table.objects.count - 1
    }
    return add(single: document.object(of: value, like: model, replacing: false))
  }

  private mutating func add(single bytes: [UInt8]) -> Int {
    if let known = added[bytes] { return known }
    table.objects.append(.bytes(bytes))
    added[bytes] = table.objects.count - 1
    return table.objects.count - 1
  }

  private mutating func container(
    _ value: JSONValue, like model: Int?
  ) -> BinaryObjectTable.Object {
    switch value {
    case .object(let members):
      .dictionary(
        keys: members.map { add(.string($0.name), like: nil) },
        values: members.map { add($0.value, like: document.member($0.name, beside: model)) })
    case .array(let elements):
      .array(elements.map { add($0, like: document.child(of: model, key: nil)) })
    default: .bytes(document.object(of: value, like: model, replacing: false))
    }
  }

  private func reachable(from top: Int) -> [Bool] {
    var reached = Array(repeating: false, count: table.objects.count)
    var waiting = [top]
    while let number = waiting.popLast() {
      guard !reached[number] else { continue }
      reached[number] = true
      switch table.objects[number] {
      case .array(let items, _): waiting += items
      case .dictionary(let keys, let values): waiting += keys + values
      case .original, .bytes: break
      }
    }
    return reached
  }

  /// Removes objects that are no longer referred to; objects that never were stay.
  private mutating func drop(_ wereReachable: [Bool]) {
    let are = reachable(from: table.top)
    let stay = are.indices.map { are[$0] || $0 < wereReachable.count && !wereReachable[$0] }
    guard stay.contains(false) else { return }
    var numbers: [Int] = []
    var count = 0
    for stays in stay {
      numbers.append(count)
      if stays { count += 1 }
    }
    table.objects = table.objects.indices.filter { stay[$0] }.map { index in
      switch table.objects[index] {
      case .array(let items, let isSet): .array(items.map { numbers[$0] }, isSet: isSet)
      case .dictionary(let keys, let values):
        .dictionary(keys: keys.map { numbers[$0] }, values: values.map { numbers[$0] })
      case let object: object
      }
    }
    table.top = numbers[table.top]
  }
}
