import Forms
import JSONText
import Records
import Rules

/// Paths of the form that the records don't have.
extension Editor {
  /// Says at the opening which row's path is likely a typo.
  package mutating func report(_ absences: [PathSurvey.Absence]) {
    guard let first = absences.first, state.message == nil else { return }
    let message = texts.about(first.subject, first.message(in: texts))
    state.message = .warning(texts.andOtherRows(message, absences.count - 1))
  }

  /// Returns whether setting a row adds a member that none of the first records has.
  func createsUnknownMember(_ row: ConfigRow, in record: JSONSlice) -> Bool {
    // Of what is inside of records nobody has seen enough to tell.
    guard !state.pages.listsItems, shownPath.isEmpty, let path = row.valuePath,
      case .missing = record.lookup(path.steps)
    else { return false }
    return !PathSurvey(table).mayHave(path)
  }

  /// The note that setting a column in many records, one of which is `record`, adds a member
  /// that none of the first records has; nil where it does not.
  func addedNote(_ column: String, in record: RecordID, after: RecordTable) -> String? {
    guard let row = form.row(column), let path = row.valuePath,
      case .found = after[record].lookup(path.steps), createsUnknownMember(row, in: table[record])
    else { return nil }
    return PathSurvey(table).creationMessage(of: path, in: form, texts)
  }

  /// Says that an edit added such a member, and which one may be meant.
  mutating func reportCreated(_ row: ConfigRow, before: PathSurvey) {
    guard let path = row.valuePath, let message = before.creationMessage(of: path, in: form, texts)
    else { return }
    state.message = .notice(texts.about(row.key, message))
  }
}
