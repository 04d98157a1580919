import FormTesting
import Foundation
import Testing

/// What the keys do that concern files, other programs, and questions on a line.
@Suite("What each key of files and commands does")
struct FileKeyTests {
  /// A key, the files with `«»` in its place, the command, and what is printed with the key and not without it.
  struct Effect: Sendable, CustomTestStringConvertible {
    let owner: String
    let written: String
    let files: [String: String]
    var environment: [String: String] = [:]
    let command: String
    let shows: String

    var testDescription: String { "\(owner) \(written)" }
    var name: String { "\(owner) \(written.prefix { $0 != " " })" }
  }

  static let ada = #"{"a": "Ada"}"#

  static let effects = [
    Effect(
      owner: "form", written: "recordsTable = guests;",
      files: [
        "form.plist": "{ «» rows = ( { valuePath = name; } ); }",
        "data.sql": """
        CREATE TABLE hosts (name TEXT); INSERT INTO hosts VALUES ('Ada');
        CREATE TABLE guests (name TEXT); INSERT INTO guests VALUES ('Bo');
        """,
      ], command: "sqlite3 data.db < data.sql; $formview show form.plist data.db", shows: "Bo"),
    Effect(
      owner: "form", written: "otherMembers = refuse;",
      files: ["form.plist": "{ «» rows = ( { valuePath = b; } ); }", "ada.json": ada],
      command: "$formview check form.plist ada.json", shows: "error otherMembers"),
    Effect(
      owner: "form", written: "stringsTable = texts;",
      files: [
        "form.plist": "{ «» rows = ( { key = Name; valuePath = a; } ); }", "ada.json": ada,
        "zh-Hans.lproj/texts.strings": #""Name" = "姓名";"#,
      ], environment: ["LC_ALL": "zh_CN.UTF-8"], command: "$formview show form.plist ada.json",
      shows: "姓名"),
    Effect(
      owner: "row", written: "accessibilityLabel = \"Full name\";",
      files: ["form.plist": "( { key = Name; valuePath = a; «» } )", "ada.json": ada],
      command: "echo | $formview prompt form.plist ada.json", shows: "Full name [Ada]:"),
    Effect(
      owner: "row", written: "accessibilityHint = \"As in the passport\";",
      files: ["form.plist": "( { key = Name; valuePath = a; «» } )", "ada.json": ada],
      command: "echo | $formview prompt form.plist ada.json", shows: "As in the passport"),
    Effect(
      owner: "rule", written: "identifier = onlyBo;",
      files: [
        "form.plist": "( { valuePath = a; rules = ( { predicate = \"SELF == 'Bo'\"; «» } ); } )",
        "ada.json": ada,
      ], command: "$formview check --format json form.plist ada.json", shows: "onlyBo"),
    Effect(
      owner: "folder", written: "forms = ( { files = \"*.json\"; form = staff; } );",
      files: ["formview.plist": "{ «» }", "staff.plist": staff, "ada.json": ada],
      command: automatic,
      shows: "Full name"),
    Effect(
      owner: "folderForm", written: "files = \"a*.json\";",
      files: [
        "formview.plist": "{ forms = ( { form = staff; «» } ); }", "staff.plist": staff,
        "ada.json": ada,
      ], command: automatic, shows: "Full name"),
    Effect(
      owner: "folderForm", written: "form = staff;",
      files: [
        "formview.plist": "{ forms = ( { files = \"*.json\"; «» } ); }", "staff.plist": staff,
        "ada.json": ada,
      ], command: automatic, shows: "Full name"),
    settings("keys = { sort = t; };", shows: "config.plist:1"),
    settings("theme = terminal;", shows: "config.plist:1"),
    settings("splitView = NO;", shows: "config.plist:1"),
    settings("confirmsDeletion = YES;", shows: "config.plist:1"),
    settings("numberLocale = de_DE;", shows: "de_DE"),
    settings("dateLocale = de_DE;", shows: "de_DE"),
  ]

  private static func settings(_ written: String, shows: String) -> Effect {
    Effect(
      owner: "settings", written: written, files: ["config/formview/config.plist": "{ «» }"],
      environment: ["LC_ALL": "C.UTF-8"],
      command: "XDG_CONFIG_HOME=$PWD/config $formview config --print", shows: shows)
  }

  private static let staff = "( { key = \"Full name\"; valuePath = a; } )"
  private static let automatic = "$formview show --form auto ada.json"

  @Test(
    "With the key a command prints something that it does not print without it", arguments: effects)
  func effect(_ effect: Effect) throws {
    let with = try printed(by: effect, with: effect.written)
    let without = try printed(by: effect, with: "")
    #expect(with.contains(effect.shows), "with the key: \(with)")
    #expect(!without.contains(effect.shows), "without it: \(without)")
  }

  @Test("All keys are tried that the table of the screen leaves to these")
  func completeness() {
    #expect(Set(Self.effects.map(\.name)) == KeysOfFiles.names)
  }

  private func printed(by effect: Effect, with key: String) throws -> String {
    let scene = try Scene()
    scene.environment = effect.environment
    for (name, text) in effect.files {
      if let end = name.lastIndex(of: "/") { try scene.makeFolder(String(name[..<end])) }
      try scene.write(name, text.replacing("«»", with: key))
    }
    let outcome = try scene.shell(effect.command)
    return outcome.output + outcome.errors
  }
}
