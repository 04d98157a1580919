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

  @Test("Of a member whose name has dots or slashes, the path in quotes is advised")
  func oddNames() throws {
    let found = try lines(
      """
      ( { valuePath = path.with.dots; }, { valuePath = "a/b"; },
        { key = T; displayValue = "{path.with.dots}"; readOnly = YES; }, { valuePath = "c/d"; } )
      """, #"{"path.with.dots": 1, "a/b": 2}"#)
    #expect(
      found.contains(
        "f.plist:1:17: warning D105: row 1 \"Dots\": the record has no path.with.dots; "
          + #"try "path.with.dots" with its quotes, as in valuePath = "\"path.with.dots\"";"#),
      "\(found)")
    #expect(found.contains { $0.hasSuffix(#"has no path.with.dots; try "path.with.dots""#) })
    #expect(!found.contains { $0.contains("a/b") || $0.contains("a.b") }, "\(found)")
    #expect(found.contains { $0.contains("W206") && $0.contains("c/d") }, "\(found)")
  }

  @Test("A name in quotes that is meant is shown in one pair of them")
  func quotedName() throws {
    let scene = try Scene([
      "f.plist": #"( { valuePath = "\"path.with.dots\""; } )"#, "d.json": #"{"path.with.dots": 1}"#,
    ])
    let outcome = try scene.run("get", "f.plist", "d.json", "path.with.dots")
    #expect(
      outcome.errors.contains(#"no row "path.with.dots"; did you mean "path.with.dots"?"#),
      "\(outcome.errors)")
  }
}
