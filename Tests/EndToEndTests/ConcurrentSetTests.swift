import Foundation
import Testing

@Suite("formview set: many at once")
struct ConcurrentSetTests {
  private static let form = "( { key = Cost; valuePath = cost; minimumValue = 0; } )"

  private static func records(_ count: Int) -> String {
    "[\n" + (1...count).map { "  {\"n\": \($0), \"cost\": 0}" }.joined(separator: ",\n") + "\n]\n"
  }

  @Test("200 processes that change 200 records at once lose no change that they report")
  func everyEditArrives() throws {
    let scene = try Scene(["form.plist": Self.form, "data.json": Self.records(200)])
    let outcome = try scene.shell(
      """
      for n in $(seq 200); do
        { $formview set --record $n form.plist data.json cost=$n && echo $n >> arrived; } &
      done
      wait; sort -n arrived
      """)
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.lines == (1...200).map(String.init))
    let expected = (1...200).reduce(Self.records(200)) {
      $0.replacing("{\"n\": \($1), \"cost\": 0}", with: "{\"n\": \($1), \"cost\": \($1)}")
    }
    #expect(try scene.read("data.json") == expected)
    let names = try FileManager.default.contentsOfDirectory(atPath: scene.folder.path)
    #expect(!names.contains { $0.hasSuffix(".tmp") })
  }

  @Test("60 processes that change 60 rows of a database at once lose no change")
  func everyRow() throws {
    let rows = (1...60).map { "(\($0), 0)" }.joined(separator: ", ")
    let scene = try DatabaseTests.scene(
      "CREATE TABLE staff (n INTEGER PRIMARY KEY, cost INT); INSERT INTO staff VALUES \(rows);",
      form: Self.form)
    let outcome = try scene.shell(
      """
      for n in $(seq 60); do $formview set --record $n form.plist staff.db cost=$n & done
      wait; sqlite3 staff.db 'SELECT count(*) FROM staff WHERE cost = n'
      """)
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.output == "60\n")
  }

  @Test("through a symbolic link and by its own name they wait for each other as well")
  func link() throws {
    let scene = try Scene(["form.plist": Self.form, "data.json": Self.records(20)])
    let outcome = try scene.shell(
      """
      ln -s data.json link.json
      for n in $(seq 20); do
        file=$([ $((n % 2)) = 0 ] && echo data.json || echo link.json)
        $formview set --record $n form.plist $file cost=7 &
      done
      wait; grep -c '"cost": 7' data.json; test -L link.json
      """)
    #expect(outcome.status == 0)
    #expect(outcome.output == "20\n")
  }

  @Test(
    "signals that interrupt every call make it give up and leave the file as it was",
    .enabled(if: Self.canInject), arguments: ["fsync", "write"])
  func interrupted(call: String) throws {
    let scene = try Scene(["form.plist": Self.form, "data.json": Self.records(2)])
    let outcome = try scene.shell(
      "\(Self.inject)\(call):error=EINTR $formview set --record 1 form.plist data.json cost=7")
    #expect(outcome.status == 4)
    // Where writing fails, so does the writing of the message.
    if call == "fsync" { #expect(outcome.errors.contains("signals interrupt it again and again")) }
    #expect(try scene.read("data.json") == Self.records(2))

  }

  @Test(
    "two that set the same value: one of them wins, and the file is whole")
  func sameValue() throws {
    let scene = try Scene(["form.plist": Self.form, "data.json": Self.records(2)])
    let outcome = try scene.shell(
      """
      for n in $(seq 2 21); do $formview set --record 1 form.plist data.json cost=$n & done; wait
      """)
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    let saved = try scene.read("data.json")
    #expect(
      (2...21).contains { n in
        saved
          == Self.records(2).replacing(
            "{\"n\": 1, \"cost\": 0}", with: "{\"n\": 1, \"cost\": \(n)}")
      }, "\(saved)")
  }

  @Test(
    "a file system without locks is said, and what others write is merged all the same",
    .enabled(if: Self.canInject))
  func noLocks() throws {
    let scene = try Scene(["form.plist": Self.form, "data.json": Self.records(2)])
    let outcome = try scene.shell(
      "\(Self.inject)flock:error=ENOLCK $formview set --record 1 form.plist data.json cost=7")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("data.json: its file system has no locks"))
    #expect(try scene.read("data.json").contains("\"cost\": 7"))
  }

  @Test(
    "where names can't be exchanged either, it is said that what others save may be lost",
    .enabled(if: Self.canInject))
  func neither() throws {
    let scene = try Scene(["form.plist": Self.form, "data.json": Self.records(2)])
    let outcome = try scene.shell(
      """
      \(Self.inject)flock:error=ENOLCK -e inject=renameat2:error=EINVAL \
      $formview set --record 1 form.plist data.json cost=7
      """)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains("what others save at the same moment may be lost")
        && !outcome.errors.contains("merged"), "\(outcome.errors)")
    #expect(try scene.read("data.json").contains("\"cost\": 7"))
  }

  @Test(
    "a file system that can't exchange names is looked at last before the rename",
    .enabled(if: Self.canInject))
  func noExchange() throws {
    let scene = try Scene(["form.plist": Self.form, "data.json": Self.records(2)])
    let outcome = try scene.shell(
      """
      \(Self.inject)renameat2:error=EINVAL $formview set --record 1 form.plist data.json cost=7
      ls -A | grep tmp; grep -c '"cost": 7' data.json
      """)
    #expect(outcome.output == "1\n")
  }

  @Test(
    "killed at the last moment it leaves the old file and nothing else",
    .enabled(if: Self.canInject), arguments: ["fsync", "linkat"])
  func killed(call: String) throws {
    let scene = try Scene(["form.plist": Self.form, "data.json": Self.records(2)])
    let outcome = try scene.shell(
      """
      \(Self.inject)\(call):signal=KILL:error=EIO $formview set --record 1 form.plist data.json cost=7
      ls -A | grep tmp
      """)
    #expect(outcome.output == "")
    #expect(try scene.read("data.json") == Self.records(2))
  }

  private static let inject = "strace -qq -f -o /dev/null -e inject="

  /// Whether strace(1) is there and may trace.
  private static let canInject =
    (try? Scene().shell("strace -qq -o /dev/null true"))?.status == 0
}
