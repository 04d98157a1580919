import Testing

@Suite("What data show about a form, by lint --data")
struct LintOfDataTests {
  private func lines(_ form: String, _ data: String) throws -> [String] {
    let scene = try Scene(["f.plist": form, "d.json": data])
    return try scene.run("lint", "--data", "d.json", "f.plist").lines
  }

  @Test(
    "A member that none of a list's elements has is reported though some records have fewer elements",
    arguments: [
      (#"[{"parts": []}, {"parts": [{"n": 1}]}]"#, true),
      (#"[{"parts": [{"n": 1}]}, {"parts": []}, {}]"#, true),
      (#"[{"parts": []}, {"parts": [{"n": 1}, {"m": 1}]}, {"parts": [{"m": 2}]}]"#, false),
      (#"[{"parts": []}, {}]"#, false), (#"[{"parts": []}, {"parts": [null]}]"#, false),
    ])
  func elements(data: String, isReported: Bool) throws {
    let scene = try Scene(["f.plist": "( { valuePath = \"parts[0].m\"; } )", "d.json": data])
    let lines = try scene.run("lint", "--data", "d.json", "f.plist").lines
    #expect(lines.count { $0.contains("D105") } == (isReported ? 1 : 0), "\(lines)")
  }
}
