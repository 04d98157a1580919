import JSONText
import Records
import Rules

/// What the records of the page that is shown are part of.
extension Editor {
  /// The file's record, the object around it and what locks it; nothing where nobody asks.
  var surroundings: RecordSurroundings {
    guard binder.plan.readsSurroundings || documentBinder.plan.locksInside,
      state.pages.listsItems || !shownPath.isEmpty
    else { return RecordSurroundings() }
    if !shownPath.isEmpty { return surroundings(of: objectPlace) }
    return surroundings(of: state.pages.listPlace?.inside([.index(0)]))
  }

  /// What an object of the document is part of.
  func surroundings(of place: ObjectPlace?) -> RecordSurroundings {
    guard let place, !documentReader.isBroken(place.record) else { return RecordSurroundings() }
    let record = documentReader.enter(place.record)
    return documentBinder.surroundings(ofObjectAt: place.path, in: record)
  }

  /// The same of the records of the nearest list, for work on many of them; nil where they are those of the file.
  var enclosing: EnclosingObjects? {
    guard state.pages.listsItems, let place = state.pages.listPlace else { return nil }
    return EnclosingObjects(surroundings(of: place.inside([.index(0)])))
  }
}
