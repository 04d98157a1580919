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
    func count(_ names: JSONStep...) -> Int? { places(table.sharing(ofValueAt: names, in: id)) }
    #expect(table.sharesValues)
    for name in ["tags", "labels", "friend", "boss"] {
      #expect(count(.member(name)) == 2, "\(name)")
    }
    for name in ["plain", "same", "none"] { #expect(count(.member(name)) == nil, "\(name)") }
    #expect(count(.member("tags"), .index(0)) == nil)
    #expect(count() == nil)
  }

  @Test("So does one in which something was edited, or that was moved")
  func edited() throws {
    var table = try fixture.read(
      Fixture.archive(
        Fixture.object(2, Fixture.uids("NS.objects", [3, 8, 9])), Fixture.type("NSArray"),
        Fixture.object(4, Fixture.uid("name", 5), Fixture.uid("tags", 6)), Fixture.type("Person"),
        "<string>x</string>", Fixture.object(7, Fixture.uids("NS.objects", [5])),
        Fixture.type("NSMutableArray", "NSArray"),
        Fixture.object(4, Fixture.uid("name", 10), Fixture.uid("tags", 6)),
        Fixture.object(4, Fixture.uid("name", 11), Fixture.uid("tags", 6)),
        "<string>y</string>", "<string>z</string>",
        top: Fixture.uid("list", 1) + "<key>n</key><integer>1</integer>"))
    let id = table.id(at: 0)
    func count(_ index: Int) -> Int? {
      places(
        table.sharing(ofValueAt: [.member("list"), .index(index), .member("tags")], in: id))
    }
    #expect(count(0) == 3)
    try table.set(.string("X"), at: [.member("list"), .index(0), .member("name")], in: id)
    #expect(count(0) == 3)
    try table.set(
      .string("Y"), at: [.member("list"), .index(0), .member("tags"), .index(0)], in: id)
    #expect(count(0) == 3)
    guard case .found(let list) = table[id].lookup([.member("list")]),
      case .array(let items) = list.value
    else {
      Issue.record("no list")
      return
    }
    try table.set(.array([items[2], items[0], items[1]]), at: [.member("list")], in: id)
    #expect(count(0) == 3 && count(2) == 3)
  }

  @Test("Other files have none")
  func others() throws {
    let table = try fixture.read("<plist><dict><key>tags</key><array/></dict></plist>")
    #expect(!table.sharesValues)
    #expect(table.sharing(ofValueAt: [.member("tags")], in: table.id(at: 0)) == nil)
  }
}

private func places(_ sharing: ValueSharing?) -> Int? {
  if case .inPlaces(let count)? = sharing { count } else { nil }
}
