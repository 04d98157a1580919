import Testing

@Suite("Files and forms that can't be used, as JSON")
struct FileFaultTests {
  private static let files = [
    "form.plist": "( { valuePath = n; valueType = integer; } )",
    "broken.plist": "( { valuePath = n; valueTyp = integer; formula = \"n +\"; } )",
    "good.json": #"{"n": "x"}"#,
    "bad.json": "{\"n\":\n  1 x}",
  ]

  @Test("check prints what is wrong with a data file among its findings, and checks the others")
  func data() throws {
    let scene = try Scene(Self.files)
    let plain = try scene.run("check", "form.plist", "bad.json", "none.json", "good.json")
    let found = try scene.run(
      "check", "--format", "json", "form.plist", "bad.json", "none.json", "good.json")
    #expect(found.status == plain.status && found.status == 4)
    #expect(found.errors == plain.errors)
    #expect(found.lines.count == 3, "\(found.output)")
    #expect(
      found.lines[0].hasPrefix(
        #"{"file":"bad.json","line":2,"column":5,"severity":"error","code":"JSON","message":""#),
      "\(found.lines[0])")
    #expect(
      found.lines[1].hasPrefix(
        #"{"file":"none.json","severity":"error","code":"FILE","message":""#), "\(found.lines[1])")
    #expect(found.lines[2].contains(#""rule":"type","record":1"#))
  }

  @Test("check prints the errors of the form, as lint does")
  func form() throws {
    let scene = try Scene(Self.files)
    let found = try scene.run("check", "--format", "json", "broken.plist", "good.json")
    #expect(found.status == 3)
    #expect(found.errors.hasPrefix("broken.plist:1:"))
    let linted = try scene.run("lint", "--format", "json", "broken.plist")
    #expect(
      found.lines.count == 1 && found.lines == linted.lines.filter { $0.contains(#""error""#) },
      "\(found.output)")
    let absent = try scene.run("check", "--format", "json", "none.plist", "good.json")
    #expect(absent.status == 4)
    #expect(absent.output.contains(#"{"file":"none.plist","severity":"error","code":"F001""#))
  }

  @Test("lint prints what is wrong with the data file")
  func lint() throws {
    let found = try Scene(Self.files).run(
      "lint", "--format", "json", "--data", "bad.json", "form.plist")
    #expect(found.status == 4)
    #expect(found.errors.contains("bad.json:2:5"))
    #expect(
      found.output.hasPrefix(
        #"{"file":"bad.json","line":2,"column":5,"severity":"error","code":"JSON""#),
      "\(found.output)")
  }
}
