import Forms
import JSONText

/// The key of a map's item that its row does not take.
package struct RefusedKey {
  private let row: ConfigRow
  private let reading: RecordReading

  /// `row` is the row of the keys in the form of the item.
  package init(of row: ConfigRow, in reading: RecordReading) {
    (self.row, self.reading) = (row, reading)
  }

  /// The problems of the key, as they are said to who types it: with choices to try.
  package var failures: [ValidationFailure] {
    reading.problems(of: row).map { problem in
      guard problem.rule == .choice, row.errorMessages.isEmpty,
        let key = reading.context.item?.key
      else { return problem }
      return row.notOffered(.text(key), instead: row.offer(near: key), reading.texts)
    }
  }
}
