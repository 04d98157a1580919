import Forms
import JSONText
import Records
import Rules

/// Pages of what is inside a record.
extension Browser {
  /// Opens the form that a row opens: of the object at its path, or a table of its list's items.
  mutating func openChild(of bound: BoundRow) {
    guard let record, let child = bound.row.child,
      let childForm = documentBinder.binder(ofForm: child.name)?.form
    else { return }
    if let job, job.isAwaited {
      message = job.busyNotice(texts, keys)
      return
    }
    if job?.isArranging == true {
      pages.table.pendingQuery = ViewQuery(ofTableAt: pages.listIndex, in: self)
    }
    let object = binder.reading(reader.readable(record)).objectContent(of: bound)
    if case .unreachable(let reason) = object {
      message = .notice(texts.about(bound.row.key, reason))
      return
    }
    do throws(JSONEditError) {
      pages.open(
        try Page(
          opening: child, childForm, at: shownPath + (bound.row.childPath?.steps ?? []), object,
          from: bound.row, of: record, in: table))
    } catch {
      message = .problem(
        bound.problems.first.map { texts.about(bound.row.key, $0.message) }
          ?? texts.about(bound.row.key, error.reason(in: texts)))
      return
    }
    rebind()
    dropUnwantedJob()
  }

  /// Drops the job of a page that is left, unless its result is awaited; a view is made when
  /// the table is shown again.
  mutating func dropUnwantedJob() {
    if job?.isAwaited != true { job = nil }
  }

  // MARK: Going to a location in the document

  /// Opens the pages down to an object, those that lead there already staying as they are. Where the object is not
  /// there, it ends on the page that comes nearest.
  mutating func openPages(to object: ObjectLocation) {
    if objectLocation == object, !pageKind.hasRecordCursor { return }
    if let list = pages.listLocation, list.record == object.record,
      object.path.count == list.path.count + 1, object.path.starts(with: list.path),
      let step = object.path.last
    {
      backToTable()
      focusItem(at: step)
      return
    }
    pages.closeItems()
    pages.closeObjects()
    rebind()
    guard !object.path.isEmpty else { return }
    bringUp(object.record)
    guard documentTable.index(of: object.record) != nil else { return }
    showForm(of: object.record)
    follow(object.path[...])
  }

  /// Opens the rows that a path leads through, from the page that is shown.
  private mutating func follow(_ path: ArraySlice<JSONStep>) {
    var rest = path
    while !rest.isEmpty, let hop = form.row(leadingTo: rest),
      let bound = bound.row(named: hop.row.identifier)
    {
      formPage.focus = hop.row.identifier
      let depth = pages.pages.count
      openChild(of: bound)
      guard pages.pages.count > depth else { return }
      rest = rest.dropFirst(hop.length)
      guard pageKind.hasRecordCursor else { continue }
      guard let step = rest.popFirst() else { return }
      focusItem(at: step)
      if !rest.isEmpty { openForm(of: record) }
    }
  }

  /// The cursor on the item of the list that is shown to which a step leads; it stays where there is none.
  mutating func focusItem(at step: JSONStep) {
    if case .index(let index) = step { return focusItem(index) }
    guard let item = RecordSteps(of: table).record(at: step) else { return }
    focusItem(table.index(of: item) ?? 0)
  }

  /// The cursor on an item of the list that is shown, or on its last one.
  mutating func focusItem(_ index: Int) {
    guard table.count > 0 else { return }
    let id = table.id(at: min(index, table.count - 1))
    if let position = recordsInView.index(of: id) {
      focusCell(row: position)
    } else {
      openForm(of: id)
    }
  }
}
