import JSONText
import Records
import Storage

/// A data file that is being read: its records are found and validated on the way, each piece right
/// after it was read, while it is in the cache.
package final class RecordReading: RecordDelivery {
  private var reading: FileReading
  private var parsing: RecordParsing

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

  package var count: Int { reading.count }
  /// Size of the file; 0 if unknown.
  package var size: Int { reading.size }
  package var wasWritten: Bool { reading.wasWritten }

  /// The records found so far; `isWhole` at the end. It stays unchanged while reading continues.
  package var table: RecordTable { parsing.table(of: reading.text) }

  package var contents: SourceContents {
    SourceContents(
      reading.file, table: table, abilities: parsing.abilities, wasWritten: wasWritten)
  }

  /// Reads and validates the next piece; false once all is read and valid.
  ///
  /// After an error the records found before remain.
  package func readOn() throws(RecordReadingError) -> Bool {
    let isEnd: Bool
    do {
      isEnd = try !reading.readOn()
    } catch {
      throw .unreadable(SourceFailure(error))
    }
    // What is likely all of the file is looked at once, when that is known.
    guard isEnd || reading.count != reading.size else { return true }
    try parsing.parse(
      reading.text, isEnd: isEnd, wasWritten: { reading.wasWritten },
      whole: { () throws(FileError) in
        while try reading.readOn() {}
        return reading.text
      })
    return !isEnd
  }
}
