import FileTesting
import JSONText
import RecordSources
import Records
import Testing

@Suite("What the beginning of a long file shows of its records")
struct RecordBeginningTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// More than the beginning that is read.
  private static let items = (0..<20_000).map { "<integer>\($0)</integer>" }.joined(separator: "\n")

  @Test("Of a property list in XML the values that are complete in it")
  func dictionary() throws {
    let path = try folder.put(
      "<plist><dict><key>name</key><string>x</string><key>list</key><array>\(Self.items)</array></dict></plist>",
      at: "long.plist")
    let table = try #require(try SourceCatalog.source(named: path).beginningOfRecord())
    #expect(table.count == 1)
    let record = table[table.id(at: 0)]
    #expect(record.lookup([.member("name")]).slice?.text == "\"x\"")
    let list = try #require(record.lookup([.member("list")]).slice)
    #expect((1_000..<20_000).contains(Array(list.elements).count))
  }

  @Test("Of a list in XML its first records")
  func list() throws {
    let records = (0..<10_000).map { "<dict><key>n</key><integer>\($0)</integer></dict>" }
    let path = try folder.put(
      "<plist><array>\(records.joined(separator: "\n"))</array></plist>", at: "long.plist")
    let table = try #require(try SourceCatalog.source(named: path).beginningOfRecord())
    #expect((1_000..<10_000).contains(table.count))
  }

  @Test("None of a short file, and of formats whose beginning shows nothing")
  func none() throws {
    let short = try folder.put("<plist><dict></dict></plist>", at: "short.plist")
    #expect(try SourceCatalog.source(named: short).beginningOfRecord() == nil)
    let text =
      "{ list = (\(Array(repeating: "abcdefgh", count: 40_000).joined(separator: ", "))); }"
    let path = try folder.put(text, at: "openstep.plist")
    #expect(try SourceCatalog.source(named: path).beginningOfRecord() == nil)
  }
}
