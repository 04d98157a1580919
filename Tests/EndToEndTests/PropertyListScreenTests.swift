import Foundation
import ScreenTesting
import Testing

@Suite("Property lists as data, on the screen")
struct PropertyListScreenTests {
  private func scene() throws -> Scene {
    try Scene([
      "form.plist": PropertyListDataTests.form, "staff.plist": PropertyListDataTests.list,
    ])
  }

  @Test("Delete offers what the property list can hold, and says why where that is nothing")
  func delete() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "staff.plist", "--record", "1", showing: "Staff")
    try session.press("Delete")
    try session.wait(for: "Clear Name:")
    try session.wait(for: "empty text")
    #expect(!session.screen.contains { $0.contains("remove the member") || $0.contains("null") })
    try session.press("Esc", "j", "j", "Delete")
    try session.wait(for: "Age: ")
    #expect(!session.screen.contains { $0.contains("Clear Age") })
    try session.press("q")
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
        == PropertyListDataTests.list.replacing("<integer>36<", with: "<integer>41<"))
    // What a property list can't hold stays in the field.
    try session.press("Enter", "C-u")
    session.type("42.5")
    try session.press("Enter")
    try session.wait(for: "an integer here")
    try session.press("Esc")
    try session.wait(for: "u brings the text back")
    try session.press("Esc", "a")
    try session.wait(for: "can't be added, deleted or moved yet")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }
}
