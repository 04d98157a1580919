import FileTesting
import Foundation
import JSONText
import RecordSources
import Records
import Testing

/// Dates that are new in a property list, where no value shows the type.
@Suite("New dates of property lists")
struct NewDateTests {
  private let folder: TemporaryFolder
  private static let born = [JSONStep.member("born")]
  private static let photo = [JSONStep.member("photo")]

  init() throws { folder = try TemporaryFolder() }

  private func table(_ text: String) throws -> RecordTable {
    let path = try folder.put(text, at: "data.plist")
    let request = RecordRequest(expectedTypes: { [Self.born: .date(.utc), Self.photo: .data] })
    let delivery = try SourceCatalog.source(named: path).open(request, readsAhead: false)
    while try delivery.readOn() {}
    return delivery.contents.table
  }

  private func written(_ table: RecordTable) throws -> String {
    var bytes: [UInt8] = []
    try SourceCatalog.source(named: "x").write(table) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func saved(_ text: String, _ value: String, at index: Int = 0) throws -> String {
    var table = try table(text)
    try table.set(.string(value), at: Self.born, in: table.id(at: index))
    return try written(table)
  }

  @Test(
    "A day or a time of a row that takes dates is a date in UTC",
    arguments: [
      ("2026-11-21", "2026-11-21T00:00:00Z"), ("2026-11-21T08:30", "2026-11-21T08:30:00Z"),
      ("2026-11-21T08:30:15Z", "2026-11-21T08:30:15Z"),
      ("2026-11-21T08:30:00+08:00", "2026-11-21T00:30:00Z"),
      ("2026-11-21T08:30-02:30", "2026-11-21T11:00:00Z"),
    ])
  func row(typed: String, written: String) throws {
    let text = try saved("<plist><dict><key>name</key><string>Ada</string></dict></plist>", typed)
    #expect(text.contains("<key>born</key><date>\(written)</date>"))
  }

  @Test("What is no moment stays a text, and so does what is a text in other records")
  func texts() throws {
    let one = "<plist><dict><key>name</key><string>Ada</string></dict></plist>"
    #expect(try saved(one, "2026-02-30").contains("<string>2026-02-30</string>"))
    let others =
      "<plist><array><dict><key>born</key><string>1815-12-10</string></dict><dict/></array></plist>"
    #expect(try saved(others, "1906-12-09", at: 1).contains("<string>1906-12-09</string>"))
  }

  @Test("Where other records have a date, it is one without a row that says so")
  func siblings() throws {
    let path = try folder.put(
      """
      <plist><array><dict><key>at</key><date>1815-12-10T00:00:00Z</date></dict><dict/></array></plist>
      """, at: "data.plist")
    let delivery = try SourceCatalog.source(named: path).open(RecordRequest(), readsAhead: false)
    while try delivery.readOn() {}
    var table = delivery.contents.table
    try table.set(.string("1906-12-09T01:00:00+01:00"), at: [.member("at")], in: table.id(at: 1))
    #expect(try written(table).contains("<date>1906-12-09T00:00:00Z</date>"))
  }

  @Test("A record that is added to an empty list has dates, too")
  func emptyList() throws {
    var table = try table("<plist><array/></plist>")
    let added = table.insert(.object([JSONMember(name: "name", value: .string("Ada"))]), at: 0)
    let id = try #require(added)
    try table.set(.string("1815-12-10"), at: Self.born, in: id)
    #expect(try written(table).contains("<date>1815-12-10T00:00:00Z</date>"))
  }

  @Test("A binary file that is begun is a binary property list, which Foundation reads")
  func binary() throws {
    for asList in [false, true] {
      let source = FileSource(folder.file("new.plist"), format: .binaryPlist)
      let request = RecordRequest(expectedTypes: { [Self.born: .date(.utc), Self.photo: .data] })
      var table = try source.begin(request, asList: asList, defaults: { _, _ in }).table
      if asList { _ = table.insert(.object([]), at: 0) }
      let id = table.id(at: 0)
      try table.set(.string("1815-12-10"), at: Self.born, in: id)
      var bytes: [UInt8] = []
      try source.write(table) { bytes += $0 }
      #expect(bytes.starts(with: "bplist00".utf8))
      let value = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      let record = try #require(
        asList ? (value as? [[String: Date]])?.first : value as? [String: Date])
      #expect(record["born"]?.timeIntervalSince1970 == -4_861_728_000)
    }
  }

  @Test("Base64 of a row that takes data is data, beside others and in a new record")
  func data() throws {
    var one = try table("<plist><dict><key>name</key><string>Ada</string></dict></plist>")
    try one.set(.string("AP8="), at: Self.photo, in: one.id(at: 0))
    #expect(try written(one).contains("<key>photo</key><data>AP8=</data>"))
    var list = try table("<plist><array/></plist>")
    let added = list.insert(.object([]), at: 0)
    let id = try #require(added)
    try list.set(.string("AP8="), at: Self.photo, in: id)
    #expect(try written(list).contains("<data>AP8=</data>"))
    var texts = try table(
      "<plist><array><dict><key>photo</key><string>x</string></dict><dict/></array></plist>")
    try texts.set(.string("AP8="), at: Self.photo, in: texts.id(at: 1))
    #expect(try written(texts).contains("<string>AP8=</string>"))
    var openStep = try table("{ name = Ada; }")
    try openStep.set(.string("AP8="), at: Self.photo, in: openStep.id(at: 0))
    #expect(try written(openStep).contains("photo = <00ff>"))
  }

  @Test(
    "A moment in any zone takes the place of a date, and a day keeps the time",
    arguments: [
      ("2026-12-24T10:00:00+02:00", "2026-12-24T08:00:00Z"), ("2026-12-24", "2026-12-24T01:02:03Z"),
    ])
  func replaced(typed: String, written: String) throws {
    for former in ["2001-01-01T01:02:03Z", "0000-12-30T01:02:03Z", "-0044-03-15T01:02:03Z"] {
      let text = try saved(
        "<plist><dict><key>born</key><date>\(former)</date></dict></plist>", typed)
      #expect(text.contains("<date>\(written)</date>"), "\(text)")
    }
  }

  @Test("A number in the place of one that JSON has not is one, and stays of its type")
  func notANumber() throws {
    for former in ["nan", "+infinity", "-inf"] {
      var table = try table("<plist><dict><key>r</key><real>\(former)</real></dict></plist>")
      try table.set(.string("1.5"), at: [.member("r")], in: table.id(at: 0))
      #expect(try written(table).contains("<real>1.5</real>"))
    }
  }

  @Test("A keyed archive is not begun, and says so")
  func archive() throws {
    let source = FileSource(folder.file("new.plist"), format: .keyedArchive)
    #expect(throws: RecordReadingError.self) {
      try source.begin(RecordRequest(), asList: false, defaults: { _, _ in })
    }
  }
}
