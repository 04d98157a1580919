import Foundation
import Glibc
import ScreenTesting
import Testing

@Suite("formview prompt")
struct PromptTests {
  private static let form = """
    { title = Staff; recordTitle = name; rows = (
      { key = Name; valuePath = name; required = YES; },
      { key = Team; valuePath = team; values = (ops, dev); titles = (Operations, Development); },
      { key = Password; valuePath = password; isSecure = YES; } ); }
    """
  private static let data = """
    [
      { "name": "Ada", "team": "ops", "password": "Tr0ub4dor" },
      { "name": "Bo",  "team": "dev" }
    ]
    """

  private static func scene() throws -> Scene {
    try Scene(["form.plist": form, "data.json": data])
  }

  @Test("asks, says what changed and saves no other byte")
  func saves() throws {
    let scene = try Self.scene()
    let outcome = try scene.run(
      "prompt", "form.plist", "data.json", "--record", "1", input: "Ada King\n2\n\n")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(
      outcome.lines == [
        "Staff: Ada", "An empty line keeps a value; .help says what else can be typed.",
        "Name [Ada]: Ada King", "Team", "  1  Operations", "  2  Development",
        "Team [Operations]: 2", "Password [there is a value, not shown]: ",
        "Name: Ada → Ada King", "Team: Operations → Development", "Saved in data.json.",
      ])
    #expect(
      try scene.read("data.json")
        == Self.data.replacing(
          "\"Ada\", \"team\": \"ops\"", with: "\"Ada King\", \"team\": \"dev\""))
  }

  @Test("is what ACCESSIBLE asks for in place of the screen", arguments: ["1", "true"])
  func accessible(value: String) throws {
    let scene = try Self.scene()
    let session = try scene.open(
      "--record", "2", "form.plist", "data.json", environment: ["ACCESSIBLE": value],
      showing: "Staff: Bo", bottom: "Name [Bo]:")
    session.type("Cy\n")
    try session.wait(for: "Team [Development]:")
    session.type(".save\n")
    try session.wait(for: "Saved in data.json.")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.read("data.json") == Self.data.replacing("\"Bo\"", with: "\"Cy\""))
  }

  @Test("is not begun for a list without a record, nor where ACCESSIBLE is 0")
  func accessibleList() throws {
    let scene = try Self.scene()
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: ["form.plist", "data.json"],
      environment: ["ACCESSIBLE": "1"], directory: scene.folder.path, size: (80, 24))
    try session.wait(for: "--record")
    #expect(try session.waitForExit() == .exited(2))
    _ = try scene.open(
      "form.plist", "data.json", environment: ["ACCESSIBLE": "0"], showing: "Staff")
  }

  @Test("saves nothing where the input ends too early, or where somebody leaves")
  func leaves() throws {
    let scene = try Self.scene()
    let ended = try scene.run(
      "prompt", "form.plist", "data.json", "--where", "name=Bo", input: "Cy\n1")
    #expect(ended.status == 1)
    #expect(ended.errors.contains("data.json: the input ended before the last question"))
    let left = try scene.run(
      "prompt", "form.plist", "data.json", "--record", "2", input: "Cy\n.quit\n")
    #expect(left.status == 0)
    #expect(left.lines.last == "Nothing was saved.")
    let kept = try scene.run(
      "prompt", "form.plist", "data.json", "--record", "2", input: "\n\n\n")
    #expect(kept.status == 0)
    #expect(try scene.read("data.json") == Self.data)
  }

  @Test("never prints a secret, and takes one")
  func secrets() throws {
    let scene = try Self.scene()
    let outcome = try scene.run(
      "prompt", "form.plist", "data.json", "--record", "1", input: "\n\nxyzzy\n")
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("Tr0ub4dor") && !outcome.output.contains("xyzzy"))
    #expect(outcome.lines.contains("Password: changed"))
    #expect(try scene.read("data.json") == Self.data.replacing("Tr0ub4dor", with: "xyzzy"))
  }

  @Test("wants one record, of a file that is there and can be saved")
  func wrongCalls() throws {
    let scene = try Self.scene()
    let many = try scene.run("prompt", "form.plist", "data.json", input: "")
    #expect(many.status == 2)
    #expect(many.errors.contains("--record N"))
    let none = try scene.run("prompt", "form.plist", "none.json", input: "")
    #expect(none.status == 4)
    #expect(none.errors.contains("prompt makes none"))
    let input = try scene.run("prompt", "form.plist", "-", input: "")
    #expect(input.status == 2)
    try scene.write("locked.plist", "( { valuePath = name; readOnly = YES; } )")
    let nothing = try scene.run(
      "prompt", "locked.plist", "data.json", "--record", "1", input: "")
    #expect(nothing.status == 2)
    #expect(nothing.errors.contains("can be edited line by line"))
  }

  @Test("A line ends with CR LF, too")
  func lineEnds() throws {
    let scene = try Self.scene()
    let outcome = try scene.run(
      "prompt", "form.plist", "data.json", "--record", "2", input: "Cy\r\n.save\r\n")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(try scene.read("data.json") == Self.data.replacing("Bo", with: "Cy"))
  }

  @Test(
    "Of answers by another program nothing is saved where one is refused, or some are left over",
    arguments: [
      ("\\377\\nCy\\n.save\\n", "the line is not UTF-8", "the last line was refused"),
      ("Cy\\nsales\\n1\\nx\\n", "✗", "the last line was refused"),
      (".clear\\nCy\\n1\\nx\\n", "✗", "the last line was refused"),
      (".nix\\nCy\\n", ".help", "the last line was refused"),
      ("Cy\\n1\\nx\\ny\\n", "Name", "there are lines after the last question's answer"),
      ("Cy\\n.save\\n\\n1\\n", "Name", "there are lines after the last question's answer"),
    ])
  func shifted(input: String, printed: String, reason: String) throws {
    let scene = try Self.scene()
    let outcome = try scene.shell(
      "printf '\(input)' | $formview prompt form.plist data.json --record 2")
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(outcome.output.contains(printed), "\(outcome.output)")
    #expect(outcome.errors.contains("data.json: \(reason)"), "\(outcome.errors)")
    #expect(try scene.read("data.json") == Self.data)
  }

  @Test("Blank lines after the last answer are none")
  func blanks() throws {
    let scene = try Self.scene()
    let outcome = try scene.run(
      "prompt", "form.plist", "data.json", "--record", "2", input: "Cy\n\n\n\n  \n")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try scene.read("data.json") == Self.data.replacing("Bo", with: "Cy"))
  }

  private static func bo(_ scene: Scene) throws -> TerminalSession {
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"),
      arguments: ["prompt", "form.plist", "data.json", "--record", "2"],
      environment: ["TERM": "dumb"], directory: scene.folder.path, size: (100, 20))
    try session.wait(for: "Name [Bo]:")
    return session
  }

  @Test("What others write meanwhile stays; where they wrote the same value, nothing is saved")
  func others() throws {
    let scene = try Self.scene()
    var session = try Self.bo(scene)
    let set = try scene.run("set", "form.plist", "data.json", "--record", "2", "team=ops")
    #expect(set.status == 0)
    session.type("Cy\r.save\r")
    try session.wait(for: "Saved in data.json.")
    let saved = try scene.read("data.json")
    #expect(saved.contains(#""name": "Cy",  "team": "ops""#))
    try scene.write("data.json", Self.data)
    session = try Self.bo(scene)
    #expect(
      try scene.run("set", "form.plist", "data.json", "--record", "2", "name=Dy").status == 0)
    session.type("Cy\r.save\r")
    try session.wait(for: "another program has changed")
    #expect(try scene.read("data.json") == Self.data.replacing("Bo", with: "Dy"))
  }

  @Test("A signal while a secret is typed leaves the terminal showing what is typed")
  func signal() throws {
    let scene = try Self.scene()
    let session = try TerminalSession(
      command: "/bin/sh",
      arguments: [
        "-c",
        "trap : INT; \(BuiltProduct.path(named: "formview")) prompt form.plist data.json --record 1; stty -a",
      ],
      environment: ["TERM": "dumb"], directory: scene.folder.path, size: (100, 30))
    try session.wait(for: "Name [Ada]:")
    session.type("\r\r")
    try session.wait(for: "Password [there is a value, not shown]:")
    session.type("\u{3}")
    try session.wait(for: " echo ")
    #expect(session.screen.joined().contains("isig icanon iexten echo"))
    #expect(session.screen.joined().contains("susp = ^Z"))
  }

  /// Asks for a password, as the program of a shell that shows the terminal's modes once it has ended. It is the program
  /// itself that `kill` reaches: its number is in a file.
  private static func atSecret(
    _ scene: Scene
  ) throws -> (session: TerminalSession, process: Int32) {
    let program = BuiltProduct.path(named: "formview")
    let command = "exec \(program) prompt form.plist data.json --record 1"
    let session = try TerminalSession(
      command: "/bin/bash",
      arguments: ["-c", "bash -c 'echo $$ > process; \(command)'; stty -a"],
      // The runtime's handlers of crashes are there, as they are outside of tests.
      environment: ["TERM": "dumb", "SWIFT_BACKTRACE": "enable=yes"],
      directory: scene.folder.path, size: (100, 30))
    try session.wait(for: "Name [Ada]:")
    session.type("\r\r")
    try session.wait(for: "Password [there is a value, not shown]:")
    let number = try scene.read("process").trimmingCharacters(in: .newlines)
    return (session, try #require(Int32(number)))
  }

  @Test(
    "Any other signal that ends it there does so, too",
    arguments: [
      SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGXCPU, 40,
    ])
  func signals(signal: Int32) throws {
    let (session, process) = try Self.atSecret(Self.scene())
    Glibc.kill(process, signal)
    try session.wait(for: " echo ")
    #expect(session.screen.joined().contains("isig icanon iexten echo"))
  }

  @Test("Stopped while a secret is typed, and continued by a shell that shows it, it is hidden")
  func continued() throws {
    let scene = try Self.scene()
    let (session, process) = try Self.atSecret(scene)
    Glibc.kill(process, SIGSTOP)
    session.echo()
    #expect(session.isInShellMode)
    Glibc.kill(process, SIGCONT)
    try session.wait(until: "the echo is off") { !$0.isInShellMode }
    session.type("xyzzy\r")
    try session.wait(for: "Saved in data.json.")
    #expect(!session.screen.joined().contains("xyzzy"))
  }

  @Test("A property list is saved as one")
  func propertyList() throws {
    let scene = try Self.scene()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>name</key><string>Bo</string></dict></plist>
      """
    try scene.write("data.plist", text)
    try scene.write("name.plist", "( { key = Name; valuePath = name; } )")
    let outcome = try scene.run("prompt", "name.plist", "data.plist", input: "Cy\n")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(try scene.read("data.plist") == text.replacing("Bo", with: "Cy"))
  }

  @Test("On a terminal a secret is not seen while it is typed, and other answers are")
  func terminal() throws {
    let scene = try Self.scene()
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"),
      arguments: ["prompt", "form.plist", "data.json", "--record", "2"],
      environment: ["TERM": "dumb"], directory: scene.folder.path, size: (60, 20))
    try session.wait(for: "Name [Bo]:")
    session.type("Cy\r")
    try session.wait(for: "Team [Development]:")
    session.type("\r")
    try session.wait(for: "Password:")
    session.type("xyzzy\r")
    try session.wait(for: "Saved in data.json.")
    #expect(session.screen.contains { $0.contains("Name [Bo]: Cy") })
    #expect(!session.screen.joined().contains("xyzzy"))
    #expect(try scene.read("data.json").contains(#""name": "Cy",  "team": "dev","#))
  }

  @Test("Where no screen can be drawn, it is named")
  func instead() throws {
    let scene = try Self.scene()
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: ["form.plist", "data.json"],
      environment: ["TERM": "dumb"], directory: scene.folder.path, size: (120, 20))
    try session.wait(for: "formview prompt form.plist data.json")
  }
}
