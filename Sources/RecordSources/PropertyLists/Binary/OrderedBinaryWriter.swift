import JSONText
import PlistText
import SourceText

/// Writes a binary property list in the order of its values, a dictionary's keys before its values.
struct OrderedBinaryWriter {
  private let document: BinaryDocument
  private let changes: DocumentChanges
  /// True to write a Boolean to the table for each of its uses, all of which refer to the first
  /// one, as CoreFoundation does.
  private let repeatsBooleans: Bool

  init(_ document: BinaryDocument, _ changes: DocumentChanges, _ repeatsBooleans: Bool) {
    self.document = document
    self.changes = changes
    self.repeatsBooleans = repeatsBooleans
  }

  func file() -> [UInt8] {
    var state = State(document: document, changes: changes, repeatsBooleans: repeatsBooleans)
    state.table.top = state.add(0)
    return state.table.file(
      from: document.source.buffer.bytes, trailerStart: document.objects.trailerStart)
  }

  private struct State {
    let document: BinaryDocument
    let changes: DocumentChanges
    let repeatsBooleans: Bool
    var table = BinaryObjectTable()
    /// New object numbers by the object numbers of the file.
    var numbers: [Int: Int] = [:]
    /// Numbers of the objects that equal values share, by their bytes.
    var shared: [[UInt8]: Int] = [:]

    private var bytes: UnsafeRawBufferPointer { document.source.buffer.bytes }

    /// Adds a value with its contents, unless it exists; returns its number.
    mutating func add(_ value: Int) -> Int {
      let all = document.values.all(in: value)
      guard let changed = changes.first(from: value), changed < all.upperBound else {
        return addUnchanged(value)
      }
      switch changes[value] {
      case .value(let new)?: return add(new, like: value, replacing: true)
      case .native(let new)?: return add(new)
      case .parts(let parts)?: return add(parts, of: value)
      case nil:
        guard document.values.kind(of: value).isContainer else { return addUnchanged(value) }
        return add(document.values.children(of: value).map { .kept($0) }, of: value)
      }
    }

    private mutating func addUnchanged(_ value: Int) -> Int {
      let object = document.locations[value].object
      guard document.values.kind(of: value).isContainer else { return add(original: object) }
      if let known = numbers[object] { return known }
      let number = add(document.values.children(of: value).map { .kept($0) }, of: value)
      numbers[object] = number
      return number
    }

    /// Adds a single object of the file, or a key.
    private mutating func add(original object: Int) -> Int {
      if let known = numbers[object] {
        if repeatsBooleans, case let range = document.objects.range(of: object), range.count == 1 {
          _ = append(.original(range))
        }
        return known
      }
      let range = document.objects.range(of: object)
      let number = add(single: Array(bytes[range]), as: .original(range))
      numbers[object] = number
      return number
    }

    /// Adds a single value, unless it shares the object of an equal one.
    private mutating func add(single: [UInt8], as object: BinaryObjectTable.Object) -> Int {
      guard document.sharing.isShared(single) else { return append(object) }
      guard let known = shared[single] else {
        shared[single] = table.objects.count
        return append(object)
      }
      if repeatsBooleans, single.count == 1 { _ = append(object) }
      return known
    }

    private mutating func add(_ parts: [DocumentChanges.Part], of container: Int) -> Int {
      let number = reserve()
      let kind = document.values.kind(of: container)
      var keys: [Int] = []
      if kind == .dictionary {
        for part in parts {
          switch part {
          case .kept(let child):
            let renamed = changes.keys[child].map { add(key: $0) }
            keys.append(renamed ?? document.locations[child].key.map { add(original: $0) } ?? 0)
          case .new(let key, _), .native(let key, _): keys.append(add(key: key ?? ""))
          }
        }
      }
      var items: [Int] = []
      for part in parts {
        switch part {
        case .kept(let child): items.append(add(child))
        case .new(let key, let value):
          let model = document.model(for: key, in: container)
          items.append(add(value, like: model, replacing: false))
        case .native(_, let value): items.append(add(value))
        }
      }
      table.objects[number] =
        kind == .dictionary
        ? .dictionary(keys: keys, values: items) : .array(items, isSet: kind == .set)
      return number
    }

    private mutating func add(_ value: NativeValue) -> Int {
      switch value {
      case .single(let type, let single):
        return add(new: BinaryDocument.object(of: single, as: type))
      case .array(let elements):
        let number = reserve()
        let items = elements.map { add($0) }
        table.objects[number] = .array(items)
        return number
      case .dictionary(let members):
        let number = reserve()
        let keys = members.map { add(key: $0.key) }
        let items = members.map { add($0.value) }
        table.objects[number] = .dictionary(keys: keys, values: items)
        return number
      }
    }

    private mutating func add(key: String) -> Int {
      add(new: BinaryPlistBytes.single(.string(key)) ?? [0x50])
    }

    private mutating func add(_ value: JSONValue, like model: Int?, replacing: Bool) -> Int {
      switch value {
      case .null, .bool, .number, .string:
        return add(new: document.object(of: value, like: model, replacing: replacing))
      case .object(let members):
        let number = reserve()
        let keys = members.map { add(key: $0.name) }
        let items = members.map {
          add($0.value, like: document.member($0.name, beside: model), replacing: false)
        }
        table.objects[number] = .dictionary(keys: keys, values: items)
        return number
      case .array(let elements):
        let number = reserve()
        let items = elements.map {
          add($0, like: document.child(of: model, key: nil), replacing: false)
        }
        table.objects[number] = .array(items)
        return number
      }
    }

    private mutating func add(new single: [UInt8]) -> Int {
      add(single: single, as: .bytes(single))
    }

    /// The number of a container, which precedes its contents.
    private mutating func reserve() -> Int { append(.bytes([])) }

    private mutating func append(_ object: BinaryObjectTable.Object) -> Int {
      table.objects.append(object)
      return table.objects.count - 1
    }
  }
}
