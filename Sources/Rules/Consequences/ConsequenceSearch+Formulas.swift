import Expressions
import Forms
import JSONText
import Values

/// Rows whose formulas read what was edited.
extension ConsequenceSearch {
  /// Progress of the search in an object of the record.
  struct Asked {
    /// Number of edits examined so far.
    var edits = 0
    /// True for each computed row whose formula reads one of the edited values.
    var concerned: [Bool]
    /// In the current pass, true for each row whose readers have been looked up: they are
    /// concerned, and come later.
    var followed: [Bool] = []
    var made: [Bool]
    /// True if the object was inserted by an edit: only its missing values are computed.
    var hasComeIn = false

    init(of readers: FormulaReaders) {
      concerned = Array(repeating: false, count: readers.rows.count)
      made = concerned
    }
  }

  /// An object as a form shows it.
  struct ObjectKey: Hashable {
    let objectPath: [JSONStep]
    let binder: ObjectIdentifier
  }

  /// Gives the computed rows of an object their values, each behind those whose results it needs.
  mutating func compute(in object: FormObject) {
    let readers = object.binder.prepared.formulaReaders
    guard !readers.rows.isEmpty, !isGivenUp else { return }
    let key = ObjectKey(objectPath: object.objectPath, binder: ObjectIdentifier(object.binder))
    var asked = asked.removeValue(forKey: key) ?? Asked(of: readers)
    asked.followed = Array(repeating: false, count: readers.rows.count)
    ask(object, readers, &asked)
    let isLacking = asked.hasComeIn
    asked.hasComeIn = false
    for index in readers.rows.indices where asked.concerned[index] || isLacking {
      if isGivenUp { break }
      let isConcerned = asked.concerned[index]
      asked.concerned[index] = false
      for needed in readers.needs[index] { asked.followed[needed] = false }
      asked.followed[index] = false
      // By way of what is around the object, a row may read the result of the one before.
      let isMade = within(object) { search, reading in
        search.compute(
          rowAt: readers.indicesInForm[index], onlyWhatIsMissing: !isConcerned, reading, in: object)
      }
      if isMade == true {
        mayRepeat = mayRepeat || asked.made[index]
        asked.made[index] = true
        ask(object, readers, &asked)
      }
    }
    self.asked[key] = asked
  }

  private mutating func compute(
    rowAt index: Int, onlyWhatIsMissing: Bool, _ reading: RecordReading, in object: FormObject
  ) -> Bool {
    let row = reading.prepared.rows[index]
    guard row.formula != nil, let path = row.state.row.valuePath else { return false }
    let content = reading.content(at: path, of: row)
    switch content {
    case .unreachable: return false
    case .value, .none: if onlyWhatIsMissing { return false }
    case .missing: break
    }
    guard isKeptUp(row, content, in: reading),
      row.isComputed || !isEdited(row.state.row, in: object)
    else { return false }
    guard let (result, value) = reading.formula(of: row).result else { return false }
    if result.problem == .tooMuchWork {
      keepsFormerResults = true
      return false
    }
    if case .value(let stored) = content, stored.holds(value) { return false }
    if case .missing = content, value == nil { return false }
    // Writing what the person has just written away would take the choice from them.
    if !row.isComputed, given.contains(where: { $0.starts(with: object.objectPath + path.steps) }) {
      return false
    }
    let edit: RowEdit =
      value.map { .set($0) }
      ?? reading.binder.entry(in: reading.bindUnconditionally(row.state.row)).cleared
    let isMade = make(
      Consequence(state: row.state, objectPath: object.objectPath, edit: edit, reason: .computed))
    if isMade, let value, result.problem == nil {
      note(value, at: path, of: index)
    }
    return isMade
  }

  /// Takes note that the row at an index of the form has its result, unless another row may change
  /// the same value, or a part of it, or the source holds another value for the result.
  private mutating func note(_ result: JSONValue, at path: ValuePath, of index: Int) {
    guard let holding else { return }
    let row = holding.prepared.rows[index]
    guard let node = row.node, holding.prepared.ownNodes[node],
      case .value(let stored) = holding.content(at: path, of: row), stored.holds(result)
    else { return }
    upToDate.append(index)
  }

