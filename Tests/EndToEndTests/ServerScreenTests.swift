import ScreenTesting
import ServerTesting
import Testing

@Suite("On the screen: forms and data from a server")
struct ServerScreenTests {
  @Test("Data from a server are shown and can be edited, and saved in a file only")
  func saving() throws {
    let served = try ServedScene()
    let session = try served.scene.open(served.form, served.data, showing: "Ada")
    try session.replaceValue(of: "Name", with: "Grace")
    try session.press("s")
    try session.wait(for: "Data from a server can only be read; save them in a file")
    try session.press("S")
    try session.press("C-u", "C-k")
    session.type("own.json")
    try session.press("Enter")
    try session.wait(for: "Saved")
    #expect(
      try served.scene.read("own.json") == ServedScene.data.replacing("Ada", with: "Grace"))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("With --poll form and data that were changed on the server appear")
  func polling() throws {
    let served = try ServedScene()
    let session = try served.scene.open(
      "edit", "--poll", "1", served.form, served.data, showing: "Ada")
    try served.server.write("ada.json", ServedScene.data.replacing("Ada", with: "Grace"))
    try session.wait(for: "Grace")
    try served.server.write(
      "form.plist", ServedScene.form.replacing("\"Name\"", with: "\"Full name\""))
    try session.wait(for: "Full name")
    // Errors are shown, and the good form stays, until the next one.
    try served.server.write("form.plist", "{ rows = (")
    try session.wait(for: "form has an error")
    try session.wait(for: "Full name")
    try served.server.write(
      "form.plist", ServedScene.form.replacing("\"Name\"", with: "\"Whole name\""))
    try session.wait(for: "Whole name")
    #expect(session.line(of: "Whole name").contains("Grace"))
  }

  @Test("With --poll it is said once that the server fails, or has the form or the data no more")
  func pollingFails() throws {
    let served = try ServedScene()
    let session = try served.scene.open(
      "edit", "--poll", "1", served.form, served.data, size: (150, 24), showing: "Ada")
    try served.server.remove("form.plist")
    try session.wait(for: "the server has no such file (status 404)")
    #expect(session.line(of: "status 404").contains("form.plist"))
    try served.server.write("form.plist", ServedScene.form)
    try served.server.remove("ada.json")
    try session.wait(for: "ada.json: the server has no such file (status 404)")
    try served.server.answerAll(with: 500)
    try session.wait(for: "the server reports an error of its own (status 500)")
    try session.wait(for: "Ada")
  }

  @Test("Without --poll the server is asked once")
  func noPolling() throws {
    let served = try ServedScene()
    let session = try served.scene.open(served.form, served.data, showing: "Ada")
    let asked = try served.server.answers
    try session.press("Down", "Up", "?", "Esc", "q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try served.server.answers == asked && asked == ["200 /form.plist", "200 /ada.json"])
  }

  @Test("A file that a form names is followed as well")
  func neighbors() throws {
    let served = try ServedScene(
      [
        "form.plist":
          #"{ rows = ( { valuePath = city; choicesFrom = "file:cities.json"; "#
          + #"choiceValuePath = id; choiceTitle = "{name}"; } ); }"#,
        "cities.json": #"[{"id": 1, "name": "Oslo"}]"#,
      ], local: ["data.json": #"{"city": 1}"#])
    let session = try served.scene.open(
      "edit", "--poll", "1", served.form, "data.json", showing: "Oslo")
    try served.server.write("cities.json", #"[{"id": 1, "name": "Bergen"}]"#)
    try session.wait(for: "Bergen")
  }

  @Test("While the server can't be reached a line says that these are copies")
  func offline() throws {
    let served = try ServedScene()
    try #require(try served.run("show").status == 0)
    served.server.stop()
    let session = try served.scene.open(
      served.form, served.data, size: (150, 24), showing: "this is the copy of 20")
    try session.wait(for: "Ada")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("What a server sends slowly can be left")
  func leaving() throws {
    let served = try ServedScene()
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"),
      arguments: [served.form, served.server.url("silent")],
      environment: served.scene.environment, directory: served.scene.folder.path)
    try session.wait(for: "Staff")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("--poll is for servers, and for whole seconds")
  func wrongCalls() throws {
    let served = try ServedScene(local: ["form.plist": ServedScene.form, "a.json": "{}"])
    let files = try served.scene.run("edit", "--poll", "5", "form.plist", "a.json")
    #expect(files.status == 2 && files.errors.contains("--poll is for forms and data from servers"))
    for seconds in ["0", "86401", "x"] {
      #expect(try served.run("edit", "--poll", seconds).status == 2)
    }
  }
}
