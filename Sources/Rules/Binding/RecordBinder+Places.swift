import Forms
import JSONText

/// Rows of the objects and items inside of a record.
extension RecordBinder {
  /// Runs `body` with the binder of a row's form and its object in a record; nil where the record has no such item, or
  /// something else in the place of an object. An object that is not there yet, or is null, is an empty one.
  ///
  /// `comparing`: values are judged among those of the object's siblings.
  package func inside<Result>(
    _ place: RowPlace, of record: JSONSlice, comparing: Bool = false,
    _ body: (RecordBinder, JSONSlice) -> Result
  ) -> Result? {
    guard let name = place.form, let last = place.containers.last else { return body(self, record) }
    guard let binder = binder(ofForm: name), let object = container(at: last.path, in: record)
    else {
      return nil
    }
    let around = place.containers.dropLast().last
    let parent = around.map { container(at: $0.path, in: record) } ?? record
    let surroundings = RecordSurroundings(
      root: record, parent: parent, number: last.number,
      siblings: comparing ? siblings(ofObjectAt: last.path, in: record) : nil)
    return binder.within(surroundings) { body(binder, object) }
  }

  private func container(at path: [JSONStep], in record: JSONSlice) -> JSONSlice? {
    func isOfItem(from depth: Int) -> Bool {
      path[depth...].contains { if case .index = $0 { true } else { false } }
    }
    switch record.lookup(path) {
    case .found(let slice) where slice.kind == .null && !isOfItem(from: path.count - 1):
      return .emptyObject
    case .found(let slice): return slice
    case .missing(let depth): return isOfItem(from: depth) ? nil : .emptyObject
    case .blocked: return nil
    }
  }
}
