import JSONText
import Records
import SourceText
import Texts

/// Finds out which format the bytes of a file are in, and what their records are where that is not JSON.
struct FormatReading {
  let recordsPath: [JSONStep]
  /// Known from the first bytes on.
  private(set) var format: TextFormat?
  /// Whether the user has named it.
  private let isNamed: Bool
  /// The name that shows the format where the bytes don't.
  let shownName: String

  init(_ shownName: String, recordsPath: [JSONStep], format: TextFormat?) {
    (self.shownName, self.recordsPath, self.format) = (shownName, recordsPath, format)
    isNamed = format != nil
  }

  /// Recognized by its content, then by its name, unless the user has named it. JSON is read on in pieces.
  mutating func format(of text: SourceText, isEnd: Bool) -> TextFormat? {
    if let format { return format }
    guard text.buffer.count > 0 || isEnd else { return nil }
    let found = format(shownBy: text)
    format = found
    return found
  }

  private func format(shownBy text: SourceText) -> TextFormat {
    withExtendedLifetime(text) {
      TextFormatCatalog.format(of: text.buffer.bytes, named: shownName)
    }
  }

  /// The records of a whole file that is not JSON. `wasWritten` says whether another program has written into it.
  func records(
    of text: SourceText, _ read: (SourceText) throws(SourceFault) -> any TextFormatDocument,
    wasWritten: () -> Bool
  ) throws(RecordReadingError) -> ProjectedRecords {
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
      throw wasWritten() ? .written(text.name) : .fault(explained(error, text))
    }
    return try ProjectedRecords(document, from: text, recordsPath: recordsPath)
  }

  /// What is wrong with a file whose format the user has named, with what it looks like where that is another one.
  private func explained(_ fault: SourceFault, _ text: SourceText) -> SourceFault {
    let seen = format(shownBy: text)
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

  /// The same for JSON.
  func explained(_ error: RecordReadingError) -> RecordReadingError {
    guard isNamed, case .syntax(let syntax, let text) = error else { return error }
    let position = text.position(at: syntax.offset)
    return .fault(
      explained(
        SourceFault(
          name: text.name, location: .text(position), code: "JSON", message: syntax.message,
          messageWithoutContent: syntax.message(hidingContent: true)), text))
  }

  /// Sound JSON without records where they should be is another fault than broken JSON. `whole` is the whole file, of
  /// which `text` may be a part.
  func failure(
    _ error: JSONSyntaxError, in text: SourceText, of whole: SourceText
  ) -> RecordReadingError {
    guard !recordsPath.isEmpty else { return .syntax(error, in: text) }
    let isSound = (try? RecordTable(parsing: whole)) != nil
    return isSound ? .noRecords(error, in: text) : .syntax(error, in: text)
  }
}
