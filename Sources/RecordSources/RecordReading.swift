import JSONText
import Records
import SourceText
import Storage

/// A data file that is being read: its records are found and validated on the way, each piece right
/// after it was read, while it is in the cache.
package final class RecordReading: RecordDelivery {
  private var reading: FileReading
  private var index: RecordIndexer
  /// Known from the first bytes on.
  private var isPropertyList: Bool?
  /// All of a property list.
  private var plist: PlistRecords?

  /// Opens the file at `path`, or standard input for `-`.
  package init(
    _ path: String, recordsPath: [JSONStep], readsAhead: Bool = false
  ) throws(RecordReadingError) {
    do {
      reading = try FileReading(path, readsAhead: readsAhead)
    } catch {
      throw .unreadable(SourceFailure(error))
    }
    index = RecordIndexer(name: path, recordsPath: recordsPath)
  }

  /// How many bytes are read.
  package var count: Int { reading.count }
  /// How many bytes there were when the file was opened; 0 where that is not known.
  package var size: Int { reading.size }
  /// Whether another program has written into the file since it was opened.
  package var wasWritten: Bool { reading.wasWritten }

  /// The records found so far; `isWhole` once all is read. It stays as it is while reading goes on.
  package var table: RecordTable {
    plist?.table ?? RecordTable(source: reading.text, index: index)
  }

  package var contents: SourceContents {
    SourceContents(
      reading.file, table: table, abilities: plist?.abilities ?? SourceAbilities(),
      wasWritten: wasWritten)
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
    let text = reading.text
    if isPropertyList(text) {
      if isEnd { try project(text) }
      return !isEnd
    }
    do {
      try withExtendedLifetime(text) { () throws(JSONSyntaxError) in
        try index.advance(over: text.buffer.bytes, isWhole: isEnd)
      }
    } catch {
      throw reading.wasWritten ? .written(text.name) : failure(error, in: text)
    }
    return !isEnd
  }

  /// Recognized by its content, whatever its name. JSON is read on in pieces.
  private func isPropertyList(_ text: SourceText) -> Bool {
    if let isPropertyList { return isPropertyList }
    let found = withExtendedLifetime(text) { PlistRecords.areIn(text.buffer.bytes) }
    if text.buffer.count > 0 { isPropertyList = found }
    return found
  }

  private func project(_ text: SourceText) throws(RecordReadingError) {
    do {
      plist = try PlistRecords(text, recordsPath: index.recordsPath)
    } catch {
      throw reading.wasWritten ? .written(text.name) : error
    }
  }

  /// Sound JSON without records where they should be is another fault than broken JSON.
  private func failure(
    _ error: JSONSyntaxError, in text: SourceText
  ) -> RecordReadingError {
    guard !index.recordsPath.isEmpty else { return .syntax(error, in: text) }
    do { while try reading.readOn() {} } catch { return .unreadable(SourceFailure(error)) }
    let isSound = (try? RecordTable(parsing: reading.text)) != nil
    return isSound ? .noRecords(error, in: text) : .syntax(error, in: text)
  }
}
