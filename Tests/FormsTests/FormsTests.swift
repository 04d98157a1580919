import Cells
import Foundation
import PlistText
import SourceText
import Testing

@testable import Forms

/// The forms that come along, as fixtures.
@Suite("The forms that come along")
struct FormsTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Forms")

  private static func source(_ name: String) throws -> SourceText {
    let data = try Data(contentsOf: folder.appending(path: name))
    return SourceText(name: name, buffer: ByteBuffer(Array(data)))
  }

  private static let decoder = FormDecoder(cells: CellCatalog.core.declarations)

  @Test("person.plist is the same form as a binary property list")
  func binary() throws {
    let xml = try Self.source("person.plist")
    let (root, format) = try PlistParser.parse(xml)
    #expect(format == .xml)
    let bytes = try BinaryPlistWriter.bytes(of: root)
    let binary = SourceText(name: "person.plist", buffer: ByteBuffer(bytes))
    #expect(try PlistParser.parse(binary).format == .binary)
    let form = try #require(Self.decoder.decode(xml).form)
    let same = try #require(Self.decoder.decode(binary).form)
    #expect(same.rows.map(\.identifier) == form.rows.map(\.identifier))
    #expect(same.rows.map(\.key) == form.rows.map(\.key))
    #expect(same.rows.map(\.cellIdentifier) == form.rows.map(\.cellIdentifier))
    #expect(same.rows.map { $0.regex?.source } == form.rows.map { $0.regex?.source })
    #expect(same.sections == form.sections)
  }

  @Test(
    "service.plist is OpenStep text, the gallery has every cell and rule, contact.plist every keyboard"
  )
  func notationsAndCells() throws {
    #expect(try PlistParser.parse(Self.source("service.plist")).format == .openStep)
    let contact = try #require(Self.decoder.decode(try Self.source("contact.plist")).form)
    let gallery = try #require(Self.decoder.decode(try Self.source("Gallery/cells.plist")).form)
    let rules = try Data(contentsOf: Self.folder.appending(path: "Gallery/rules.plist"))
    let text = String(decoding: rules, as: UTF8.self)
    for key in FormVocabulary.ruleKeys { #expect(text.contains("\(key.name) ="), "\(key.name)") }
    let cells = Set(gallery.rows.map(\.cellIdentifier))
    #expect(cells == Set(CellCatalog.core.declarations.map(\.name)))
    #expect(Set(contact.rows.map(\.keyboardType)) == Set(KeyboardType.allCases))
    let rows = try Data(contentsOf: Self.folder.appending(path: "rows.plist"))
    let words = Set(
      String(decoding: rows, as: UTF8.self).matches(of: /\w+/).map { String($0.output) })
    #expect(words.isSuperset(of: CellCatalog.core.declarations.map(\.name)))
    #expect(words.isSuperset(of: KeyboardType.allCases.map(\.rawValue)))
  }
}
