import JSONText
import PlistText
import Records
import SourceText
import Texts

/// A property list as a table of records.
struct PlistRecords {
  let table: RecordTable
  let abilities: SourceAbilities

  /// Whether a file begins as an XML or a binary property list, in UTF-8 or UTF-16: JSON never does.
  static func areIn(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if bytes.starts(with: "bplist".utf8) { return true }
    let first = bytes.prefix(4)
    if [[0xFF, 0xFE, 0x3C, 0], [0xFE, 0xFF, 0, 0x3C]].contains(where: first.elementsEqual) {
      return true
    }
    if first.starts(with: [0x3C, 0]) || first.starts(with: [0, 0x3C]) { return true }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.first { $0 != 0x20 && !(0x09...0x0D).contains($0) } == UInt8(ascii: "<")
  }

  init(_ source: SourceText, recordsPath: [JSONStep]) throws(RecordReadingError) {
    let reading = PlistParser.read(source)
    guard let root = reading.root, reading.errors.isEmpty else {
      throw .fault(Self.fault(reading.errors.first, in: source))
    }
    let projection = PlistProjection(root, text: reading.text)
    let origin = PlistOrigin(projection, text: reading.text)
    let json = SourceText(name: source.name, buffer: ByteBuffer(projection.json))
    // The name of a property list says nothing about lines.
    var index = RecordIndexer(name: "", recordsPath: recordsPath)
    do throws(JSONSyntaxError) {
      try index.advance(over: json.buffer.bytes, isWhole: true)
    } catch {
      let start = origin.value(at: error.offset)?.node.element?.lowerBound ?? 0
      let translated = JSONSyntaxError(offset: start, message: error.message)
      throw recordsPath.isEmpty
        ? .syntax(translated, in: source) : .noRecords(translated, in: source)
    }
    table = RecordTable(source: json, index: index, origin: origin)
    abilities = Self.abilities(reading, source)
  }

  private static func abilities(_ reading: PlistReading, _ source: SourceText) -> SourceAbilities {
    var abilities = SourceAbilities()
    abilities.refuse(.add, .delete, .move) { $0.plistNoRecordChanges }
    abilities.refuse(.removeMembers) { $0.plistNoKeyRemoval }
    switch reading.format {
    case .binary: abilities.refuse(.save, .saveAs) { $0.binaryOnlyShown }
    case .openStep: abilities.refuse(.save, .saveAs) { $0.openStepOnlyShown }
    case .xml where reading.text?.buffer === source.buffer: break
    case .xml: abilities.refuse(.save, .saveAs) { $0.utf16OnlyShown }
    }
    return abilities
  }

  private static func fault(_ error: PlistSyntaxError?, in source: SourceText) -> SourceFault {
    SourceFault(
      name: source.name,
      location: .text(error?.position ?? SourcePosition(line: 1, column: 1)), code: "PLIST",
      message: error?.message ?? Sentence { $0.holdsNoValue },
      messageWithoutContent: Sentence { $0.isNoPropertyList })
  }
}
