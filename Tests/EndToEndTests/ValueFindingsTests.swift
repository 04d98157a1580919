import ScreenTesting
import Testing

@Suite("Lint with data, of rows that the values do not fit")
struct ValueFindingsTests {
  private func lint(_ form: String, _ data: String, locale: String = "C.UTF-8") throws -> [String] {
    let scene = try Scene(["form.plist": form, "d.json": data])
    scene.environment = ["LC_ALL": locale]
    return try scene.run("lint", "--data", "d.json", "form.plist").lines
  }

  @Test(
    "It says in how many records, what the first of them has, where the form asks for it, and what to try",
    arguments: [
      (
        "({ valuePath = a.b; })", #"[{"a": 1}, {"a": {"b": "x"}}, {"a": 2}]"#,
        #"form.plist:1:16: warning D101: row 1 "B": in 2 of 3 records: "#,
        "; try a path that the records have, or correct the records"
      ),
      (
        "({ valuePath = a; valueType = number; })", #"[{"a": "x"}, {"a": 2}]"#,
        #"form.plist:1:31: warning D102: row 1 "A": in 1 of 2 records: holds a text, not a number"#,
        "; try the valueType or cellIdentifier of such values, or correct the records"
      ),
      (
        "({ valuePath = a; values = (x, y); })", #"{"a": "z"}"#,
        #"form.plist:1:28: warning D103: row 1 "A": "z" is not among the choices"#,
        "; try the value as one more choice, allowsOtherValue = YES, or correct the records"
      ),
      (
        "({ valuePath = a; trueValue = on; falseValue = off; })", #"{"a": "z"}"#,
        #"form.plist:1:31: warning D103: row 1 "A": "#,
        "; try the trueValue and falseValue that the records have, or correct the records"
      ),
      (
        "{ rows = ({ valuePath = l; itemForm = i; }); forms = { i = ({ valuePath = n; valueType = integer; }); }; }",
        #"{"l": [{"n": 1}, {"n": "x"}]}"#,
        #"form.plist:1:90: warning D102: form "i" row 1 "N": holds a text, not a whole number"#,
        "; try the valueType or cellIdentifier of such values, or correct the records"
      ),
    ])
  func findings(form: String, data: String, beginning: String, advice: String) throws {
    let lines = try lint(form, data)
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.hasPrefix(beginning) == true, "\(lines)")
    #expect(lines.first?.hasSuffix(advice) == true, "\(lines)")
  }

  @Test("Values that fit, or break other rules, are no fault of the form")
  func sound() throws {
    let form =
      "({ valuePath = a; required = YES; maximumValue = 3; }, { valuePath = b; values = (x); })"
    #expect(try lint(form, #"[{"a": 7, "b": "x"}, {"b": null}]"#) == [])
    // A row that names no cell is what the records make of it.
    #expect(try lint("({ valuePath = a; })", #"[{"a": 7}, {"a": 8}]"#) == [])
  }

  @Test("A secret is not in the message, and Chinese says the same")
  func secret() throws {
    let form = "({ valuePath = a; isSecure = YES; values = (x, y); })"
    let lines = try lint(form, #"{"a": "hunter2"}"#, locale: "zh_CN.UTF-8")
    #expect(lines.count == 1 && lines[0].contains("D103") && lines[0].contains("；建议："), "\(lines)")
    #expect(!lines.joined().contains("hunter2"))
  }

  @Test("The message is of the row's own value, whatever the time makes of other rows")
  func ownMessage() throws {
    let form =
      #"({ valuePath = a; values = (x); choiceFilter = "today() > '2000-01-01'"; }, { valuePath = b; valueType = number; })"#
    for locale in ["C.UTF-8", "zh_CN.UTF-8"] {
      let lines = try lint(form, #"{"a": "x", "b": "t"}"#, locale: locale)
      #expect(lines.count == 1, "\(lines)")
      let message = locale == "C.UTF-8" ? "holds a text, not a number" : "值的类型是文本，应为数字"
      #expect(lines.first?.contains(message) == true, "\(lines)")
    }
  }

  @Test("One row of many items is one finding, with the first item's message in each language")
  func firstItem() throws {
    let form =
      "{ rows = ({ valuePath = l; itemForm = i; }); forms = { i = ({ valuePath = n; valueType = integer; }, { valuePath = c; values = (x); }); }; }"
    let data = #"[{"l": [{"n": 1}, {"n": "x", "c": "y"}, {"n": true}]}, {"l": [{"n": []}]}]"#
    let english = try lint(form, data)
    #expect(english.count == 2, "\(english)")
    #expect(english.first?.contains("in 2 of 2 records: holds a text, not a whole number") == true)
    #expect(english.last?.contains("in 1 of 2 records: \"y\" is not among the choices") == true)
    let chinese = try lint(form, data, locale: "zh_CN.UTF-8")
    #expect(chinese.first?.contains("值的类型是文本，应为整数") == true, "\(chinese)")
    #expect(chinese.last?.contains("“y”") == true, "\(chinese)")
  }
}
