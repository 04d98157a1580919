import Forms
import JSONText
import Records
import Rules
import SourceText
import Texts
import Values

/// The conflicts that are open in the records of a table, as problems of rows.
struct ConflictReader {
  let conflicts: OpenConflicts
  let document: RecordTable
  let locations: RecordLocations
  let binder: RecordBinder

  /// The location of an object in the document, and the open conflicts of its record; nil
  /// where there are none.
  func open(
    of id: RecordID, at path: [JSONStep]
  ) -> (object: ObjectLocation, conflicts: [RecordConflict])? {
    guard let object = locations.location(of: id)?.inside(path) else { return nil }
    let open = conflicts.open(in: object.record, of: document)
    return open.isEmpty ? nil : (object, open)
  }

  /// The number of conflicts that concern an object: of it, of its enclosing values, and
  /// inside of it.
  func count(of id: RecordID, at path: [JSONStep]) -> Int {
    guard let (object, open) = open(of: id, at: path) else { return 0 }
    return open.count { conflict in
      conflict.path.starts(with: object.path) || conflict.differs(at: object.path)
    }
  }

  /// The rows with what is in conflict in them, before what else is wrong. Each conflict counts at the first row that shows
  /// it.
  func reporting(
    _ rows: [BoundRow], of id: RecordID, at path: [JSONStep], _ binder: RecordBinder
  ) -> [BoundRow] {
    guard let (object, open) = open(of: id, at: path) else { return rows }
    var rest = open
    return rows.map { bound in
      let own = rest.filter { Self.isShown($0, in: bound.row, at: object, binder.form) }
      rest.removeAll(where: own.contains)
      return failure(among: open, counting: own, of: bound.state, at: object, binder).map {
        bound.reporting($0, first: true)
      } ?? bound
    }
  }

  /// The conflict that a row of a record shows, as a failure; nil where there is none.
  func failure(
    of row: RowState, in id: RecordID, at path: [JSONStep], _ binder: RecordBinder
  ) -> ValidationFailure? {
    guard let (object, open) = open(of: id, at: path) else { return nil }
    let own = open.filter {
      Self.firstRow(showing: $0, at: object, binder.form)?.identifier
        .hasSameBytes(as: row.row.identifier) == true
    }
    return failure(among: open, counting: own, of: row, at: object, binder)
  }

  /// `own`: the conflicts that no row before shows.
  private func failure(
    among open: [RecordConflict], counting own: [RecordConflict], of state: RowState,
    at object: ObjectLocation, _ binder: RecordBinder
  ) -> ValidationFailure? {
    guard let found = Self.conflict(among: open, of: state.row, at: object, binder.form) else {
      return nil
    }
    let words = ConflictWords(found, of: state, at: object, binder, in: self.binder)
    var failure = ValidationFailure(
      rule: found.isOfWhole && !words.isInside
        ? .whole : words.isInside && state.row.child != nil ? .below : .path,
      severity: .error, message: own.contains(found) ? words.allOfTheirs : words.theirs)
    failure.count = own.count
    return failure
  }

  /// The first row of a form that shows a conflict; nil where none does.
  static func firstRow(
    showing conflict: RecordConflict, at object: ObjectLocation, _ form: Form
  ) -> ConfigRow? {
    form.rows.first { isShown(conflict, in: $0, at: object, form) }
  }

  /// The conflict that a row shows: of its value, of what is around it, or of what is inside of it. That of a record or
  /// an item as a whole is at its first row.
  static func conflict(
    among open: [RecordConflict], of row: ConfigRow, at object: ObjectLocation, _ form: Form
  ) -> RecordConflict? {
    open.first { isShown($0, in: row, at: object, form) }
  }

  private static func isShown(
    _ conflict: RecordConflict, in row: ConfigRow, at object: ObjectLocation, _ form: Form
  ) -> Bool {
    if conflict.isOfWhole, conflict.path == object.path {
      return form.rows.first?.identifier.hasSameBytes(as: row.identifier) == true
    }
    guard let path = row.steps.map({ object.path + $0 }) else { return false }
    return conflict.path.starts(with: path) || conflict.differs(at: path)
  }
}

extension RecordConflict {
  /// True for a conflict about a record or an item of a list, and not about a value in it.
  var isOfWhole: Bool {
    guard let last = path.last else { return true }
    if case .index = last { return ours == nil || theirs == nil }
    return false
  }

  /// Returns whether the two values differ at a path inside the conflict's value.
  fileprivate func differs(at path: [JSONStep]) -> Bool {
    guard !isOfWhole, path.starts(with: self.path) else { return false }
    let rest = Array(path.dropFirst(self.path.count))
    return ours?.lookup(rest).slice != theirs?.lookup(rest).slice
  }
}

extension ConfigRow {
  /// Path in the row's object of what the row shows.
  var steps: [JSONStep]? { (valuePath ?? childPath)?.steps }
}
