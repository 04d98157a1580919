import JSONText
import Records
import Rules

/// What the records of the page that is shown are part of.
extension Editor {
  /// The file's record and the object around it; nothing where no expression of the form asks.
  var surroundings: RecordSurroundings {
    guard binder.readsSurroundings, state.pages.listsItems || !shownPath.isEmpty,
      let place = state.pages.listPlace ?? objectPlace
    else { return RecordSurroundings() }
    let below = shownPath.isEmpty ? state.pages.listIndex : state.pages.pages.count - 1
    return RecordSurroundings(root: documentTable[place.record], parent: object(below: below))
  }

  /// The same of the records of the nearest list, for work on many of them; nil where they are those of the file.
  var enclosing: EnclosingObjects? {
    guard state.pages.listsItems, let place = state.pages.listPlace else { return nil }
    return EnclosingObjects(
      root: documentTable[place.record], parent: object(below: state.pages.listIndex))
  }

  /// The object from which a page was opened.
  private func object(below index: Int) -> JSONSlice? {
    guard let owner = state.pages[index].scope.record else { return nil }
    let page = state.pages[max(index - 1, 0)]
    let record = table(below: index)[owner]
    guard !page.isTable else { return record }
    if case .found(let object) = record.lookup(page.scope.path) { return object }
    return nil
  }
}
