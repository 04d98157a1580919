import Testing

@Suite("The type that a date is stored as, given in words of JSON")
struct DateTypesTests {
  @Test(
    "A number of seconds and a text are dates like those of rows that give no type",
    arguments: [
      ("valueType = number; storageDateFormat = unixSeconds;", "1795000000", "17672"),
      (
        "valueType = integer; storageDateFormat = unixMilliseconds;", "1795000000000",
        "17672"
      ),
      ("valueType = string;", #""2026-11-18""#, #""2026-01-01""#),
    ])
  func types(row: String, stored: String, expected: String) throws {
    let scene = try Scene([
      "form.plist":
        """
      { timeZone = UTC;
        rows = ( { valuePath = a; cellIdentifier = DateCell; datePickerMode = date; \(row) } ); }
      """,
      "data.json": "{\"a\":\(stored)}",
    ])
    #expect(try scene.run("lint", "--strict", "form.plist").output.isEmpty)
    #expect(try scene.run("check", "form.plist", "data.json").output.isEmpty)
    #expect(try scene.run("get", "form.plist", "data.json", "a").output == "2026-11-18\n")
    #expect(try scene.run("set", "form.plist", "data.json", "a=tomorrow").status == 1)
    let set = try scene.run("set", "form.plist", "data.json", "a=2026-01-01")
    #expect(set.status == 0, "\(set.errors)")
    let after = try scene.read("data.json")
    #expect(after.hasPrefix("{\"a\":\(expected)"), "\(after)")
  }

  @Test(
    "A type that contradicts how the dates are stored is an error",
    arguments: [
      ("valueType = string; storageDateFormat = unixSeconds;", "contradicts \"storageDateFormat\""),
      (
        "valueType = number; storageDateFormat = \"dd.MM.yyyy\";",
        "contradicts \"storageDateFormat\""
      ),
      ("valueType = number;", "try storageDateFormat = unixSeconds"),
      ("valueType = bool;", "try one of date, string, integer, number"),
    ])
  func contradictions(row: String, text: String) throws {
    let scene = try Scene([
      "form.plist": "( { valuePath = a; cellIdentifier = DateCell; \(row) } )"
    ])
    let lint = try scene.run("lint", "form.plist")
    #expect(lint.status == 3)
    #expect(lint.output.contains("F106") && lint.output.contains(text), "\(lint.output)")
  }
}
