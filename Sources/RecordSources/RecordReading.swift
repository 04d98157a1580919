import JSONText
import Records
import Storage

/// A data file that is being read: its records are found and validated on the way, each piece right
/// after it was read, while it is in the cache.
package final class RecordReading: RecordDelivery {
  private var reading: FileReading
  private var parsing: RecordParsing

  /// Opens the file at `path`, or standard input for `-`.
  package init(
    _ path: String, _ request: RecordRequest = RecordRequest(), format: TextFormat? = nil,
    readsAhead: Bool = false
  ) throws(RecordReadingError) {
    do {
      reading = try FileReading(path, readsAhead: readsAhead)
    } catch {
      throw .unreadable(SourceFailure(error))
    }
    parsing = RecordParsing(fileName: path, request, format: format)
  }

  /// How many bytes are read.
  package var count: Int { reading.count }
  /// How many bytes there were when the file was opened; 0 where that is not known.
  package var size: Int { reading.size }
  /// Whether another program has written into the file since it was opened.
  package var wasWritten: Bool { reading.wasWritten }

  /// The records found so far; `isWhole` once all is read. It stays as it is while reading goes on.
  package var table: RecordTable { parsing.table(of: reading.text) }

  package var contents: SourceContents {
    SourceContents(
      reading.file, table: table, abilities: parsing.abilities, wasWritten: wasWritten)
  }

  /// Reads and validates the next piece; false once all is read and valid.
  ///
  /// After an error the records found before it are still there.
  package func readOn() throws(RecordReadingError) -> Bool {
    let isEnd: Bool
    do {
      isEnd = try !reading.readOn()
    } catch {
      throw .unreadable(SourceFailure(error))
    }
    // What is likely all of the file is looked at once, when that is known.
    guard isEnd || reading.count != reading.size else { return true }
    try parsing.take(
      reading.text, isEnd: isEnd, wasWritten: { reading.wasWritten },
      whole: { () throws(FileError) in
        while try reading.readOn() {}
        return reading.text
      })
    return !isEnd
  }
}
