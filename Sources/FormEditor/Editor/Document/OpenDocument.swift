import Forms
import JSONText
import Records
import Rules
import Texts
import Values

/// The records of the file as they are worked on: with their form, and the drafts and conflicts at their rows.
///
/// It edits them; what the pages show then is the browser's.
package struct OpenDocument {
  /// The records with their history.
  var records: Document<StepNote>
  /// Binder of the file's form; it has the binders of the forms that can be opened from it.
  private(set) var binder: RecordBinder
  var siblings = SiblingLists()
  /// Problems inside values that are too long to be validated while a key waits.
  private(set) var longValues = LongValues()
  var conflicts = OpenConflicts()
  var anchors = RowAnchors()
  var settings: Settings
  /// Of the settings' own file; nil for others.
  var keyJudge: KeyJudge?

  init(_ table: RecordTable, _ plan: FormPlan, _ settings: Settings) {
    self.settings = settings
    records = Document(table)
    binder = RecordBinder(plan, for: .screen)
  }

  /// Adopts another form of the file.
  mutating func adopt(_ form: Form, _ locale: FormLocale? = nil) {
    binder = RecordBinder(form: form, locale: locale ?? self.locale, for: .screen)
    longValues = LongValues(formNumber: longValues.formNumber + 1)
  }

  /// The keys that messages about the records name.
  var keys: KeyBindings { settings.keys }
  var table: RecordTable { _read { yield records.table } }
  var saved: RecordTable { _read { yield records.saved } }
  var form: Form { binder.form }
  var locale: FormLocale { binder.locale }
  var texts: Texts { binder.texts }

  /// Records that differ from the file, including the added ones. O(edits), or O(records)
  /// once some were added, deleted or moved.
  var unsavedRecords: [RecordID] { table.placements(of: records.changedRecords).map(\.id) }

  var reader: RecordReader {
    RecordReader(
      table: table, binder: binder, siblings: siblings[0],
      conflicts: conflictReader(at: RecordLocations(list: nil, table: table)))
  }

  func conflictReader(at locations: RecordLocations) -> ConflictReader? {
    conflicts.isEmpty
      ? nil
      : ConflictReader(conflicts: conflicts, document: table, locations: locations, binder: binder)
  }

  /// A row of an object, bound; nil where the form there has no such row.
  func boundRow(at location: Location) -> (row: BoundRow, binder: RecordBinder)? {
    guard table.index(of: location.record) != nil,
      let binder = binder.binder(at: location.path[...]),
      let index = binder.plan.index(ofRow: location.row)
    else { return nil }
    var reader = RecordReader(
      table: table, binder: binder, path: location.path, context: context(of: location.object))
    if binder.plan.comparesSiblings {
      reader.context.siblings = self.reader.reading(of: location.record)
        .siblings(ofObjectAt: location.path)
    }
    return reader.bind(rowsAt: [index], to: location.record).first.map { ($0, binder) }
  }

  /// The context of an object.
  func context(of object: ObjectLocation?) -> RecordContext {
    guard let object, !reader.isBroken(object.record) else { return RecordContext() }
    return reader.reading(of: object.record).context(ofObjectAt: object.path)
  }

  /// The lock that hides the object or the list of a row; nil where it can be seen.
  func lockHiding(_ location: Location) -> RowLock? {
    guard !location.path.isEmpty, table.index(of: location.record) != nil else { return nil }
    let lock = binder.reading(reader.readable(location.record)).lock(onObjectAt: location.path)
    return lock.flatMap { $0.isHidden ? $0 : nil }
  }

  /// The innermost object with a form that has a path in a record or around it, and the row that shows it there; nil for
  /// the object itself.
  func innermostRow(
    showing path: [JSONStep], of record: RecordID
  ) -> (object: ObjectLocation, row: ConfigRow?) {
    let (object, rest) = binder.innermostObject(on: path[...])
    let row = binder.binder(at: object[...])?.form.row(showing: rest)
    return (ObjectLocation(record, path: object), row)
  }

  /// The title of the file's form, filled with a record.
  func title(showing record: RecordID?) -> String {
    binder.reading(record.map(reader.readable) ?? .emptyObject).formTitle
  }

  /// A record that is deleted by the number that it has in the file, and its title.
  func nameOfDeleted(_ id: RecordID) -> String {
    let index = saved.index(of: id).map { $0 + 1 } ?? 0
    return texts.deletedRecordNamed(index, binder.reading(saved[id]).title())
  }

  /// The first row of a record that has a problem, or what is inside of it; nil where none has.
  func firstProblem(of id: RecordID) -> Location? {
    let (reader, record) = (reader, reader.readable(id))
    for row in form.rows {
      guard let first = reader.problems(of: row, in: id).first else { continue }
      if first.rule == .below,
        let below = reader.binder(of: id).reading(record).problemsBelow(row, limit: 1).first
      {
        return Location(id, path: below.path, row: below.row.identifier)
      }
      return Location(id, row: row.identifier)
    }
    return nil
  }

  /// The state of the row that the nearest table was opened from; nil for the records of the file.
  func state(ofListIn pages: PageStack) -> RowState? {
    let index = pages.listIndex
    guard let row = pages.listRow(at: index, binder), let owner = pages[index].scope.record else {
      return nil
    }
    let page = pages[index - 1]
    let path = page.objectPath
    let below = pages.listIndex(below: index)
    let reader = RecordReader(
      table: pages.table(below: index, in: table), binder: binder.binder(ofPage: page), path: path,
      context: context(of: pages.location(of: owner, inListAt: below, path)))
    return reader.state(of: row, in: owner)
  }
}
