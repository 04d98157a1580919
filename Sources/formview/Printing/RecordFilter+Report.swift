import Forms
import Queries
import Records

extension RecordFilter {
  /// Prints notes about an option's filter on standard error, for a table in which it found nothing, or some records.
  func report(foundNothing: Bool, in table: RecordTable, option: String) {
    var notes = notes(foundNothing: foundNothing, in: table)
    if foundNothing, isElsewhere(in: table, chunks: Workers.chunks) {
      notes.append(Environment.texts.filterLooksInColumns)
    }
    for note in notes { StandardError.write(line: VisibleText.of("\(option): \(note)")) }
  }
}
