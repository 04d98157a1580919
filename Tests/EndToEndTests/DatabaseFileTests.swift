import Foundation
import Testing

@Suite("The files of databases: which they are, and what is wrong with them")
struct DatabaseFileTests {
  @Test("It is recognized by its content, whatever its name; --table is for nothing else")
  func recognized() throws {
    let scene = try DatabaseTests.scene(name: "staff.json")
    #expect(try scene.run("check", "form.plist", "staff.json").errors == "")
    try scene.write("people.db", #"[{"name": "Ada"}]"#)
    #expect(
      try scene.run("get", "--record", "1", "form.plist", "people.db", "name").output == "Ada\n")
    let sqlite = try scene.run("show", "--data-format", "sqlite", "form.plist", "people.db")
    #expect(
      sqlite.status == 4
        && sqlite.errors.contains(
          "it is not an SQLite database, or is an encrypted one; opened as sqlite; it looks like json, "
            + "which --data-format json opens"),
      "\(sqlite.errors)")
    _ = try scene.shell("sqlite3 real.db 'CREATE TABLE t (a)'")
    let json = try scene.run("show", "--data-format", "json", "form.plist", "real.db")
    #expect(
      json.errors.contains("opened as json; it looks like sqlite, which --data-format sqlite opens")
    )
    let table = try scene.run("show", "--table", "staff", "form.plist", "people.db")
    #expect(table.status == 2)
    #expect(
      table.errors
        == "people.db: error FILE: --table is for SQLite databases, and this is none\n")
  }

  @Test(
    "A file that is named a database on the command line and is none is shown as what it looks like",
    arguments: [
      ("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict/></plist>", "it looks like xml-plist"),
      ("{ name = Ada; }", "it looks like openstep-plist"), (" [1]", "it looks like json"),
      (
        "age-encryption.org/v1\n-> X25519 AAAA\n",
        "opened as sqlite; it is encrypted with age; leave out --data-format sqlite\n"
      ),
      ("name,age\nAda,3\n", nil),
    ])
  func appearance(content: String, seen: String?) throws {
    let scene = try Scene(["form.plist": "( { valuePath = name; } )", "data": content])
    let outcome = try scene.run("show", "--data-format", "sqlite", "form.plist", "data")
    #expect(outcome.status == 4 && outcome.errors.contains("it is not an SQLite database"))
    #expect(
      seen.map(outcome.errors.contains) ?? !outcome.errors.contains("opened as"),
      "\(outcome.errors)")
    if seen == nil {
      let named = try scene.run("show", "--data-format", "xml-plist", "form.plist", "data")
      #expect(!named.errors.contains("looks like"), "\(named.errors)")
    }
  }

  @Test("The first bytes of a database alone are not a database, and no advice says so")
  func firstBytes() throws {
    let scene = try Scene(["form.plist": "( { valuePath = name; } )", "data": "SQLite format 3\0"])
    let outcome = try scene.run("show", "form.plist", "data")
    #expect(outcome.status == 4, "\(outcome.errors)")
    #expect(outcome.errors.contains("it is not an SQLite database"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("opened as"), "\(outcome.errors)")
  }

  @Test("A database in WAL mode, in UTF-16, or empty; its file is not touched by looking at it")
  func kinds() throws {
    let scene = try DatabaseTests.scene("PRAGMA journal_mode = WAL;" + DatabaseTests.staff)
    let before = try Data(contentsOf: scene.folder.appending(path: "staff.db"))
    #expect(try scene.run("check", "form.plist", "staff.db").status == 0)
    #expect(try Data(contentsOf: scene.folder.appending(path: "staff.db")) == before)
    let wide = try DatabaseTests.scene("PRAGMA encoding = 'UTF-16le';" + DatabaseTests.staff)
    #expect(
      try wide.run("get", "--record", "2", "form.plist", "staff.db", "name").output == "格蕾丝 😀\n")
    let empty = try DatabaseTests.scene("CREATE TABLE staff (id INTEGER PRIMARY KEY, name);")
    #expect(try empty.run("show", "--format", "json", "form.plist", "staff.db").output == "[]\n")
    try empty.write("nothing.db", "")
    let nothing = try empty.run("show", "form.plist", "nothing.db")
    #expect(nothing.status == 2 && nothing.errors.contains("the database has no tables"))
  }

  @Test("A missing file is no new database")
  func missing() throws {
    let scene = try DatabaseTests.scene()
    let outcome = try scene.run("show", "form.plist", "other.db")
    #expect(outcome.status == 4)
    #expect(outcome.errors == "other.db: error FILE: there is no such file\n")
  }

  @Test("One that is locked says so")
  func locked() throws {
    let scene = try DatabaseTests.scene()
    let outcome = try scene.shell(
      """
      exec 3> >(sqlite3 staff.db > .locked)
      echo 'BEGIN EXCLUSIVE; SELECT 1;' >&3
      until [ -s .locked ]; do :; done
      "$formview" show form.plist staff.db
      """)
    #expect(outcome.status == 4)
    #expect(
      outcome.errors == """
        staff.db: error FILE: another program has locked the database; try again when it is done

        """)
  }

  @Test(
    "Cut short anywhere, or with other bytes, it is refused with a reason, or is whole",
    arguments: ["delete", "wal"])
  func broken(journal: String) throws {
    let scene = try DatabaseTests.scene(
      "PRAGMA page_size = 512; PRAGMA journal_mode = \(journal);" + DatabaseTests.staff)
    let whole = try Data(contentsOf: scene.folder.appending(path: "staff.db"))
    let all = try scene.run("show", "--format", "json", "form.plist", "staff.db").output
    for length in [1, 15, 16, 17, 99, 100, 101, 400, 511, 512, 513, 700, 1023, 1024, 1025, 1500] {
      guard length < whole.count else { break }
      try scene.write("cut.db", whole.prefix(length))
      let outcome = try scene.run("show", "--format", "json", "form.plist", "cut.db")
      #expect(outcome.status != 0 || outcome.output == all, "cut after \(length)")
      #expect(outcome.status == 0 || outcome.errors.hasPrefix("cut.db: error "), "\(length)")
      #expect(outcome.errors.split(separator: "\n").count <= 1)
    }
    var scrambled = whole
    for index in 100..<whole.count { scrambled[index] = UInt8(truncatingIfNeeded: index * 7 + 3) }
    try scene.write("bad.db", scrambled)
    let damaged = try scene.run("show", "form.plist", "bad.db")
    #expect(damaged.status == 4)
    #expect(damaged.errors.contains("the database is damaged (database disk image is malformed)"))
    try scene.write("secret.db", Data([0x93, 0x01, 0xF3] + whole.dropFirst(3)))
    let encrypted = try scene.run("show", "form.plist", "secret.db")
    #expect(encrypted.status == 4)
    #expect(
      encrypted.errors
        == "secret.db: error FILE: it is not an SQLite database, or is an encrypted one\n")
  }
}
