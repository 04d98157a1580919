import ServerTesting
import Testing

@Suite("Data from a server")
struct ServerDataTests {
  @Test("Data are read over https, in every format of files, by content and then by name")
  func formats() throws {
    let served = try ServedScene([
      "ada.plist": "<plist><dict><key>name</key><string>Ada</string></dict></plist>",
      "staff.jsonl": "{\"name\": \"Ada\"}\n{\"name\": \"Bo\"}\n",
      "Ada.strings": "name = \"Ada\";\n", "empty.plist": "",
    ])
    for path in ["ada.json", "ada.plist", "ada.plist?gzip", "Ada.strings?x=.json"] {
      let outcome = try served.scene.run("show", served.form, served.server.url(path))
      #expect(outcome.status == 0 && outcome.output.contains("Name  Ada"), "\(path)")
    }
    let lines = try served.scene.run("show", served.form, served.server.url("staff.jsonl"))
    #expect(lines.output.contains("2  Bo"))
    let named = try served.scene.run(
      "show", "--data-format", "xml-plist", served.form, served.data)
    #expect(named.status == 4 && named.errors.contains("it looks like json"))
    #expect(
      try served.errors("show", served.form, served.server.url("empty.plist"))
        .contains("error PLIST"))
  }

  @Test("Data alone open with a form that is made of them, and are asked for once")
  func alone() throws {
    let served = try ServedScene()
    let outcome = try served.scene.run(served.data)
    #expect(outcome.status == 0 && outcome.output.contains("Ada"))
    #expect(try served.server.answers == ["200 /ada.json"])
    #expect(try served.scene.run("new", served.data).output.contains("valuePath = name"))
  }

  @Test("A name that looks like a URL says that only https is read; a busy server, to try later")
  func addresses() throws {
    let served = try ServedScene()
    for name in ["ftp://localhost/ada.json", "https:/localhost/ada.json"] {
      #expect(
        try served.errors("show", served.form, name).contains(
          "there is no such file; from servers only URLs with https:// are read"))
    }
    try served.server.answerAll(with: 429)
    #expect(
      try served.errors("show", served.form, served.data)
        .contains("the server has been asked too often (status 429); try again later"))
  }

  @Test("Data can't be changed; the changes can be printed")
  func readOnly() throws {
    let served = try ServedScene()
    let outcome = try served.run("set", "pay=6")
    #expect(outcome.status == 4)
    #expect(
      outcome.errors
        == "\(served.data): error FILE: data from a server can only be read; save them in a file\n")
    let printed = try served.run("set", "--dry-run", "pay=6")
    #expect(printed.status == 0 && printed.output.contains("\"pay\": 6"))
    let prompted = try served.run("prompt")
    #expect(prompted.status == 4 && prompted.errors == outcome.errors)
  }

  @Test("While the server can't be reached the last good data are shown, with a warning")
  func offline() throws {
    let served = try ServedScene()
    let shown = try served.run("show")
    try served.server.write("ada.json", "{")
    let broken = try served.run("show")
    #expect(broken.status == 4 && broken.errors.hasPrefix("\(served.data):1:2: error JSON: "))
    served.server.stop()
    let outcome = try served.run("show")
    #expect(outcome.status == 0 && outcome.output == shown.output)
    #expect(outcome.lines.count == shown.lines.count)
    #expect(outcome.errors.contains("\(served.data): warning: this is the copy of 20"))
  }

  @Test(
    "Errors are one sentence, and status 4",
    arguments: [
      ("nothing.json", "the server has no such file (status 404)"),
      ("status/503", "the server reports an error of its own (status 503)"),
      ("cut", "the connection ended before all of it was sent"),
      ("loop", "it is redirected more than 5 times"),
      ("redirect?to=ftp://localhost/", "the server redirects to no valid https URL"),
      (
        "staff.db", "a database can't be read from a server; download it, and open the file"
      ),
    ])
  func errors(path: String, reason: String) throws {
    let served = try ServedScene(["staff.db": "SQLite format 3\0"])
    let url = served.server.url(path)
    let outcome = try served.scene.run("show", served.form, url)
    #expect(outcome.status == 4)
    #expect(outcome.errors == "\(url): error FILE: \(reason)\n")
  }

  @Test("Options of databases are refused, and an address that is none")
  func wrongCalls() throws {
    let served = try ServedScene()
    #expect(try served.run("show", "--table", "staff").status == 2)
    let none = try served.scene.run("show", served.form, "https://")
    #expect(none.status == 4)
    #expect(none.errors.hasPrefix("https://: error FILE: it is not a valid URL; write https://"))
    let plain = try served.scene.run("show", served.form, "http://example.org/a.json")
    #expect(plain.status == 4 && plain.errors.contains("http is only for servers on this machine"))
  }

  @Test("Plain http reads from this machine")
  func plain() throws {
    let served = try ServedScene(isPlain: true)
    let outcome = try served.scene.run(
      "show", served.server.plainURL("form.plist"), served.server.plainURL("ada.json"))
    #expect(outcome.status == 0 && outcome.output.contains("Name  Ada"))
  }

  /// The copies that are kept, with their bytes.
  private func copies(_ served: ServedScene) throws -> String {
    try served.scene.shell("cat cache/formview/* 2> /dev/null").output
  }

  @Test("No copy of data with secrets is kept, whatever command or screen reads them")
  func secrets() throws {
    let form = """
      { title = Staff; rows = ( { key = Name; valuePath = name; },
        { key = PIN; valuePath = pin; isSecure = YES; } ); }
      """
    let served = try ServedScene([
      "form.plist": form, "ada.json": #"{"name": "Ada", "pin": "HUNTER"}"#,
      "own.json": #"{"name": "Ada", "password": "HUNTER"}"#,
    ])
    for call in [["show"], ["show", "--show-secrets"], ["check"], ["get", "--raw"]] {
      let row = call[0] == "get" ? ["pin"] : []
      let outcome = try served.scene.run(call + [served.form, served.data] + row)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let copies = try copies(served)
      #expect(copies.contains("Staff") && !copies.contains("HUNTER"), "\(call)")
    }
    // Forms that are made of the data know secrets by their names.
    let own = served.server.url("own.json")
    #expect(try served.scene.run("show", own).output.contains("•"))
    let session = try served.scene.open(own, size: (80, 20), showing: "Password")
    try session.press("q")
    _ = try session.waitForExit()
    #expect(try !copies(served).contains("HUNTER"))
    served.server.stop()
    #expect(try served.run("show").status == 4)
  }

  @Test("A copy that was kept for a form without secrets goes once a form has some")
  func secretsOfOtherForm() throws {
    let served = try ServedScene([
      "secret.plist": "( { valuePath = name; }, { valuePath = pay; isSecure = YES; } )"
    ])
    #expect(try served.run("show").status == 0)
    #expect(try copies(served).contains("Ada"))
    _ = try served.scene.run("show", served.server.url("secret.plist"), served.data)
    #expect(try !copies(served).contains("Ada"))
  }
}
