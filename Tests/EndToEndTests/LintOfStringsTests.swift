import Testing

@Suite("What lint finds in files of strings")
struct LintOfStringsTests {
  private static let form = """
    { stringsTable = items; recordTitle = "{name}";
      rows = ( { key = Name; valuePath = name; },
        { key = Text; displayValue = "{name} x"; readOnly = YES; },
        { valuePath = parts; itemForm = { recordTitle = "{n}:"; rows = ( { key = Number; valuePath = n; } ); }; } ); }
    """

  private func scene(_ strings: String) throws -> Scene {
    let scene = try Scene([
      "items.plist": Self.form, "d.json": #"[{"name": "x", "parts": [{"n": 1}]}]"#,
    ])
    try scene.makeFolder("zh-Hans.lproj")
    try scene.write("zh-Hans.lproj/items.strings", strings)
    return scene
  }

  @Test("Unknown paths in translations of templates are reported at their lines, in each language")
  func paths() throws {
    let scene = try scene(
      """
      "{name}" = "{nme} 的"; "Name" = "名"; "Text" = "文"; "Number" = "号";
      "{name} x" = "{id} {name}";
      "{n}:" = "{m}：";
      """)
    let found = try scene.run("lint", "--data", "d.json", "items.plist").lines
    #expect(
      found == [
        "zh-Hans.lproj/items.strings:1:12: warning D105: recordTitle: the record has no nme; try name",
        "zh-Hans.lproj/items.strings:2:14: warning D105: row 2 \"Text\": the record has no id; try a path that the records have, or correct the records",
        "zh-Hans.lproj/items.strings:3:10: warning D105: recordTitle: the record has no m; try a path that the records have, or correct the records",
      ])
    #expect(try scene.run("lint", "items.plist").output.isEmpty)
  }

  @Test("A text that the form does not have is reported, with the one that must be meant")
  func unused() throws {
    let scene = try scene(
      """
      "{name}" = "{name} 的"; "Nmae" = "名"; "Text" = "文"; "Number" = "号";
      "{name} x" = "{name}"; "{n}:" = "{n}：";
      "Something else" = "别的";
      """)
    let found = try scene.run("lint", "items.plist").lines.filter { $0.contains("W108") }
    let message = "warning W108: the translation has no effect: the form has no such text;"
    #expect(
      found == [
        "zh-Hans.lproj/items.strings:1:24: \(message) found \"Nmae\"; try \"Name\"",
        "zh-Hans.lproj/items.strings:3:1: \(message) found \"Something else\"; try leaving it out",
      ])
    try scene.write("other.plist", "{ stringsTable = items; rows = ( { valuePath = a; } ); }")
    #expect(
      try !scene.run("lint", "items.plist").output.contains("W108"), "the other form may have it")
  }
}
