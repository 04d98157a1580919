import JSONText
import Records
import SourceText
import Storage
import Texts
import Values

/// Finds and validates the records in a file's bytes as they arrive.
struct RecordParsing {
  private var index: RecordIndexer
  /// File name, which shows the format if the contents don't.
  private let fileName: String
  /// The file's format; if not named by the user, set after the first bytes.
  private var format: TextFormat?
  private let isNamed: Bool
  /// Returns the paths in a record whose rows accept dates or data.
  private let expectedTypes: @Sendable () -> [[JSONStep]: ExpectedType]
  /// The whole file, if it is not JSON.
  private var projected: ProjectedRecords?

  init(fileName: String, _ request: RecordRequest, format: TextFormat?) {
    index = RecordIndexer(name: fileName, recordsPath: request.path)
    expectedTypes = request.expectedTypes
    self.fileName = fileName
    self.format = format
    isNamed = format != nil
  }

  /// Limits of the format only, not of the file.
  var abilities: SourceAbilities { projected?.abilities ?? SourceAbilities() }

  /// The records found so far in the consumed text; `isWhole` at the end.
  func table(of text: SourceText) -> RecordTable {
    projected?.table ?? RecordTable(source: text, index: index)
  }

  /// Consumes the text that has arrived. On an error, calls `wasWritten` to check if another program is writing it,
  /// and `whole` for the complete text.
  mutating func parse(
    _ text: SourceText, isEnd: Bool, wasWritten: () -> Bool = { false },
    whole: () throws(FileError) -> SourceText
  ) throws(RecordReadingError) {
    if let read = format(of: text, isEnd: isEnd)?.read {
      if isEnd { try project(text, read, wasWritten: wasWritten) }
      return
    }
    do {
      try withExtendedLifetime(text) { () throws(JSONSyntaxError) in
        try index.advance(over: text.buffer.bytes, isWhole: isEnd)
      }
    } catch {
      if !isNamed, hasComments(text, at: error.offset) {
        format = .commentedJSON
        return try parse(text, isEnd: isEnd, wasWritten: wasWritten, whole: whole)
      }
      throw wasWritten()
        ? .written(text.name) : explained(failure(error, in: text, whole: whole))
    }
  }

  /// True for a text that began like JSON and has a comment or a trailing comma where it is not.
  private func hasComments(_ text: SourceText, at offset: Int) -> Bool {
    withExtendedLifetime(text) { CommentedJSON.isSuggested(by: offset, in: text.buffer.bytes) }
  }

  /// Recognized by contents, then by name, unless the user named it. JSON is read in pieces.
  private mutating func format(of text: SourceText, isEnd: Bool) -> TextFormat? {
    if let format { return format }
    guard text.buffer.count > 0 || isEnd else { return nil }
    let found = withExtendedLifetime(text) {
      TextFormatCatalog.format(of: text.buffer.bytes, named: fileName)
    }
    format = found
    return found
  }

  /// The error for a file whose format the user named, with the actual format if it is recognized.
  private func explained(_ fault: SourceFault, _ text: SourceText) -> SourceFault {
    guard isNamed, let format else { return fault }
    let seen = withExtendedLifetime(text) {
      DataAppearance(text.buffer.bytes)?.format?.within(text)
    }
    guard let seen, seen != .text(format) else { return fault }
    var fault = fault
    for path in [\SourceFault.message, \.messageWithoutContent] {
      let message = fault[keyPath: path]
      fault[keyPath: path] = Sentence {
        $0.joined(message.text(in: $0), $0.openedAs(format.name, looksLike: seen.name))
      }
    }
    return fault
  }

  /// The error for a file of an unsupported format, or which only begins like a supported one.
  private func foreign(_ text: SourceText) -> RecordReadingError? {
    let bytes = text.buffer.bytes
    let seen = withExtendedLifetime(text) { ForeignFormat(bytes, named: text.name) }
    guard let seen, seen != .yaml, !isNamed || seen == .gb18030 else { return nil }
    return .unreadable(
      SourceFailure(name: text.name, reason: DataAppearance.reason(against: seen)))
  }

  /// The error for a file that is invalid JSON from an offset on, unless the part before is within a value.
  private func foreign(_ text: SourceText, notJSONFrom offset: Int) -> RecordReadingError? {
    let bytes = text.buffer.bytes
    let isPart = withExtendedLifetime(text) {
      let start = bytes.prefix(offset).drop(while: \.isSpace)
      let isQuoted = start.first == UInt8(ascii: "\"")
      return start.contains(UInt8(ascii: "\n"))
        || !isQuoted && !start.dropLast().allSatisfy { $0 == UInt8(ascii: "[") || $0 >= 0x80 }
    }
    guard isPart else { return foreign(text) }
    // Any of it may be in another encoding.
    return withExtendedLifetime(text) { ForeignFormat(bytes) == .gb18030 } ? foreign(text) : nil
  }

  private mutating func project(
    _ text: SourceText, _ read: (SourceText) throws(SourceFault) -> any TextFormatDocument,
    wasWritten: () -> Bool
  ) throws(RecordReadingError) {
    guard text.buffer.count < 1 << 31 else {
      let name = format?.name ?? ""
      throw .unreadable(
        SourceFailure(name: text.name, reason: Sentence { $0.tooLargeForFormat(name) }))
    }
    // An edit would make what sops has written worthless.
    if format == .yaml, let foreign = foreign(text) { throw foreign }
    let document: any TextFormatDocument
    do throws(SourceFault) {
      let outer = try read(text)
      document = isNamed ? outer : try TextFormatCatalog.inside(outer, named: text.name)
    } catch {
      if wasWritten() { throw .written(text.name) }
      throw foreign(text) ?? .fault(explained(error, text))
    }
    projected = try ProjectedRecords(
      document, from: text, recordsPath: index.recordsPath, types: expectedTypes())
  }

  /// Adds the actual format to a JSON error.
  private func explained(_ error: RecordReadingError) -> RecordReadingError {
    guard isNamed, case .syntax(let syntax, let text) = error else { return error }
    let position = text.position(at: syntax.offset)
    return .fault(
      explained(
        SourceFault(
          name: text.name, location: .text(position), code: "JSON", message: syntax.message,
          messageWithoutContent: syntax.message(hidingContent: true)), text))
  }

  /// Distinguishes valid JSON without records at the path from invalid JSON.
  private func failure(
    _ error: JSONSyntaxError, in text: SourceText, whole: () throws(FileError) -> SourceText
  ) -> RecordReadingError {
    if DataAppearance.isEncrypted(text) {
      return .unreadable(SourceFailure(name: text.name, reason: Sentence { $0.ageFileIsNoSource }))
    }
    if let foreign = foreign(text, notJSONFrom: error.offset) { return foreign }
    guard !index.recordsPath.isEmpty else { return .syntax(error, in: text) }
    let all: SourceText
    do throws(FileError) {
      all = try whole()
    } catch {
      return .unreadable(SourceFailure(error))
    }
    guard (try? RecordTable(parsing: all)) != nil else { return .syntax(error, in: text) }
    let nearest = NearestList.path(meantBy: index.recordsPath, in: all)?.description
    return .noRecords(error, in: text, nearest: nearest)
  }
}
