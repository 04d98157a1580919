import FileTesting
import Foundation
import JSONText
import RecordSources
import Records
import Testing

@Suite("Keyed archives")
struct KeyedArchiveTests {
  private typealias Fixture = KeyedArchiveFixture
  private let fixture: KeyedArchiveFixture

  init() throws { fixture = KeyedArchiveFixture(folder: try TemporaryFolder()) }

  private static var model: ArchivedModel {
    ArchivedModel([
      "Title": "Tea & cake", "Done": true, "Rate": 1.5,
      "Due": Date(timeIntervalSinceReferenceDate: 785_289_600.5), "Photo": Data([1, 2, 3]),
      "Site": URL(string: "https://example.org/a")!, "Note": "Tea & cake",
    ])
  }

  @Test("An archived text, and texts and numbers by key, are a record", arguments: [0, 1])
  func top(format: Int) throws {
    let format = FoundationArchive.formats[format]
    let text = FoundationArchive.bytes(of: "Ada" as NSString, as: format)
    #expect(try fixture.json(text) == #"{"root":"Ada"}"#)
    let two = FoundationArchive.bytes(of: [("name", "Ada" as NSString), ("age", 36)], as: format)
    let record = try fixture.read(two).firstRecord
    #expect(record.value[member: "name"] == .string("Ada"))
    #expect(record.value[member: "age"] == .number("36"))
    let edited = try fixture.edited(
      two, [([.member("name")], .string("Grace")), ([.member("age")], .number("85"))])
    let (name, age) = try FoundationArchive.read(edited) {
      ($0.decodeObject(forKey: "name") as? String, $0.decodeInteger(forKey: "age"))
    }
    #expect(name == "Grace" && age == 85)
    let renamed = try fixture.edited(text, [([.member("root")], .string("Grace"))])
    #expect(try FoundationArchive.root(renamed) as? String == "Grace")
  }

  @Test("An object has its members and its class", arguments: [0, 1])
  func object(format: Int) throws {
    let friend = ArchivedPerson("Grace", 85)
    let person = ArchivedPerson("Ada", 36, friends: [friend, friend])
    let bytes = FoundationArchive.bytes(of: person, as: FoundationArchive.formats[format])
    let record = try fixture.read(bytes).firstRecord.value
    #expect(record[member: "$class"] == .string("RecordSourcesTests.ArchivedPerson"))
    #expect(record[member: "name"] == .string("Ada") && record[member: "age"] == .number("36"))
    guard case .array(let friends)? = record[member: "friends"] else {
      Issue.record("no list of friends")
      return
    }
    #expect(friends.count == 2)
    #expect(friends[0][member: "name"] == .string("Grace"))
    #expect(friends[0][member: "$places"] == .number("2"))
    #expect(friends[1] == .string("→ $.friends[0]"), "the same object is shown once")
    let edited = try fixture.edited(
      bytes,
      [
        ([.member("age")], .number("37")),
        ([.member("friends"), .index(0), .member("name")], .string("Hopper")),
      ])
    let read = try #require(try FoundationArchive.root(edited) as? ArchivedPerson)
    #expect(read.name == "Ada" && read.age == 37)
    #expect(read.friends.map(\.name) == ["Hopper", "Hopper"], "an edit is one of both places")
    #expect(read.friends[0] === read.friends[1])
  }

