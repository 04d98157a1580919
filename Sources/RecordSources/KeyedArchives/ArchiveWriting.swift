import JSONText
import PlistText
import Records
import SourceText

/// Maps edits of an archive's JSON to its property list.
///
/// An object keeps its UID. A value with several locations, such as a string, is edited in a copy at the end of
/// `$objects`, to which only the edited location refers; the same applies to lists around it that are values
/// themselves.
struct ArchiveWriting {
  let document: ArchiveDocument
  let graph: ArchiveGraph
  private var changes = DocumentChanges()
  private var result = DocumentChanges()
  /// New objects, after the existing ones.
  private var added: [NativeValue] = []
  /// UIDs of new class descriptions by name.
  var addedClasses: [ExactText: Int] = [:]

  init(_ document: ArchiveDocument) {
    self.document = document
    graph = document.graph
  }

  func changes(_ changes: DocumentChanges) -> DocumentChanges {
    guard !changes.isEmpty else { return changes }
    var writing = self
    writing.changes = changes
    var edits = ArchiveEdits()
    writing.patch(0, &edits)
    writing.apply(edits)
    if !writing.added.isEmpty {
      let kept = graph.objects.map { DocumentChanges.Part.kept($0) }
      let new = writing.added.map { DocumentChanges.Part.native(key: nil, $0) }
      writing.result.set(.parts(kept + new), at: graph.list)
    }
    return writing.result
  }

  // MARK: What was there

  /// Adds the changes of a value to the changes of its object.
  private mutating func patch(_ number: Int, _ edits: inout ArchiveEdits) {
    let all = document.values.all(in: number)
    guard let changed = changes.first(from: number), changed < all.upperBound else { return }
    switch changes[number] {
    case .value(let value)?: replace(number, by: value, &edits)
    case .parts(let parts)?: compose(number, parts, &edits)
    case .native?, nil:
      let children = Array(document.values.children(of: number))
      guard !children.contains(where: { changes.keys[$0] != nil }) else {
        return compose(number, children.map { .kept($0) }, &edits)
      }
      var inner = ArchiveEdits()
      for child in children { patch(child, &inner) }
      commit(inner, of: document.locations[number], &edits)
    }
  }

  private mutating func replace(_ number: Int, by value: JSONValue, _ edits: inout ArchiveEdits) {
    let location = document.locations[number]
    if case .single(let single, let form, let inner) = location.content,
      case .single(let type) = graph.values.kind(of: single),
      let archived = form.archived(value, like: type)
    {
      var own = ArchiveEdits(values: [single: archived])
      if let inner {
        guard let copy = commit(own, of: inner.object) else { return }
        own = ArchiveEdits(values: [inner.reference: .uid(copy)])
      }
      return commit(own, of: location, &edits)
    }
    if case .decimal(let decimal) = location.content, case .number(let text) = value,
      let own = decimal.edits(setting: text)
    {
      return commit(own, of: location, &edits)
    }
    guard location.base >= 0 else { return }
    edits.removed.append(number)
    let around = document.values.parent(of: number).map { document.locations[$0] }
    edits.values[location.base] =
      around.map(isObject) == true
      ? .uid(newObject(value, like: nil))
      : part(value, like: nil, isReferredTo: location.object != nil)
  }

  private mutating func compose(
    _ number: Int, _ parts: [DocumentChanges.Part], _ edits: inout ArchiveEdits
  ) {
    let location = document.locations[number]
    var inner = ArchiveEdits()
    var kept: Set<Int> = []
    var composed: [ArchiveEdits.Part] = []
    var keys: [ArchiveEdits.Part] = []
    let children = Array(document.values.children(of: number))
    let indices = Dictionary(uniqueKeysWithValues: children.enumerated().map { ($1, $0) })
    var keyNumbers: [Int] = []
    if case .dictionary(let list, _) = location.content {
      keyNumbers = Array(graph.values.children(of: list))
    }
    for part in parts {
      switch part {
      case .kept(let child):
        kept.insert(child)
        patch(child, &inner)
        if document.locations[child].base >= 0 {
          composed.append(.kept(document.locations[child].base))
        }
        if let index = indices[child], keyNumbers.indices.contains(index) {
          keys.append(changes.keys[child].map { self.key($0) } ?? .kept(keyNumbers[index]))
        } else if let name = changes.keys[child] {
          if document.locations[child].base >= 0 {
            inner.keys[document.locations[child].base] = name
          }
        }
      case .new(let key, let value):
        let model = model(for: key, in: number)
        let isReferredTo = model.map { document.locations[$0].object != nil } ?? false
        let new: NativeValue =
          isObject(location)
          ? .uid(newObject(value, like: model))
          : self.part(value, like: model, isReferredTo: isReferredTo)
        if case .dictionary = location.content {
          keys.append(self.key(key ?? ""))
          composed.append(.new(key: nil, new))
        } else {
          composed.append(.new(key: key, new))
        }
      case .native: break
      }
    }
    inner.removed += children.filter { !kept.contains($0) }
    switch location.content {
    case .list(let list): inner.parts[list] = composed
    case .numbered(let object): inner.parts[object] = numbered(composed, of: object, inner)
    case .dictionary(let list, let objects):
      inner.parts[list] = keys
      inner.parts[objects] = composed
    case .members(let members):
      let description = location.object == nil ? nil : graph.values.member("$class", of: members)
      inner.parts[members] = (description.map { [.kept($0)] } ?? []) + composed
    default: return
    }
    commit(inner, of: location, &edits)
  }

