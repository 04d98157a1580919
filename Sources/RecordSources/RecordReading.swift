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
  /// Known from the first bytes on.
  private var format: TextFormat?
  /// Whether the user has named it.
  private let isNamed: Bool
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
    self.format = format
    isNamed = format != nil
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
    if let read = format(of: text, isEnd: isEnd)?.read {
      if isEnd { try project(text, read) }
      return !isEnd
    }
    do {
      try withExtendedLifetime(text) { () throws(JSONSyntaxError) in
        try index.advance(over: text.buffer.bytes, isWhole: isEnd)
      }
    } catch {
      throw reading.wasWritten ? .written(text.name) : explained(failure(error, in: text))
    }
    return !isEnd
  }

  /// Recognized by its content, then by its name, unless the user has named it. JSON is read on in pieces.
  private func format(of text: SourceText, isEnd: Bool) -> TextFormat? {
    if let format { return format }
    guard text.buffer.count > 0 || isEnd else { return nil }
    let found = withExtendedLifetime(text) {
      TextFormatCatalog.format(of: text.buffer.bytes, named: text.name)
    }
    format = found
    return found
  }

  /// What is wrong with a file whose format the user has named, with what it looks like where that is another one.
  private func explained(_ fault: SourceFault, _ text: SourceText) -> SourceFault {
    let seen = withExtendedLifetime(text) {
      TextFormatCatalog.format(of: text.buffer.bytes, named: text.name)
    }
    guard isNamed, let format, seen != format else { return fault }
    var fault = fault
    for path in [\SourceFault.message, \.messageWithoutContent] {
      let message = fault[keyPath: path]
      fault[keyPath: path] = Sentence {
        $0.joined(message.text(in: $0), $0.openedAs(format.name, looksLike: seen.name))
      }
    }
    return fault
  }

  private func project(
    _ text: SourceText, _ read: (SourceText) throws(SourceFault) -> any TextFormatDocument
  ) throws(RecordReadingError) {
    guard text.buffer.count < 1 << 31 else {
      let name = format?.name ?? ""
      throw .unreadable(
        SourceFailure(name: text.name, reason: Sentence { $0.tooLargeForFormat(name) }))
    }
    let document: any TextFormatDocument
    do throws(SourceFault) {
      let outer = try read(text)
      document = isNamed ? outer : try TextFormatCatalog.inside(outer, named: text.name)
    } catch {
      throw reading.wasWritten ? .written(text.name) : .fault(explained(error, text))
    }
    projected = try ProjectedRecords(document, from: text, recordsPath: index.recordsPath)
  }

  /// The same for JSON.
  private func explained(_ error: RecordReadingError) -> RecordReadingError {
    guard isNamed, case .syntax(let syntax, let text) = error else { return error }
    let position = text.position(at: syntax.offset)
    return .fault(
      explained(
        SourceFault(
          name: text.name, location: .text(position), code: "JSON", message: syntax.message,
          messageWithoutContent: syntax.message(hidingContent: true)), text))
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
