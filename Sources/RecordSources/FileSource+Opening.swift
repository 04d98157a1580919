import JSONText
import Records
import SourceText
import Storage
import Texts

/// Contents shown before a whole file is read, or before there is one.
extension FileSource {
  /// Minimum size in bytes of lists of which a beginning of this size is shown first.
  package static let beginningSize = 1 << 18

  package func beginning(
    of request: RecordRequest
  ) throws(RecordReadingError) -> SourceContents? {
    guard let file = try beginningOfJSON() else { return nil }
    var index = RecordIndexer(name: name, recordsPath: request.path)
    do {
      try withExtendedLifetime(file.text) {
        try index.advance(over: file.text.buffer.bytes, isWhole: false)
      }
    } catch {
      // The whole is read then, and its fault reported with its position.
      return nil
    }
    let table = RecordTable(source: file.text, index: index)
    guard table.count > 0, table.isList else { return nil }
    return SourceContents(file, table: table)
  }

  /// The first bytes of a long JSON file; nil for other files.
  private func beginningOfJSON() throws(RecordReadingError) -> StoredFile? {
    try refuseUnused()
    let file: StoredFile?
    do {
      file = try FileReader.readBeginning(of: name, count: Self.beginningSize)
    } catch {
      throw .unreadable(SourceFailure(error))
    }
    guard let file else { return nil }
    let format = format ?? TextFormatCatalog.format(of: file.text.buffer.bytes, named: name)
    return format == .json ? file : nil
  }

  package func begin(
    _ request: RecordRequest, asList: Bool, defaults: (inout RecordTable, RecordID) -> Void
  ) throws(RecordReadingError) -> SourceContents {
    let recordsPath = request.path
    let format = format ?? TextFormatCatalog.format(ofNew: name)
    if let document = try begun(format, asList: asList && recordsPath.isEmpty) {
      return try begin(document, request, defaults: defaults)
    }
    if format.read != nil {
      throw .usage(
        SourceFailure(name: name, reason: Sentence { $0.formatIsNotBegun(format.name) }))
    }
    let isLines = name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson")
    if isLines { return try new("", []) }
    if asList && recordsPath.isEmpty { return try new("[]\n", []) }
    var table = try new("{}\n", []).table
    let record = table.id(at: 0)
    if recordsPath.isEmpty {
      defaults(&table, record)
    } else {
      // Of a path that can't be made, what can be read of the new file reports the fault.
      _ = try? table.set(.array([]), at: recordsPath, in: record)
    }
    var bytes: [UInt8] = []
    table.write { bytes += $0 }
    return try new(String(decoding: bytes, as: UTF8.self), recordsPath)
  }

  /// The document of a new file in another format than JSON.
  private func begun(
    _ format: TextFormat, asList: Bool
  ) throws(RecordReadingError) -> (any TextFormatDocument, SourceText)? {
    guard let begin = format.begin, let read = format.read else { return nil }
    let source = SourceText(name: name, buffer: ByteBuffer(begin(asList)))
    do throws(SourceFault) {
      return (try read(source), source)
    } catch {
      throw .fault(error)
    }
  }

  private func begin(
    _ begun: (document: any TextFormatDocument, source: SourceText), _ request: RecordRequest,
    defaults: (inout RecordTable, RecordID) -> Void
  ) throws(RecordReadingError) -> SourceContents {
    let recordsPath = request.path
    let types = request.expectedTypes()
    var table = try ProjectedRecords(
      begun.document, from: begun.source, recordsPath: [], types: recordsPath.isEmpty ? types : [:]
    ).table
    if recordsPath.isEmpty {
      if table.count > 0 { defaults(&table, table.id(at: 0)) }
      return SourceContents(table: table, version: nil)
    }
    // Of a path that can't be made, what can be read of the new file reports the fault.
    _ = try? table.set(.array([]), at: recordsPath, in: table.id(at: 0))
    var bytes: [UInt8] = []
    try? write(table) { bytes += $0 }
    let source = SourceText(name: name, buffer: ByteBuffer(bytes))
    let format = format ?? TextFormatCatalog.format(ofNew: name)
    guard let read = format.read else { return SourceContents(table: table, version: nil) }
    let document: any TextFormatDocument
    do throws(SourceFault) {
      document = try read(source)
    } catch {
      throw .fault(error)
    }
    let records = try ProjectedRecords(
      document, from: source, recordsPath: recordsPath, types: types)
    return SourceContents(table: records.table, version: nil)
  }

  private func new(
    _ text: String, _ recordsPath: [JSONStep]
  ) throws(RecordReadingError) -> SourceContents {
    let source = SourceText(name: name, text: text)
    do throws(JSONSyntaxError) {
      let table = try RecordTable(parsing: source, recordsPath: recordsPath)
      return SourceContents(table: table, version: nil)
    } catch {
      throw .noRecords(error, in: source, nearest: nil)
    }
  }
}

extension SourceContents {
  init(
    _ file: StoredFile, table: RecordTable, abilities: SourceAbilities = SourceAbilities(),
    wasWritten: Bool = false
  ) {
    var abilities = abilities
    if !file.canBeSaved {
      abilities.refuse(.save, .lock, .rescue) { $0.notRegularFile }
    }
    self.init(
      table: table, version: SourceVersion(file.stamp), abilities: abilities,
      wasWritten: wasWritten)
  }
}
