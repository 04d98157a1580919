import Foundation
import ScreenTesting
import Testing

@Suite("The start page on a terminal")
struct StartScreenTests {
  private static let form = """
    {title = Person; rows = ({key = Name; valuePath = name; required = YES;}, {key = Age; valuePath = age; valueType = integer;});}
    """

  private static func scene() throws -> Scene {
    try Scene([
      "people.json": #"[{"name": "Ada", "age": 36}, {"age": "old"}]"#, "people.form.plist": form,
      "zoo.json": #"{"animals": 3}"#,
    ])
  }

  /// Opens the page of the scene's folder.
  private static func open(
    _ scene: Scene, _ arguments: [String] = [], environment: [String: String] = [:],
    size: (width: Int, height: Int) = (80, 24), showing text: String
  ) throws -> TerminalSession {
    let own = ["XDG_STATE_HOME": scene.stateFolder.path, "TMPDIR": scene.temporaryFolder.path]
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: arguments,
      environment: own.merging(environment) { $1 }, directory: scene.folder.path, size: size)
    try session.wait(for: text)
    return session
  }

  @Test("from the shell to a saved edit: Enter opens the only file, and q comes back to the page")
  func stranger() throws {
    let scene = try Scene(["todo.json": "{\"title\": \"Buy milk\"}\n"])
    let session = try Self.open(scene, showing: "▌ todo.json")
    try session.press("Enter")
    try session.wait(for: "Buy milk")
    try session.press("Enter", "C-u")
    session.type("Buy tea")
    try session.press("C-s")
    try session.wait(for: "Saved")
    #expect(try scene.read("todo.json") == "{\"title\": \"Buy tea\"}\n")
    try session.press("q")
    try session.wait(for: "type to narrow")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.isInShellMode)
  }

  @Test("the cursor is where it was after a file, and records and problems are found again")
  func comingBack() throws {
    let scene = try Self.scene()
    let session = try Self.open(scene, showing: "✗ 2 problems")
    #expect(session.screen.contains { $0.hasPrefix("▌ people.json") })
    try session.press("Down", "Enter")
    try session.wait(for: "Animals")
    #expect(session.bottomLine.contains("q back"))
    try session.press("q")
    try session.wait(for: "Recent files")
    try session.press("Enter")
    try session.wait(for: "q back")
    try session.press("Esc")
    try session.wait(for: "Recent files")
    try session.press("Down", "Enter")
    try session.wait(for: "q back")
    try session.press("Esc")
    try session.wait(for: "Recent files")
    try session.press("Down")
    try session.wait(for: "▌ zoo.json")
    #expect(session.screen.filter { $0.contains("zoo.json") }.count == 1)
    try session.wait(for: "✗ 2 problems")
    try session.press("C-c")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("keys that are typed ahead go to the file that is opened")
  func typedAhead() throws {
    let scene = try Self.scene()
    let session = try Self.open(scene, showing: "▌ people.json")
    session.type("zoo\r/anim\r")
    try session.wait(for: "Animals")
    try session.wait(until: "the search was typed there") { $0.bottomLine.contains("n N match") }
    try session.press("q")
    try session.wait(for: "type to narrow")
  }

  @Test("a file that can't be opened says why, and the page stays")
  func refusal() throws {
    let scene = try Scene(["bad.json": "{\"a\": 1,,}"])
    let session = try Self.open(scene, showing: "✗ 1:9:")
    try session.press("Enter")
    try session.wait(for: "bad.json:1:9: error JSON")
    try scene.write("bad.json", "{\"apple\": 1}")
    try session.press("Enter")
    try session.wait(for: "Apple")
  }

  @Test("data whose form has errors are opened without it by Enter again")
  func brokenForm() throws {
    let scene = try Scene(["a.json": #"{"apple": 1}"#, "a.form.plist": "{rows = ({key = A};);}"])
    let session = try Self.open(scene, showing: "✗ a.form.plist:1:")
    try session.press("Enter")
    try session.wait(for: "Enter again opens the data without")
    try session.press("Enter")
    try session.wait(for: "Apple")
    try session.press("q")
    try session.wait(for: "▌ a.json")
  }

  @Test("the keys of the settings hold, are followed, and C-p lists the commands")
  func settings() throws {
    let scene = try Self.scene()
    let folder = scene.folder.appending(path: "config").path
    try FileManager.default.createDirectory(
      atPath: folder + "/formview", withIntermediateDirectories: true)
    try scene.write("config/formview/config.plist", "{ keys = { quit = Z; }; }")
    let session = try Self.open(scene, environment: ["XDG_CONFIG_HOME": folder], showing: "Z quit")
    try session.press("C-p")
    try session.wait(for: "folder above  ← Backspace")
    session.type("quit")
    try session.wait(for: "▌ quit")
    try session.press("Esc")
    try session.wait(for: "▌ people.json")
    try scene.write("config/formview/config.plist", "{ keys = { quit = F9; }; }")
    try session.wait(for: "F9 quit")
    try session.press("F9")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("an encrypted file is asked for its passphrase when it is opened, and nothing else")
  func encrypted() throws {
    let scene = try Scene.encryptedByPassphrase()
    let session = try Self.open(scene, showing: "▌ ada.age")
    #expect(!session.screen.contains { $0.contains("Passphrase") })
    try session.press("Enter")
    try session.wait(for: "Passphrase of ada.age")
    session.type("correct horse\r")
    try session.wait(for: "Ada")
    try session.press("q")
    try session.wait(for: "▌ ada.age")
    // The end of input: the page stays.
    try session.press("Enter")
    try session.wait(for: "Passphrase of ada.age")
    try session.press("C-d")
    try session.wait(for: "--passphrase-file")
    #expect(try scene.files(containing: "Lovelace").isEmpty)
  }

  @Test("the tables of a database are listed with their rows; Enter opens one, Esc goes back")
  func tables() throws {
    let scene = try DatabaseTests.scene(
      "CREATE TABLE cats (name); INSERT INTO cats VALUES ('Tom'), ('Felix'); CREATE TABLE dogs (name);",
      form: "{}")
    let session = try Self.open(scene, ["staff.db"], showing: "2 rows")
    #expect(session.screen.contains { $0.contains("0 rows") })
    try session.press("Enter")
    try session.wait(for: "Felix")
    #expect(session.screen[0].contains("staff.db › cats"), "\(session.screen[0])")
    session.resize(width: 50, height: 24)
    try session.wait(until: "the table is named") { $0.screen[0].hasSuffix("cats  2 records") }
    session.resize(width: 80, height: 24)
    try session.press("q")
    try session.wait(for: "0 rows")
    try session.press("Esc")
    #expect(try session.waitForExit() == .exited(0))
    let folder = try Self.open(scene, showing: "2 tables")
    try folder.press("Enter")
    try folder.wait(for: "2 rows")
    try folder.press("Esc")
    try folder.wait(for: "▌ staff.db")
  }

  @Test("a preview of the first records is beside the list from 100 columns on")
  func preview() throws {
    let scene = try Self.scene()
    let session = try Self.open(scene, size: (110, 24), showing: "Ada")
    #expect(session.line(of: "Ada").contains("│"))
    #expect(session.screen.contains { $0.hasPrefix("▌ people.json") })
    try session.press("Down")
    try session.wait(for: "Animals")
    #expect(!session.screen.contains { $0.contains("Ada") })
    session.resize(width: 80, height: 24)
    try session.wait(forNo: "Animals")
    // A scene that nobody needs any more is deleted with its files.
    #expect(try scene.read("zoo.json") == #"{"animals": 3}"#)
  }

  @Test("recent files are kept by their paths alone, in a file of the user only")
  func recent() throws {
    let scene = try Self.scene()
    let session = try scene.open("zoo.json", showing: "Animals")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    let file = scene.stateFolder.appending(path: "formview/recent.jsonl")
    let path = scene.folder.appending(path: "zoo.json").resolvingSymlinksInPath().path
    #expect(try String(contentsOf: file, encoding: .utf8) == "{\"file\":\"\(path)\"}\n")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    let page = try Self.open(scene, showing: "Recent files")
    #expect(page.screen[4].hasPrefix("▌ zoo.json"), "\(page.screen)")
    try FileManager.default.removeItem(at: scene.folder.appending(path: "zoo.json"))
    let without = try Self.open(scene, size: (98, 24), showing: "Recent files")
    try without.wait(for: "✗ there is no such file")
  }

  @Test("where the state folder can't be written, nothing is kept and all works")
  func noState() throws {
    let scene = try Self.scene()
    let session = try scene.open(
      "zoo.json", environment: ["XDG_STATE_HOME": "/proc/nowhere"], showing: "Animals")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    let page = try Self.open(
      scene, environment: ["XDG_STATE_HOME": "/proc/nowhere"], showing: "▌ people.json")
    #expect(!page.screen.contains { $0.contains("Recent") })
  }

  @Test("a folder of 2,000 files shows its first ones, and takes keys at once")
  func manyFiles() throws {
    let scene = try Scene()
    for index in 1000..<3000 { try scene.write("f\(index).json", "{\"n\": \(index)}") }
    let session = try Self.open(scene, showing: "▌ f1000.json")
    session.type("2999")
    try session.wait(for: "▌ f2999.json")
    try session.press("Enter")
    try session.wait(for: "F2999")
  }

  @Test("names of any script, control characters and 40 columns", arguments: ["de_DE", "zh_CN"])
  func names(language: String) throws {
    let scene = try Scene(["人员 桜.json": "{}", "a\u{1B}[31mb.json": "{}"])
    let session = try Self.open(
      scene, environment: ["LC_ALL": "\(language).UTF-8"], size: (40, 12), showing: "人员 桜.json")
    #expect(session.screen.contains { $0.hasPrefix("▌ a␛[31mb.json") }, "\(session.screen)")
    let isChinese = language == "zh_CN"
    #expect(session.screen.contains { $0.contains(isChinese ? "输入" : "type to narrow") })
  }

  @Test("a signal ends it, and gives the terminal back")
  func signal() throws {
    let session = try Self.open(Self.scene(), showing: "▌ people.json")
    session.kill(SIGTERM)
    #expect(try session.waitForExit() == .exited(128 + Int(SIGTERM)))
    #expect(session.isInShellMode)
  }
}
