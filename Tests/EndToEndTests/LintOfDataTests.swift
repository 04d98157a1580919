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

  @Test("A condition that is the path of texts is reported, as nothing is ever hidden by it")
  func bareConditions() throws {
    #expect(
      try lines(
        """
        ( { valuePath = city; }, { valuePath = name; hidden = city; },
          { valuePath = items; itemForm = ( { valuePath = n; }, { valuePath = m; disabled = n; } ); } )
        """,
        #"[{"name": "x", "city": "B", "items": [{"n": 1, "m": 2}]}, {"name": "y", "city": null}]"#)
        == [
          "f.plist:1:55: warning D102: row 2 \"Name\": \"hidden\" at character 1: expected yes or no, found a text; found \"city\"; "
            + "try YES, NO, or a predicate such as role != 'staff'",
          "f.plist:2:85: warning D102: form \"items\" row 2 \"M\": \"disabled\" at character 1: expected yes or no, found a number; "
            + "found \"n\"; try YES, NO, or a predicate such as role != 'staff'",
        ])
  }

  @Test(
    "A condition that is the path of a Bool, of a few Bools, or of nothing yet is none",
    arguments: [
      #"[{"name": "x", "city": true}]"#, #"[{"name": "x", "city": "B"}, {"city": true}]"#,
      #"[{"name": "x", "city": null}]"#, "[]",
    ])
  func boolConditions(data: String) throws {
    let form = "( { valuePath = city; }, { valuePath = name; hidden = city; } )"
    #expect(try lines(form, data).filter { $0.contains("\"hidden\"") } == [])
  }
}
