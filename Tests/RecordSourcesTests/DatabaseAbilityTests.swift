import FileTesting
import Glibc
import RecordSources
import Records
import Testing
import Texts
import TextsTesting

@Suite("What a database lets be done with it")
struct DatabaseAbilityTests {
  @Test("Through a symbolic link it is the same table, for journals and what is rescued")
  func link() throws {
    let fixture = try DatabaseFixture.staff()
    #expect(symlink("staff.db", fixture.folder.file("link.db")) == 0)
    let linked = SourceCatalog.source(
      named: fixture.folder.file("link.db"), SourceOptions(table: "staff"))
    for source in [fixture.source, linked] {
      _ = try source.open(RecordRequest(membersEntered: { [] }), readsAhead: false)
      let identity = SourceIdentity(file: fixture.folder.file("staff.db"), table: "staff")
      #expect(source.identity == identity)
      #expect(identity.path == fixture.folder.file("staff.db.staff"))
    }
    #expect(linked.name == fixture.folder.file("link.db"))
  }

  @Test("What the database computes can't be edited, and says why before it is tried")
  func computed() throws {
    let origin = try #require(try DatabaseFixture.staff().read().table.origin)
    #expect(
      origin.traits(ofMember: "twice").refusal?.english
        == "the database computes the column twice itself")
    #expect(origin.traits(ofMember: "age") == MemberTraits())
  }

  @Test(
    "A view, a table whose rows can't be found, and a file that can't be written say why",
    arguments: [
      ("CREATE VIEW t AS SELECT 1 AS a", "The rows of the view t can be shown, not saved"),
      (
        "CREATE TABLE t (rowid TEXT, _rowid_ TEXT, oid TEXT)",
        "The rows of t have no key to find them by: they can be shown, not saved"
      ),
    ])
  func readOnly(sql: String, reason: String) throws {
    let contents = try DatabaseFixture(sql).read()
    for action in [SourceAbilities.Action.save, .add, .delete] {
      #expect(contents.abilities.refusal(of: action)?.text(in: Language.english.texts) == reason)
    }
  }

  @Test("A file that can't be written can be read, and says so")
  func writeProtected() throws {
    let fixture = try DatabaseFixture.staff()
    chmod(fixture.folder.path, 0o755)
    try withoutPrivileges {
      let contents = try fixture.read()
      #expect(
        contents.abilities.refusal(of: .save)?.text(in: Language.english.texts)
          == "The database can only be read")
      #expect(try !fixture.source.lock(patience: .zero).isHeld)
    }
  }
}