  /// True if the result of a row is kept up to date: that of a visible row, and of a hidden one
  /// that keeps its value, which others may read.
  private func isKeptUp(
    _ row: PreparedRow, _ content: RowContent, in reading: RecordReading
  ) -> Bool {
    if case .value = content, row.state.row.whenHidden == .keep { return true }
    return reading.state(of: row).isVisible
  }

  /// Looks for the rows of an object whose formulas read what has changed since it was last asked.
  private mutating func ask(_ object: FormObject, _ readers: FormulaReaders, _ asked: inout Asked) {
    let news = edited.edits(
      around: object.objectPath, or: readers.namesAround(object.parent), since: asked.edits)
    asked.edits = edited.count
    guard !news.isEmpty, let reading = reading(of: object, by: object.binder) else { return }
    for path in news {
      object.addRows(reading: path, in: reading, readers, to: &asked)
      if !object.objectPath.isEmpty, object.objectPath.starts(with: path) { asked.hasComeIn = true }
    }
    if !readers.ofIndex.isEmpty, isRenumbered(object, by: news) {
      for index in readers.ofIndex { asked.concerned[index] = true }
    }
  }

  /// True if an object is an item that an edit of its list has moved, or inserted from
  /// elsewhere.
  private mutating func isRenumbered(_ object: FormObject, by news: [[JSONStep]]) -> Bool {
    guard case .index(let index)? = object.objectPath.last else { return false }
    let list = Array(object.objectPath.dropLast())
    guard news.contains(list), let item = start.object(at: object.objectPath)?.text else {
      return false
    }
    return !formerItems(of: list).has(item, at: index)
  }

  /// True if somebody has given the row another value than its formula's result: they already
  /// differed before the edit.
  private mutating func isEdited(_ row: ConfigRow, in object: FormObject) -> Bool {
    guard let before = formerObject(of: object)?.reading(in: former),
      case .value(let stored) = before.content(of: row), !stored.isEmptyValue
    else { return false }
    return !stored.holds(before.computedValue(row))
  }
}

extension FormObject {
  /// Adds the rows whose formulas read a path of a record, themselves or by the results that they read. O(rows that read
  /// it). `object`: the object itself.
  fileprivate func addRows(
    reading path: [JSONStep], in object: RecordReading, _ readers: FormulaReaders,
    to asked: inout ConsequenceSearch.Asked
  ) {
    var open: [Int] = []
    func add(_ row: Int, isRead: Bool = false, where reads: (Expression) -> Bool) {
      let isFollowed = asked.followed[row]
      if isFollowed, asked.concerned[row] { return }
      let (stored, shown) = readers.formulas[row]
      let isConcerned = isRead || stored.map(reads) ?? false
      if isConcerned { asked.concerned[row] = true }
      guard !isFollowed, isConcerned || shown.map(reads) ?? false else { return }
      asked.followed[row] = true
      open.append(row)
    }
    for row in readers.reading(path, from: objectPath, in: parent) {
      add(row, isRead: readers.surelyReads(row, path, from: objectPath)) { reads($0, path) }
    }
    while let row = open.popLast() {
      if readers.neededBy[row].isEmpty { continue }
      // Where nothing is stored, the result is what others read.
      let own = readers.paths[row]
      if let own {
        let node = binder.prepared.rows[readers.indicesInForm[row]].node
        guard case .missing = object.lookup(own, at: node) else { continue }
      }
      let value = own.map { objectPath + $0.steps }
      for other in readers.neededBy[row] {
        add(other) { expression in
          readers.rows[row].isRead(by: expression) || value.map { reads(expression, $0) } ?? false
        }
      }
    }
  }

  /// True if an expression of the object's rows reads a path of the record itself, or the value
  /// there of a row that it names.
  private func reads(_ expression: Expression, _ path: [JSONStep]) -> Bool {
    let dependencies = expression.dependencies
    if dependencies.reads(path, from: objectPath, in: parent) { return true }
    guard dependencies.namesRows, path.starts(with: objectPath) else { return false }
    return dependencies.identifiers.lazy.compactMap { binder.plan.row(named: $0.text)?.valuePath }
      .contains { named in
        let value = objectPath + named.steps
        return path.starts(with: value) || value.starts(with: path)
      }
  }
}
