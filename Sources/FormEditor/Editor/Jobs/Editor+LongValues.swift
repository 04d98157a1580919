import JSONText
import Records
import Rules

/// Values that are too long to be judged while a key waits.
extension Editor {
  /// Has the long values judged whose rows were looked at.
  func judgeInBackground() -> [EditorEffect] {
    let subjects = longValues.begin().map { location, value in
      LongValueJob.Subject(
        location: location, value: value, record: documentTable[location.record],
        recordNumber: documentTable.isList
          ? documentTable.place(of: location.record).map { $0 + 1 } : nil)
    }
    guard !subjects.isEmpty else { return [] }
    return [
      .judge(
        LongValueJob(
          number: longValues.formNumber, form: documentForm, locale: locale,
          patternBudget: documentBinder.patternBudget, subjects: subjects))
    ]
  }
}
