import ScreenTesting
import Testing

@Suite("Pipes and devices in place of a form's files")
struct PipesOfFormsTests {
  private static let commands = [
    "show form.plist data.json", "check form.plist data.json", "lint form.plist",
    "get form.plist data.json a", "set form.plist data.json a=x",
    "--complete-words zsh 3 get form.plist data.json ''",
  ]

  @Test(
    "A file that a form names is not waited for, be it a pipe, a device or a link to one",
    arguments: ["mkfifo list.json", "mkfifo p; ln -s p list.json", "ln -s /dev/zero list.json"],
    commands)
  func named(making: String, command: String) throws {
    let scene = try Scene([
      "form.plist": "( { valuePath = a; choicesFrom = \"file:list.json\"; } )",
      "data.json": #"{"a": "x"}"#,
    ])
    let outcome = try scene.shell("\(making); timeout 20 $formview \(command)")
    #expect(outcome.status != 124)
    guard !command.hasPrefix("--") else { return }
    #expect(outcome.status == 3)
    #expect((outcome.output + outcome.errors).contains("list.json"), "\(outcome)")
  }

  @Test(
    "Texts in other languages, forms that are opened and those that are included are not either")
  func others() throws {
    let scene = try Scene([
      "form.plist": """
      { stringsTable = Words; includes = (more.plist); rows = (
        { valuePath = a; }, { valuePath = b; segueIdentifier = x; file = other.plist; } ); }
      """, "data.json": #"{"a": "x"}"#,
    ])
    let outcome = try scene.shell(
      "mkdir zh-Hans.lproj; mkfifo zh-Hans.lproj/Words.strings more.plist other.plist; "
        + "for c in show check lint; do timeout 20 $formview $c form.plist data.json; "
        + "[ $? = 124 ] && exit 124; LC_ALL=zh_CN.UTF-8 timeout 20 $formview $c form.plist; done; "
        + "[ $? != 124 ]")
    #expect(outcome.status == 0, "\(outcome)")
  }

  @Test(
    "A form that a folder has for the data is not waited for",
    arguments: [
      "mkfifo data.form.plist", "mkfifo formview.plist", "mkfifo p; ln -s p data.form.plist",
    ])
  func found(making: String) throws {
    for command in ["show data.json", "check auto data.json", "lint auto --data data.json"] {
      let scene = try Scene(["data.json": #"{"a": "x"}"#])
      let outcome = try scene.shell("\(making); timeout 20 $formview \(command)")
      #expect(outcome.status == 4, "\(command): \(outcome)")
      #expect((outcome.output + outcome.errors).contains("pipe"), "\(outcome)")
    }
  }

  @Test("A list of choices that becomes a pipe while the screen is open does not stop it")
  func swapped() throws {
    let scene = try Scene([
      "form.plist": "( { key = A; valuePath = a; choicesFrom = \"file:list.json\"; } )",
      "list.json": #"["x", "y"]"#, "data.json": #"{"a": "x"}"#,
    ])
    let session = try scene.open("form.plist", "data.json", showing: "x")
    _ = try scene.shell("mkfifo p; ln -s p new; mv new list.json")
    try session.wait(for: "error F504")
    try session.press("?")
    try session.wait(for: "Esc")
  }
}
