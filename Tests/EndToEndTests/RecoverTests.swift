import Foundation
import Glibc
import ScreenTesting
import Testing

@Suite("recover: what sessions have left unsaved")
struct RecoverTests: JournalSuite {
  @Test("recover lists what was left, shows it, makes it and drops it")
  func recover() throws {
    let scene = try scene()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let none = try scene.run("recover")
    #expect(none.output.isEmpty && none.errors.contains("nothing was left unsaved"))
    let session = try open(scene)
    try work(session)
    let held = try scene.run("recover")
    #expect(held.output.isEmpty)
    try kill(session)
    let list = try scene.run("recover")
    #expect(list.output.contains("people.json: 3 edits from"))
    let shown = try scene.run("recover", "people.json", "--form", "people.plist")
    #expect(shown.output.contains(#"-  {"name": "Ada", "n": 1},"#), "\(shown.output)")
    #expect(try scene.read("people.json") == Self.people)
    let applied = try scene.run("recover", "people.json", "--apply")
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try scene.read("people.json").contains(#"{"name": "Bea", "n": 2},"#))
    #expect(scene.journals.isEmpty)
    let again = try open(scene, showing: "Bea")
    try replaceValue(in: again, with: "x")
    try kill(again)
    let dropped = try scene.run("recover", "people.json", "--drop")
    #expect(dropped.status == 0 && scene.journals.isEmpty)
    #expect(try scene.run("recover", "--drop").status == 2)
  }

  @Test("A journal that names a file as one that it has taken over does not get it deleted")
  func namesOthers() throws {
    let scene = try scene()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let session = try open(scene)
    try work(session)
    try kill(session)
    let journal = try #require(scene.journals.first)
    try scene.write("mine.journal", "mine")
    let folder = journal.deletingLastPathComponent().path
    let named = ["/people.json", "/mine.journal", "/folder/../mine.journal"].map {
      "{\"taken\": \"\(scene.folder.path)\($0)\"}\n"
    }
    let inside = "{\"taken\": \"\(folder)/../\(scene.folder.lastPathComponent)/mine.journal\"}\n"
    let text = try String(contentsOf: journal, encoding: .utf8) + named.joined() + inside
    try text.write(to: journal, atomically: false, encoding: .utf8)
    let dropped = try scene.run("recover", "people.json", "--drop")
    #expect(dropped.status == 0 && scene.journals.isEmpty, "\(dropped.errors)")
    #expect(try scene.read("mine.journal") == "mine")
    #expect(try scene.read("people.json") == Self.people)
  }

  @Test(
    "recover takes the form of the session, so that secrets are bullets and edits are in its list")
  func recoverWithForm() throws {
    let scene = try Scene([
      "people.plist": """
      { recordsPath = people; columns = (name, code);
        rows = ( { key = Name; valuePath = name; }, { key = Code; valuePath = code; isSecure = YES; } ); }
      """,
      "all.plist": "( { key = Name; valuePath = name; } )",
      "people.json": #"{"name": "root", "people": [{"name": "Ann", "code": "old-code"}]}"#,
    ])
    try scene.makeFolder("run")
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    scene.environment["XDG_RUNTIME_DIR"] = scene.folder.appending(path: "run").path
    let session = try open(scene, showing: "Ann")
    try session.press("e", "C-u")
    session.type("AnnX")
    try session.press("Enter", "l", "e")
    session.type("new-code")
    try session.press("Enter")
    try session.wait(for: "unsaved")
    try kill(session)
    let shown = try scene.run("recover", "people.json")
    #expect(shown.output.contains("AnnX"), "\(shown.output)\(shown.errors)")
    #expect(!shown.output.contains("code\"") || !shown.output.contains("new-code"))
    let other = try scene.run("recover", "people.json", "--form", "all.plist", "--apply")
    #expect(other.status == 2 && other.errors.contains("the records at people"), "\(other.errors)")
    let asked = try scene.open("all.plist", "people.json", size: (120, 20), showing: "root")
    try asked.wait(for: "people.plist")
    try asked.press("q")
    #expect(try scene.run("recover", "people.json", "--apply").status == 0)
    #expect(
      try scene.read("people.json")
        == #"{"name": "root", "people": [{"name": "AnnX", "code": "new-code"}]}"#)
  }

  @Test("recover shows, makes and drops all that several sessions have left, the earliest first")
  func recoverSeveral() throws {
    let scene = try scene()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    for (keys, name) in [("g", "Zoe"), ("G", "Yann")] {
      let isSecond = name == "Yann"
      let session = try open(scene, bottom: isSecond ? "x discard" : "? keys")
      if isSecond {
        try session.press("k")
        try session.wait(for: "? keys")
      }
      try session.press(keys, "e", "C-u")
      session.type(name)
      try session.press("Enter")
      try session.wait(for: name)
      try kill(session)
    }
    let shown = try scene.run("recover", "people.json")
    #expect(shown.output.contains("Zoe") && shown.output.contains("Yann"))
    for number in 1...2 {
      let heading = "people.json: session \(number) of 2: 1 edit from "
      #expect(
        shown.errors.contains(heading) && shown.errors.matches(of: /\d\d:\d\d:\d\d/).count == 2,
        "\(shown.errors)")
    }
    let applied = try scene.run("recover", "people.json", "--apply")
    #expect(applied.status == 0)
    #expect(
      applied.errors.matches(of: /people.json: saved with 1 edit from \d\d:\d\d\n/).count == 2,
      "\(applied.errors)")
    #expect(
      try scene.read("people.json")
        == Self.people.replacing("Ada", with: "Zoe").replacing("Cyd", with: "Yann"))
    #expect(scene.journals.isEmpty)
  }

  @Test("recover says how many edits it has saved, and of those that are in the file already so")
  func recoverSaying() throws {
    let scene = try scene()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let session = try open(scene)
    try session.press("l")
    try replaceValue(in: session, with: "7")
    try kill(session)
    _ = try scene.shell("cp -r '\(scene.stateFolder.path)/formview' kept")
    let applied = try scene.run("recover", "people.json", "--apply")
    #expect(
      applied.errors.contains("people.json: saved with 1 edit from "), "\(applied.errors)")
    _ = try scene.shell("cp kept/* '\(scene.stateFolder.path)/formview'")
    let again = try scene.run("recover", "people.json", "--apply")
    #expect(
      again.status == 0 && again.errors.contains("is in the file already"), "\(again.errors)")
  }

  @Test("recover of a file that was deleted lists what was left of it, and what can be done")
  func recoverMissing() throws {
    let scene = try scene()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let session = try open(scene)
    try work(session)
    try kill(session)
    _ = try scene.shell("mv people.json away")
    for arguments in [[], ["--apply"]] {
      let outcome = try scene.run(["recover", "people.json"] + arguments)
      #expect(outcome.status == 4)
      #expect(outcome.output.contains("people.json: 3 edits from "), "\(outcome.output)")
      #expect(outcome.errors.contains("record 2, name → \"Bea\""), "\(outcome.errors)")
      #expect(
        outcome.errors.contains(
          "people.json: error FILE: there is no such file, and what was not saved of it is kept"),
        "\(outcome.errors)")
      #expect(scene.journals.count == 1)
    }
    let next = try open(scene, showing: "3 edits from", bottom: "x discard")
    try next.press("k")
    try next.wait(for: "the next start asks again")
    try next.press("q")
    _ = try scene.shell("mv away people.json")
    #expect(try scene.run("recover", "people.json", "--apply").status == 0)
    #expect(try scene.read("people.json").contains("Bea"))
    _ = try scene.shell("rm people.json")
    #expect(try scene.run("recover", "people.json", "--drop").errors.contains("nothing"))
  }

  @Test("recover --drop forgets what was left of a file that was deleted")
  func dropMissing() throws {
    let scene = try scene()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let session = try open(scene)
    try work(session)
    try kill(session)
    _ = try scene.shell("rm people.json")
    let dropped = try scene.run("recover", "people.json", "--drop")
    #expect(dropped.status == 0 && scene.journals.isEmpty, "\(dropped.errors)")
  }

  @Test("recover's list says how many edits of secrets could not be kept")
  func recoverWithoutSecrets() throws {
    let scene = try scene(secret: true)
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let session = try open(scene)
    try editSecretAndName(in: session)
    try kill(session)
    let line = /people.json: 1 edit from \d\d:\d\d; 1 edit of a secret could not be kept\n/
    let list = try scene.run("recover").output
    #expect(list.contains(line), "\(list)")
    let next = try open(scene, showing: "; 1 edit of a secret could not be", bottom: "x discard")
    try next.press("k")
    try next.wait(for: "the next start asks again")
    try kill(next)
    _ = try scene.shell("rm people.json")
    let missing = try scene.run("recover", "people.json").output
    #expect(missing.contains(line), "\(missing)")
  }

  @Test("recover knows the tables of a database")
  func recoverTable() throws {
    let scene = try scene()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    #expect(
      try scene.shell(
        "sqlite3 staff.db \"CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT); INSERT INTO t VALUES(1,'Ada')\""
      ).status == 0)
    try scene.write("staff.plist", "{ recordsTable = t; rows = ( { valuePath = name; } ); }")
    let session = try scene.open("staff.plist", "staff.db", size: (100, 20), showing: "Ada")
    try replaceValue(in: session, with: "Zoe")
    try kill(session)
    #expect(try scene.run("recover").output.contains("staff.db, table t: 1 edit from"))
    #expect(try scene.shell("mv staff.db renamed.db").status == 0)
    #expect(try scene.run("recover", "renamed.db").output.contains("Zoe"))
    #expect(try scene.shell("mv renamed.db staff.db").status == 0)
    #expect(try scene.run("recover", "staff.db").output.contains("Zoe"))
    #expect(try scene.run("recover", "staff.db", "--table", "other").errors.contains("nothing"))
    #expect(try scene.run("recover", "staff.db", "--apply").status == 0)
    #expect(try scene.shell("sqlite3 staff.db 'SELECT name FROM t'").output == "Zoe\n")
    #expect(scene.journals.isEmpty)
  }

  @Test("recover of a database leaves files alone whose names begin with its name")
  func recoverNeighbor() throws {
    let scene = try scene()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    _ = try scene.shell("sqlite3 people 'CREATE TABLE json(name TEXT)'")
    let session = try open(scene)
    try work(session)
    try kill(session)
    #expect(try scene.run("recover", "people", "--drop").errors.contains("nothing"))
    #expect(scene.journals.count == 1)
    #expect(try scene.run("recover").output.contains("people.json: 3 edits from"))
    #expect(try scene.run("recover", "people.json", "--apply").status == 0)
    #expect(scene.journals.isEmpty)
  }

  @Test("recover of a database with several tables finds nothing of files that were deleted")
  func severalTables() throws {
    let scene = try scene()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let session = try open(scene)
    try work(session)
    try kill(session)
    _ = try scene.shell("rm people.json; sqlite3 two.db 'CREATE TABLE a(x); CREATE TABLE b(x)'")
    let outcome = try scene.run("recover", "two.db")
    #expect(outcome.status == 0 && outcome.errors.contains("nothing"), "\(outcome.errors)")
    let query = try scene.run("recover", "two.db", "--query", "SELECT 1 AS x", "--drop")
    #expect(query.errors.contains("nothing") && scene.journals.count == 1, "\(query.errors)")
  }

  @Test("recover knows a table by its name, whatever is in it")
  func recoverStrangeTable() throws {
    let scene = try scene()
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    _ = try scene.shell(
      #"sqlite3 staff.db 'CREATE TABLE "a/b.c"(name TEXT); INSERT INTO "a/b.c" VALUES ("Ada")'"#)
    try scene.write(
      "staff.plist", #"{ recordsTable = "a/b.c"; rows = ( { valuePath = name; } ); }"#)
    let session = try scene.open("staff.plist", "staff.db", size: (100, 20), showing: "Ada")
    try replaceValue(in: session, with: "Zoe")
    try kill(session)
    #expect(try scene.run("recover").output.contains("staff.db, table a/b.c: 1 edit from"))
    let applied = try scene.run("recover", "staff.db", "--apply")
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try scene.shell(#"sqlite3 staff.db 'SELECT name FROM "a/b.c"'"#).output == "Zoe\n")
  }

  @Test("What one session did is made also where that of another one can't be")
  func recoverOthers() throws {
    let scene = try Scene([
      "people.plist": "{ recordsPath = people; rows = ( { key = Name; valuePath = name; } ); }",
      "all.plist": "( { key = Name; valuePath = name; } )",
      "people.json": #"{"name": "root", "people": [{"name": "Ann"}]}"#,
    ])
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    for (form, shown, name) in [("people.plist", "Ann", "Eve"), ("all.plist", "root", "top")] {
      let session = try scene.open(form, "people.json", size: (120, 20), showing: shown)
      try replaceValue(in: session, with: name)
      try kill(session)
    }
    let outcome = try scene.run("recover", "people.json", "--form", "all.plist", "--apply")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("the records at people"), "\(outcome.errors)")
    #expect(outcome.errors.contains("saved with 1 edit"))
    #expect(
      try scene.read("people.json") == #"{"name": "top", "people": [{"name": "Ann"}]}"#)
  }

  @Test("Edits of secrets that can't be read without their key stay for when it is there")
  func withoutKey() throws {
    let scene = try scene(secret: true)
    try scene.makeFolder("run")
    let runtime = ["XDG_RUNTIME_DIR": scene.folder.appending(path: "run").path]
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let session = try open(scene, environment: runtime)
    try session.press("l")
    try replaceValue(in: session, with: "4711")
    try session.press("h", "e")
    session.type("half")
    try session.wait(for: "half")
    try kill(session)
    let command = ["recover", "people.json", "--form", "people.plist", "--apply"]
    let without = try scene.run(command)
    #expect(without.status == 1 && without.errors.contains("1 edit of a secret"))
    #expect(try scene.read("people.json") == Self.people)
    scene.environment.merge(runtime) { $1 }
    let with = try scene.run(command)
    #expect(with.status == 0 && with.errors.contains("a draft can be taken"), "\(with.errors)")
    #expect(try scene.read("people.json").contains("4711"))
    #expect(scene.journals.count == 1, "the draft")
  }

  @Test("An order of many records that was left unsaved is a patch, and is made")
  func order() throws {
    let scene = try Scene([
      "form.plist": "( { key = N; valuePath = n; cellIdentifier = NumberCell; } )"
    ])
    let records = (0..<4_000).map { "{\"n\": \($0 * 1_237 % 4_001)}" }
    try scene.write("data.json", "[" + records.joined(separator: ",\n") + "]\n")
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    let session = try scene.open("form.plist", "data.json", size: (100, 16), showing: "1237")
    try session.press("o")
    try session.wait(for: "▲ N")
    try session.press("M-o")
    try session.wait(for: "in this order now")
    session.kill(SIGKILL)
    _ = try session.waitForExit()
    let shown = try scene.run("recover", "data.json", "--form", "form.plist")
    try scene.write("patch", shown.output)
    #expect(shown.output.contains("\n {"), "lines that stay are lines around the others")
    #expect(try scene.shell("cp data.json other.json; patch -s other.json patch").status == 0)
    #expect(try scene.run("recover", "data.json", "--form", "form.plist", "--apply").status == 0)
    #expect(try scene.read("data.json") == scene.read("other.json"))
    #expect(try scene.read("data.json").hasPrefix("[{\"n\": 0},\n{\"n\": 1},"))
  }
}
