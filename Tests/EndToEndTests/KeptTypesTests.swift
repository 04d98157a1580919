import Foundation
import Testing

@Suite("Edits keep the type of a value whose type no row gives")
struct KeptTypesTests {
  private static let form = "{ rows = ( { valuePath = any; } ); }"

  @Test("In JSON: what reads as the value's type stays it, and other texts become what the row has")
  func json() throws {
    let scene = try Scene([
      "form.plist": Self.form,
      "data.json": #"[{"any":"text"},{"any":42},{"any":1.25},{"any":true},{"any":7}]"#,
    ])
    for (record, text) in [("2", "43"), ("3", "2.5"), ("4", "false"), ("5", "seven"), ("1", "8")] {
      let set = try scene.run("set", "--record", record, "form.plist", "data.json", "any=\(text)")
      #expect(set.status == 0, "\(set.errors)")
    }
    #expect(
      try scene.read("data.json")
        == #"[{"any":"8"},{"any":43},{"any":2.5},{"any":false},{"any":"seven"}]"#)
  }

  @Test("A text stays a text where the first records have numbers")
  func textAmongNumbers() throws {
    let scene = try Scene([
      "form.plist": Self.form, "data.json": #"[{"any":1},{"any":"a"}]"#,
    ])
    let set = try scene.run("set", "--record", "2", "form.plist", "data.json", "any=b")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.read("data.json") == #"[{"any":1},{"any":"b"}]"#)
  }

  @Test("A row that gives a type writes that")
  func givenType() throws {
    let scene = try Scene([
      "form.plist": "{ rows = ( { valuePath = any; valueType = string; } ); }",
      "data.json": #"[{"any":"text"},{"any":42}]"#,
    ])
    let set = try scene.run("set", "--record", "2", "form.plist", "data.json", "any=43")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.read("data.json") == #"[{"any":"text"},{"any":"43"}]"#)
  }

  @Test("In a row of any type set says where the type of a value changes")
  func anyType() throws {
    let scene = try Scene([
      "form.plist": "( { valuePath = v; cellIdentifier = TextFieldCell; valueType = any; } )",
      "data.json": #"[{"v":"7"},{"v":7},{"v":"x"},{"v":8},{}]"#,
    ])
    func set(_ record: String, _ text: String) throws -> String {
      let outcome = try scene.run("set", "--record", record, "form.plist", "data.json", "v=\(text)")
      #expect(outcome.status == 0)
      return outcome.errors
    }
    #expect(
      try set("1", "9")
        == "data.json: warning type: record 1, v \"V\": was a text, is a number now\n")
    #expect(try set("2", "seven").contains("was a number, is a text now"))
    #expect(try set("3", "y").isEmpty)
    #expect(try set("4", "\"8\"").isEmpty)
    #expect(try set("5", "9").isEmpty)
    #expect(
      try scene.read("data.json")
        == #"[{"v":9},{"v":"seven"},{"v":"y"},{"v":"8"},{"v":9}]"#)
  }

  @Test("In a property list: an integer and a real stay what they are")
  func propertyList() throws {
    func list(_ integer: String, _ real: String) -> String {
      """
      <plist version="1.0"><array>
      <dict><key>any</key><string>text</string></dict>
      <dict><key>any</key><integer>\(integer)</integer></dict>
      <dict><key>any</key><real>\(real)</real></dict>
      </array></plist>

      """
    }
    let scene = try Scene(["form.plist": Self.form, "data.plist": list("42", "1.25")])
    for (record, text) in [("2", "43"), ("3", "2.5")] {
      let set = try scene.run("set", "--record", record, "form.plist", "data.plist", "any=\(text)")
      #expect(set.status == 0, "\(set.errors)")
    }
    #expect(try scene.read("data.plist") == list("43", "2.5"))
  }

  @Test("On the screen, too")
  func screen() throws {
    let scene = try Scene([
      "form.plist": Self.form, "data.json": #"[{"any":"text"},{"any":42}]"#,
    ])
    let session = try scene.open(
      "form.plist", "data.json", "--record", "2", showing: "42")
    try session.replaceValue(of: "Any", with: "43")
    try session.press("s", "s")
    try session.wait(for: "Saved data.json")
    #expect(try scene.read("data.json") == #"[{"any":"text"},{"any":43}]"#)
  }
}
