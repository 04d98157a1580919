import FormTesting
import Testing

@testable import Forms

@Suite("Paths of conditions that nearly are a row's")
struct ConditionPathTests {
  private func lines(_ form: String) -> [String] {
    FormFixture.decode(form).diagnostics.map(\.line)
  }

  @Test(
    "a slip is told, with the path that is meant",
    arguments: [
      ("rle != 'db'", "role", "rle"), ("Role == 'db'", "role", "Role"),
      ("tsl.enabled != true", "tls.enabled", "tsl.enabled"),
      ("tls.enabeld != true", "tls.enabled", "tls.enabeld"),
      ("adresses.@count > 0", "addresses", "adresses"),
      ("addreses[0].x == 1", "addresses[0].x", "addreses[0].x"),
    ])
  func slips(predicate: String, meant: String, written: String) {
    let found = lines(
      """
      ( { key = "A"; valuePath = a; hidden = "\(predicate)"; }, { valuePath = role; },
        { valuePath = tls.enabled; valueType = bool; }, 
        { valuePath = addresses; itemForm = { rows = ( { valuePath = x; } ); }; } )
      """)
    #expect(
      found == [
        "form.plist:1:40: warning W302: row 1 \"A\": \"hidden\": no row shows \(written); "
          + "found \"\(predicate)\"; try \(meant)"
      ])
  }

  @Test(
    "what records may have beside the rows is not looked at",
    arguments: [
      "b == 'x'", "kind == 'x'", "tls == nil", "tls.port == 1", "addresses[3].x == 1",
      "roles.x == 1",

      "@root.rle == 1", "@parent.rle == 1",
    ])
  func others(predicate: String) {
    #expect(
      lines(
        """
        ( { valuePath = a; hidden = "\(predicate)"; }, { valuePath = rolle; }, { valuePath = tls.enabled; },
          { valuePath = addresses; itemForm = { rows = ( { valuePath = x; } ); }; } )
        """) == [])
  }

  @Test(
    "what is read of items and objects inside is held against their forms",
    arguments: [
      ("items.@sum.pric > 1", "items.price", "items.pric"),
      ("ANY items.prise > 2", "items.price", "items.prise"),
      ("items[0].pric == 1", "items[0].price", "items[0].pric"),
      ("place.cty == 'x'", "place.city", "place.cty"),
      ("@root.items.@max.pric > 1", "@root.items.price", "@root.items.pric"),
      ("items.@sum.price > 1", nil, ""), ("items.@sum.weight > 1", nil, ""),
      ("items.@count > 1", nil, ""), ("place.street == nil", nil, ""),
    ])
  func inside(predicate: String, meant: String?, written: String) {
    let found = lines(
      """
      { rows = ( { key = "A"; valuePath = a; hidden = "\(predicate)"; },
          { valuePath = place; segueIdentifier = place; },
          { valuePath = items; itemForm = { rows = ( { valuePath = price; valueType = number; } ); }; } );
        forms = { place = ( { valuePath = city; } ); }; }
      """)
    let expected = meant.map {
      "form.plist:1:49: warning W302: row 1 \"A\": \"hidden\": no row shows \(written); "
        + "found \"\(predicate)\"; try \($0)"
    }
    #expect(found == (expected.map { [$0] } ?? []))
  }

  @Test("what is around an item is held against the form that opens it, and that of the file")
  func around() {
    let found = lines(
      """
      { rows = ( { valuePath = rate; valueType = number; },
          { valuePath = items; itemForm = { rows = ( { valuePath = price; valueType = number; },
              { valuePath = gross; valueType = number; formula = "price * @parent.rat + @root.rtae + @parent.other"; } ); }; } ); }
      """)
    let advice = found.compactMap { $0.components(separatedBy: "; try ").last }
    #expect(advice == ["@parent.rate", "@root.rate"])
  }

  @Test(
    "@parent is the record of the form that opens the list, also where the list is deeper in it",
    arguments: [
      ("@parent.k", "@parent.spec.k"), ("@parent.spec.k", nil), ("@parent.name", nil),
      ("@parent.other", nil), ("@parent.deep", "@parent.spec.deep"),
    ])
  func aroundDeepList(read: String, meant: String?) {
    let found = lines(
      """
      { rows = ( { valuePath = name; }, { valuePath = "spec.k"; }, { valuePath = "spec.deep"; segueIdentifier = d; },
          { valuePath = "spec.ports"; itemForm = ( { valuePath = p; hidden = "\(read) == nil"; } ); } );
        forms = { d = ( { valuePath = x; } ); }; }
      """)
    #expect(found.count == (meant == nil ? 0 : 1), "\(found)")
    if let meant { #expect(found.first?.hasSuffix("; try \(meant)") == true, "\(found)") }
  }

  @Test("another element of a list than a row shows is not a typo")
  func neighbors() {
    let found = lines(
      """
      ( { valuePath = "arr[1]"; valueType = number; }, { valuePath = "list[0].port"; },
        { key = Sum; formula = "arr[0] + arr[1]"; }, { key = A; hidden = "list[1].port == 'x'"; },
        { key = B; hidden = "lst[0].port == 'x'"; } )
      """)
    #expect(found.count == 1 && found.first?.hasSuffix("; try list[0].port") == true, "\(found)")
  }

  @Test("rules, sections and the form's own conditions are looked at, too")
  func everywhere() {
    let found = lines(
      """
      { readOnly = "statu == 'closed'"; rules = ( { predicate = "totl > 3"; } );
        sections = ( { identifier = s; hidden = "stats == 'x'"; } );
        rows = ( { valuePath = status; section = s; rules = ( { predicate = "SELF != 'x' OR Total > 3"; } ); },
          { valuePath = total; valueType = number; } ); }
      """)
    #expect(found.count == 4 && found.allSatisfy { $0.contains("W302") })
  }
}
