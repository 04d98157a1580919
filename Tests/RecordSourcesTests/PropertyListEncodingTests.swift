import FileTesting
import JSONText
import PlistText
import RecordSources
import Records
import Testing

/// The encoding that an XML declaration names, also where expat would refuse the declaration.
@Suite("Encodings of XML property lists")
struct PropertyListEncodingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// How a file is encoded, whatever it names.
  enum Written: String, CaseIterable, Sendable {
    case utf8, latin1, utf16, utf16BigEndian, markedUTF16, utf32, markedUTF32

    func bytes(_ text: String) -> [UInt8] {
      func wide(_ units: [UInt32], _ width: Int, isBigEndian: Bool) -> [UInt8] {
        units.flatMap { unit in
          (0..<width).map { UInt8(unit >> (8 * UInt32(isBigEndian ? width - 1 - $0 : $0)) & 0xFF) }
        }
      }
      let units = text.utf16.map(UInt32.init)
      let scalars = text.unicodeScalars.map(\.value)
      return switch self {
      case .utf8: Array(text.utf8)
      case .latin1: scalars.map { UInt8($0) }
      case .utf16: wide(units, 2, isBigEndian: false)
      case .utf16BigEndian: wide(units, 2, isBigEndian: true)
      case .markedUTF16: [0xFF, 0xFE] + wide(units, 2, isBigEndian: false)
      case .utf32: wide(scalars, 4, isBigEndian: false)
      case .markedUTF32: [0, 0, 0xFE, 0xFF] + wide(scalars, 4, isBigEndian: true)
      }
    }
  }

  struct Declaration: CustomTestStringConvertible, Sendable {
    let text: String
    let written: Written
    /// How an `ü` is written by an edit.
    var written252 = "ü"
    var testDescription: String { "\(text) in \(written.rawValue)" }
  }

  static let declarations =
    declarations(["UTF-8", "utf8"], Written.allCases.filter { $0 != .latin1 })
    + declarations(
      ["UTF-16", "utf-32"], Written.allCases.filter { ![.latin1, .utf8].contains($0) })
    // It is in UTF-8; readers that believe the declaration know numbers.
    + declarations(["UTF-16", "utf-32"], [.utf8], "&#252;")
    + declarations(["ISO-8859-1", "iso-8859-1"], [.latin1], "&#252;")
    // A file that is read as UTF-16 isn't in Latin-1, whatever it says.
    + declarations(["ISO-8859-1"], [.utf16, .markedUTF16, .markedUTF32])

  private static func declarations(
    _ names: [String], _ written: [Written], _ written252: String = "ü"
  ) -> [Declaration] {
    names.flatMap { name in
      [
        "<?xml version=1.0 encoding=\(name)?>", "<?xml version=1.0 encoding = '\(name)' ?>",
        "<?xml version=\"1.0\" encoding=\"\(name)\"?>", "<?xml encoding=\(name) version=1.0?>",
        "<?xml version=1.0\n  encoding\t=\n\(name)?>",
        "\n<?xml version=\"1.0\" encoding=\"\(name)\"?>",
        "<?xml version=1.0 encoding=\(name) standalone=yes?>",
      ].flatMap { text in
        written.map { Declaration(text: text, written: $0, written252: written252) }
      }
    }
  }

  private func text(_ declaration: Declaration, _ value: String) -> String {
    "\(declaration.text)\n<plist version=1.0><dict><key>a</key><string>\(value)</string></dict></plist>\n"
  }

  @Test("A value is read and edited, and the rest of the file stays", arguments: declarations)
  func edits(declaration: Declaration) throws {
    let before = declaration.written.bytes(text(declaration, "é"))
    let path = try folder.put(bytes: before, at: "data.plist")
    let delivery = try SourceCatalog.source(named: path).open(RecordRequest(), readsAhead: false)
    while try delivery.readOn() {}
    var table = delivery.contents.table
    let id = table.id(at: 0)
    #expect(table[id].value.jsonText() == #"{"a":"é"}"#)
    try table.set(.string("ü"), at: [.member("a")], in: id)
    var written: [UInt8] = []
    try SourceCatalog.source(named: path).write(table) { written += $0 }
    let expected = declaration.written.bytes(text(declaration, declaration.written252))
    #expect(written == expected)
  }

  @Test(
    "An encoding that is not known is refused by its position",
    arguments: [
      "<?xml version=1.0 encoding=KLINGON?>", "<?xml version=\"1.0\" encoding=\"KLINGON\"?>",
    ])
  func unknown(text: String) throws {
    let path = try folder.put("\(text)<plist><dict/></plist>", at: "data.plist")
    let error = #expect(throws: RecordReadingError.self) {
      let delivery = try SourceCatalog.source(named: path).open(RecordRequest(), readsAhead: false)
      while try delivery.readOn() {}
    }
    #expect("\(String(describing: error))".contains("encoding"))
  }
}
