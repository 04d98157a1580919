import Forms
import JSONText
import Records
import Rules
import SourceText

/// A record with the answers so far, in a version of its table.
package struct AnsweredRecord {
  /// Identifier of the record in both tables.
  package let record: RecordID
  /// The records before the first answer.
  package let former: RecordTable
  /// The records with the answers and their consequences.
  package private(set) var table: RecordTable
  package private(set) var edits: [ValueEdit] = []
  /// The answers in order; of a row of the record the last one.
  private(set) var answers: [Answer] = []
  /// Values removed from the record while their rows are hidden.
  private var omitted: [[JSONStep]: JSONValue] = [:]

  struct Answer {
    let row: ConfigRow
    /// Path of the object that has the row.
    let path: [JSONStep]
    /// The row of the record that has the object; the same row for one of the record.
    let owner: ConfigRow
    let edit: RowEdit
  }

  package init(_ record: RecordID, of table: RecordTable) {
    self.record = record
    former = table
    self.table = table
  }

  package var value: JSONSlice { table[record] }
  package var formerValue: JSONSlice { former[record] }
  package var isChanged: Bool { !value.hasSameBytes(as: formerValue) }

  /// Makes an answer, with its effects on other values. Throws without any change.
  ///
  /// The row is one of the object at a path, which is part of the value that `owner` shows or opens.
  mutating func give(
    _ edit: RowEdit, to row: ConfigRow, at path: [JSONStep] = [], of owner: ConfigRow? = nil,
    by binder: RecordBinder
  ) throws(JSONEditError) {
    guard let made = edit.edit(of: row, at: path, in: record, of: table) else { return }
    let before = table
    table.replace(record, with: try table.record(record, with: made.after, at: made.path))
    edits.append(made)
    if path.isEmpty {
      answers.removeAll { $0.path.isEmpty && $0.row.identifier.hasSameBytes(as: row.identifier) }
    }
    answers.append(Answer(row: row, path: path, owner: owner ?? row, edit: edit))
    let omitted = omitted
    let following = binder.consequences(in: record, of: [made.path], from: before, to: table) {
      index, row in omitted[index + (row.valuePath?.steps ?? [])]
    }
    for consequence in following.found where consequence.reason != .computed {
      self.omitted[consequence.path] = consequence.omitted
    }
    edits += following.edits
    table = following.table
  }

  /// Writes shown defaults into the record, if its form requires it and the record was changed.
  package mutating func writeDefaults(by binder: RecordBinder) {
    guard isChanged, binder.form.anyWritesDefaults else { return }
    let defaults = binder.missingDefaults(of: record, in: table)
    edits += defaults.edits
    table = defaults.table
  }

  /// The answered rows whose values in another version of the record differ from the original ones; empty if there is
  /// no conflict.
  package func conflicts(with other: JSONSlice) -> [ConfigRow] {
    var seen: Set<ExactText> = []
    return answers.map(\.owner).filter { row in
      let path = (row.child?.path ?? row.valuePath)?.steps ?? []
      return formerValue.lookup(path).slice?.value != other.lookup(path).slice?.value
        && seen.insert(row.identifier).inserted
    }
  }

  /// The answers applied to a record of another table.
  package func given(
    to id: RecordID, of other: RecordTable, by binder: RecordBinder
  ) throws(JSONEditError) -> AnsweredRecord {
    var result = AnsweredRecord(id, of: other)
    for answer in answers {
      try result.give(
        answer.edit, to: answer.row, at: answer.path, of: answer.owner, by: binder)
    }
    return result
  }
}

extension AnsweredRecord {
  /// The object at a path, read by its form in its context; `list`: the kind of value that it is an item of, whose other
  /// items its key and its values are compared with.
  func reading(
    at path: [JSONStep], of form: String?, in list: JSONKind?, by binder: RecordBinder
  ) -> RecordReading {
    let whole = binder.reading(value)
    guard let form, var inner = binder.binder(ofForm: form) else { return whole }
    inner = inner.within(whole.context(ofObjectAt: path))
    if let list, let step = path.last,
      let items = try? table.items(at: path.dropLast(), of: record, in: list),
      let id = RecordSteps(of: items).record(at: step)
    {
      let isCompared = inner.plan.comparesSiblings
      let siblings = isCompared ? Siblings(UniqueIndex(inner.plan.uniquePaths, of: items)) : nil
      inner = inner.entering(id, of: items, among: siblings, readingPosition: true)
    }
    guard case .found(let object) = value.lookup(path), list != nil || object.kind != .null else {
      return inner.reading(.emptyObject)
    }
    return inner.reading(object)
  }
}

extension RecordReading {
  /// The errors of its own rows, without those of objects inside.
  var ownErrors: [AddedProblem] {
    ownProblems.filter { $0.failure.severity == .error }.map {
      AddedProblem(row: plan.form.rows[$0.row].identifier, message: $0.failure.message)
    }
  }
}
