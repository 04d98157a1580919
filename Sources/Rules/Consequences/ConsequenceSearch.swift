import Forms
import JSONText
import Records
import Values

/// Looks for what an edit of a record does to its other values, from where it was made outwards.
struct ConsequenceSearch {
  let binder: RecordBinder
  /// The record before the edit.
  let former: JSONSlice
  /// The record with the edit alone.
  let start: JSONSlice
  /// The record with the edit, and with the consequences found so far.
  private(set) var record: RecordSplicer
  /// The record without pending values, read together with the results that are yet to be spliced into it; nil where
  /// other objects read the record, too, so that each result is written at once.
  private(set) var holding: RecordReading?
  /// Paths of the edited values.
  let given: [[JSONStep]]
  /// Paths of all changed values, from the record on.
  var edited: EditLog
  let omitted: ([JSONStep], ConfigRow) -> JSONValue?
  private(set) var found: [Consequence] = []
  /// Indices of rows in the form that were given the results of their formulas, so that no
  /// problem is reported for them.
  var upToDate: [Int] = []
  private(set) var edits: [ValueEdit] = []
  /// True if one value may have been edited several times.
  var mayRepeat: Bool
  /// Rows whose hiding or showing has been handled.
  var settled: Set<RowKey> = []
  var asked: [ObjectKey: Asked] = [:]
  var formerItems: [[JSONStep]: FormerItems] = [:]

  /// True if a row keeps its former result because its formula was too much work.
  var keepsFormerResults = false

  private let stepsBefore: Int
  /// Number of bytes of a record made and searched again that cost as much as a step.
  private static let bytesPerStep = 32

  /// A row of one of the record's objects.
  struct RowKey: Hashable {
    let objectPath: [JSONStep]
    let row: String
  }

  init(
    binder: RecordBinder, id: RecordID, former: JSONSlice, table: RecordTable,
    edited: [[JSONStep]], omitted: @escaping ([JSONStep], ConfigRow) -> JSONValue?
  ) {
    self.binder = binder
    self.former = former
    start = table[id]
    mayRepeat = binder.plan.hasChildren || binder.prepared.formulaReaders.haveTwins
    let holdsResults = !binder.plan.hasChildren && !binder.plan.readsSurroundings
    holding = holdsResults ? binder.reading(start).holdingResults : nil
    record = RecordSplicer(of: id, in: table, holdsScalars: holdsResults)
    given = edited
    self.edited = EditLog(edited)
    self.omitted = omitted
    stepsBefore = binder.family.steps
  }

  /// True if the limit of steps is exceeded, so that the remaining values are kept: each of
  /// many items reads all of them, or a long record is made for each of many results.
  var isGivenUp: Bool {
    binder.family.steps &- stepsBefore + record.madeBytes / Self.bytesPerStep
      > binder.family.mostStepsOfEdit
  }

  var isCutShort: Bool { isGivenUp || keepsFormerResults }

  /// Maximum number of rounds until nothing changes: values of one object may be computed from
  /// those of another. Each round completes at least one more row of the forms, as far as none
  /// needs its own value. O(rows).
  private var mostRounds: Int {
    binder.form.allForms.reduce(1) { $0 + $1.rows.count(where: \.hasFormulas) }
  }

  private static let fewRounds = 8

  /// Searches until nothing changes; false if it has not come to an end.
  mutating func run() -> Bool {
    var round = 0
    while round < Self.fewRounds || round < mostRounds {
      round += 1
      let count = edited.count
      join()
      holding?.scanned()
      for object in FormObject.all(around: edited.paths, in: whole, binder) {
        guard reading(of: object, by: object.binder) != nil else { continue }
        compute(in: object)
        _ = within(object) { search, reading in search.hide(in: object, by: reading.binder) }
      }
      guard edited.count > count, !isGivenUp else { return true }
    }
    return false
  }

  /// Makes an edit of a row, which may have consequences itself.
  mutating func make(_ consequence: Consequence) -> Bool {
    guard let edit = made(consequence) else { return false }
    edited.append(consequence.path)
    found.append(consequence)
    edits.append(edit)
    return true
  }

  private mutating func made(_ consequence: Consequence) -> ValueEdit? {
    guard let holding else { return consequence.make(in: &record) }
    if consequence.objectPath.isEmpty, let row = binder.prepared.row(of: consequence.state),
      let (node, former) = holding.memory.ownValue(of: row),
      let made = consequence.replace(former, in: &record)
    {
      holding.memory.hold(made.value, at: node)
      return made.edit
    }
    // The new record is looked through when the next round begins.
    join()
    defer { join() }
    return consequence.make(in: &record)
  }

  // MARK: The record

  /// The whole record, without the pending values that are yet to be spliced into it.
  var whole: JSONSlice { record.table[record.id] }

  /// The records with what was found. The binder's next reading of the record knows what this one does.
  consuming func joined() -> RecordTable {
    join()
    if let memory = holding?.memory {
      if !mayRepeat, !isCutShort { memory.note(upToDate: upToDate) }
      binder.last = memory
    }
    return record.table
  }

  private mutating func join() {
    record.join()
    if let holding, !holding.record.isSame(as: whole) { self.holding = holding.written(in: whole) }
  }

  /// An object of the record as it is now; nil where it has none.
  mutating func reading(of object: FormObject, by binder: RecordBinder) -> RecordReading? {
    holding ?? record.lookup(object.objectPath).slice.map(binder.reading)
  }

  /// Runs `body` with an object, read with what is around it, as far as its expressions ask; nil where the record has no
  /// such object.
  mutating func within<Result>(
    _ object: FormObject, _ body: (inout ConsequenceSearch, RecordReading) -> Result
  ) -> Result? {
    if reads(object) { join() }
    let reading =
      holding ?? record.lookup(object.objectPath).slice.map { object.binder(in: whole).reading($0) }
    return reading.map { body(&self, $0) }
  }

  /// True if expressions of an object may read pending values of other objects.
  private func reads(_ object: FormObject) -> Bool {
    guard object.binder.plan.readsSurroundings, !record.heldNames.isEmpty else { return false }
    return object.binder.prepared.surroundingReads.reads(record.heldNames, in: object.parent)
  }
}

extension JSONSlice {
  /// The object at a path; nil where there is none.
  func object(at path: [JSONStep]) -> JSONSlice? {
    if path.isEmpty { return self }
    if case .found(let slice) = lookup(path) { return slice }
    return nil
  }
}
