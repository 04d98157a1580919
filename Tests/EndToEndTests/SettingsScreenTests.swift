import Foundation
import ScreenTesting
import Testing

@Suite("On the screen: the person's settings")
struct SettingsScreenTests {
  private static let path = "config/formview/config.plist"

  private func scene(_ settings: String?) throws -> Scene {
    var files = Fixtures.files
    files["people.json"] = #"[{"name": "Bo"}, {"name": "Ada"}]"#
    let scene = try Scene(files)
    scene.environment = ["XDG_CONFIG_HOME": scene.folder.appending(path: "config").path]
    try scene.makeFolder("config/formview")
    if let settings { try scene.write(Self.path, settings) }
    return scene
  }

  @Test("A key is what the settings say, and the bottom line names it")
  func remapped() throws {
    let scene = try scene("{ keys = { sort = T; help = F1; }; }")
    let session = try scene.open(
      "form.plist", "people.json", size: (100, 20), showing: "2 records", bottom: "F1 keys")
    #expect(session.bottomLine.contains("T sort"))
    try session.press("T")
    try session.wait(for: "▲")
    try session.press("o")
    try session.wait(for: "o does nothing")
  }

  @Test("Two commands with one key are named with the line, and the usual key holds")
  func conflict() throws {
    let scene = try scene("{\n  keys = {\n    sort = T;\n    delete = T;\n  };\n}\n")
    let session = try scene.open(
      "form.plist", "people.json", size: (160, 20), showing: "2 records")
    try session.wait(for: "config.plist:4:14: error F106: delete and sort have the same key")
    try session.press("T")
    try session.wait(for: "▲")
    try session.press("x")
    try session.wait(for: "1 record")
  }

  @Test("A damaged file is reported, and the defaults hold; in scripts on standard error")
  func damaged() throws {
    let scene = try scene("{ keys = { sort = T; };\n theme")
    let session = try scene.open(
      "form.plist", "people.json", size: (100, 20), showing: "2 records")
    try session.wait(for: "config.plist:2:")
    #expect(session.bottomLine.contains("o sort"))
    let shown = try scene.run("show", "form.plist", "people.json")
    #expect(shown.status == 0)
    #expect(shown.errors.contains("config.plist:2:"))
    #expect(shown.output.contains("Ada"))
  }

  @Test("An open screen follows the file")
  func followed() throws {
    let scene = try scene(nil)
    let session = try scene.open(
      "form.plist", "people.json", size: (100, 20), showing: "2 records")
    #expect(session.bottomLine.contains("o sort"))
    try scene.write(Self.path, "{ keys = { sort = T; }; }")
    try session.wait(for: "T sort")
    try scene.replace(Self.path, with: "{ keys = { sort = T; }; }")
    try session.wait(for: "T sort")
    try scene.write(Self.path, "{ keys = ")
    try session.wait(for: "config.plist:1:")
    try session.wait(for: "o sort")
  }

  @Test("An open screen adopts another theme, and the terminal's own colors again")
  func theme() throws {
    let scene = try scene(nil)
    let session = try scene.open(
      "form.plist", "people.json", size: (100, 20), showing: "2 records")
    try scene.write(Self.path, "{ theme = light; }")
    try session.wait(for: "settings were read again")
    #expect(session.cell(19, 0).background == .indexed(254))
    #expect(session.cell(60, 15).background == .indexed(231))
    try session.press("j")
    try session.wait(forNo: "settings were read again")
    try scene.replace(Self.path, with: "{ theme = terminal; }")
    try session.wait(for: "settings were read again")
    #expect(session.cell(19, 0).background == .terminalDefault)
    #expect(session.cell(60, 15).background == .terminalDefault)
  }

  @Test("A command without a key is in no hint, and the list of commands has it")
  func keyless() throws {
    let scene = try scene("{ keys = { sort = \"\"; }; }")
    let session = try scene.open(
      "form.plist", "people.json", size: (160, 20), showing: "2 records", bottom: "& filter")
    #expect(!session.bottomLine.contains("sort"))
    try session.press("5", "C-p")
    try session.wait(for: "type to narrow")
    session.type("sett")
    try session.wait(for: "settings")
    try session.press("Enter")
    try session.wait(for: "`formview config`, in another terminal")
  }

