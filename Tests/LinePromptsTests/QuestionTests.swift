import LinePrompts
import Testing
import Texts
import TextsTesting

@Suite("What is asked line by line")
struct QuestionTests {
  @Test("A row is its label and its value; a hint and choices come before")
  func question() throws {
    var asked = try Asked(
      """
      { rows = ( { key = Name; valuePath = name; },
        { key = Size; valuePath = size; values = (s, m); titles = (Small, Medium); footerText = "How big"; },
        { key = Note; valuePath = note; accessibilityLabel = Remark; accessibilityHint = "Anything else"; footerText = x; },
        { key = Active; valuePath = active; valueType = bool; } ); }
      """,
      #"{"name": "Ada", "size": "m", "active": true}"#)
    asked.type("", "", "", "")
    #expect(
      asked.output == [
        "Name [Ada]: ", "Size", "  How big", "  1  Small", "  2  Medium", "Size [Medium]: ",
        "Remark", "  Anything else", "Remark: ", "Active (on/off) [on]: ",
      ])
    #expect(asked.prompt.end == .save)
    #expect(!asked.prompt.record.isChanged)
  }

  @Test(
    "What is there is shown as the form shows it, and what is not as that",
    arguments: [
      ("valueType = number; required = YES;", "{}", "A (required): "),
      ("valueType = number; required = YES;", #"{"a": null}"#, "A (required): "),
      ("defaultValue = 3; valueType = integer;", "{}", "A [3 by default]: "),
      ("defaultValue = s; values = (s, m);", "{}", "A [s by default]: "),
      ("defaultValue = s; choices = ( { value = s; disabled = YES; }, m );", "{}", "A: "),
      ("defaultValue = s; values = (s, m); choiceFilter = \"choice.value != 's'\";", "{}", "A: "),
      ("defaultValue = 9; valueType = integer; maximumValue = 5;", "{}", "A: "),
      ("placeholder = \"for instance\";", "{}", "A: "),
      ("suffix = \" km\"; valueType = number;", #"{"a": 4.50}"#, "A [4.50 km]: "),
      ("cellIdentifier = TextViewCell;", #"{"a": "x\ny"}"#, "A [2 lines]: "),
      ("valueType = integer;", #"{"a": "x"}"#, "A [\"x\"]: "),
      ("isSecure = YES;", #"{"a": "Tr0ub4dor"}"#, "A [there is a value, not shown]: "),
      ("isSecure = YES;", "{}", "A: "),
      ("trueValue = 1; falseValue = 0; valueType = integer;", "{}", "A (on/off): "),
    ])
  func present(keys: String, record: String, shown: String) throws {
    let asked = try Asked("( { key = A; valuePath = a; \(keys) } )", record)
    #expect(asked.asked == shown)
  }

  @Test("In Chinese the sides of a switch and the meanings of words have Chinese punctuation")
  func chinesePunctuation() throws {
    var asked = try Asked(
      "( { key = 在职; valuePath = a; valueType = bool; } )", "{}", language: .chinese)
    #expect(asked.asked == "在职（开/关）：")
    asked.type(".help")
    #expect(asked.output.contains { $0.hasPrefix("  .help：") }, "\(asked.output)")
    #expect(!asked.output.contains { $0.contains(": ") }, "\(asked.output)")
    asked.type("是")
    #expect(asked.compactRecord == #"{"a":true}"#)
  }

  @Test("A text of several lines and what is wrong come before; a secret is in neither")
  func introduction() throws {
    let asked = try Asked(
      """
      ( { key = A; valuePath = a; cellIdentifier = TextViewCell; maximumLength = 2; } )
      """, #"{"a": "one\ntwo"}"#)
    #expect(asked.output.prefix(3) == ["A", "  | one", "  | two"])
    #expect(asked.output[3].hasPrefix("  ✗ takes at most 2 characters"))
    let secret = try Asked(
      "( { key = A; valuePath = a; isSecure = YES; minimumLength = 20; } )",
      #"{"a": "Tr0ub4dor"}"#)
    #expect(!secret.output.joined().contains("Tr0"))
    #expect(secret.prompt.question?.isSecret == true)
  }

  @Test("Only rows that are shown and can be edited are asked for, under their sections' titles")
  func rows() throws {
    var asked = try Asked(
      """
      { sections = ( { identifier = one; key = First; }, { identifier = two; key = Second; } );
        rows = ( { section = one; key = Text; cellIdentifier = NoteCell; },
          { section = one; valuePath = a; readOnly = YES; }, { section = one; valuePath = b; hidden = YES; },
          { section = one; valuePath = c; formula = "1 + 1"; }, { section = one; valuePath = d; disabled = YES; },
          { section = one; key = E; valuePath = e; }, { section = two; key = F; valuePath = f; },
          { section = two; key = Save; cellIdentifier = ButtonCell; action = save; } ); }
      """, "{}")
    asked.type("", "")
    #expect(asked.output == ["", "First", "E: ", "", "Second", "F: "])
  }

  @Test("A list and an object with a form of its own are gone into, or passed with an empty line")
  func opened() throws {
    var asked = try Asked(
      """
      { rows = ( { key = Items; valuePath = items; itemForm = ( { valuePath = name; } ); },
        { key = Name; valuePath = name; },
        { key = Place; valuePath = place; segueIdentifier = place; } );
        forms = { place = { rows = ( { valuePath = city; } ); }; }; }
      """, #"{"items": [{"name": "bolt"}], "place": {"city": "Oslo"}}"#)
    #expect(
      asked.output == [
        "Items", "  1  bolt", "  a number goes into that item", "  .add adds an item",
        "  .delete and a number deletes that item", "Items [1 item: bolt]: ",
      ])
    asked.type("", "x", ".open", "Bergen")
    #expect(asked.prompt.end == .save)
    #expect(
      asked.output.dropFirst(6) == [
        "Name: x", "Place", "  .open goes into it", "Place [city Oslo]: .open", "", "Place",
        "City [Oslo]: Bergen",
      ])
    #expect(
      asked.compactRecord == #"{"items":[{"name":"bolt"}],"place":{"city":"Bergen"},"name":"x"}"#)
  }

  @Test("What can't be gone into is named with where it is edited")
  func elsewhere() throws {
    var asked = try Asked(
      """
      ( { key = Items; valuePath = items; itemForm = ( { valuePath = name; } ); readOnly = YES; },
        { key = Parts; valuePath = parts; itemForm = ( { valuePath = name; } ); },
        { key = Name; valuePath = name; } )
      """, #"{"items": [{"name": "bolt"}], "parts": "none"}"#)
    #expect(asked.output[0] == "Items: 1 item: bolt")
    #expect(asked.output[1].contains("formview set") && asked.output[1].hasSuffix("items"))
    #expect(asked.output[3].hasSuffix("parts"))
    asked.type("x")
    #expect(asked.prompt.end == .save)
  }

  @Test("Of a composite row its parts are asked for, none of them twice")
  func parts() throws {
    var asked = try Asked(
      """
      ( { key = Whole; displayValue = "{first} {last}"; },
        { key = Last; valuePath = last; required = YES; } )
      """, #"{"first": "Ada", "last": "King"}"#)
    #expect(asked.asked == "First [Ada]: ")
    asked.type("Grace")
    #expect(asked.asked == "Last [King]: ")
    asked.type("Hopper")
    #expect(asked.record == #"{"first": "Grace", "last": "Hopper"}"#)
    #expect(asked.prompt.end == .save)
  }

  @Test("A long list of choices is shown where it is asked for")
  func longList() throws {
    let values = (1...50).map { "v\($0)" }.joined(separator: ", ")
    var asked = try Asked("( { key = A; valuePath = a; values = (\(values)); } )", "{}")
    #expect(asked.output == ["A", "  50 choices; .choices lists them", "A: "])
    asked.type(".choices")
    #expect(asked.output.count == 3 + 50 + 1)
    asked.type("49")
    #expect(asked.compactRecord == #"{"a":"v49"}"#)
  }

  @Test("Nothing to ask is no question")
  func nothing() throws {
    let asked = try Asked("( { valuePath = a; readOnly = YES; } )", #"{"a": 1}"#)
    #expect(asked.prompt.question == nil)
    #expect(asked.prompt.end == nil)
  }

  @Test("Chinese asks with its own punctuation")
  func chinese() throws {
    var asked = try Asked(
      "( { key = 姓名; valuePath = name; required = YES; }, { key = 备注; valuePath = note; } )", "{}",
      language: .chinese)
    asked.type(".back", "张三", ".wrong")
    #expect(asked.output[0] == "姓名（必填）：.back")
    #expect(asked.output[1] == "这是第一个问题")
    #expect(asked.output.contains { $0.hasPrefix("没有这个命令；") })
  }
}
