import JSONText
import Records
import SourceText
import Texts

/// The document of a text format that records were delivered from, which maps edits to the file.
final class DocumentOrigin: RecordOrigin {
  let document: any TextFormatDocument
  /// Value number of the list of the records; nil if the only record is an object.
  private let list: Int?
  private let types: ExpectedTypes

  /// `list`: the value of the document with the records; `types`: the paths in a record whose rows accept dates or
  /// data.
  init(_ document: any TextFormatDocument, list: Int?, types: [[JSONStep]: ExpectedType] = [:]) {
    self.document = document
    self.list = list
    self.types = ExpectedTypes(document, list: list, types)
  }

  func expecting(_ types: [[JSONStep]: ExpectedType]) -> (any RecordOrigin)? {
    DocumentOrigin(document, list: list, types: types)
  }

  private var values: DocumentValues { document.values }

  func location(at offset: Int, in record: RecordID) -> SourceLocation {
    document.location(of: values.number(at: offset))
  }

  func nativeType(at offset: Int, in record: RecordID) -> NativeType? {
    if case .single(let type) = values.kind(of: values.number(at: offset)) { type } else { nil }
  }

  var beginsObjectsInNull: Bool { true }

  var referenceMark: String? { document.referenceMark }

  func target(ofReferenceAt offset: Int, in record: RecordID) -> Int? {
    document.target(ofReference: values.number(at: offset)).map(values.start)
  }

  var sharesValues: Bool { document.sharesValues }

  func sharing(ofValueAt offset: Int, in record: RecordID) -> ValueSharing? {
    document.sharing(of: values.number(at: offset))
  }

  func adapted(
    _ value: JSONValue?, replacing former: JSONSlice?, at path: [JSONStep], in record: RecordID
  ) throws(JSONEditError) -> JSONValue? {
    // A key is no value.
    let former = path.last == .key ? nil : former
    let number = former.map { values.number(at: $0.range.lowerBound) }
    guard let value else {
      if let refusal = number.flatMap(document.refusal(ofRemoving:)) { throw .refused(refusal) }
      return nil
    }
    if let former, value == former.value { return value }
    let adapted =
      number.map { types.adapted(value, replacing: $0) } ?? types.adapted(value, at: path)
    if let refusal = document.refusal(of: adapted, replacing: number) { throw .refused(refusal) }
    return adapted
  }

  func refusal(of table: RecordTable) -> ValueRefusal? {
    document.sharesValues
      ? document.refusal(ofRemovalsIn: changes(in: table)) : nil
  }

  func value(
    of record: RecordID, in table: RecordTable, since former: RecordTable
  ) -> JSONValue? {
    guard document.sharesValues, let original = table.original(record) else { return nil }
    return document.value(
      of: values.number(at: original.range.lowerBound), with: comparison(with: table).changes,
      since: comparison(with: former).changes)
  }

  /// The file with a version of the records. O(edited records), and O(file) unless it is a text in UTF-8.
  func file(with table: RecordTable) -> FileChange {
    document.file(with: changes(in: table))
  }

  /// True if the file with a version of the records has other ones. O(file) if it may.
  func needsReload(_ table: RecordTable) -> Bool {
    guard let json = document.jsonRead(with: changes(in: table)) else { return false }
    let read = JSONSlice(buffer: ByteBuffer(json), range: 0..<json.count)
    var shown: [UInt8] = []
    table.write { shown += $0 }
    return shown != json
      && JSONSlice(buffer: ByteBuffer(shown), range: 0..<shown.count).value != read.value
  }

  func excerpt(of record: JSONSlice, as id: RecordID, of table: RecordTable) -> SourceExcerpt? {
    guard let original = table.original(id) else { return nil }
    let number = values.number(at: original.range.lowerBound)
    var comparison = DocumentComparison(document, types)
    comparison.compare(number, original, record)
    guard let text = document.text(of: number, with: document.own(comparison.changes)),
      case .text(let position) = document.location(of: number)
    else { return nil }
    return SourceExcerpt(text: String(decoding: text, as: UTF8.self), position: position)
  }

  func preview(from old: RecordTable, to new: RecordTable) -> SourcePreview {
    guard document.text(of: 0, with: DocumentChanges()) != nil else {
      return SourcePreview(convertedToJSON: old, to: new)
    }
    let (before, after) = (file(with: old), file(with: new))
    guard let text = before.text else { return SourcePreview(convertedToJSON: old, to: new) }
    return SourcePreview(of: text, from: before.splices, to: after.splices)
  }

  private func changes(in table: RecordTable) -> DocumentChanges {
    document.own(comparison(with: table).changes)
  }

  private func comparison(with table: RecordTable) -> DocumentComparison {
    var comparison = DocumentComparison(document, types)
    for id in table.editedRecords {
      guard let original = table.original(id) else { continue }
      comparison.compare(values.number(at: original.range.lowerBound), original, table[id])
    }
    guard let list, !table.hasRecordsAsRead else { return comparison }
    comparison.set(
      table.records.map { id in
        table.original(id).map { .kept(values.number(at: $0.range.lowerBound)) }
          ?? types.element(table[id].value)
      }, at: list)
    return comparison
  }

  /// Values that can't be written, of edits made without a check: by undo, or in another reading.
  func refusals(in table: RecordTable) -> [RecordRefusal] {
    let refusals = refusalsOfEach(in: table)
    guard refusals.isEmpty, let record = table.editedRecords.first ?? table.records.first,
      let refusal = document.refusal(ofWriting: changes(in: table))
    else { return refusals }
    return [RecordRefusal(record: record, path: [], cause: .refused(refusal.discreetMessage))]
  }

  private func refusalsOfEach(in table: RecordTable) -> [RecordRefusal] {
    table.editedRecords.flatMap { id -> [RecordRefusal] in
      var refusals: [ValueRefusal] = []
      if let original = table.original(id) {
        var comparison = DocumentComparison(document)
        comparison.compare(values.number(at: original.range.lowerBound), original, table[id])
        refusals = document.refusals(of: comparison.changes)
      } else if let refusal = document.refusal(of: table[id].value, replacing: nil) {
        refusals = [refusal]
      }
      return refusals.map { refusal in
        RecordRefusal(record: id, path: [], cause: .refused(refusal.discreetMessage))
      }
    }
  }
}

extension SourcePreview {
  /// Two versions of a text, each given by its splices.
  fileprivate init(
    of text: SourceText, from before: [FileChange.Splice], to after: [FileChange.Splice]
  ) {
    self.init(old: [], splices: [])
    let bytes = text.buffer.bytes
    let ranges = (before + after).map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    var rest = ranges[...]
    var end = 0
    while var range = rest.popFirst() {
      // What overlaps in the two versions is compared as one part.
      while let next = rest.first, next.lowerBound < range.upperBound || next == range {
        range = range.lowerBound..<max(range.upperBound, next.upperBound)
        rest.removeFirst()
      }
      old += bytes[end..<range.lowerBound]
      let former = Self.spliced(bytes, range, before)
      let latter = Self.spliced(bytes, range, after)
      let start = old.count
      old += former
      if latter != former { splices.append((start..<old.count, latter)) }
      end = range.upperBound
    }
    old += bytes[end...]
  }

  private static func spliced(
    _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, _ splices: [FileChange.Splice]
  ) -> [UInt8] {
    bytes.spliced(
      range,
      by: splices.filter {
        $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound
      })
  }
}
