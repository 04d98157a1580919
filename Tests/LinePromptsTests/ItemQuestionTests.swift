import LinePrompts
import Testing
import Texts

@Suite("Lists and maps asked line by line")
struct ItemQuestionTests {
  private static let form = """
    ( { key = Name; valuePath = name; },
      { key = Services; valuePath = services; cellIdentifier = MapCell; keyTitle = Service;
        keyRegex = "[a-z]+"; itemForm = (
          { key = Image; valuePath = image; required = YES; },
          { key = Labels; valuePath = labels; cellIdentifier = MapCell; valueType = string; },
          { key = Ports; valuePath = ports; itemForm = (
              { key = Target; valuePath = target; valueType = integer; maximumValue = 65535; } ); } ); },
      { key = Note; valuePath = note; } )
    """
  private static let record = #"""
    {"name": "shop", "services": {"web": {"image": "nginx", "ports": [{"target": 80}]}, "db": {"image": "pg"}}}
    """#

  private func asked(_ lines: [String], language: Language = .english) throws -> Asked {
    var asked = try Asked(Self.form, Self.record, language: language)
    for line in lines { asked.type(line) }
    return asked
  }

  @Test("A map lists its items; how to go into one is said once, with its key asked first")
  func goesIn() throws {
    let asked = try asked(["", "web", "", "nginx:2", "", "", "", ""])
    #expect(
      asked.output.filter { !$0.isEmpty } == [
        "Name [shop]: ", "Services", "  1  web", "  2  db",
        "  a number or a key goes into that item",
        "  .add adds an item", "  .delete and a number deletes that item",
        "Services [2 items: web, db]: web", "Services › web", "Service [web]: ",
        "Image [nginx]: nginx:2", "Labels: ", "Ports", "  1  80", "  a number goes into that item",
        "  .add adds an item", "  .delete and a number deletes that item", "Ports [1 item: 80]: ",
        "Services", "  1  web", "  2  db", "Services [2 items: web, db]: ", "Note: ",
      ])
    #expect(asked.prompt.end == .save)
    #expect(asked.compactRecord.contains(#""web":{"image":"nginx:2","ports""#))
  }

  @Test("An item is added under a key, which is judged, and its rows are asked at once")
  func adds() throws {
    var asked = try asked(["", ".add", "Cache!"])
    #expect(asked.output.last == "Service (required): ")
    #expect(asked.output.suffix(2).first?.hasPrefix("✗ does not match") == true)
    asked.type("web")
    #expect(asked.output.suffix(2).first == "✗ there is already a member web")
    asked.type("", "cache")
    #expect(asked.output.contains("a new item needs a key; .back adds none"))
    #expect(asked.asked == "Image (required): ")
    asked.type("redis", "", "", "", "")
    #expect(asked.prompt.end == .save)
    #expect(asked.compactRecord.hasSuffix(#""db":{"image":"pg"},"cache":{"image":"redis"}}}"#))
  }

  @Test("A new item without what it needs is asked for it again; .back before its key adds none")
  func incomplete() throws {
    var asked = try asked(["", ".add", "cache", "", "", ""])
    #expect(asked.output.contains("  ✗ Image: is required"), "\(asked.output)")
    #expect(asked.asked == "Image (required): ")
    asked.type("redis", "", "")
    #expect(asked.asked?.hasPrefix("Services [3 items") == true)
    asked.type(".add", ".back")
    #expect(asked.asked?.hasPrefix("Services [3 items") == true)
  }

  @Test("Another key renames the item, where no other has it")
  func renames() throws {
    var asked = try asked(["", "1", "db"])
    #expect(asked.output.suffix(2).first == "✗ there is already a member db")
    asked.type("front", "nginx:2", "", "", "", "")
    #expect(asked.prompt.end == .save)
    #expect(
      asked.compactRecord.contains(#"{"front":{"image":"nginx:2","ports":[{"target":80}]},"db""#))
  }

  @Test("An item is deleted by its number or its key, and said so")
  func deletes() throws {
    var asked = try asked(["", ".delete 1", ".delete none", ".delete"])
    #expect(asked.output.contains("Deleted: web"))
    #expect(asked.output.contains("there is no item none; .add adds one"))
    #expect(asked.output.contains("say which item, by its number or its key"))
    asked.type(".save")
    #expect(asked.compactRecord == #"{"name":"shop","services":{"db":{"image":"pg"}}}"#)
  }

  @Test("Inside of items there are lists and maps again; .back goes out one at a time")
  func nested() throws {
    var asked = try asked(["", "db", "", "", ".add", "tier", "back"])
    #expect(asked.asked == "Labels [1 item: tier=back]: ")
    asked.type("", ".add", "70000")
    #expect(asked.output.suffix(2).first == "✗ must be at most 65535")
    asked.type("443", "")
    #expect(asked.asked?.hasPrefix("Services [2 items") == true)
    asked.type("db", "", "", "", "1", ".back", ".back", ".back", ".back", ".back")
    #expect(asked.asked?.hasPrefix("Services [2 items") == true, "\(asked.output)")
    asked.type(".save")
    #expect(
      asked.compactRecord.contains(
        #""db":{"image":"pg","labels":{"tier":"back"},"ports":[{"target":443}]}"#))
  }

  @Test(".save in an item saves, unless an answer is missing there")
  func saves() throws {
    var asked = try asked(["", ".add", "cache", ".save"])
    #expect(asked.prompt.end == nil)
    #expect(asked.output.contains("  ✗ Image: is required"))
    asked.type("redis", ".save")
    #expect(asked.prompt.end == .save)
    #expect(asked.compactRecord.contains(#""cache":{"image":"redis"}"#))
  }

  @Test("What the form does not allow is not offered, and refused with the reason")
  func notAllowed() throws {
    let form = """
      ( { key = A; valuePath = a; itemForm = ( { key = X; valuePath = x; } ); insertable = NO; minimumCount = 1; } )
      """
    var asked = try Asked(form, #"{"a": [{"x": "1"}]}"#)
    #expect(!asked.output.contains("  .add adds an item"))
    asked.type(".add", ".delete 1")
    #expect(asked.output.contains("✗ A takes no new items: the form does not allow it"))
    #expect(asked.output.contains { $0.hasPrefix("✗ needs at least 1") }, "\(asked.output)")
    #expect(asked.compactRecord == #"{"a":[{"x":"1"}]}"#)
  }

  @Test("Keys that are numbers have a sign before the numbers of items; each key goes in")
  func numbersAsKeys() throws {
    let form = "( { key = A; valuePath = a; cellIdentifier = MapCell; valueType = string; } )"
    var asked = try Asked(form, #"{"a": {"2": "x", "1": "y", "张三 🙂": "z"}}"#)
    #expect(asked.output[1...3] == ["  #1  2=x", "  #2  1=y", "  #3  张三 🙂=z"])
    asked.type("1", "", "why", "#1", "", "ex", "张三 🙂", "", "zet", "")
    #expect(asked.compactRecord == #"{"a":{"2":"ex","1":"why","张三🙂":"zet"}}"#)
  }

  @Test("A long list is listed where it is asked for")
  func longList() throws {
    let items = (1...50).map { #"{"x": "v\#($0)"}"# }.joined(separator: ", ")
    var asked = try Asked(
      "( { key = A; valuePath = a; itemForm = ( { key = X; valuePath = x; } ); } )",
      "{\"a\": [\(items)]}")
    #expect(asked.output[1] == "  50 items; .choices lists them")
    asked.type(".choices")
    #expect(asked.output.contains("  49  v49"))
    asked.type("49", "new", "")
    #expect(asked.compactRecord.contains(#"{"x":"v48"},{"x":"new"},{"x":"v50"}"#))
  }

  @Test(
    "A list or a map that is not there yet, or is null, gets its first item",
    arguments: ["{}", #"{"m": null, "l": null}"#])
  func first(record: String) throws {
    let form = """
      ( { key = M; valuePath = m; cellIdentifier = MapCell; valueType = integer; },
        { key = L; valuePath = l; itemForm = ( { key = X; valuePath = x; } ); } )
      """
    var asked = try Asked(form, record)
    asked.type(".add", "a", "1", "", ".add", "y", "")
    #expect(asked.compactRecord == #"{"m":{"a":1},"l":[{"x":"y"}]}"#)
  }

  @Test("A problem that an item had before does not keep anyone from saving, wherever it is now")
  func formerProblems() throws {
    var asked = try Asked(
      Self.form, #"{"services": {"web": {"image": "nginx"}, "db": {}}}"#)
    asked.type("", ".delete web", "db", "", "", "", "", "", "")
    #expect(asked.prompt.end == .save, "\(asked.output)")
    #expect(asked.compactRecord == #"{"services":{"db":{}}}"#)
  }

  @Test("A value of several shapes becomes another single one where only that accepts the text")
  func shapes() throws {
    let form = """
      ( { key = Port; valuePath = port; variants = (
          { title = Number; valueType = integer; }, { title = Text; valueType = string; regex = "[0-9]+/.*"; } ); } )
      """
    var asked = try Asked(form, #"{"port": 80}"#)
    asked.type("x")
    #expect(asked.output.suffix(2).first?.hasPrefix("✗ ") == true)
    asked.type("81/tcp")
    #expect(asked.compactRecord == #"{"port":"81/tcp"}"#)
  }

  @Test("An item of several shapes is gone into where it is an object, and typed where it is new")
  func shapesOfItems() throws {
    let form = """
      ( { key = Ports; valuePath = ports; itemForm = ( { key = Port; valuePath = SELF; variants = (
            { title = Long; rows = ( { key = Target; valuePath = target; valueType = integer; required = YES; } ); },
            { title = Short; valueType = string; regex = "[0-9]+:[0-9]+"; } ); } ); } )
      """
    var asked = try Asked(form, #"{"ports": ["80:80", {"target": 443}]}"#)
    asked.type("1", "81:81", "2", ".open", "444", ".add")
    #expect(asked.asked == "Port [Long]: ")
    asked.type("x")
    #expect(asked.output.suffix(2).first == ".open goes into it")
    asked.type("90:90", "")
    #expect(asked.prompt.end == .save, "\(asked.output)")
    #expect(asked.compactRecord == #"{"ports":["81:81",{"target":444},"90:90"]}"#)
  }

  @Test("Chinese asks with its own words")
  func chinese() throws {
    let asked = try asked(["", ".add", ""], language: .chinese)
    #expect(asked.output.contains("  输入编号或键进入该项"), "\(asked.output)")
    #expect(asked.output.contains("新的项需要键；.back 则不添加"), "\(asked.output)")
  }
}
