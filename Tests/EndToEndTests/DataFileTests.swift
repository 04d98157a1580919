import Foundation
import ScreenTesting
import Testing

@Suite("Binary data from and to files")
struct DataFileTests {
  private func scene() throws -> Scene {
    try Scene([
      "form.plist": """
      { rows = ( { valuePath = photo; cellIdentifier = DataCell; }, { valuePath = name; },
                 { valuePath = key; cellIdentifier = DataCell; isSecure = YES; } ); }
      """,
      "a.json": #"{"photo": "AQID", "name": "Ada", "key": "BAUG"}"# + "\n",
      "new.bin": "\u{0}\u{1}PNG",
    ])
  }

  @Test("r reads a file into the row, and the record is saved with its Base64")
  func reading() throws {
    let scene = try scene()
    let screen = try scene.open("form.plist", "a.json", showing: "3 bytes")
    try screen.press("r")
    try screen.wait(for: "Read from file:")
    screen.type("\(scene.folder.appending(path: "new.bin").path)")
    try screen.press("Enter")
    try screen.wait(for: "5 bytes  00 01 50 4e 47")
    try screen.press("s")
    try screen.wait(for: "aved")
    try screen.press("q")
    #expect(try screen.waitForExit() == .exited(0))
    #expect(
      try scene.read("a.json") == #"{"photo": "AAFQTkc=", "name": "Ada", "key": "BAUG"}"# + "\n")
  }

  @Test("w writes the bytes to a file, and asks before another one is replaced")
  func writing() throws {
    let scene = try scene()
    let path = scene.folder.appending(path: "new.bin").path
    let screen = try scene.open("form.plist", "a.json", showing: "3 bytes")
    try screen.press("w")
    screen.type(path + "2")
    try screen.press("Enter")
    try screen.wait(for: "3 bytes written")
    #expect(try Data(contentsOf: URL(filePath: path + "2")) == Data([1, 2, 3]))
    try screen.press("w")
    screen.type(path)
    try screen.press("Enter")
    try screen.wait(for: "exists.")
    #expect(try scene.read("new.bin") == "\u{0}\u{1}PNG")
    try screen.press("r")
    try screen.wait(for: "3 bytes written")
    #expect(try Data(contentsOf: URL(filePath: path)) == Data([1, 2, 3]))
    try screen.press("q")
    #expect(try screen.waitForExit() == .exited(0))
  }

  @Test("check refuses what set refuses: a text that is not Base64")
  func stored() throws {
    let scene = try scene()
    try scene.write(
      "b.json",
      #"[{"photo": "AQ\/D"}, {"photo": "AQ ID\n"}, {"photo": "0x1!"}, {"photo": ""}, {"key": "not"}]"#
    )
    let found = try scene.run("check", "form.plist", "b.json")
    #expect(found.status == 1)
    #expect(
      found.lines == [
        #"b.json:1:54: error type: record 3, photo "Photo": invalid Base64; found "0x1!""#,
        #"b.json:1:86: error type: record 5, key "Key": invalid Base64; found ••••••••"#,
      ])
    #expect(
      try scene.run("set", "--json", "form.plist", "a.json", #"photo="AQI""#).status == 1)
  }

  @Test("A file that is not there, a text, and a secret are refused with the reason")
  func refusals() throws {
    let scene = try scene()
    let screen = try scene.open("form.plist", "a.json", showing: "3 bytes")
    try screen.press("r")
    screen.type("/nowhere/x.bin")
    try screen.press("Enter")
    try screen.wait(for: "/nowhere/x.bin: ")
    try screen.press("j", "r")
    try screen.wait(for: "only binary data")
    try screen.press("j", "w")
    try screen.wait(for: "no data that could be written")
    try screen.press("q")
    #expect(try screen.waitForExit() == .exited(0))
  }

  @Test("A form made from a property list shows its data as such, in lists too")
  func inferred() throws {
    let list = """
      <plist><dict><key>photo</key><data>AQID</data><key>name</key><string>AQID</string>
      <key>keys</key><array><dict><key>id</key><data>BAU=</data></dict></array></dict></plist>
      """
    let scene = try Scene(["a.plist": list])
    let form = try scene.run("new", "a.plist").output
    #expect(form.contains("valuePath = photo; cellIdentifier = DataCell;"), "\(form)")
    #expect(form.contains("valuePath = id; cellIdentifier = DataCell;"))
    #expect(form.contains("valuePath = name; }"))
    let shown = try scene.run("get", "--form", "auto", "a.plist", "photo", "keys[0].id")
    #expect(shown.output == "3 bytes  01 02 03\n2 bytes  04 05\n")
  }
}
