import Testing

@Suite("formview set inside of what a row leads to that can't be edited")
struct SetLockedTests {
  @Test("A row that is hidden for one record of the list is refused there, and set in the others")
  func hiddenByIndex() throws {
    let scene = try Scene(["form.plist": Fixtures.numberedForm, "a.json": Fixtures.numbered])
    let refused = try scene.run("set", "--record", "2", "form.plist", "a.json", "name=Eve")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("where @index == 2"), "\(refused.errors)")
    #expect(try scene.read("a.json") == Fixtures.numbered)
    #expect(try scene.run("set", "--record", "3", "form.plist", "a.json", "name=Eve").status == 0)
    #expect(try scene.read("a.json") == Fixtures.numbered.replacing("Cy", with: "Eve"))
  }

  @Test(
    "What a row leads to is as it is: read only, hidden or disabled",
    arguments: ["readOnly", "hidden", "disabled"])
  func locked(key: String) throws {
    func scene(_ form: String) throws -> Scene {
      try Scene([
        "form.plist": form,
        "a.json": #"{"q": "1", "l": [{"n": "1", "m": [{"k": "a"}]}], "o": {"x": "1"}, "s": ["a"]}"#,
      ])
    }
    func form(_ value: String) -> String {
      """
      { rows = ( { valuePath = q; },
          { valuePath = l; \(key) = \(value); itemForm = ( { valuePath = n; }, { valuePath = m; itemForm = ( { valuePath = k; } ); } ); },
          { valuePath = o; \(key) = \(value); segueIdentifier = o; },
          { valuePath = s; \(key) = \(value); cellIdentifier = ListCell; } );
        forms = { o = ( { valuePath = x; } ); }; }
      """
    }
    let inside = ["l[0].n=2", "l[1].n=2", "l[0].m[0].k=b", "o.x=2", "s[0]=b"]
    for form in [form("YES"), form("\"q == '1'\"")] {
      let scene = try scene(form)
      let before = try scene.read("a.json")
      for assignment in inside {
        let refused = try scene.run("set", "form.plist", "a.json", assignment)
        #expect(refused.status == 1, "\(assignment)")
        #expect(refused.errors.contains("error read-only: record 1"), "\(refused.errors)")
      }
      #expect(try scene.read("a.json") == before)
    }
    // The message names the row that locks, and where it is.
    let words = ["readOnly": "read only", "hidden": "hidden", "disabled": "out of use"]
    let deep = try scene(form("\"q == '1'\"")).run(
      "set", "form.plist", "a.json", "l[0].m[0].k=b")
    #expect(
      deep.errors.contains("“L” (l) is \(words[key] ?? "") where q == '1'"), "\(deep.errors)")
    // All assignments of a call count together; setting something may well lock what it is in.
    let conditional = try scene(form("\"q == '1'\""))
    #expect(try conditional.run("set", "form.plist", "a.json", "o.x=2", "q=0").status == 0)
    let again = try conditional.run("set", "form.plist", "a.json", "o.x=3", "q=1")
    #expect(again.status == (key == "readOnly" ? 0 : 1), "\(again.errors)")
    let whole = try scene(form("NO").replacing("{ rows", with: "{ readOnly = YES; rows"))
    for assignment in inside {
      #expect(try whole.run("set", "form.plist", "a.json", assignment).status == 1, "\(assignment)")
    }
  }
}
