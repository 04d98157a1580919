import Foundation
import ScreenTesting
import Testing

@Suite("Property lists as data, on the screen")
struct PropertyListScreenTests {
  private func scene() throws -> Scene {
    try Scene([
      "form.plist": PropertyListScene.form, "staff.plist": PropertyListScene.list,
    ])
  }

  @Test("Delete offers what the property list can hold, and says why where that is nothing")
  func delete() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "staff.plist", "--record", "1", showing: "Staff")
    try session.press("Delete")
    try session.wait(for: "Clear Name:")
    try session.wait(for: "empty text")
    #expect(session.screen.contains { $0.contains("remove the member") })
    try session.press("Esc", "q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("On the screen: the difference is that of the file, a save is one line, records stay")
  func screen() throws {
    let scene = try scene()
    let session = try scene.open(
      "form.plist", "staff.plist", "--record", "1", showing: "Staff")
    try session.replaceValue(of: "Age", with: "41")
    try session.press("d")
    try session.wait(for: "<integer>36</integer>")
    try session.wait(for: "line 7")
    try session.press("Esc", "s")
    try session.wait(for: "Saved staff.plist")
    #expect(
      try scene.read("staff.plist")
        == PropertyListScene.list.replacing("<integer>36<", with: "<integer>41<"))
    // What a property list can't hold stays in the field.
    try session.press("Enter", "C-u")
    session.type("42.5")
    try session.press("Enter")
    try session.wait(for: "an integer here")
    try session.press("Esc")
    try session.wait(for: "u brings the text back")
    try session.press("Esc", "q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test(
    "an item's value is spliced, and an item is deleted with its line")
  func items() throws {
    let list = """
      <plist version="1.0"><array><dict>
        <key>name</key><string>web</string>
        <key>ports</key><array>
          <dict><key>number</key><integer>80</integer></dict>
          <dict><key>number</key><integer>22</integer></dict>
        </array>
      </dict></array></plist>
      """
    let form = """
      ( { key = Host; valuePath = name; },
        { key = Ports; valuePath = ports; itemForm = ( { key = Port; valuePath = number; valueType = integer; } ); } )
      """
    let scene = try Scene(["form.plist": form, "data.plist": list])
    let session = try scene.open("form.plist", "data.plist", showing: "Host")
    try session.press("Enter", "Down", "Enter")
    try session.wait(for: "2 items")
    try session.press("e", "C-u")
    session.type("81")
    try session.press("Enter")
    try session.wait(for: "unsaved")
    try session.press("x")
    try session.wait(for: "1 item")
    try session.press("s")
    try session.wait(for: "Saved")
    try session.press("q")
    #expect(
      try scene.read("data.plist")
        == list.replacing(
          "    <dict><key>number</key><integer>80</integer></dict>\n", with: ""))
  }

  @Test(
    "A new item of a list of numbers or truth values is the value that is typed",
    arguments: [
      ("<integer>80</integer>", "443", "<integer>443</integer>"),
      ("<true/>", "off", "<false/>"), ("<false/>", "on", "<true/>"),
      ("<real>0.5</real>", "1.5", "<real>1.5</real>"),
    ])
  func newItem(first: String, typed: String, second: String) throws {
    let list = """
      <plist version="1.0"><dict>
        <key>values</key><array>
          \(first)
        </array>
      </dict></plist>

      """
    let form = "( { key = Values; valuePath = values; cellIdentifier = ListCell; } )"
    let scene = try Scene(["form.plist": form, "data.plist": list])
    let session = try scene.open("form.plist", "data.plist", showing: "Values")
    try session.press("Enter")
    try session.wait(for: "1 item")
    try session.press("a")
    try session.wait(for: "2 items")
    session.type(typed)
    try session.press("Enter", "s")
    try session.wait(for: "Saved")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(
      try scene.read("data.plist")
        == list.replacing(first + "\n", with: first + "\n    " + second + "\n"))
  }
}
