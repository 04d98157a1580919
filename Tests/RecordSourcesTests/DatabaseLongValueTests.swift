import JSONText
import Records
import Testing

/// 16 MiB are read of a value.
@Suite("Values of databases that are too long to be read")
struct DatabaseLongValueTests {
  private static let tables = """
    CREATE TABLE staff (
      id INTEGER PRIMARY KEY, name TEXT, photo BLOB, note TEXT,
      computed TEXT AS (CASE name WHEN 'Grace' THEN hex(zeroblob(400000000)) END));
    INSERT INTO staff (id, name, photo, note) VALUES
      (1, 'Ada', x'00FF', 'short'), (2, 'Grace', x'01', NULL),
      (3, 'Hopper', zeroblob(20971520), printf('%.*c', 16777217, 'y')), (4, 'Ida', x'02', NULL);
    """
  private static let stored = "SELECT id, name, length(photo), length(note) FROM staff"

  @Test("They are said to be there, and all others are as they are")
  func reading() throws {
    let table = try DatabaseFixture(Self.tables).read().table
    let rows = (0..<table.count).map {
      String(decoding: table[table.id(at: $0)].bytes, as: UTF8.self)
    }
    #expect(
      rows == [
        #"{"id": 1, "name": "Ada", "photo": "AP8=", "note": "short", "computed": null}"#,
        #"{"id": 2, "name": "Grace", "photo": "AQ==", "note": null, "computed": "> 16 MB"}"#,
        #"{"id": 3, "name": "Hopper", "photo": "BLOB, 20 MB", "note": "> 16 MB", "computed": null}"#,
        #"{"id": 4, "name": "Ida", "photo": "Ag==", "note": null, "computed": null}"#,
      ])
  }

  @Test("An edit of another column leaves them")
  func otherColumn() throws {
    let fixture = try DatabaseFixture(Self.tables)
    let refused = try fixture.save {
      try $0.set(.string("Eva"), "name", at: 1)
      try $0.set(.string("Dora"), "name", at: 2)
    }
    #expect(refused == [])
    #expect(
      try fixture.sql(Self.stored)
        == "1|Ada|2|5\n2|Eva|1|\n3|Dora|20971520|16777217\n4|Ida|1|\n")
  }

  @Test("They can be cleared, not changed or copied")
  func editing() throws {
    let fixture = try DatabaseFixture(Self.tables)
    let table = try fixture.read().table
    let (origin, id) = (try #require(table.origin), table.id(at: 2))
    for name in ["photo", "note"] {
      guard case .found(let former) = table[id].lookup([.member(name)]) else {
        Issue.record("\(name) is missing")
        continue
      }
      #expect(throws: JSONEditError.self) {
        _ = try origin.adapted(.string("AAAA"), replacing: former, at: [.member(name)], in: id)
      }
    }
    #expect(
      try fixture.save { table in
        let copy = JSONValue.object([
          JSONMember(name: "id", value: .number("9")),
          JSONMember(name: "name", value: .string("Copy")),
          JSONMember(name: "photo", value: .string("BLOB, 20 MB")),
        ])
        _ = table.insert(copy, at: 4)
      }
        == [
          "5.photo: the value has more than 16777216 bytes and was not read; it can only be cleared "
            + "here, or changed in SQL"
        ])
    #expect(try fixture.save { try $0.set(.null, "photo", at: 2) } == [])
    #expect(
      try fixture.sql(Self.stored)
        == "1|Ada|2|5\n2|Grace|1|\n3|Hopper||16777217\n4|Ida|1|\n")
  }

  @Test("Where rows have no number to go on by, the table is refused")
  func withoutNumbers() throws {
    let fixture = try DatabaseFixture(
      """
      CREATE TABLE staff (code TEXT PRIMARY KEY, photo BLOB) WITHOUT ROWID;
      INSERT INTO staff VALUES ('a', x'00'), ('b', zeroblob(20971520));
      """)
    let delivery = try fixture.source.open(RecordRequest(), readsAhead: false)
    do throws(RecordReadingError) {
      while try delivery.readOn() {}
      Issue.record("It was read")
    } catch {
      guard case .unreadable(let failure) = error else { throw error }
      #expect(failure.reason.english.contains("a value of more than 16777216 bytes"))
    }
  }
}
