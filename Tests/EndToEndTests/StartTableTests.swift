import Foundation
import Testing

@Suite("formview without a file, where the output is no terminal")
struct StartTableTests {
  private static let form = """
    {rows = ({key = Name; valuePath = name; required = YES;}, {key = Age; valuePath = age; valueType = integer;});}
    """

  @Test("prints what the folder has: kind, size, contents, form and problems")
  func table() throws {
    let scene = try Scene([
      "people.json": #"[{"name": "Ada", "age": 36}, {"age": "old"}, {"name": "Alan"}]"#,
      "people.form.plist": Self.form, "log.jsonl": "{\"a\": 1}\n{\"a\": 2}\n",
      "Notes.md": "[a link](https://example.org)\n",
    ])
    let outcome = try scene.run()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.lines == [
        "Name               Kind         Size   Contents  Form               Problems",
        "log.jsonl          JSON Lines   18 B  2 records",
        "people.json        JSON         62 B  3 records  people.form.plist  ✗ 2 problems",
        "people.form.plist  form        111 B     2 rows",
      ])
  }

  @Test("prints a folder's in the same way", arguments: [[], ["edit"]])
  func folder(command: [String]) throws {
    let scene = try Scene()
    try scene.makeFolder("data")
    try scene.write("data/one.json", #"{"a": 1}"#)
    let outcome = try scene.run(command + ["data"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.lines.last == "one.json  JSON   8 B  1 record")
    #expect(try scene.run().lines.last == "data/  folder")
  }

  @Test("lists a file that can't be opened with the reason")
  func reasons() throws {
    let scene = try Scene([
      "broken.json": "{\"a\": 1,,}", "table.csv": "a,b\n1,2\n", "empty.json": "",
      "faulty.form.plist": "{rows = (", "data.json": "{}", "data.form.plist": "{rows = ();}",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: scene.folder.appending(path: "loop.json").path, withDestinationPath: "loop.json")
    let lines = try scene.run().lines
    func line(_ name: String) -> String { lines.first { $0.hasPrefix(name) } ?? "" }
    #expect(line("broken.json").contains("✗ 1:9: "))
    #expect(line("table.csv").contains("CSV"))
    #expect(line("table.csv").contains("✗ this format is not read"))
    #expect(line("empty.json").contains("✗ "))
    #expect(line("faulty.form.plist").contains("✗ "))
    #expect(line("data.json").contains("F004"), "\(lines)")
    #expect(line("loop.json").contains("✗ its symbolic links lead in a circle"), "\(lines)")
  }

  @Test("lists an encrypted file without asking for a passphrase")
  func encrypted() throws {
    let scene = try Scene([
      "secret.json.age": "age-encryption.org/v1\n-> scrypt c2FsdHNhbHRzYWx0c2E 1\n"
    ])
    let outcome = try scene.run()
    #expect(outcome.status == 0)
    #expect(outcome.lines.last?.hasPrefix("secret.json.age  encrypted") == true)
    #expect(outcome.errors.isEmpty)
  }

  @Test("lists a file by its contents where its name shows nothing")
  func contents() throws {
    let scene = try Scene([
      "settings": #"{"theme": "dark"}"#, "page.html": "<html></html>", "list": "[1, 2]",
    ])
    #expect(try scene.run().lines.dropFirst().map { $0.prefix(8) } == ["settings"])
  }

  @Test("names of files are printed harmlessly")
  func names() throws {
    let scene = try Scene(["人员 👩‍💻.json": "{}", "a\u{1B}[31mb.json": "{}"])
    let lines = try scene.run().lines
    #expect(lines.contains { $0.hasPrefix("a␛[31mb.json  JSON") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("人员 👩‍💻.json  JSON") }, "\(lines)")
  }

  @Test("says what it opens where there is nothing")
  func empty() throws {
    let outcome = try Scene().run()
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("has no data that formview opens"))
  }

  @Test("ends with 4 where the folder can't be read")
  func unreadable() throws {
    let scene = try Scene()
    try scene.makeFolder("closed")
    chmod(scene.folder.appending(path: "closed").path, 0)
    defer { chmod(scene.folder.appending(path: "closed").path, 0o700) }
    // Root may read it anyway.
    guard geteuid() != 0 else { return }
    let outcome = try scene.run("closed")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("closed"))
  }

  @Test("a database of several tables is listed with their rows")
  func tables() throws {
    let scene = try DatabaseTests.scene(
      """
      CREATE TABLE a (x); INSERT INTO a VALUES (1), (2); CREATE TABLE b (y);
      CREATE VIEW c AS SELECT x FROM a;
      """)
    let outcome = try scene.run("staff.db")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.lines.map { $0.split(separator: " ").joined(separator: " ") } == [
        "Name Kind Size Contents Form Problems", "a table 2 rows", "b table 0 rows",
        "c view 2 rows",
      ])
    #expect(try scene.run("show", "staff.db").status == 2)
    #expect(
      try scene.run().lines.dropFirst().first?.contains("SQLite") == true)
  }
}
