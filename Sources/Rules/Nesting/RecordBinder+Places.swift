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
extension RecordBinder {
  /// Runs `body` with the binder of a row's form and its object in a record; nil where the record has no such item, or
  /// something else in the place of an object. An object that is not there yet, or is null, is an empty one.
  ///
  /// `comparing`: values are judged among those of the object's siblings.
  package func inside<Result>(
    _ place: RowPlace, of record: JSONSlice, comparing: Bool = false,
    missing: MissingItems = .none, _ body: (RecordBinder, JSONSlice) -> Result
  ) -> Result? {
    guard let name = place.form, let last = place.containers.last else { return body(self, record) }
    // What is not there yet is no object where the row takes it as a whole.
    let empty =
      place.row.valuePath?.steps.isEmpty == true ? JSONSlice(writing: .null) : .emptyObject
    guard let binder = binder(ofForm: name),
      let object = container(at: last.path, in: record, empty, missing)
    else {
      return nil
    }
    // Another form for the record itself.
    if last.path.isEmpty { return body(binder.within(context), record) }
    let around = place.containers.dropLast().last
    let parent =
      around.map { container(at: $0.path, in: record, .emptyObject, missing) } ?? record
    let parentBinder = around.flatMap { self.binder(at: $0.path[...]) } ?? self
    let enclosing = EnclosingObjects(
      root: asReadInside(record), parent: parent.map { parentBinder.asReadInside($0) },
      secretsOfRoot: plan.secrets, ofParent: parentBinder.plan.secrets)
    let context = RecordContext(
      in: enclosing, number: last.number,
      siblings: comparing ? siblings(ofObjectAt: last.path, in: record) : nil)
    return body(binder.within(context), object)
  }

  /// The list in which a path looks for an item that a record does not have, and how many it has; nil where no list is in
  /// the way.
  package func listWithoutItem(
    at path: [JSONStep], of record: JSONSlice
  ) -> (path: ValuePath, count: Int)? {
    switch record.lookup(path) {
    case .missing(let depth), .blocked(let depth, .null):
      guard let place = path.indices[depth...].first(where: { path[$0].isIndex }) else {
        return nil
      }
      let list = Array(path[..<place])
      return (ValuePath(steps: list), record.itemCount(at: list))
    case .found, .blocked: return nil
    }
  }

  private func container(
    at path: [JSONStep], in record: JSONSlice, _ empty: JSONSlice, _ missing: MissingItems
  ) -> JSONSlice? {
    switch record.lookup(path) {
    case .found(let slice) where slice.kind == .null && path.last?.isIndex != true:
      return .emptyObject
    case .found(let slice): return slice
    case .missing(let depth), .blocked(let depth, .null):
      guard path[depth...].contains(where: \.isIndex) else { return .emptyObject }
      return switch missing {
      case .none: nil
      case .next: record.canAddItems(along: path, from: depth) ? empty : nil
      case .all: empty
      }
    case .blocked: return nil
    }
  }
}

extension JSONStep {
  fileprivate var isIndex: Bool { if case .index = self { true } else { false } }
}

extension JSONSlice {
  /// The number of items of the list at a path; 0 if there is none.
  fileprivate func itemCount(at path: [JSONStep]) -> Int {
    lookup(path).slice?.elementCount ?? 0
  }

  /// True if each item on a path, from the first missing step on, is the next of its list.
  fileprivate func canAddItems(along path: [JSONStep], from depth: Int) -> Bool {
    path.indices[depth...].allSatisfy { place in
      guard case .index(let index) = path[place] else { return true }
      return index == (place == depth ? itemCount(at: Array(path[..<depth])) : 0)
    }
  }
}
