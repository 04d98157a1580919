import Foundation
import ScreenTesting
import Testing

@Suite("On the screen: data without a form, of which only the beginning is looked at first")
struct LaterMembersTests {
  private static let last = #"{"name": "Zoe", "age": 7, "nickname": "Zed"}"#

  /// A list of which the beginning is shown before the rest is read.
  private static let list =
    "[\n"
    + (1...100_000).map { "{\"name\": \"Person \($0)\", \"age\": \($0)},\n" }.joined()
    + last + "\n]\n"

  @Test("A member that only the last record has gets a column after the others")
  func column() throws {
    let scene = try Scene(["data.json": Self.list])
    let session = try scene.open("data.json", size: (100, 24), showing: "Person 1")
    try session.wait(for: "Nickname")
    try session.press("G", "Right", "Right", "e")
    try session.wait(for: "Esc leave as it was")
    session.type("!")
    try session.press("Enter", "s")
    try session.wait(for: "Saved data.json")
    #expect(try scene.read("data.json") == Self.list.replacing("Zed", with: "Zed!"))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("One long record is shown by its beginning, and a member at its end comes after the others")
  func record() throws {
    let items = (1...20_000).map { "{\"name\": \"Person \($0)\"}" }.joined(separator: ",\n")
    let record = "{\"title\": \"All\", \"people\": [\(items), {\"age\": 7}], \"remark\": \"Zed\"}\n"
    let scene = try Scene(["data.json": record])
    let session = try scene.open("data.json", size: (100, 24), showing: "All")
    try session.wait(for: "Remark")
    try session.press("Down", "Enter")
    try session.wait(for: "Age")
    try session.press("Esc", "Down", "e")
    try session.wait(for: "Esc leave as it was")
    session.type("!")
    try session.press("Enter", "s")
    try session.wait(for: "Saved data.json")
    #expect(try scene.read("data.json") == record.replacing("Zed", with: "Zed!"))
  }

  @Test("What is typed meanwhile stays, and so does the cursor")
  func typing() throws {
    let scene = try Scene(["data.json": Self.list])
    let session = try scene.open("data.json", size: (100, 24), showing: "Person 1")
    try session.press("Down", "e")
    try session.wait(for: "Esc leave as it was")
    session.type("!")
    try session.wait(for: "100,001 records")
    try session.wait(forNo: "reading")
    session.type("?")
    try session.wait(for: "Person 2!?")
    try session.press("Enter")
    try session.wait(for: "Nickname")
    #expect(session.line(of: "Person 2!?").contains("▌"))
    try session.press("s")
    try session.wait(for: "Saved data.json")
    #expect(try scene.read("data.json") == Self.list.replacing("Person 2\"", with: "Person 2!?\""))
  }

  @Test("So does one of a record in the middle of a shorter file, and of an item of a long list")
  func middle() throws {
    let items = Array(repeating: #"{"port": 80}"#, count: 60) + [#"{"purpose": "web"}"#]
    let list = "[\(items.joined(separator: ", "))]"
    var records = (1...3_000).map { "{\"name\": \"Person \($0)\", \"ports\": []}" }
    records[0] = "{\"name\": \"Person 1\", \"ports\": \(list)}"
    records[1_000] = #"{"name": "Zoe", "nickname": "Zed"}"#
    let scene = try Scene(["data.json": "[" + records.joined(separator: ",\n") + "]\n"])
    let session = try scene.open("data.json", size: (100, 24), showing: "Person 1")
    try session.wait(for: "Nickname")
    try session.press("Enter", "Down", "Enter")
    try session.wait(for: "Purpose")
  }
}
