import Foundation
import Testing

@Suite("formview set, and what follows from what is set")
struct SetFollowingTests {
  private func set(
    _ form: String, _ record: String, _ assignments: String...
  ) throws -> (file: String, status: Int32, errors: String) {
    let scene = try Scene(["form.plist": form, "a.json": record])
    let result = try scene.run(["set", "form.plist", "a.json"] + assignments)
    return (try scene.read("a.json"), result.status, result.errors)
  }

  /// Rows that depend on a stored result.
  private static let dependent = """
    ( { valuePath = x; valueType = integer; }, { valuePath = b; formula = "x * 2"; valueType = integer; },
      { valuePath = a; hidden = "$b > 10"; whenHidden = clear; }, { valuePath = d; disabled = "b > 10"; },
      { valuePath = m; valueType = integer; maximumValue = "b"; }, { valuePath = r; required = "b > 10"; },
      { valuePath = n; valueType = integer; minimumValue = "b"; } )
    """

  @Test(
    "A row is refused that the new results hide, disable, require or limit",
    arguments: ["a=B", "d=D", "n=5", "r="])
  func refused(assignment: String) throws {
    let record = #"{"x":1,"b":2,"a":"A","d":"d","m":1,"r":"r","n":20}"#
    let result = try set(Self.dependent, record, "x=6", assignment)
    #expect(result.status == 1, "\(result)")
    #expect(result.file == record)
  }

  @Test("A row may be set that the new results show or allow")
  func allowed() throws {
    let record = #"{"x":6,"b":12,"a":"","d":"d","m":1,"r":"r","n":20}"#
    #expect(try set(Self.dependent, record, "x=1", "a=B", "d=D", "r=").status == 0)
    #expect(
      try set(Self.dependent, record, "x=10", "m=15").file
        == #"{"x":10,"b":20,"a":"","d":"d","m":15,"r":"r","n":20}"#)
  }

