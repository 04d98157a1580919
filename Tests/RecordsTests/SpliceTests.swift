import JSONText
import SourceText
import Testing

@Suite("A list or an object that is set anew")
struct SpliceTests {
  /// Sets the value at `target` to what `new` says and compares the file.
  private func expect(_ text: String, _ target: String, _ new: String, gives expected: String)
    throws
  {
    var table = try table(text)
    let value = try JSONSlice(parsing: new).value
    try table.set(value, at: path(target), in: table.id(at: 0))
    #expect(bytes(table) == expected)
    guard case .found(let slice) = table[table.id(at: 0)].lookup(path(target)) else {
      Issue.record("nothing at \(target)")
      return
    }
    #expect(slice.value == value)
  }

  @Test("One changed number in a list of one-line objects changes that number")
  func oneNumber() throws {
    let text = """
      {
        "ports": [
          { "name": "http",  "port": 80 },
          { "name": "https", "port": 443 }
        ]
      }

      """
    try expect(
      text, "ports", #"[{"name":"http","port":8080},{"name":"https","port":443}]"#,
      gives: text.replacing("80 }", with: "8080 }"))
  }

  @Test("An element is added as its siblings are written, however odd their indent is")
  func oddIndent() throws {
    try expect(
      "{\n   \"tags\": [\n        \"a\",\n        \"b\"\n     ]\n}", "tags", #"["a", "b", "c"]"#,
      gives: "{\n   \"tags\": [\n        \"a\",\n        \"b\",\n        \"c\"\n     ]\n}")
    try expect(
      "{\n   \"tags\": [ \"a\",\"b\" ]\n}", "tags", #"["a", "x", "b"]"#,
      gives: "{\n   \"tags\": [ \"a\",\"x\",\"b\" ]\n}")
  }