  @Test("`config` shows the defaults in a form, and writes what was edited alone")
  func edited() throws {
    let scene = try scene(nil)
    let session = try scene.open("config", size: (80, 24), showing: "Settings")
    try session.wait(for: "Ask before deleting")
    #expect(!FileManager.default.fileExists(atPath: scene.folder.appending(path: Self.path).path))
    try session.edit("sort")
    try session.press("C-u", "C-k")
    session.type("T")
    try session.press("Enter", "s")
    try session.wait(for: "settings were read again")
    let written = try scene.read(Self.path)
    #expect(written.contains("sort") && !written.contains("undo") && !written.contains("theme"))
    try session.press("q")
    _ = try session.waitForExit()
    let printed = try scene.run("config", "--print")
    #expect(printed.lines.contains { $0.hasPrefix("keys.sort ") && $0.contains(" T ") })
  }

  @Test("`config` says that two commands share a key while it is typed, and at rest")
  func conflictTyped() throws {
    let scene = try scene(nil)
    let session = try scene.open("config", size: (120, 24), showing: "Settings")
    try session.edit("sort")
    try session.press("C-u", "C-k")
    session.type("x")
    try session.wait(for: "delete have the same key")
    session.type(" y")
    try session.press("C-u", "C-k")
    session.type("C-c")
    try session.wait(for: "always goes back or leaves")
    try session.press("C-u", "C-k")
    session.type("T")
    try session.wait(forNo: "have the same key")
    try session.press("Enter")
    try session.edit("delete")
    try session.press("C-u", "C-k")
    session.type("T")
    try session.wait(for: "sort have the same key")
    try session.press("Enter")
    try session.wait(for: "problem")
    #expect(session.line(of: "delete").contains("same key"))
  }

  @Test("`config --print` says what holds and where it comes from")
  func printed() throws {
    let scene = try scene("{\n  keys = { sort = T; };\n  numberLocale = de_DE;\n}\n")
    scene.environment["LC_ALL"] = ""
    scene.environment["LC_TIME"] = "fr_FR.UTF-8"
    let printed = try scene.run("config", "--print")
    #expect(printed.status == 0)
    func line(_ name: String) -> String { printed.lines.first { $0.hasPrefix("\(name) ") } ?? "" }
    #expect(line("keys.sort").hasSuffix("config.plist:2"))
    #expect(line("keys.undo").hasSuffix("default"))
    #expect(line("numberLocale").contains("de_DE"))
    #expect(line("numberLocale").hasSuffix("config.plist:3"))
    #expect(line("dateLocale").hasSuffix("LC_TIME=fr_FR.UTF-8"))
  }

  @Test("Numbers have the locale of the settings where the environment names none")
  func numbers() throws {
    let scene = try scene("{ numberLocale = de_DE; }")
    try scene.write("price.plist", "( { key = Price; valuePath = p; valueType = number; } )")
    try scene.write("price.json", #"{"p": 1234.5}"#)
    scene.environment["LANG"] = "C.UTF-8"
    #expect(try scene.run("show", "price.plist", "price.json").output.contains("1234,5"))
    scene.environment["LC_ALL"] = "en_US.UTF-8"
    #expect(try scene.run("show", "price.plist", "price.json").output.contains("1234.5"))
  }

  @Test("`explain` names the keys that hold")
  func explained() throws {
    let scene = try scene("{ keys = { toggle = T; select = Space; }; }")
    #expect(try scene.run("explain", "SwitchCell").output.contains("T "))
    #expect(try !scene.run("explain", "SwitchCell").output.contains("Space"))
  }

  @Test("Forty columns, in Chinese: the list of commands, and a fault of the settings")
  func narrow() throws {
    let scene = try scene("{ keys = { sort = x; }; }")
    let session = try scene.open(
      "form.plist", "people.json", environment: ["LC_ALL": "zh_CN.UTF-8"], size: (40, 12),
      showing: "Bo", bottom: "q 退出")
    try session.wait(for: "按键相同")
    try session.press("C-p")
    try session.wait(for: "命令")
    session.type("pai")
    try session.press("Esc")
    try session.wait(forNo: "命令")
  }
}
