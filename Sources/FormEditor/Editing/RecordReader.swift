import Forms
import JSONText
import Records
import Rules

/// Records as rows can read them. Lines that are no JSON are shown as they are and never looked into.
struct RecordReader {
  let table: RecordTable
  let binder: RecordBinder
  /// Path from each record to the object that the rows describe; empty for the record itself.
  var path: [JSONStep] = []
  /// The context of the records, but for their own indices.
  var context = RecordContext()
  var siblings: Siblings?

  var hidesProblems = false
  var longValues: (known: LongValues, locations: RecordLocations)?
  var conflicts: ConflictReader?

  /// A record without members where the line is broken, or nothing is there.
  func readable(_ id: RecordID) -> JSONSlice {
    guard !isBroken(id) else { return .emptyObject }
    guard !path.isEmpty else { return table[id] }
    guard case .found(let slice) = table[id].lookup(path), slice.kind == .object else {
      return .emptyObject
    }
    return slice
  }

  func isBroken(_ id: RecordID) -> Bool { table.fault(of: id) != nil }

  /// All rows bound to a record, with the items of their lists where they show them; to a broken line they hold nothing,
  /// and the first has the reason. `former`: rows that were bound before, of which those are kept that stay the same.
  func bindAll(
    to id: RecordID, showsHidden: Bool, after former: BoundForm?
  ) -> (rows: [BoundRow], form: BoundForm?) {
    if let fault = table.fault(of: id) { return (bind(binder.form.rows, to: fault), nil) }
    let reading = reading(of: id)
    let form = reading.bindAll(showsHidden: showsHidden, after: former)
    let judged = reading.showingItems(judgingLongValues(form.rows, of: id))
    return (reportingConflicts(keepingBack(judged, of: id), of: id), form)
  }

  /// The rows that are at some indices of the form, as they are in columns.
  func bind(rowsAt indices: [Int], to id: RecordID) -> [BoundRow] {
    guard let fault = table.fault(of: id) else {
      let bound = reading(of: id).bind(rowsAt: indices)
      return reportingConflicts(keepingBack(judgingLongValues(bound, of: id), of: id), of: id)
    }
    return bind(indices.map { binder.form.rows[$0] }, to: fault)
  }

  /// The rows with what was found in values that were too long to be judged with them.
  private func judgingLongValues(_ rows: [BoundRow], of id: RecordID) -> [BoundRow] {
    guard binder.plan.hasChildren, longValues != nil, !hidesProblems else { return rows }
    var rows = rows
    for index in rows.indices
    where rows[index].state.row.child != nil && rows[index].state.isJudged
      && rows[index].problems.isEmpty
    {
      if let failure = longFailure(of: rows[index].state.row, in: id) {
        rows[index] = rows[index].reporting(failure)
      }
    }
    return rows
  }

  private func reportingConflicts(_ rows: [BoundRow], of id: RecordID) -> [BoundRow] {
    conflicts?.reporting(rows, of: id, at: path, binder) ?? rows
  }

  /// The known problem inside a row's value that is too long to be validated with the row;
  /// nil where none is known.
  private func longFailure(of row: ConfigRow, in id: RecordID) -> ValidationFailure? {
    guard let longValues, let value = reading(of: id).longValue(below: row),
      let object = longValues.locations.location(of: id)
    else { return nil }
    let location = Location(object.inside(path), row: row.identifier)
    return longValues.known.failure(at: location, in: value)
  }

  /// Nothing is wrong with an object that is not there, as long as nobody has begun it.
  private func keepingBack(_ bound: [BoundRow], of id: RecordID) -> [BoundRow] {
    hidesProblems || !hasObject(id) ? bound.map { $0.keepingProblemsBack() } : bound
  }

  private func hasObject(_ id: RecordID) -> Bool {
    path.isEmpty || table[id].lookup(path).slice?.kind == .object
  }

