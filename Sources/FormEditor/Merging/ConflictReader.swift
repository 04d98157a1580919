import Forms
import JSONText
import Records
import Rules
import Texts
import Values

/// The conflicts that are open in the records of a table, as problems of rows.
struct ConflictReader {
  let conflicts: OpenConflicts
  let document: RecordTable
  /// Where the table's records are in the document.
  let places: RecordPlaces

  /// Where an object is in the document, and what is open in its record; nil where nothing is.
  func open(
    of id: RecordID, at path: [JSONStep]
  ) -> (place: ObjectPlace, conflicts: [RecordConflict])? {
    guard let place = places.place(of: id)?.inside(path) else { return nil }
    let open = conflicts.open(in: place.record, of: document)
    return open.isEmpty ? nil : (place, open)
  }

  /// How many conflicts an object has: of it, of what is around it, and inside of it.
  func count(of id: RecordID, at path: [JSONStep]) -> Int {
    guard let (place, open) = open(of: id, at: path) else { return 0 }
    return open.count { conflict in
      conflict.path.starts(with: place.path) || conflict.differs(at: place.path)
    }
  }

  /// The rows with what is in conflict in them, before what else is wrong.
  func reporting(
    _ rows: [BoundRow], of id: RecordID, at path: [JSONStep], _ binder: RecordBinder
  ) -> [BoundRow] {
    guard let (place, open) = open(of: id, at: path) else { return rows }
    return rows.map { bound in
      Self.failure(among: open, of: bound.state, at: place, binder).map {
        bound.reporting($0, first: true)
      } ?? bound
    }
  }

  /// What is in conflict in a row of a record; nil where nothing is.
  func failure(
    of row: RowState, in id: RecordID, at path: [JSONStep], _ binder: RecordBinder
  ) -> ValidationFailure? {
    guard let (place, open) = open(of: id, at: path) else { return nil }
    return Self.failure(among: open, of: row, at: place, binder)
  }

  private static func failure(
    among open: [RecordConflict], of state: RowState, at place: ObjectPlace,
    _ binder: RecordBinder
  ) -> ValidationFailure? {
    guard let found = conflict(among: open, of: state.row, at: place, binder.form) else {
      return nil
    }
    let words = ConflictWords(found, of: state, at: place, binder)
    return ValidationFailure(
      rule: found.isOfWhole && !words.isInside
        ? .whole : words.isInside && state.row.child != nil ? .below : .path,
      severity: .error, message: words.theirs)
  }

  /// The conflict that a row shows: of its value, of what is around it, or of what is inside of it. That of a record or
  /// an item as a whole is at its first row.
  static func conflict(
    among open: [RecordConflict], of row: ConfigRow, at place: ObjectPlace, _ form: Form
  ) -> RecordConflict? {
    let path = row.steps.map { place.path + $0 }
    return open.first { conflict in
      if conflict.isOfWhole, conflict.path == place.path {
        return row.identifier == form.rows.first?.identifier
      }
      guard let path else { return false }
      return conflict.path.starts(with: path) || conflict.differs(at: path)
    }
  }
}

extension RecordConflict {
  /// Whether it is about a record or an item of a list, and not about a value in it.
  var isOfWhole: Bool {
    guard let last = path.last else { return true }
    if case .index = last { return ours == nil || theirs == nil }
    return false
  }

  /// Whether the two values are not the same at a path inside of what it is about.
  fileprivate func differs(at path: [JSONStep]) -> Bool {
    guard !isOfWhole, path.starts(with: self.path) else { return false }
    let rest = Array(path.dropFirst(self.path.count))
    return ours?.lookup(rest).slice != theirs?.lookup(rest).slice
  }
}

extension ConfigRow {
  /// Where what it shows is in its object.
  fileprivate var steps: [JSONStep]? { (valuePath ?? childPath)?.steps }
}

/// What is said of a conflict where a row shows it.
struct ConflictWords {
  private let conflict: RecordConflict
  private let state: RowState
  private let binder: RecordBinder
  /// What leads from the conflict's value to the row's; nil where that is around the conflict's.
  private let rest: [JSONStep]?

  init(
    _ conflict: RecordConflict, of state: RowState, at place: ObjectPlace, _ binder: RecordBinder
  ) {
    (self.conflict, self.state, self.binder) = (conflict, state, binder)
    let path = place.path + (state.row.steps ?? [])
    rest = path.starts(with: conflict.path) ? Array(path.dropFirst(conflict.path.count)) : nil
  }

  /// Whether it is about something inside of the row's value.
  var isInside: Bool { rest == nil }

  /// What the other program has done there.
  var theirs: String {
    let texts = binder.texts
    guard let rest else { return texts.changedThereInside }
    guard !conflict.isOfWhole else {
      let title = (conflict.ours ?? conflict.theirs).map { binder.recordTitle($0) } ?? ""
      let isItem = !conflict.path.isEmpty
      if conflict.theirs == nil { return texts.deletedThere(title, isItem: isItem) }
      return conflict.ours == nil
        ? texts.deletedHere(title, isItem: isItem) : texts.replacedThere(title, isItem: isItem)
    }
    return conflict.theirs?.lookup(rest).slice.map { texts.setThere(text(of: $0)) }
      ?? texts.removedThere
  }

  /// The question which value to take; `label`: what it is about.
  func question(_ label: String) -> String {
    let texts = binder.texts
    guard !conflict.isOfWhole else {
      return texts.ended(theirs.prefix(1).uppercased() + theirs.dropFirst())
    }
    guard let rest else { return texts.ended(texts.about(label, theirs)) }
    return texts.whichToTake(
      label, ours: conflict.ours?.lookup(rest).slice.map(text),
      theirs: conflict.theirs?.lookup(rest).slice.map(text))
  }

  private func text(of value: JSONSlice) -> String {
    let text = binder.preview(value, at: state.row.valuePath)
    return state.disclosure.shown(
      value.kind == .string && text == value.text ? value.stringValue : text)
  }
}

extension Texts {
  /// A problem of a row with the row's label, unless it is one of the record.
  func about(_ label: String, _ problem: ValidationFailure) -> String {
    problem.rule == .whole ? problem.message : about(label, problem.message)
  }
}
