import JSONText
import Records
import SourceText
import Storage
import Texts

/// A data file that is being read: its records are found and validated on the way, each piece right
/// after it was read, while it is in the cache.
package final class RecordReading: RecordDelivery {
  private var reading: FileReading
  private var index: RecordIndexer
  private var formats: FormatReading
  /// All of a file that is not JSON.
  private var projected: ProjectedRecords?

  /// Opens the file at `path`, or standard input for `-`.
  package init(
    _ path: String, recordsPath: [JSONStep], format: TextFormat? = nil, readsAhead: Bool = false
  ) throws(RecordReadingError) {
    do {
      reading = try FileReading(path, readsAhead: readsAhead)
    } catch {
      throw .unreadable(SourceFailure(error))
    }
    index = RecordIndexer(name: path, recordsPath: recordsPath)
    formats = FormatReading(path, recordsPath: recordsPath, format: format)
  }

  /// How many bytes are read.
  package var count: Int { reading.count }
  /// How many bytes there were when the file was opened; 0 where that is not known.
  package var size: Int { reading.size }
  /// Whether another program has written into the file since it was opened.
  package var wasWritten: Bool { reading.wasWritten }

  /// The records found so far; `isWhole` once all is read. It stays as it is while reading goes on.
  package var table: RecordTable {
    projected?.table ?? RecordTable(source: reading.text, index: index)
  }

  package var contents: SourceContents {
    SourceContents(
      reading.file, table: table, abilities: projected?.abilities ?? SourceAbilities(),
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
    if let read = formats.format(of: text, isEnd: isEnd)?.read {
      if isEnd { projected = try formats.records(of: text, read) { reading.wasWritten } }
      return !isEnd
    }
    do {
      try withExtendedLifetime(text) { () throws(JSONSyntaxError) in
        try index.advance(over: text.buffer.bytes, isWhole: isEnd)
      }
    } catch {
      throw reading.wasWritten
        ? .written(text.name) : formats.explained(failure(error, in: text))
    }
    return !isEnd
  }

  /// What is wrong with a file, all of which is read for it.
  private func failure(
    _ error: JSONSyntaxError, in text: SourceText
  ) -> RecordReadingError {
    if !AgeSource.isRecognized(text) {
      guard !index.recordsPath.isEmpty else { return .syntax(error, in: text) }
      do { while try reading.readOn() {} } catch { return .unreadable(SourceFailure(error)) }
      return formats.failure(error, in: text, of: reading.text)
    }
    return .unreadable(SourceFailure(name: text.name, reason: Sentence { $0.ageFileIsNoSource }))
  }
}