  private func bind(_ rows: [ConfigRow], to fault: JSONSyntaxError) -> [BoundRow] {
    let failure = ValidationFailure(
      rule: .type, severity: .error,
      message: binder.texts.lineIsInvalid(
        fault.message(hidingContent: !binder.form.secrets.isEmpty).text(in: binder.texts)))
    return rows.enumerated().map { index, row in
      let state = binder.prepared.brokenState(of: row, because: failure.message)
      return BoundRow(
        state: state, content: .none, display: .nothing, problems: index == 0 ? [failure] : [])
    }
  }

  /// A record's problems, a row with a draft being one; a broken line has one.
  func problems(
    of id: RecordID, at object: ObjectLocation?, drafts: [Location: Draft]
  ) -> ProblemTally {
    guard !isBroken(id) else { return ProblemTally(errors: 1) }
    let conflicts = conflicts?.count(of: id, at: path) ?? 0
    guard !hidesProblems else { return ProblemTally(errors: conflicts) }
    var problems = binder(of: id).reading(table[id]).problems
    if longValues != nil {
      for row in binder.plan.rowsOpeningForms {
        guard let number = binder.plan.index(ofRow: row.identifier),
          !problems.contains(where: { $0.row == number }),
          let failure = longFailure(of: row, in: id)
        else { continue }
        problems.append((number, failure))
      }
    }
    guard !drafts.isEmpty else {
      return ProblemTally(errors: conflicts, problems.lazy.map(\.failure))
    }
    let drafted = Set(names: drafts.keys.lazy.filter { $0.object == object }.map(\.row))
    let below = drafts.keys.count(where: { object.map($0.isInside) ?? false })
    let others = problems.filter { !drafted.contains(binder.form.rows[$0.row].identifier) }
    return ProblemTally(errors: conflicts + drafted.count + below, others.lazy.map(\.failure))
  }

  func state(of row: ConfigRow, in id: RecordID) -> RowState {
    reading(of: id).state(of: row)
  }

  func problems(of row: ConfigRow, in id: RecordID) -> [ValidationFailure] {
    let problems = reading(of: id).problems(of: row)
    guard let conflicts else { return problems }
    let conflict = conflicts.failure(of: state(of: row, in: id), in: id, at: path, binder)
    return [conflict].compactMap(\.self) + problems
  }

  func conditions(of row: ConfigRow, in id: RecordID) -> [ConditionReport] {
    reading(of: id).conditions(of: row)
  }

  func formulas(of row: ConfigRow, in id: RecordID) -> [FormulaReport] {
    reading(of: id).formulas(of: row)
  }

  /// The edit that gives a computed row the result of its formula; nil where it has that
  /// result, or is not computed.
  func update(of bound: BoundRow, in id: RecordID) -> RowEdit? {
    reading(of: id).update(of: bound.row)
  }

  /// The binder in the context of a record, as far as its expressions or rules ask for one.
  func binder(of id: RecordID) -> RecordBinder {
    // Null is no record, but an item.
    let isAsked =
      binder.plan.readsSurroundings || context.lock != nil || context.siblings != nil
      || table[id].kind == .null
    return (isAsked ? binder.within(context) : binder)
      .entering(id, of: table, at: path, among: siblings)
  }

  /// A record, or the object inside of it, in its context.
  func reading(of id: RecordID) -> RecordReading { binder(of: id).reading(readable(id)) }

  /// The text that names a record; "" if nothing does.
  func title(of id: RecordID) -> String { reading(of: id).title() }

  /// The text, on one line, of a record that no column can read: a number, a text, a broken
  /// line; nil for other records.
  func wholeText(of id: RecordID, columns: [ConfigRow]) -> String? {
    if let fault = table.fault(of: id) {
      guard !binder.form.secrets.isEmpty else { return table[id].text }
      let message = fault.message(hidingContent: true)
      return binder.texts.invalidJSONHere(message.text(in: binder.texts))
    }
    let record = table[id]
    return record.isOutOfReach(of: columns, isItem: context.isInside)
      ? binder.preview(whole: record) : nil
  }
}
