import JSONText
import Records
import Rules

/// What the records of the page that is shown are part of.
extension Editor {
  /// The file's record, the object around it and what locks it; nothing where nobody asks.
  var recordContext: RecordContext {
    guard binder.plan.readsSurroundings || documentBinder.plan.locksInside,
      state.pages.listsItems || !shownPath.isEmpty
    else { return RecordContext() }
    if !shownPath.isEmpty { return recordContext(of: objectPlace) }
    return recordContext(of: state.pages.listPlace?.inside([.index(0)]))
  }

  /// What an object of the document is part of.
  func recordContext(of place: ObjectPlace?) -> RecordContext {
    guard let place, !documentReader.isBroken(place.record) else { return RecordContext() }
    return documentReader.binder(of: place.record)
      .context(ofObjectAt: place.path, in: documentReader.readable(place.record))
  }

  /// The same of the records of the nearest list, for work on many of them; nil where they are those of the file.
  var enclosing: EnclosingObjects? {
    guard state.pages.listsItems, let place = state.pages.listPlace else { return nil }
    return recordContext(of: place.inside([.index(0)])).enclosing
  }
}
