import FileTesting
import JSONText
import RecordSources
import Records
import Testing

@Suite("Objects of an archive that are in several places")
struct SharedObjectTests {
  private typealias Fixture = KeyedArchiveFixture
  private let fixture: KeyedArchiveFixture

  init() throws { fixture = KeyedArchiveFixture(folder: try TemporaryFolder()) }

  /// A person with two lists that are one, two that are equal, and a friend who is a person twice.
  private static func archive() -> String {
    Fixture.archive(
      Fixture.object(
        2, Fixture.uid("tags", 3), Fixture.uid("labels", 3), Fixture.uid("plain", 5),
        Fixture.uid("same", 5), Fixture.uid("friend", 7), Fixture.uid("boss", 7)),
      Fixture.type("Person"), Fixture.object(4, Fixture.uids("NS.objects", [8])),
      Fixture.type("NSMutableArray", "NSArray"), Fixture.object(6, Fixture.uids("NS.objects", [8])),
      Fixture.type("NSArray"), Fixture.object(2, Fixture.uid("name", 8)), "<string>x</string>")
  }

  @Test("A list that can be changed and an object say in how many places they are; values don't")
  func counts() throws {
    let table = try fixture.read(Self.archive())
    let id = table.id(at: 0)
    func count(_ names: JSONStep...) -> Int? { table.placeCount(ofValueAt: names, in: id) }
    #expect(table.sharesValues)
    for name in ["tags", "labels", "friend", "boss"] {
      #expect(count(.member(name)) == 2, "\(name)")
    }
    for name in ["plain", "same", "none"] { #expect(count(.member(name)) == nil, "\(name)") }
    #expect(count(.member("tags"), .index(0)) == nil)
    #expect(count() == nil)
  }

  @Test("So does one in which something was edited, but not what may have been moved")
  func edited() throws {
    var table = try fixture.read(Self.archive())
    let id = table.id(at: 0)
    try table.set(.string("y"), at: [.member("tags"), .index(0)], in: id)
    #expect(table.placeCount(ofValueAt: [.member("tags")], in: id) == 2)
    #expect(table.placeCount(ofValueAt: [.member("tags"), .index(0)], in: id) == nil)
  }

  @Test("Other files have none")
  func others() throws {
    let table = try fixture.read("<plist><dict><key>tags</key><array/></dict></plist>")
    #expect(!table.sharesValues)
    #expect(table.placeCount(ofValueAt: [.member("tags")], in: table.id(at: 0)) == nil)
  }
}
