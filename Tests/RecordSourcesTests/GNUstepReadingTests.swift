import FileTesting
import Foundation
import JSONText
import Records
import Testing

/// Archives that Foundation writes, edited, and read by GNUstep's NSKeyedUnarchiver.
@Suite(
  "Edited archives as GNUstep reads them",
  .enabled(if: GNUstepReader.isInstalled, GNUstepReader.reason))
struct GNUstepReadingTests {
  private typealias Fixture = KeyedArchiveFixture
  private let fixture: KeyedArchiveFixture
  private let reader: GNUstepReader

  init() throws {
    let folder = try TemporaryFolder()
    fixture = KeyedArchiveFixture(folder: folder)
    reader = try GNUstepReader(in: folder)
  }

  @Test("A text, and texts and numbers by key")
  func top() throws {
    for format in FoundationArchive.formats {
      let text = FoundationArchive.bytes(of: "Ada" as NSString, as: format)
      #expect(
        try reader.print(fixture.edited(text, [([.member("root")], .string("Grace é"))]))
          == "root: Grace é\n")
      let two = FoundationArchive.bytes(of: [("name", "Ada" as NSString), ("age", 36)], as: format)
      let edited = try fixture.edited(
        two, [([.member("name")], .string("Grace")), ([.member("age")], .number("85"))])
      #expect(try reader.print(edited) == "name: Grace\nage: 85\n")
    }
  }

  @Test("Objects, one of which is in two places")
  func objects() throws {
    let friend = ArchivedPerson("Grace", 85)
    let person = ArchivedPerson("Ada", 36, friends: [friend, friend])
    for format in FoundationArchive.formats {
      let edited = try fixture.edited(
        FoundationArchive.bytes(of: person, as: format),
        [
          ([.member("age")], .number("37")),
          ([.member("friends"), .index(0), .member("name")], .string("Hopper")),
        ])
      #expect(
        try reader.print(edited)
          == "root: {age=37;friends=({age=85;friends=();name=Hopper;},-> $.friends[0]);name=Ada;}\n"
      )
    }
  }

  @Test("Properties of all types, each archived under its name")
  func types() throws {
    let model = ArchivedModel([
      "Title": "Tea & cake", "Done": true, "Rate": 1.5,
      "Due": Date(timeIntervalSinceReferenceDate: 785_289_600.5), "Photo": Data([1, 2, 3]),
      "Site": URL(string: "https://example.org/a")!, "Note": "Tea & cake",
    ])
    for format in FoundationArchive.formats {
      let edited = try fixture.edited(
        FoundationArchive.bytes(of: model, as: format),
        [
          ([.member("cTitle")], .string("Coffee")), ([.member("cDone")], .bool(false)),
          ([.member("cRate")], .number("2.25")),
          ([.member("cDue")], .string("2026-11-21T08:30:00Z")),
          ([.member("cPhoto")], .string("AAAA")),
          ([.member("cSite")], .string("https://example.org/b")),
        ])
      #expect(
        try reader.print(edited) == """
          root: {cDone=no;cDue=1795249800.0;cNote=Tea & cake;cPhoto=<000000>;cRate=2.25;\
          cSite=https://example.org/b;cTitle=Coffee;}

          """)
    }
  }

  @Test("Nested lists and dictionaries that get and lose parts")
  func collections() throws {
    let root: NSDictionary = [
      "tags": ["a", ["b", "a"] as NSArray] as NSArray,
      "limits": ["low": 1, "high": 2] as NSDictionary,
      "notes": NSMutableArray(array: ["n"]),
    ]
    for format in FoundationArchive.formats {
      var table = try fixture.read(FoundationArchive.bytes(of: root, as: format))
      let id = table.id(at: 0)
      let tags = [JSONValue.array([.string("b")]), .string("a"), .string("new")]
      try table.set(.array(tags), at: [.member("tags")], in: id)
      try table.set(.number("3"), at: [.member("limits"), .member("most")], in: id)
      try table.remove(at: [.member("limits"), .member("low")], in: id)
      try table.set(.string("m"), at: [.member("notes"), .index(1)], in: id)
      try table.set(
        .array([.object([JSONMember(name: "x", value: .bool(true))])]), at: [.member("added")],
        in: id)
      #expect(
        try reader.print(fixture.written(table))
          == "root: {added=({x=1;});limits={high=2;most=3;};notes=(n,m);tags=((b),a,new);}\n")
    }
  }

  @Test("Records that are added to a list and deleted")
  func records() throws {
    let list = [ArchivedPerson("Ada", 36), ArchivedPerson("Grace", 85)] as NSArray
    for format in FoundationArchive.formats {
      var table = try fixture.read(FoundationArchive.bytes(of: list, as: format))
      table.delete(table.id(at: 0))
      let members = [("name", JSONValue.string("Alan")), ("age", .number("41"))]
      _ = table.insert(.object(members.map { JSONMember(name: $0, value: $1) }), at: 0)
      #expect(
        try reader.print(fixture.written(table))
          == "root: ({age=41;name=Alan;},{age=85;friends=();name=Grace;})\n")
    }
  }

  @Test("Objects in a cycle, which Foundation can't read here")
  func cycle() throws {
    let text = Fixture.archive(
      Fixture.object(4, Fixture.uid("name", 2), Fixture.uid("next", 3)), "<string>one</string>",
      Fixture.object(4, Fixture.uid("name", 2), Fixture.uid("next", 1)),
      Fixture.type("Node", "NSObject"))
    let edited = try fixture.edited(
      Array(text.utf8), [([.member("next"), .member("name")], .string("two"))])
    #expect(try reader.print(edited) == "root: {name=one;next={name=two;next=-> $;};}\n")
  }

  @Test("Attributed and mutable texts, which Foundation can't read here")
  func texts() throws {
    let text = Fixture.archive(
      Fixture.object(2, Fixture.uids("NS.objects", [3, 6])),
      Fixture.type("NSMutableArray", "NSArray", "NSObject"),
      Fixture.object(4, "<key>NS.string</key><string>mutable</string>"),
      Fixture.type("NSMutableString", "NSString", "NSObject"),
      Fixture.type("NSAttributedString", "NSObject"),
      Fixture.object(5, Fixture.uid("NSString", 7), Fixture.uid("NSAttributes", 8)),
      "<string>plain</string>",
      Fixture.object(9, Fixture.uids("NS.keys", []), Fixture.uids("NS.objects", [])),
      Fixture.type("NSDictionary", "NSObject"), top: Fixture.uid("list", 1))
    let edited = try fixture.edited(
      Array(text.utf8),
      [
        ([.member("list"), .index(0)], .string("m & m")),
        ([.member("list"), .index(1)], .string("p")),
      ])
    #expect(try reader.print(edited) == "list: (m & m,p)\n")
  }
}
