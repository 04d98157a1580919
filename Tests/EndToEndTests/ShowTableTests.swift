import Foundation
import Testing

@Suite("formview show, on a list")
struct ShowTableTests {
  private func show(_ arguments: String..., data: String = "staff.json") throws -> Scene.Outcome {
    try Scene(Fixtures.files).run(["show"] + arguments + ["form.plist", data])
  }

  @Test("A table of 10,000 columns shows the first that have room")
  func manyColumns() throws {
    let rows = (1...10_000).map { "{ key = C\($0); valuePath = c\($0); }" }
    let scene = try Scene([
      "form.plist": "( \(rows.joined(separator: ",\n")) )",
      "data.json": #"[{"c1": 1, "c2": "Bo"}]"#,
    ])
    let outcome = try scene.run("show", "form.plist", "data.json")
    #expect(
      outcome.lines.map { String($0.prefix(18)) } == ["#  C1  C2  C3  C4 ", "1   1  Bo"],
      "\(outcome.output)")
    #expect(outcome.lines[0].hasSuffix("  …") && outcome.lines[0].count <= 80)
  }

  @Test("A switch of a list shows how it stands, not both its sides")
  func switches() throws {
    let scene = try Scene([
      "form.plist": "( { key = Name; valuePath = name; }, { key = Remote; valuePath = remote; } )",
      "list.json": #"[{"name": "Ada", "remote": true}, {"name": "Bo", "remote": false}]"#,
    ])
    let lines = try scene.run("show", "form.plist", "list.json").lines
    #expect(lines[1].hasSuffix("● on"))
    #expect(lines[2].hasSuffix("○ off"))
  }

  @Test("prints a table: labels, aligned values, numbers at the right, problems marked")
  func table() throws {
    let outcome = try show()
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        #  Name  E-mail           Phone  Card    Salary  PIN
        1  Ada   ada@example.org         1: Ada      10
        2  Bob   ✗ bob                   2: Bob    ✗ -5
        3  ✗                             3:           7

        """)
    #expect(outcome.errors.isEmpty)
  }

  @Test("A default is shown as in the screen's table, with its mark; filters and exports have none")
  func defaults() throws {
    let scene = try Scene([
      "form.plist": """
      { rows = ( { valuePath = a; }, { valuePath = dd; valueType = integer; defaultValue = 7; },
          { valuePath = on; cellIdentifier = SwitchCell; defaultValue = YES; }, { valuePath = t; placeholder = text; } );
        columns = (a, dd, on, t); }
      """,
      "list.json":
        #"[{"a": "x"}, {"a": "y", "dd": 8, "on": false, "t": "z"}, {"a": "q", "dd": null}]"#,
    ])
    #expect(
      try scene.run("show", "form.plist", "list.json").output == """
        #  A    Dd  On      T
        1  x   ◇ 7  ◇ ● on
        2  y     8  ○ off   z
        3  q  null  ◇ ● on

        """)
    #expect(
      try scene.run("show", "--format", "csv", "form.plist", "list.json").output.contains(
        "\r\nx,,,\r\n"))
    #expect(
      try scene.run("show", "--filter", "dd = 7", "form.plist", "list.json").output.contains(
        "none of 3"))
    #expect(
      try scene.run("explain", "defaultValue").output.contains(
        "what is stored, and exports have that"))
  }

  @Test("prints the columns asked for, in that order")
  func columns() throws {
    let outcome = try show("--columns", "salary,name")
    #expect(
      outcome.output == """
        #  Salary  Name
        1      10  Ada
        2    ✗ -5  Bob
        3       7  ✗

        """)
  }

  @Test("aligns by what a text takes on the screen, not by its characters")
  func wide() throws {
    let scene = try Scene(Fixtures.files)
    try scene.write("wide.json", #"[{"name": "陈美玲", "salary": 1}, {"name": "Zoë", "salary": 22}]"#)
    let outcome = try scene.run("show", "--columns", "name,salary", "form.plist", "wide.json")
    #expect(
      outcome.output == """
        #  Name    Salary
        1  陈美玲       1
        2  Zoë         22

        """)
  }

  @Test("cuts long texts, never numbers, to fit --width")
  func width() throws {
    let scene = try Scene(Fixtures.files)
    try scene.write(
      "long.json",
      #"[{"name": "Wolfeschlegelstein", "contact": {"email": "a@b"}, "salary": 123456789}]"#)
    let outcome = try scene.run(
      "show", "--width", "32", "--columns", "name,contact.email,salary", "form.plist", "long.json")
    #expect(
      outcome.output == """
        #  Name        E-mail     Salary
        1  Wolfeschl…  a@b     123456789

        """)
  }

  @Test("leaves out columns that have no room, and says so")
  func noRoom() throws {
    let scene = try Scene(Fixtures.files)
    try scene.write(
      "long.json", #"[{"name": "Wolfeschlegel", "phone": "123456789012", "salary": 1234567}]"#)
    let outcome = try scene.run(
      "show", "--width", "20", "--columns", "name,phone,salary", "form.plist", "long.json")
    #expect(
      outcome.output == """
        #  Name           …
        1  Wolfeschlegel

        """)
  }

  @Test("sorts by several columns, and the file stays as it is")
  func sort() throws {
    let scene = try Scene(Fixtures.files)
    try scene.write(
      "many.json",
      #"[{"name":"b","salary":1},{"name":"a","salary":1},{"name":"c","salary":20},{"name":"d"}]"#)
    let outcome = try scene.run(
      "show", "--sort", "-salary,name", "--format", "csv", "--columns", "name", "form.plist",
      "many.json")
    #expect(outcome.output == "name\r\nc\r\na\r\nb\r\nd\r\n")
  }

  @Test("filters, and keeps the numbers that the records have in the file")
  func filter() throws {
    let outcome = try show("--filter", "salary < 10", "--columns", "salary")
    #expect(outcome.output == "#  Salary\n2    ✗ -5\n3       7\n")
    #expect(try show("--filter", "ada", "--columns", "name").output == "#  Name\n1  Ada\n")
    let none = try show("--filter", "zed")
    #expect(none.status == 0)
    #expect(none.output == "staff.json: none of 3 records\n")
  }

  @Test(
    "prints a part of the list",
    arguments: [
      (["--limit", "1"], "1"), (["--offset", "1"], "2,3"),
      (["--offset", "1", "--limit", "1"], "2"),
      (["--limit", "0"], ""), (["--offset", "9"], ""),
      (["--limit", "9223372036854775807"], "1,2,3"),
      (["--sort", "salary", "--limit", "2"], "2,3"),
      (["--filter", "problems", "--offset", "1"], "3"),
    ])
  func page(options: [String], records: String) throws {
    let outcome = try Scene(Fixtures.files).run(
      ["show", "--format", "rows", "--columns", "name"] + options + ["form.plist", "staff.json"])
    let numbers = outcome.output.matches(of: /"record":(\d)/).map { String($0.output.1) }
    #expect(outcome.status == 0)
    #expect(numbers.joined(separator: ",") == records)
  }

  @Test(
    "a column, an order or a filter that the form does not have ends with 2 and names the nearest",
    arguments: [
      ["--columns", "name,salery"], ["--sort", "-salery"], ["--filter", "salery > 5"],
    ])
  func unknown(options: [String]) throws {
    let outcome = try Scene(Fixtures.files).run(["show"] + options + ["form.plist", "staff.json"])
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("\"salary\""))
  }

  @Test(
    "a filter that can't be meant, a negative limit, a column twice end with 2",
    arguments: [
      ["--filter", "salary > many"], ["--filter", "> 5"], ["--filter", "pin = 1234"],
      ["--limit=-1"], ["--offset=-1"], ["--columns", "name,name"], ["--columns", ""],
      ["--record", "1", "--sort", "name"],
    ])
  func wrongCall(options: [String]) throws {
    let outcome = try Scene(Fixtures.files).run(["show"] + options + ["form.plist", "staff.json"])
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(!outcome.errors.isEmpty)
  }

  @Test("--record prints that record's form, with --columns its line of the table")
  func record() throws {
    let form = try show("--record", "1")
    #expect(form.lines.first == "Person — Ada (1 of 3)")
    #expect(try show("--record", "1", "--columns", "name").output == "#  Name\n1  Ada\n")
    #expect(
      try show("--record", "1", "--columns", "name", "--format", "json").output
        == "{\"name\":\"Ada\"}\n")
  }

  @Test("one object with --columns, or as CSV, is a table of one record")
  func object() throws {
    #expect(
      try show("--columns", "name", data: "ada.json").output == "#  Name\n1  Ada Lovelace\n")
    #expect(
      try show("--columns", "id,name", "--format", "csv", data: "ada.json").status == 2)
    #expect(
      try show("--columns", "name,salary", "--format", "csv", data: "ada.json").output
        == "name,salary\r\nAda Lovelace,4200.50\r\n")
  }

  @Test("an empty list says so, and is nothing but its frame in the other formats")
  func empty() throws {
    let scene = try Scene(Fixtures.files)
    try scene.write("none.json", "[]")
    func output(_ format: String) throws -> String {
      try scene.run(
        "show", "--columns", "name", "--format", format, "form.plist", "none.json"
      ).output
    }
    #expect(try output("text") == "none.json: no records\n")
    #expect(try output("json") == "[]\n")
    #expect(try output("jsonl").isEmpty)
    #expect(try output("rows") == "[]\n")
    #expect(try output("csv") == "name\r\n")
    #expect(try output("markdown") == "| Name |\n| --- |\n")
  }

  @Test(
    "a list of 20,000 comes in its order, whatever thread wrote it", arguments: ["csv", "text"])
  func order(format: String) throws {
    let scene = try Scene(Fixtures.files)
    let records = (1...20_000).map { #"{"name": "n\#($0)"}"# }
    try scene.write("many.jsonl", records.joined(separator: "\n"))
    let outcome = try scene.run(
      "show", "--format", format, "--columns", "name", "form.plist", "many.jsonl")
    let lines = outcome.output.split(whereSeparator: \.isNewline).dropFirst()
    let isInOrder = lines.count == 20_000 && zip(lines, 1...).allSatisfy { $0.hasSuffix("n\($1)") }
    #expect(isInOrder)
  }

  @Test("a filter that is not understood is shown with a caret below the place")
  func filterError() throws {
    let outcome = try Scene(Fixtures.files).run(
      "show", "--filter", "name = 王小明 and salary between 1", "form.plist", "staff.json")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        --filter: column 32: expected "and" and a second value, as in between 1 and 2
          name = 王小明 and salary between 1
                                            ^

        """)
  }
}
