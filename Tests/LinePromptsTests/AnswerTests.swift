import JSONText
import LinePrompts
import Records
import Rules
import SourceText
import Testing

@Suite("What is answered line by line")
struct AnswerTests {
  private static let form = """
    ( { key = Name; valuePath = name; required = YES; },
      { key = Age; valuePath = age; valueType = integer; maximumValue = 150; },
      { key = Note; valuePath = note; cellIdentifier = TextViewCell; help = "What else is known"; } )
    """
  private static let record = #"{"age": 36, "name": "Ada", "note": "old"}"#

  @Test("A typed text changes its value, and nothing else of the record")
  func typing() throws {
    var asked = try Asked(Self.form, Self.record)
    asked.type("Grace", " 37 ", "")
    #expect(asked.prompt.end == .save)
    #expect(asked.record == #"{"age": 37, "name": "Grace", "note": "old"}"#)
    #expect(
      ChangedRows(of: asked.prompt.record, by: asked.binder).lines == [
        "Name: Ada → Grace", "Age: 36 → 37",
      ])
  }

  @Test("What is refused is said and asked again, without its introduction")
  func refused() throws {
    var asked = try Asked(
      "( { key = Age; valuePath = age; valueType = integer; maximumValue = 150; footerText = Years; } )",
      "{}")
    asked.type("200", "x", "36")
    #expect(
      asked.output == [
        "Age", "  Years", "Age: 200", "✗ must be at most 150", "Age: x", asked.output[5],
        "Age: 36",
      ])
    #expect(asked.output[5].hasPrefix("✗ "))
    #expect(asked.compactRecord == #"{"age":36}"#)
  }

  @Test(
    "Words do what they say",
    arguments: [
      ([".quit"], LinePrompt.End.leave, nil),
      (["Bo", ".quit"], .leave, nil),
      (["Bo", ".save"], .save, #"{"age": 36, "name": "Bo", "note": "old"}"#),
      ([".save"], .save, nil),
      ([" ", "\t", ""], .save, nil),
      (["", ".clear", ".save"], .save, #"{"age": null, "name": "Ada", "note": "old"}"#),
      (
        ["Bo", "1", ".back", ".back", "Cy", ".save"], .save,
        #"{"age": 1, "name": "Cy", "note": "old"}"#
      ),
      (["..quit", ".SAVE "], .save, #"{"age": 36, "name": ".quit", "note": "old"}"#),
      (["..", ".save"], .save, #"{"age": 36, "name": ".", "note": "old"}"#),
      (
        ["", "", ".lines", "a", "..", ".b", "."], .save,
        #"{"age": 36, "name": "Ada", "note": "a\n.\n.b"}"#
      ),
      (["", "", ".lines", "."], .save, #"{"age": 36, "name": "Ada", "note": ""}"#),
    ])
  func words(lines: [String], end: LinePrompt.End, record: String?) throws {
    var asked = try Asked(Self.form, Self.record)
    for line in lines { asked.type(line) }
    #expect(asked.prompt.end == end)
    if end == .save { #expect(asked.record == record ?? Self.record) }
  }

  @Test(
    "What can't be done is said, and the same is asked again",
    arguments: [
      (".back", "this is the first question"), (".lines", "takes one line"),
      (".choices", "no choices here"), (".clear", "✗ is required"),
      (
        ".wrong",
        "no such word; .help lists them, and a text that begins with a dot is typed with two"
      ),
      ("\u{1B}[A", "the line has control characters, as arrow keys type them; type it again"),
    ])
  func refusedWords(line: String, said: String) throws {
    var asked = try Asked(Self.form, Self.record)
    asked.type(line)
    #expect(asked.output == ["Name [Ada]: \(line)", said, "Name [Ada]: "])
  }

  @Test("Help has the row's own help and all words")
  func help() throws {
    var asked = try Asked(Self.form, Self.record)
    asked.type("", "")
    asked.type(".help")
    #expect(asked.output.contains("  What else is known"))
    for word in LineWord.allCases {
      #expect(asked.output.contains { $0.hasPrefix("  \(word.typed): ") })
    }
  }

  @Test("A secret is kept by Enter and changed by what nobody sees")
  func secret() throws {
    var asked = try Asked(
      "( { key = Password; valuePath = password; isSecure = YES; minimumLength = 5; } )",
      #"{"password": "Tr0ub4dor"}"#)
    asked.type("xyzz", ".xyzzy", "xyzzy1")
    #expect(asked.record == #"{"password": "xyzzy1"}"#)
    let lines = ChangedRows(of: asked.prompt.record, by: asked.binder).lines
    #expect(lines == ["Password: changed"])
    #expect(!(asked.output + lines).joined().contains("xyz"))
    #expect(!asked.output.joined().contains("Tr0"))
    var kept = try Asked(
      "( { key = Password; valuePath = password; isSecure = YES; } )", #"{"password": "x"}"#)
    kept.type("")
    #expect(!kept.prompt.record.isChanged)
  }

  @Test(
    "Choices are answered with numbers or titles; with a sign where they are numbers themselves",
    arguments: [
      ("values = (s, m); titles = (Small, Medium);", "2", #"{"a":"m"}"#),
      ("values = (s, m); titles = (Small, Medium);", "small", #"{"a":"s"}"#),
      ("values = (s, m); titles = (Small, Medium);", "3", nil),
      ("values = (s, m); titles = (Small, Medium); allowsOtherValue = YES;", "3", #"{"a":"3"}"#),
      ("values = (30, 20, 10);", "10", #"{"a":"10"}"#),
      ("values = (30, 20, 10);", "1", nil),
      ("values = (30, 20, 10);", "#3", #"{"a":"10"}"#),
      ("values = (30, 20, 10);", "＃３", #"{"a":"10"}"#),
      ("values = (s, m); titles = (Small, Medium);", "２", #"{"a":"m"}"#),
      ("cellIdentifier = MultiChoiceCell; values = (s, m, l);", "１、３", #"{"a":["s","l"]}"#),
      ("cellIdentifier = MultiChoiceCell; values = (s, m, l);", "1, 3", #"{"a":["s","l"]}"#),
      ("cellIdentifier = MultiChoiceCell; values = (s, m, l);", "l, s", #"{"a":["l","s"]}"#),
      ("cellIdentifier = MultiChoiceCell; values = (s, m, l); maximumSelection = 1;", "1,3", nil),
      ("choices = ( { value = s; disabled = YES; }, { value = m; } );", "1", nil),
      ("values = (s, m); nullTitle = None;", "None", "{}"),
    ])
  func choices(keys: String, line: String, record: String?) throws {
    var asked = try Asked("( { key = A; valuePath = a; \(keys) } )", "{}")
    asked.type(line)
    #expect((asked.prompt.end == .save) == (record != nil), "\(asked.output)")
    #expect(asked.compactRecord == record ?? "{}")
  }

  @Test("Later questions depend on answers, and computed values follow")
  func conditions() throws {
    var asked = try Asked(
      """
      ( { key = Kind; valuePath = kind; values = (fixed, hourly); },
        { key = Hours; valuePath = hours; valueType = number; hidden = "kind != 'hourly'"; whenHidden = clear; },
        { key = Rate; valuePath = rate; valueType = number; },
        { key = Sum; valuePath = sum; valueType = number; formula = "if(kind == 'hourly', hours * rate, rate)"; } )
      """, #"{"kind": "fixed", "rate": 10, "sum": 10}"#)
    asked.type("hourly")
    #expect(asked.asked == "Hours: ")
    asked.type("3", "20")
    #expect(asked.compactRecord == #"{"kind":"hourly","rate":20,"sum":60,"hours":3}"#)
    #expect(
      ChangedRows(of: asked.prompt.record, by: asked.binder).lines == [
        "Kind: fixed → hourly", "Hours: (empty) → 3", "Rate: 10 → 20", "Sum: 10 → 60",
      ])
    var back = try Asked(
      """
      ( { key = Kind; valuePath = kind; }, { key = Hours; valuePath = hours; hidden = "kind != 'hourly'"; },
        { key = Rate; valuePath = rate; } )
      """, #"{"kind": "hourly", "hours": "3"}"#)
    back.type("", "", ".back")
    #expect(back.asked == "Hours [3]: ")
    back.type(".back", "fixed")
    #expect(back.asked == "Rate: ")
    back.type(".back")
    #expect(back.asked == "Kind [fixed]: ")
  }

  @Test("Answers that break a rule between rows are said, and asked again before the end")
  func between() throws {
    var asked = try Asked(
      """
      { rows = ( { key = From; valuePath = from; valueType = integer; }, { key = To; valuePath = to; valueType = integer; } );
        rules = ( { predicate = "to >= from"; message = "Ends before it begins"; rows = (to); } ); }
      """, #"{"from": 1, "to": 5}"#)
    asked.type("9", "", "10")
    #expect(asked.output.contains("Not saved yet; these rows must be changed first:"))
    #expect(asked.output.contains("  ✗ To: Ends before it begins"))
    #expect(asked.prompt.end == .save)
    #expect(asked.record == #"{"from": 9, "to": 10}"#)
  }

  @Test("What was wrong before does not hinder, and what an answer makes necessary does")
  func former() throws {
    var asked = try Asked(
      """
      ( { key = Name; valuePath = name; required = YES; }, { key = Mail; valuePath = mail; required = "$news == true"; },
        { key = News; identifier = news; valuePath = news; valueType = bool; } )
      """, #"{"news": false}"#)
    asked.type("", "", "yes")
    #expect(asked.prompt.end == nil)
    #expect(asked.asked == "Mail (required): ")
    asked.type("a@b", "")
    #expect(asked.prompt.end == .save)
  }

  @Test("A value that another record has is refused")
  func unique() throws {
    var asked = try Asked(
      "( { key = Id; valuePath = id; unique = YES; } )", #"[{"id": "a"}, {"id": "b"}]"#, number: 2)
    asked.type("a")
    #expect(asked.prompt.end == nil)
    asked.type("c")
    #expect(asked.prompt.end == .save)
  }

  @Test(
    "The same answers can be given to the record as others have changed it, unless they changed the same"
  )
  func others() throws {
    var asked = try Asked(Self.form, Self.record)
    asked.type("Grace", ".save")
    let answered = asked.prompt.record
    let theirs = #"{"age": 99, "name": "Ada", "note": "new", "more": [1]}"#
    let other = try RecordTable(parsing: SourceText(name: "data.json", text: theirs))
    #expect(answered.conflicts(with: other[other.id(at: 0)]).isEmpty)
    let given = try answered.given(to: other.id(at: 0), of: other, by: asked.binder)
    #expect(given.value.text == theirs.replacing("Ada", with: "Grace"))
    #expect(given.newErrors(by: asked.binder).isEmpty)
    let same = try JSONSlice(parsing: #"{"name": "Bo"}"#)
    #expect(answered.conflicts(with: same).map(\.key) == ["Name"])
  }
}