  @Test("Properties of all types are edited as what they are", arguments: [0, 1])
  func types(format: Int) throws {
    let bytes = FoundationArchive.bytes(of: Self.model, as: FoundationArchive.formats[format])
    let table = try fixture.read(bytes)
    let record = table.firstRecord.value
    #expect(record[member: "cTitle"] == .string("Tea & cake"))
    #expect(record[member: "cDone"] == .bool(true))
    #expect(record[member: "cRate"] == .number("1.5"))
    #expect(record[member: "cDue"] == .string("2025-11-20T00:00:00.5Z"))
    #expect(record[member: "cPhoto"] == .string("AQID"))
    #expect(record[member: "cSite"] == .string("https://example.org/a"))
    #expect(table.read.nativeType(of: [.member("cDue")], in: table.id(at: 0)) == .date)
    #expect(table.read.nativeType(of: [.member("cPhoto")], in: table.id(at: 0)) == .data)
    let edited = try fixture.edited(
      bytes,
      [
        ([.member("cTitle")], .string("Coffee")), ([.member("cDone")], .bool(false)),
        ([.member("cRate")], .number("2")),
        ([.member("cDue")], .string("2026-11-21T08:30:00Z")),
        ([.member("cPhoto")], .string("AAAA")),
        ([.member("cSite")], .string("https://example.org/b")),
      ])
    let read = try #require(try FoundationArchive.root(edited) as? ArchivedModel).properties
    #expect(read["Title"] as? String == "Coffee")
    #expect(read["Note"] as? String == "Tea & cake", "an equal text is one object in the file")
    #expect(read["Done"] as? Bool == false && read["Rate"] as? Double == 2)
    #expect(
      read["Due"] as? Date == ISO8601DateFormatter().date(from: "2026-11-21T08:30:00Z"))
    #expect(read["Photo"] as? Data == Data([0, 0, 0]))
    #expect((read["Site"] as? URL)?.absoluteString == "https://example.org/b")
    #expect(
      throws: JSONEditError.self,
      performing: {
        try fixture.edited(bytes, [([.member("cDue")], .string("tomorrow"))])
      })
  }

  @Test("Lists and dictionaries get and lose parts", arguments: [0, 1])
  func collections(format: Int) throws {
    let root: NSDictionary = [
      "tags": ["a", "b", "a"] as NSArray, "limits": ["low": 1, "high": 2] as NSDictionary,
      "id": NSUUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!,
    ]
    let bytes = FoundationArchive.bytes(of: root, as: FoundationArchive.formats[format])
    let record = try fixture.read(bytes).firstRecord.value
    #expect(record[member: "tags"]?.jsonText() == #"["a","b","a"]"#)
    #expect(record[member: "limits"]?[member: "high"] == .number("2"))
    #expect(record[member: "id"] == .string("E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let tags = ["c", "a", "new", "b"].map { JSONValue.string($0) }
    var table = try fixture.read(bytes)
    let id = table.id(at: 0)
    try table.set(.array(tags), at: [.member("tags")], in: id)
    try table.set(.number("3"), at: [.member("limits"), .member("most")], in: id)
    try table.remove(at: [.member("limits"), .member("low")], in: id)
    try table.set(
      .array([.object([JSONMember(name: "x", value: .bool(true))]), .null]),
      at: [.member("added")], in: id)
    try table.set(
      .string("00000000-0000-0000-0000-0000000000FF"), at: [.member("id")], in: id)
    let edited = try fixture.written(table)
    let read = try #require(try FoundationArchive.root(edited) as? [String: Any])
    #expect(read["tags"] as? [String] == ["c", "a", "new", "b"])
    #expect(read["limits"] as? [String: Int] == ["high": 2, "most": 3])
    #expect((read["id"] as? UUID)?.uuidString == "00000000-0000-0000-0000-0000000000FF")
    #expect(((read["added"] as? [Any])?.first as? [String: Bool]) == ["x": true])
    #expect(try fixture.read(edited).firstRecord.value == table.firstRecord.value)
  }

  @Test("A key of a dictionary changes where it is", arguments: [0, 1])
  func renamedKeys(format: Int) throws {
    let root: NSDictionary = [
      "limits": ["low": 1, "middle": 2, "high": 3] as NSDictionary, "same": "low",
    ]
    let bytes = FoundationArchive.bytes(of: root, as: FoundationArchive.formats[format])
    func names(_ bytes: [UInt8]) throws -> [String] {
      try fixture.read(bytes).firstRecord.lookup([.member("limits")]).slice?.members.map(\.name)
        ?? []
    }
    let edited = try fixture.edited(
      bytes, [([.member("limits"), .member("low"), .key], .string("least"))])
    #expect(try names(edited) == names(bytes).map { $0 == "low" ? "least" : $0 })
    let read = try #require(try FoundationArchive.root(edited) as? [String: Any])
    #expect(read["limits"] as? [String: Int] == ["least": 1, "middle": 2, "high": 3])
    #expect(read["same"] as? String == "low")
  }

  @Test("A member of an object changes its name in the file; the class stays")
  func renamedMembers() throws {
    let text = Fixture.archive(
      Fixture.object(2, "<key>name</key><string>one</string>", "<key>n</key><real>1.10</real>"),
      Fixture.type("Node", "NSObject"))
    let edited = try fixture.edited(
      Array(text.utf8), [([.member("name"), .key], .string("title"))])
    #expect(
      String(decoding: edited, as: UTF8.self)
        == text.replacing("<key>name</key>", with: "<key>title</key>"))
  }

  @Test("A record that is added to a list is of the others' class", arguments: [0, 1])
  func records(format: Int) throws {
    let list = [ArchivedPerson("Ada", 36), ArchivedPerson("Grace", 85)] as NSArray
    var table = try fixture.read(
      FoundationArchive.bytes(of: list, as: FoundationArchive.formats[format]))
    #expect(table.count == 2)
    table.delete(table.id(at: 0))
    let members = [("name", JSONValue.string("Alan")), ("age", .number("41"))]
    _ = table.insert(.object(members.map { JSONMember(name: $0, value: $1) }), at: 0)
    let bytes = try fixture.written(table)
    let read = try #require(try FoundationArchive.root(bytes) as? [ArchivedPerson])
    #expect(read.map(\.name) == ["Alan", "Grace"] && read.map(\.age) == [41, 85])
    #expect(!String(decoding: bytes, as: UTF8.self).contains("Ada"), "what is deleted is gone")
  }

  @Test("A cycle is a reference that can be followed, and is not edited")
  func cycle() throws {
    let text = Fixture.archive(
      Fixture.object(4, Fixture.uid("name", 2), Fixture.uid("next", 3)),
      "<string>one</string>",
      Fixture.object(
        4, Fixture.uid("name", 2), Fixture.uid("next", 1),
        "<key>n</key><real>1.10</real>"),
      Fixture.type("Node", "NSObject"))
    let json = try fixture.json(Array(text.utf8))
    #expect(
      json == #"{"$class":"Node","$places":2,"name":"one","next":"#
        + #"{"$class":"Node","name":"one","next":"→ $","n":1.10}}"#)
    for path in [["next", "next"], ["$class"], ["$places"]] {
      #expect(throws: JSONEditError.self) {
        try fixture.edited(
          Array(text.utf8), [(path.map { .member($0) }, .string("x"))])
      }
    }
    var table = try fixture.read(text)
    #expect(throws: JSONEditError.self) {
      try table.remove(at: [.member("$class")], in: table.id(at: 0))
    }
    // The text is both objects' name: one of them gets its own.
    let edited = try fixture.edited(
      Array(text.utf8), [([.member("next"), .member("name")], .string("two"))])
    #expect(
      try fixture.json(edited).contains(#""name":"one","next":{"$class":"Node","name":"two""#))
    #expect(String(decoding: edited, as: UTF8.self).contains("<real>1.10</real>"))
  }

  @Test("An edit of a text that nothing shares is a change of that text in the file")
  func splice() throws {
    let text = Fixture.archive(
      Fixture.object(3, Fixture.uid("name", 2)), "<string>A &amp; B</string>",
      Fixture.type("Thing", "NSObject"))
    let edited = try fixture.edited(Array(text.utf8), [([.member("name")], .string("C"))])
    #expect(String(decoding: edited, as: UTF8.self) == text.replacing("A &amp; B", with: "C"))
    #expect(try fixture.edited(edited, [([.member("name")], .string("A & B"))]) == Array(text.utf8))
  }

  @Test("Dictionaries with other keys than texts, attributed texts, null and mutable values")
  func others() throws {
    let text = Fixture.archive(
      Fixture.object(2, Fixture.uids("NS.objects", [3, 6, 10, 0, 13])),
      Fixture.type("NSMutableArray", "NSArray", "NSObject"),
      Fixture.object(5, Fixture.uids("NS.keys", [4]), Fixture.uids("NS.objects", [8])),
      "<integer>7</integer>", Fixture.type("NSDictionary", "NSObject"),
      Fixture.object(7, "<key>NS.string</key><string>mutable</string>"),
      Fixture.type("NSMutableString", "NSString", "NSObject"), "<string>seven</string>",
      Fixture.type("NSAttributedString", "NSObject"),
      Fixture.object(9, Fixture.uid("NSString", 11), Fixture.uid("NSAttributes", 12)),
      "<string>plain</string>",
      Fixture.object(5, Fixture.uids("NS.keys", []), Fixture.uids("NS.objects", [])),
      Fixture.object(14, Fixture.uid("NS.base", 0), Fixture.uid("NS.relative", 15)),
      Fixture.type("NSURL", "NSObject"), "<string>a/b</string>",
      top: "<key>list</key>\(Fixture.uid(1))<key>n</key><integer>1</integer>")
    #expect(
      try fixture.json(Array(text.utf8))
        == #"{"list":[[{"key":7,"value":"seven"}],"mutable","plain",null,"a/b"],"n":1}"#)
    func step(_ index: Int) -> [JSONStep] { [.member("list"), .index(index)] }
    let edited = try fixture.edited(
      Array(text.utf8),
      [
        (step(0) + [.index(0), .member("value")], .string("7!")), (step(1), .string("m")),
        (step(2), .string("p")), (step(3), .string("was null")), (step(4), .string("c")),
      ])
    #expect(
      try fixture.json(edited)
        == #"{"list":[[{"key":7,"value":"7!"}],"m","p","was null","c"],"n":1}"#)
    var table = try fixture.read(text)
    #expect(throws: JSONEditError.self) {
      try table.remove(at: step(0) + [.index(0), .member("key")], in: table.id(at: 0))
    }
  }
}

extension RecordTable {
  fileprivate var firstRecord: JSONSlice { self[id(at: 0)] }
}

extension JSONValue {
  fileprivate subscript(member name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
