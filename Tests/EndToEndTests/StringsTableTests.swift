import Foundation
import ScreenTesting
import Testing

@Suite("Forms in the person's language")
struct StringsTableTests {
  private static let form = """
    { title = Leave; stringsTable = leave;
      rows = ( { key = "Last day"; valuePath = to; },
               { key = "Kind"; valuePath = kind; values = (h, s); titles = (Holiday, "Sick leave"); },
               { key = Trips; valuePath = trips; itemForm = ( { key = Place; valuePath = place; } ); } ); }
    """
  private static let chinese = """
    "Leave" = "请假"; "Last day" = "结束日期"; "Holiday" = "年假"; "Place" = "地点";
    """
  private static let data = #"{"to": "1/4", "kind": "h", "trips": [{"place": "Oslo"}]}"#

  private func scene() throws -> Scene {
    let scene = try Scene(["form.plist": Self.form, "one.json": Self.data])
    try scene.makeFolder("zh-Hans.lproj")
    try scene.write("zh-Hans.lproj/leave.strings", Self.chinese)
    return scene
  }

  @Test(
    "LANGUAGE, LC_MESSAGES and LANG choose the language of the form",
    arguments: [
      "LC_ALL= LANG=zh_CN.UTF-8", "LC_ALL= LC_MESSAGES=zh_SG.UTF-8 LANG=C",
      "LC_ALL=en_US.UTF-8 LANGUAGE=fr:zh_CN", "LC_ALL=zh_CN.UTF-8",
    ])
  func show(settings: String) throws {
    let outcome = try scene().shell("\(settings) $formview show form.plist one.json")
    #expect(outcome.status == 0)
    #expect(outcome.lines.first?.hasPrefix("请假") == true, "\(outcome.output)")
    #expect(outcome.output.contains("结束日期"))
    #expect(outcome.output.contains("年假"))
    #expect(outcome.output.contains("Kind"))
  }

  @Test(
    "In another language, and for programs' own keys, the form is as it is written",
    arguments: ["LC_ALL=C", "LC_ALL=zh_TW.UTF-8", "LC_ALL=zh_CN.UTF-8 LANGUAGE=en"])
  func unchanged(settings: String) throws {
    let outcome = try scene().shell("\(settings) $formview show form.plist one.json")
    #expect(outcome.output.contains("Last day"), "\(outcome.output)")
    let json = try scene().shell(
      "LC_ALL=zh_CN.UTF-8 $formview show --format json form.plist one.json")
    #expect(json.output.contains(#""to""#))
  }

  @Test("The screen follows the strings file, keeps the last good form, and names the error")
  func live() throws {
    let scene = try scene()
    let session = try scene.open(
      "form.plist", "one.json", environment: ["LC_ALL": "zh_CN.UTF-8"], showing: "结束日期",
      bottom: "? 按键")
    try scene.write(
      "zh-Hans.lproj/leave.strings", Self.chinese + "\"Kind\" = \"类别\"; \"Trips\" = \"出行\";")
    try session.wait(for: "类别")
    try scene.replace("zh-Hans.lproj/leave.strings", with: Self.chinese + "\"Kind\" = ")
    try session.wait(for: "leave.strings:1:")
    #expect(session.screen.contains { $0.contains("类别") })
    try scene.replace("zh-Hans.lproj/leave.strings", with: Self.chinese + "\"Kind\" = \"种类\";")
    try session.wait(for: "种类")
    try session.wait(forNo: "leave.strings:1:")
  }

  @Test("A language's folder that is made while the form is open is seen, and its forms inside too")
  func newFolder() throws {
    let scene = try Scene(["form.plist": Self.form, "one.json": Self.data])
    let session = try scene.open(
      "form.plist", "one.json", environment: ["LC_ALL": "zh_CN.UTF-8"], showing: "Last day",
      bottom: "? 按键")
    try scene.makeFolder("zh_CN.lproj")
    try scene.write("zh_CN.lproj/leave.strings", Self.chinese)
    try session.wait(for: "结束日期")
    try session.press("G", "Enter")
    try session.wait(for: "地点")
  }

