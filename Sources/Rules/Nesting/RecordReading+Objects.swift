import Forms
import JSONText
import Values

/// Missing items of lists that count as empty ones.
package enum MissingItems {
  case none
  /// Items that can be added after the last one.
  case next
  case all
}

/// Rows of the objects and items inside of a record.
extension RecordReading {
  /// The object of a row, read by the form that has it; nil where the record has no such item, or something else in the
  /// place of an object. An object that is not there yet, or is null, is an empty one.
  ///
  /// `comparing`: values are judged among those of the object's siblings.
  package func inside(
    _ location: RowLocation, comparing: Bool = false, missing: MissingItems = .none
  ) -> RecordReading? {
    guard let name = location.form, let last = location.containers.last else { return self }
    // What is not there yet is no object where the row takes it as a whole.
    let lacksMember = location.items.contains { $0.isMember && record.lacks($0.path) }
    if missing == .none, lacksMember { return nil }
    let empty =
      location.row.valuePath?.steps.isEmpty == true ? JSONSlice(writing: .null) : .emptyObject
    guard let inner = binder.binder(ofForm: name),
      let object = lacksMember && location.items.last?.path == last.path
        ? empty
        : record.container(
          at: last.path, empty, missing, isItem: location.itemStep != nil)
    else { return nil }
    // Another form for the record itself.
    if last.path.isEmpty { return inner.within(context).reading(record) }
    let around = location.enclosing
    let parent = around.map { record.container(at: $0.path, .emptyObject, missing) } ?? record
    let parentBinder = around.flatMap { binder.binder(ofForm: $0.form) } ?? binder
    let context = RecordContext(
      root: asEnclosing, parent: parent.map { parentBinder.reading($0).asEnclosing },
      item: location.itemStep.flatMap { item(at: last.path, $0) },
      siblings: comparing ? siblings(ofObjectAt: last.path) : nil)
    return inner.within(context).reading(object)
  }
}

extension RecordReading {
  /// The position of an item that may be missing.
  private func item(at path: [JSONStep], _ step: JSONStep) -> ItemPosition {
    if let there = record.lookup(path.dropLast()).slice?.position(at: step) { return there }
    if case .index(let index) = step { return ItemPosition(index: index) }
    let count = record.lookup(path.dropLast()).slice?.members.reduce(0) { count, _ in count + 1 }
    return ItemPosition(index: count ?? 0, key: step.name)
  }
}

extension JSONStep {
  fileprivate var isIndex: Bool { if case .index = self { true } else { false } }
}

extension JSONSlice {
  fileprivate func lacks(_ path: [JSONStep]) -> Bool {
    if case .found = lookup(path) { false } else { true }
  }

  /// The list in which a path looks for an item that the record does not have, and how many it has; nil where no list is in
  /// the way.
  package func listWithoutItem(at path: [JSONStep]) -> (path: ValuePath, count: Int)? {
    switch lookup(path) {
    case .missing(let depth), .blocked(let depth, .null):
      guard let index = path.indices[depth...].first(where: { path[$0].isIndex }) else {
        return nil
      }
      let list = Array(path[..<index])
      return (ValuePath(steps: list), itemCount(at: list))
    case .found, .blocked: return nil
    }
  }

  fileprivate func container(
    at path: [JSONStep], _ empty: JSONSlice, _ missing: MissingItems, isItem: Bool = false
  ) -> JSONSlice? {
    switch lookup(path) {
    case .found(let slice) where slice.kind == .null && path.last?.isIndex != true && !isItem:
      return .emptyObject
    case .found(let slice): return slice
    case .missing(let depth), .blocked(let depth, .null):
      guard path[depth...].contains(where: \.isIndex) else { return .emptyObject }
      return switch missing {
      case .none: nil
      case .next: canAddItems(along: path, from: depth) ? empty : nil
      case .all: empty
      }
    case .blocked: return nil
    }
  }

  /// The number of items of the list at a path; 0 if there is none.
  fileprivate func itemCount(at path: [JSONStep]) -> Int {
    lookup(path).slice?.elementCount ?? 0
  }

  /// True if each item on a path, from the first missing step on, is the next of its list.
  fileprivate func canAddItems(along path: [JSONStep], from depth: Int) -> Bool {
    path.indices[depth...].allSatisfy { position in
      guard case .index(let index) = path[position] else { return true }
      return index == (position == depth ? itemCount(at: Array(path[..<depth])) : 0)
    }
  }
}
