import Testing

@Suite("formview set with the value that is there already")
struct SetAgainTests {
  @Test("It is refused where it breaks a rule of its row, and else nothing is said")
  func sameValueBreakingRule() throws {
    let data = #"{"n": 9, "t": "X", "c": "q", "ok": 1}"#
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = n; valueType = integer; maximumValue = 5; }, { valuePath = t; regex = "[a-z]+"; },
        { valuePath = c; choices = (a, b); }, { valuePath = ok; valueType = integer; } )
      """,
      "a.json": data,
    ])
    for (assignment, rule) in [("n=9", "maximumValue"), ("t=X", "regex"), ("c=q", "choice")] {
      let refused = try scene.run("set", "form.plist", "a.json", assignment)
      #expect(refused.status == 1)
      #expect(
        refused.errors.contains("error \(rule): record 1, \(assignment.prefix(1)) "),
        "\(refused.errors)")
    }
    #expect(try scene.run("set", "--json", "form.plist", "a.json", "n=9").status == 1)
    let same = try scene.run("set", "form.plist", "a.json", "ok=1")
    #expect(same.status == 0 && same.output.isEmpty && same.errors.isEmpty)
    #expect(try scene.read("a.json") == data)
  }
}