  /// A key of a dictionary whose keys are objects.
  private mutating func key(_ name: String) -> ArchiveEdits.Part {
    .new(key: nil, .uid(object(.single(.string, .string(name)))))
  }

  /// Renumbers the members of an object whose elements are numbered by key.
  private func numbered(
    _ elements: [ArchiveEdits.Part], of object: Int, _ edits: ArchiveEdits
  ) -> [ArchiveEdits.Part] {
    let description = graph.values.member("$class", of: object)
    return (description.map { [.kept($0)] } ?? [])
      + elements.enumerated().map { index, element in
        let key = ArchiveNumbering.key(of: index)
        return switch element {
        case .kept(let child) where graph.values.key(of: child) == key: element
        case .kept(let child): .new(key: key, native(child, edits))
        case .new(_, let value): .new(key: key, value)
        }
      }
  }

  /// True if all parts of a container are UIDs.
  private func isObject(_ location: ArchiveLocation) -> Bool {
    switch location.content {
    case .list, .numbered, .dictionary: location.object != nil
    case .single, .null, .decimal, .members, .entries, .entry, .elsewhere, .remark: false
    }
  }

  /// A model for a new part of a container: the member of a neighboring container, or its first element.
  private func model(for key: String?, in container: Int) -> Int? {
    guard let key else { return document.values.children(of: container).first { _ in true } }
    guard let parent = document.values.parent(of: container) else { return nil }
    return document.values.children(of: parent).lazy.prefix(64).compactMap { sibling in
      sibling == container ? nil : child(of: sibling, key)
    }.first
  }

  func child(of container: Int?, _ key: String) -> Int? {
    guard let container, document.values.kind(of: container) == .dictionary else { return nil }
    return document.values.member(key, of: container)
  }

  // MARK: Objects

  private mutating func commit(
    _ inner: ArchiveEdits, of location: ArchiveLocation, _ edits: inout ArchiveEdits
  ) {
    guard let object = location.object else { return edits.add(inner) }
    if let copy = commit(inner, of: object) { edits.values[location.base] = .uid(copy) }
  }

  /// Edits an object; returns the UID of a copy if others refer to the original.
  private mutating func commit(_ edits: ArchiveEdits, of uid: Int) -> Int? {
    guard !edits.isEmpty else { return nil }
    let isShared = document.occurrences[uid] > 1 || graph.references[uid] > 1
    guard isShared, !ArchiveDocument.isOne(graph.objects[uid], in: graph) else {
      apply(edits)
      return nil
    }
    return object(native(graph.objects[uid], edits))
  }

  mutating func object(_ value: NativeValue) -> Int {
    added.append(value)
    return graph.objects.count + added.count - 1
  }

  private mutating func apply(_ edits: ArchiveEdits) {
    for (number, value) in edits.values {
      switch (value, graph.values.kind(of: number)) {
      case (.single(.uid, let uid), .dictionary) where graph.uid(at: number) != nil:
        // The integer of `CF$UID`.
        result.set(.value(uid), at: number + 1)
      case (.single(let type, let single), .single(let former))
      where type == former && type != .uid:
        result.set(.value(single), at: number)
      default: result.set(.native(value), at: number)
      }
    }
    for (number, key) in edits.keys { result.setKey(key, of: number) }
    for (number, parts) in edits.parts {
      result.set(
        .parts(
          parts.map { part in
            switch part {
            case .kept(let child): .kept(child)
            case .new(let key, let value): .native(key: key, value)
            }
          }), at: number)
    }
    for number in edits.removed { clear(number) }
  }

  /// Removes the contents of a value that is no longer referred to.
  private mutating func clear(_ number: Int) {
    let location = document.locations[number]
    if let object = location.object {
      guard graph.references[object] == 1, document.occurrences[object] == 1 else { return }
      if case .single(_, _, let inner?) = location.content, graph.references[inner.object] == 1 {
        result.set(.native(.single(.string, .string("$null"))), at: graph.objects[inner.object])
      }
      result.set(.native(.single(.string, .string("$null"))), at: graph.objects[object])
    }
    for child in document.values.children(of: number) { clear(child) }
  }

  func native(_ number: Int, _ edits: ArchiveEdits) -> NativeValue {
    if let value = edits.values[number] { return value }
    if let uid = graph.uid(at: number) { return .uid(uid) }
    let parts =
      edits.parts[number] ?? graph.values.children(of: number).map { ArchiveEdits.Part.kept($0) }
    switch graph.values.kind(of: number) {
    case .single(let type): return .single(type, graph.values.single(number))
    case .array, .set:
      return .array(
        parts.map { part in
          switch part {
          case .kept(let child): native(child, edits)
          case .new(_, let value): value
          }
        })
    case .dictionary:
      return .dictionary(
        parts.map { part in
          switch part {
          case .kept(let child):
            (edits.keys[child] ?? graph.values.key(of: child), native(child, edits))
          case .new(let key, let value): (key ?? "", value)
          }
        })
    }
  }
}
