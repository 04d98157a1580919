import Forms
import JSONText
import Records
import Rules

/// Records as rows can read them; lines that are no JSON among them.
extension Editor {
  var reader: RecordReader {
    RecordReader(
      table: table, binder: binder, path: shownPath, context: recordContext,
      siblings: listSiblings, hidesProblems: hidesProblems,
      longValues: binder.plan.hasChildren ? (longValues, recordPlaces) : nil,
      conflicts: conflictReader(at: recordPlaces))
  }

  /// Reads the records of the nearest list.
  var listReader: RecordReader {
    RecordReader(
      table: table, binder: listBinder, context: RecordContext(in: enclosing ?? EnclosingObjects()),
      siblings: listSiblings)
  }

  var documentReader: RecordReader {
    RecordReader(
      table: documentTable, binder: documentBinder, siblings: siblings[0],
      conflicts: conflictReader(at: RecordPlaces(list: nil, table: documentTable)))
  }

  private func conflictReader(at places: RecordPlaces) -> ConflictReader? {
    state.conflicts.isEmpty
      ? nil
      : ConflictReader(
        conflicts: state.conflicts, document: documentTable, places: places, binder: documentBinder)
  }

  /// A record as rows can read it: without members where the line is broken.
  func readable(_ id: RecordID) -> JSONSlice { reader.readable(id) }

  func isBroken(_ id: RecordID) -> Bool { reader.isBroken(id) }

  /// A row at a place of the document, bound; nil where the form there has no such row.
  func boundRow(at location: Location) -> (row: BoundRow, binder: RecordBinder)? {
    guard documentTable.place(of: location.record) != nil,
      let binder = documentBinder.binder(at: location.path[...]),
      let place = binder.plan.place(ofRow: location.row)
    else { return nil }
    var reader = RecordReader(
      table: documentTable, binder: binder, path: location.path,
      context: recordContext(of: location.place))
    if binder.plan.comparesSiblings {
      reader.context.siblings = documentReader.binder(of: location.record).siblings(
        ofObjectAt: location.path, in: documentReader.readable(location.record))
    }
    return reader.bind(rowsAt: [place], to: location.record).first.map { ($0, binder) }
  }

  /// Drafts of rows that are shown: they keep a record from being saved as it is meant.
  var shownDrafts: [Location: Draft] {
    liveDrafts.filter { location, _ in
      (boundRow(at: location)?.row.state.isVisible ?? true) && lockHiding(location) == nil
    }
  }

  /// The lock that hides the object or the list of a row; nil where it can be seen.
  func lockHiding(_ location: Location) -> RowLock? {
    guard !location.path.isEmpty, documentTable.place(of: location.record) != nil else {
      return nil
    }
    let record = documentReader.readable(location.record)
    let lock = documentBinder.lock(onObjectAt: location.path, in: record)
    return lock.flatMap { $0.isHidden ? $0 : nil }
  }

  var liveDrafts: [Location: Draft] {
    state.anchors.drafts.filter { documentTable.place(of: $0.key.record) != nil }
  }
}
