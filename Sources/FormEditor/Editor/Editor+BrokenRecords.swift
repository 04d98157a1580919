import Forms
import JSONText
import Records
import Rules

/// Records as rows can read them; lines that are no JSON among them.
extension Editor {
  var reader: RecordReader {
    RecordReader(
      table: table, binder: binder, path: shownPath, context: recordContext,
      siblings: listSiblings, hidesProblems: hidesProblems,
      longValues: binder.plan.hasChildren ? (longValues, recordPlaces) : nil,
      conflicts: document.conflictReader(at: recordPlaces))
  }
}