  @Test("Results follow what an item has that the call adds, not only what it sets there")
  func addedItem() throws {
    let form = """
      ( { valuePath = items; itemDefault = { q = 5; };
          itemForm = ( { valuePath = n; }, { valuePath = q; valueType = integer; } ); },
        { valuePath = total; valueType = integer; formula = "items.@sum.q"; } )
      """
    #expect(
      try set(form, #"{"items":[{"n":"a","q":1}],"total":1}"#, "items[1].n=b").file
        == #"{"items":[{"n":"a","q":1},{"n":"b","q":5}],"total":6}"#)
  }

  @Test("More than is computed at once stays as it was, which is said")
  func cutShort() throws {
    let rows = (1...50).map {
      "{ valuePath = r\($0); valueType = integer; formula = \"r\($0 - 1) + 1\"; }"
    }
    let form = "( { valuePath = r0; valueType = integer; }, \(rows.joined(separator: ", ")) )"
    // Each result that is added makes the record again.
    let record = "{\"r0\":0,\"text\":\"\(String(repeating: "x", count: 8_000_000))\"}"
    let result = try set(form, record, "r0=5")
    #expect(result.status == 0)
    #expect(result.file.contains(#""r1":6"#))
    #expect(!result.file.contains(#""r50""#))
    #expect(result.errors.contains("a.json: warning: in record 1 more follows than"))
  }

  @Test("A result that has more digits than its row takes is rounded where people edit it, too")
  func rounded() throws {
    let form = """
      ( { valuePath = net; valueType = number; },
        { valuePath = gross; valueType = number; formula = "net * 1.19"; formulaMode = untilEdited;
          maximumFractionDigits = 2; } )
      """
    #expect(
      try set(form, #"{"net":1,"gross":1.19}"#, "net=9.99").file == #"{"net":9.99,"gross":11.89}"#)
    #expect(try set(form, #"{"net":1,"gross":2}"#, "net=9.99").file == #"{"net":9.99,"gross":2}"#)
  }

  @Test("A value that hides its own row by what follows from it is refused, and not dropped")
  func hidingItself() throws {
    let form = """
      ( { valuePath = a; formula = "b"; hidden = "a > 3"; },
        { valuePath = b; hidden = "a > 3"; whenHidden = omit; } )
      """
    let record = #"{"a":1,"b":1}"#
    let result = try set(form, record, "b=5")
    #expect(result.status == 1)
    #expect(result.file == record)
    #expect(try set(form, record, "b=3").file == #"{"a":3,"b":3}"#)
  }

  @Test("Inside of an object that was hidden before nothing is cleared")
  func hiddenObject() throws {
    let form = """
      { rows = ( { valuePath = mode; values = (off, plain, tls); },
          { valuePath = pers; segueIdentifier = p; hidden = "mode == 'off'"; },
          { valuePath = l; itemForm = p; hidden = "mode == 'off'"; } );
        forms = { p = { rows = ( { valuePath = q; hidden = "@root.mode == 'tls'"; whenHidden = clear; } ); }; }; }
      """
    let record = #"{"mode":"off","pers":{"q":"Q"},"l":[{"q":"I"}]}"#
    #expect(try set(form, record, "mode=tls").file == record.replacing("off", with: "tls"))
    let shown = record.replacing("off", with: "plain")
    #expect(
      try set(form, shown, "mode=tls").file == #"{"mode":"tls","pers":{"q":""},"l":[{"q":""}]}"#)
  }

  @Test("Results that nobody has replaced follow operands outside of their object")
  func untilEdited() throws {
    let form = """
      { rows = ( { valuePath = r; valueType = number; },
          { valuePath = o; segueIdentifier = o; }, { valuePath = l; itemForm = o; } );
        forms = { o = { rows = (
          { valuePath = a; formula = "@root.r * 3"; formulaMode = untilEdited; valueType = number; },
          { valuePath = b; formula = "@parent.r + 1"; formulaMode = untilEdited; valueType = number; } ); }; }; }
      """
    #expect(
      try set(form, #"{"r":1,"o":{"a":3,"b":2},"l":[{"a":3,"b":7}]}"#, "r=10").file
        == #"{"r":10,"o":{"a":30,"b":11},"l":[{"a":30,"b":7}]}"#)
  }

  @Test(
    "An object in the place of a list gets no items",
    arguments: ["x[0].q=1", "h[0]=z", "x[1].q=1", "deep.y[0].q=1"])
  func noList(assignment: String) throws {
    let form = """
      ( { valuePath = x; itemForm = ( { valuePath = q; } ); }, { valuePath = h; cellIdentifier = ListCell; },
        { valuePath = "deep.y"; itemForm = ( { valuePath = q; } ); } )
      """
    let record = #"{"x":{"q":1},"h":{"a":1},"deep":{"y":"text"}}"#
    let result = try set(form, record, assignment)
    #expect(result.status == 1)
    #expect(result.file == record)
    #expect(result.errors.contains("not a list"), "\(result.errors)")
  }

  @Test(
    "A list that takes no items, or lets none go, is not given others as a whole",
    arguments: [("insertable", #"o=[{"n":"o"},{"n":"p"}]"#), ("deletable", "o=[]")])
  func wholeList(key: String, assignment: String) throws {
    let form = "( { valuePath = o; itemForm = ( { valuePath = n; } ); \(key) = NO; } )"
    let record = #"{"o":[{"n":"o"}]}"#
    let result = try set(form, record, assignment)
    #expect(result.status == 1)
    #expect(result.file == record)
    #expect(try set(form, record, #"o=[{"n":"x"}]"#).file == #"{"o":[{"n":"x"}]}"#)
  }

  @Test("Items that a list is given keep what was hidden in them before")
  func givenItems() throws {
    let form = """
      ( { valuePath = l; itemForm = ( { valuePath = n; }, { valuePath = on; valueType = bool; },
          { valuePath = s; hidden = "on == false"; whenHidden = clear; } ); } )
      """
    let kept = #"{"n":2,"on":false,"s":"KEEP"}"#
    let record = #"{"l":[{"n":1,"on":true,"s":"S1"},\#(kept),{"n":3,"on":true,"s":"S3"}]}"#
    let value = #"[\#(kept),{"n":3,"on":true,"s":"S3"}]"#
    #expect(try set(form, record, "l=\(value)").file == #"{"l":\#(value)}"#)
  }

  @Test("The parts of a composite row are cleared or left out with it")
  func parts() throws {
    let form = """
      ( { valuePath = m; }, { key = Both; displayValue = "{x.a} / {x.b}"; hidden = "m == 'off'"; whenHidden = clear; },
        { key = Others; displayValue = "{y.a} / {y.b}"; hidden = "m == 'off'"; whenHidden = omit;
          fields = ( { valuePath = "y.a"; }, { valuePath = "y.b"; } ); },
        { valuePath = z; }, { key = Shown; displayValue = "{z}"; hidden = "m == 'off'"; whenHidden = clear; } )
      """
    #expect(
      try set(
        form, #"{"m":"on","x":{"a":"1","b":"2"},"y":{"a":"1","b":"2","c":3},"z":"Z"}"#, "m=off"
      )
      .file == #"{"m":"off","x":{"a":"","b":""},"y":{"c":3},"z":"Z"}"#)
  }

  @Test("In a property list, which has no null, hidden values that are cleared are removed")
  func propertyList() throws {
    let form = """
      ( { valuePath = m; }, { valuePath = n; valueType = integer; hidden = "m == 'off'"; whenHidden = clear; },
        { valuePath = l; cellIdentifier = ListCell; hidden = "m == 'off'"; whenHidden = clear; },
        { valuePath = k; valueType = integer; }, { valuePath = t; formula = "k * 2"; valueType = integer; } )
      """
    func plist(_ rows: String) -> String { "<plist><dict>\n\(rows)</dict></plist>\n" }
    let mode = "  <key>m</key><string>on</string>\n"
    let hidden =
      "  <key>n</key><integer>5</integer>\n  <key>l</key><array><string>a</string></array>\n"
    let operand = "  <key>k</key><integer>3</integer>\n"
    let computed = "  <key>t</key><integer>6</integer>\n"
    let scene = try Scene([
      "form.plist": form, "a.plist": plist(mode + hidden + operand + computed),
    ])
    #expect(try scene.run("set", "form.plist", "a.plist", "m=off").status == 0)
    let off = mode.replacing(">on<", with: ">off<")
    #expect(try scene.read("a.plist") == plist(off + operand + computed))
    #expect(try scene.run("set", "--unset", "k", "form.plist", "a.plist").status == 0)
    #expect(try scene.read("a.plist") == plist(off))
  }

  @Test("A text of digits in a row of any type stays a text where another one is typed")
  func digits() throws {
    let form = "( { valuePath = zip; valueType = any; cellIdentifier = TextFieldCell; } )"
    #expect(try set(form, #"{"zip":"00501"}"#, "zip=12345").file == #"{"zip":"12345"}"#)
    #expect(try set(form, #"{"zip":99999}"#, "zip=12345").file == #"{"zip":12345}"#)
  }
}