  @Test(
    "An inserted object has the layout of its siblings",
    arguments: [
      (
        "{\n  \"l\": [\n    { \"a\": 1 },\n    { \"a\": 2 }\n  ]\n}",
        "{\n  \"l\": [\n    { \"a\": 1 },\n    { \"a\": 9 },\n    { \"a\": 2 }\n  ]\n}"
      ),
      (
        "{\"l\": [\n\t{\n\t\t\"a\" : 1\n\t},\n\t{\n\t\t\"a\" : 2\n\t}\n]}",
        "{\"l\": [\n\t{\n\t\t\"a\" : 1\n\t},\n\t{\n\t\t\"a\" : 9\n\t},\n\t{\n\t\t\"a\" : 2\n\t}\n]}"
      ),
      ("{\"l\":[{\"a\":1},{\"a\":2}]}", "{\"l\":[{\"a\":1},{\"a\":9},{\"a\":2}]}"),
      ("{\"l\": [{\"a\": 1}, {\"a\": 2}]}", "{\"l\": [{\"a\": 1}, {\"a\": 9}, {\"a\": 2}]}"),
      (
        "{\r\n \"l\": [\r\n  {\"a\": 1}\r\n, {\"a\": 2}\r\n ]\r\n}",
        "{\r\n \"l\": [\r\n  {\"a\": 1}\r\n, {\"a\": 9}\r\n, {\"a\": 2}\r\n ]\r\n}"
      ),
    ])
  func insertedObject(text: String, expected: String) throws {
    try expect(text, "l", #"[{"a": 1}, {"a": 9}, {"a": 2}]"#, gives: expected)
  }

  @Test("What is inside a new object follows what is inside its siblings")
  func nestedLayout() throws {
    let text = """
      {
        "rules": [
          {
            "id": 1,
            "tags": ["a", "b"],
            "limit": { "max": 5 }
          }
        ]
      }
      """
    let expected = """
      {
        "rules": [
          {
            "id": 1,
            "tags": ["a", "b"],
            "limit": { "max": 5 }
          },
          {
            "id": 2,
            "tags": ["c"],
            "limit": { "max": 7 }
          }
        ]
      }
      """
    try expect(
      text, "rules",
      #"[{"id":1,"tags":["a","b"],"limit":{"max":5}},{"id":2,"tags":["c"],"limit":{"max":7}}]"#,
      gives: expected)
  }

  @Test("A new member that holds a list is written as the lists beside it")
  func newMember() throws {
    try expect(
      "{\n  \"o\": {\n    \"a\": [1, 2],\n    \"b\": 1\n  }\n}", "o",
      #"{"a":[1,2],"b":1,"c":[3,4]}"#,
      gives: "{\n  \"o\": {\n    \"a\": [1, 2],\n    \"b\": 1,\n    \"c\": [3, 4]\n  }\n}")
    try expect(
      "{\n  \"a\": [1, 2],\n  \"b\": 1\n}", "c", "[3, 4]",
      gives: "{\n  \"a\": [1, 2],\n  \"b\": 1,\n  \"c\": [3, 4]\n}")
    try expect(
      "{\n  \"a\": [1, 2],\n  \"b\": 1\n}", "b", "[3, 4]",
      gives: "{\n  \"a\": [1, 2],\n  \"b\": [3, 4]\n}")
  }

  @Test("A removed element or member takes its own bytes with it")
  func removal() throws {
    let text = "{\n  \"l\": [\n    {\"a\":1}, \n\n    {\"a\" :2},\n    {\"a\": 3}\n  ]\n}"
    try expect(
      text, "l", #"[{"a": 1}, {"a": 3}]"#, gives: text.replacing("    {\"a\" :2},\n", with: ""))
    try expect(
      text, "l", #"[{"a": 1}, {"a": 2}]"#, gives: text.replacing(",\n    {\"a\": 3}", with: ""))
    try expect(text, "l", "[]", gives: "{\n  \"l\": []\n}")
    try expect(
      "{\"o\": {\"a\": 1, \"b\" : [ ], \"c\": 2}}", "o", #"{"a": 1, "c": 2}"#,
      gives: "{\"o\": {\"a\": 1, \"c\": 2}}")
    try expect("{\"l\": [1, 2, 3, 4, 5]}", "l", "[2, 4]", gives: "{\"l\": [2, 4]}")
  }

  @Test("An insertion before a changed element is an insertion")
  func insertionAndChange() throws {
    try expect(
      #"{"l": [{"id" : 1, "x" : 1}, {"id": 2, "x":  2}]}"#, "l",
      #"[{"id": 9, "y": 0}, {"id": 1, "x": 5}, {"id": 2, "x": 2}]"#,
      gives: #"{"l": [{"id" : 9, "y" : 0}, {"id" : 1, "x" : 5}, {"id": 2, "x":  2}]}"#)
  }

  @Test("Elements and members that are moved keep their spelling")
  func moved() throws {
    try expect(
      #"{"l": ["\u0061\/", "b", "c"]}"#, "l", #"["b", "c", "a/"]"#,
      gives: #"{"l": ["b", "c", "\u0061\/"]}"#)
    try expect(
      #"{"o": {"a" : 1.0, "b": 2, "c": 3}}"#, "o", #"{"b": 2, "c": 3, "a": 1.0}"#,
      gives: #"{"o": {"b": 2, "c": 3, "a" : 1.0}}"#)
  }

  @Test("The same value, spelled otherwise, changes nothing; another number text does")
  func identical() throws {
    let text = #"{ "l" : [ 1.0,{"\u0061":"\/"} ] }"#
    try expect(text, "l", #"[1.0, {"a": "/"}]"#, gives: text)
    try expect(text, "l", #"[1, {"a": "/"}]"#, gives: text.replacing("1.0", with: "1"))
  }

  @Test("Duplicate members are told apart by their order")
  func duplicates() throws {
    try expect(
      #"{"o": {"a":1,"a": 2,"b":3}}"#, "o", #"{"a": 1, "a": 5, "b": 3}"#,
      gives: #"{"o": {"a":1,"a": 5,"b":3}}"#)
  }

  @Test("A whole record keeps what is equal, too")
  func wholeRecord() throws {
    let text = "[\n  {\"a\":  1, \"l\": [ 1 ]},\n  {\"a\": 2}\n]\n"
    var table = try table(text)
    let value = try JSONSlice(parsing: #"{"a": 1, "l": [1, 2]}"#).value
    try table.set(value, at: [], in: table.id(at: 0))
    #expect(bytes(table) == text.replacing("[ 1 ]", with: "[ 1, 2 ]"))
  }

  @Test(
    "A list of 20,000 in which every tenth element is changed, removed or followed by a new one")
  func longList() throws {
    let old = (0..<20_000).map { "{\"id\" : \($0)}" }
    var new: [String] = []
    var expected: [String] = []
    for index in old.indices {
      switch index % 30 {
      case 0: continue
      case 10:
        new.append("{\"id\": \(index)}")
        new.append("{\"id\": -\(index)}")
        expected += [old[index], "{\"id\" : -\(index)}"]
      case 20:
        new.append("{\"id\": \(index).5}")
        expected.append("{\"id\" : \(index).5}")
      default:
        new.append("{\"id\": \(index)}")
        expected.append(old[index])
      }
    }
    try expect(
      "{\"l\":[\(old.joined(separator: ",\n"))]}", "l", "[\(new.joined(separator: ","))]",
      gives: "{\"l\":[\(expected.joined(separator: ",\n"))]}")
  }
}