  @Test("lint at a terminal shows the line of the strings file")
  func lint() throws {
    let scene = try scene()
    try scene.write("zh-Hans.lproj/leave.strings", "\"Leave\" = \"请假\";\n\"Kind\" \"类别\";\n")
    let outcome = try scene.shell("NO_COLOR=1 script -qc \"$formview lint form.plist\" /dev/null")
    #expect(
      outcome.output.contains("zh-Hans.lproj/leave.strings:2:8: error F002"), "\(outcome.output)")
    #expect(outcome.output.contains("2 │ \"Kind\" \"类别\";"))
  }

  @Test("lint names missing texts of each language; --strict refuses them")
  func missing() throws {
    let scene = try scene()
    let outcome = try scene.run("lint", "form.plist")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "form.plist:3:20: warning W112: row 2 \"Kind\": \"Kind\" is not translated in "
          + "zh-Hans.lproj/leave.strings; try \"Kind\" = \"…\";",
        "form.plist:3:82: warning W112: row 2 \"Kind\": \"Sick leave\" is not translated in "
          + "zh-Hans.lproj/leave.strings; try \"Sick leave\" = \"…\";",
        "form.plist:4:20: warning W112: row 3 \"Trips\": \"Trips\" is not translated in "
          + "zh-Hans.lproj/leave.strings; try \"Trips\" = \"…\";",
      ])
    #expect(try scene.run("lint", "--strict", "form.plist").status == 3)
  }

  @Test("An unreadable strings file is named")
  func unreadable() throws {
    let scene = try scene()
    try scene.makeFolder("zh-Hans.lproj/other.strings")
    try scene.write("form.plist", Self.form.replacing("= leave;", with: "= other;"))
    let outcome = try scene.run("lint", "form.plist")
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("zh-Hans.lproj/other.strings: error F001"), "\(outcome.output)")
  }

  @Test("A text that the file of a territory lacks is that of its language; lint asks for neither")
  func territory() throws {
    let scene = try Scene([
      "form.plist":
        "{ stringsTable = f; rows = ( { key = Name; valuePath = a; }, { key = Only; valuePath = b; } ); }",
      "one.json": #"{"a": "x", "b": "y"}"#,
    ])
    for (folder, strings) in [
      ("de", #""Name" = "Name (de)"; "Only" = "Nur";"#), ("de-AT", #""Name" = "Name (at)";"#),
    ] {
      try scene.makeFolder("\(folder).lproj")
      try scene.write("\(folder).lproj/f.strings", strings)
    }
    func show(_ locale: String) throws -> String {
      try scene.shell("LC_ALL=\(locale).UTF-8 $formview show form.plist one.json").output
    }
    let austrian = try show("de_AT")
    #expect(austrian.contains("Name (at)") && austrian.contains("Nur"), "\(austrian)")
    let swiss = try show("de_CH")
    #expect(swiss.contains("Name (de)") && swiss.contains("Nur"), "\(swiss)")
    #expect(try scene.run("lint", "--strict", "form.plist").output.isEmpty)
  }

  @Test("A text that several forms inside lack is reported once")
  func missingOnce() throws {
    let scene = try Scene([
      "form.plist": """
      { stringsTable = f; forms = { c = { rows = ( { key = Again; valuePath = y; } ); }; };
        rows = ( { key = ""; valuePath = l; itemForm = ( { key = Again; valuePath = q; } ); },
                 { key = ""; valuePath = m; segueIdentifier = c; } ); }
      """
    ])
    try scene.makeFolder("de.lproj")
    try scene.write("de.lproj/f.strings", #""x" = "y";"#)
    let lines = try scene.run("lint", "form.plist").lines
    #expect(lines.count { $0.contains("W112") } == 1, "\(lines)")
  }
}
