import Foundation
import ScreenTesting
import Testing

@Suite("Property lists as data")
struct PropertyListDataTests {
  static let form = """
    { title = Staff; rows = (
      { valuePath = name; }, { valuePath = born; cellIdentifier = DateCell; },
      { valuePath = age; cellIdentifier = NumberCell; minimumValue = 18; },
      { valuePath = rate; cellIdentifier = NumberCell; },
      { valuePath = active; cellIdentifier = SwitchCell; }, { valuePath = note; },
      { valuePath = pin; isSecure = YES; } ); }
    """

  /// Tabs, a comment, CDATA, an entity, a real with a zero at the end, an empty element, a blank line at the end.
  static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <!-- kept -->
    <array>
    \t<dict>
    \t\t<key>name</key> <string>Ada &amp; <![CDATA[<Lovelace>]]></string>
    \t\t<key>born</key> <date>1815-12-10T08:30:00Z</date>
    \t\t<key>age</key> <integer>36</integer>
    \t\t<key>rate</key> <real>1.10</real>
    \t\t<key>active</key> <true/>
    \t\t<key>note</key> <string/>
    \t\t<key>pin</key> <string>1815</string>
    \t\t<key>photo</key> <data>
    \t\tAQID BA==
    \t\t</data>
    \t</dict>
    \t<dict>
    \t\t<key>name</key> <string>格蕾丝 😀</string>
    \t\t<key>age</key> <integer>7</integer>
    \t</dict>
    </array>
    </plist>


    """

  private func scene(_ list: String = list, name: String = "staff.plist") throws -> Scene {
    try Scene(["form.plist": Self.form, name: list])
  }

  @Test("set changes the bytes of the value and nothing else; types stay what they are")
  func set() throws {
    let scene = try scene()
    let outcome = try scene.run(
      "set", "--record", "1", "form.plist", "staff.plist", "age=37", "born=1815-12-11",
      "active=off", "note=a < b & c", "name=Ada")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(
      try scene.read("staff.plist")
        == Self.list.replacing("<integer>36<", with: "<integer>37<")
        .replacing("1815-12-10T", with: "1815-12-11T").replacing("<true/>", with: "<false/>")
        .replacing("<string/>", with: "<string>a &lt; b &amp; c</string>")
        .replacing("Ada &amp; <![CDATA[<Lovelace>]]>", with: "Ada"))
  }

  @Test(
    "A value set and set back leaves the file as it was, but for a CDATA section that was replaced")
  func thereAndBack() throws {
    let scene = try scene()
    for age in ["37", "36"] {
      #expect(
        try scene.run("set", "--record", "1", "form.plist", "staff.plist", "age=\(age)").status == 0
      )
    }
    #expect(try scene.read("staff.plist") == Self.list)
  }

  @Test("It is recognized by its content, whatever its name")
  func anyName() throws {
    let scene = try scene(name: "staff.json")
    let outcome = try scene.run("get", "--record", "1", "form.plist", "staff.json", "rate", "born")
    #expect(outcome.output == "1.10\n1815-12-10T08:30:00Z\n")
    #expect(
      try scene.run("set", "--record", "2", "form.plist", "staff.json", "name=Bo").status == 0)
    #expect(
      try scene.read("staff.json") == Self.list.replacing("格蕾丝 😀", with: "Bo"))
  }

  @Test(
    "What the property list can't hold is refused with the reason, and nothing is written",
    arguments: [
      ("age=20.5", "the property list has an integer here"),
      ("note=\u{1}", "XML can't hold the character U+0001"),
    ])
  func refused(assignment: String, reason: String) throws {
    let scene = try scene()
    let outcome = try scene.run(
      "set", "--json", "--record", "1", "form.plist", "staff.plist",
      assignment.hasPrefix("note") ? "note=\"\\u0001\"" : assignment)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(try scene.read("staff.plist") == Self.list)
  }

  @Test(
    "A refusal names the row once, says what was typed and what to do",
    arguments: [
      (
        [], ["age=20.5"],
        "age \"Age\": 20.5 can't be written: the property list has an integer here; "
          + "write a whole number"
      ),
      (
        [], ["born=1815-12-11T08:30"],
        "born \"Born\": \"1815-12-11T08:30\" can't be written: the property list has a date here; "
          + "write a day and time that exist, as 2026-11-21T08:30:00Z"
      ),
      (
        ["--json"], ["note=null"],
        "note \"Note\": a property list can't hold null; remove the key instead"
      ),
      (["--json"], ["pin=5"], "pin \"Pin\": holds a number, not a text"),
    ])
  func refusals(options: [String], assignments: [String], words: String) throws {
    let scene = try scene()
    let outcome = try scene.run(
      ["set", "--record", "1"] + options + ["form.plist", "staff.plist"] + assignments)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("record 1, " + words + "\n"), "\(outcome.errors)")
    #expect(try scene.read("staff.plist") == Self.list)
  }

  @Test("A CDATA section stays one, and a value with a comment inside is not edited")
  func sections() throws {
    let list = Self.list.replacing("Ada &amp; <![CDATA[<Lovelace>]]>", with: "<![CDATA[<Ada>]]>")
      .replacing(">36<", with: "><!-- about -->36<")
    let scene = try scene(list)
    let set = ["set", "--record", "1", "form.plist", "staff.plist"]
    #expect(try scene.run(set + ["name=a]]>b & c"]).status == 0)
    let written = list.replacing("<![CDATA[<Ada>]]>", with: "<![CDATA[a]]]]><![CDATA[>b & c]]>")
    #expect(try scene.read("staff.plist") == written)
    #expect(
      try scene.run("get", "--record", "1", "form.plist", "staff.plist", "name").output
        == "a]]>b & c\n")
    let refused = try scene.run(set + ["age=37"])
    #expect(refused.status == 1)
    #expect(refused.errors.contains("a comment is inside this value, and an edit would lose it"))
    #expect(try scene.run(set + ["age=36"]).status == 0)
    #expect(try scene.read("staff.plist") == written)
  }

  @Test(
    "A real that JSON can't write is called a number, shown, and can be replaced",
    arguments: [("nan", "nan"), ("inf", "inf"), ("-infinity", "-inf")])
  func notANumber(written: String, name: String) throws {
    let list = Self.list.replacing(">1.10<", with: ">\(written)<")
    let scene = try scene(list)
    let outcome = try scene.run("check", "form.plist", "staff.plist")
    #expect(
      outcome.output.contains("rate \"Rate\": holds \(name), a number that JSON can't write"),
      "\(outcome.output)")
    #expect(!outcome.output.contains("a text"))
    #expect(
      try scene.run("set", "--record", "1", "form.plist", "staff.plist", "rate=2.5").status == 0)
    #expect(try scene.read("staff.plist") == Self.list.replacing(">1.10<", with: ">2.5<"))
  }

  @Test("Keys are added like those of the other records, and removed with their line")
  func keys() throws {
    let scene = try scene()
    let added = try scene.run(
      "set", "--record", "2", "form.plist", "staff.plist", "rate=2", "active=on", "note=a & b")
    #expect(added.errors == "")
    let end = "\t\t<key>age</key> <integer>7</integer>\n"
    let new = """
      \t\t<key>rate</key> <real>2</real>
      \t\t<key>active</key> <true/>
      \t\t<key>note</key> <string>a &amp; b</string>

      """
    #expect(try scene.read("staff.plist") == Self.list.replacing(end, with: end + new))
    let removed = try scene.run(
      "set", "--unset", "age", "--unset", "rate", "--unset", "active", "--unset", "note",
      "--record", "2", "form.plist", "staff.plist")
    #expect(removed.errors == "")
    #expect(try scene.read("staff.plist") == Self.list.replacing(end, with: ""))
  }

  @Test("check points at the line and column of the element")
  func check() throws {
    let outcome = try scene().run("check", "form.plist", "staff.plist")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("staff.plist:20:18: error minimumValue: record 2, age"))
  }

  @Test("--dry-run prints the difference of the property list, with bullets for secrets")
  func dryRun() throws {
    let scene = try scene()
    let outcome = try scene.run(
      "set", "--dry-run", "--record", "1", "form.plist", "staff.plist", "age=37", "pin=4711")
    #expect(outcome.output.contains("-\t\t<key>age</key> <integer>36</integer>\n"))
    #expect(outcome.output.contains("+\t\t<key>age</key> <integer>37</integer>\n"))
    #expect(outcome.output.contains("+\t\t<key>pin</key> <string>•••••••• (changed)</string>\n"))
    #expect(!outcome.output.contains("1815</string>") && !outcome.output.contains("4711"))
    #expect(try scene.read("staff.plist") == Self.list)
  }

  @Test("From standard input it goes to standard output as a property list")
  func pipe() throws {
    let outcome = try scene().run(
      ["set", "--record", "1", "form.plist", "-", "age=40"], input: Self.list)
    #expect(outcome.output == Self.list.replacing("<integer>36<", with: "<integer>40<"))
  }

  @Test("A broken one is refused with the place, without what it holds where there are secrets")
  func broken() throws {
    let scene = try scene(Self.list.replacing("<integer>36<", with: "<integer>x6<"))
    let outcome = try scene.run("show", "form.plist", "staff.plist")
    #expect(outcome.status == 4)
    #expect(
      outcome.errors == "staff.plist:9:18: error PLIST: this is not a valid property list\n")
  }

  @Test("recordsPath finds the list inside, and its absence is told at its place")
  func recordsPath() throws {
    let inner = Self.list.replacing("<array>", with: "<dict><key>staff</key><array>")
      .replacing("</array>", with: "</array></dict>")
    let scene = try scene(inner)
    try scene.write("in.plist", Self.form.replacing("rows =", with: "recordsPath = staff; rows ="))
    try scene.write("no.plist", Self.form.replacing("rows =", with: "recordsPath = crew; rows ="))
    #expect(
      try scene.run("set", "--record", "1", "in.plist", "staff.plist", "age=50").status == 0)
    #expect(
      try scene.read("staff.plist") == inner.replacing("<integer>36<", with: "<integer>50<"))
    let missing = try scene.run("show", "no.plist", "staff.plist")
    #expect(missing.status == 4)
    #expect(missing.errors.hasPrefix("staff.plist:5:1: error D104: "), "\(missing.errors)")
  }

  @Test("Binary ones stay binary, and are read by others as what was set")
  func binary() throws {
    let scene = try scene()
    let value = try PropertyListSerialization.propertyList(
      from: Data(Self.list.utf8), format: nil)
    let before = try PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
    try scene.write("staff.plist", before)
    let set = ["set", "--record", "1", "form.plist", "staff.plist"]
    #expect(try scene.run(set + ["age=40", "born=1815-12-11", "name=Ädå"]).errors == "")
    let data = try Data(contentsOf: scene.folder.appending(path: "staff.plist"))
    #expect(data.starts(with: Data("bplist00".utf8)))
    let records = try PropertyListSerialization.propertyList(from: data, format: nil)
    let first = try #require((records as? [[String: Any]])?.first)
    #expect(first["age"] as? Int == 40)
    #expect(first["name"] as? String == "Ädå")
    #expect((first["born"] as? Date)?.timeIntervalSince1970 == -4_861_611_000)
    #expect(first["photo"] as? Data == Data([1, 2, 3, 4]))
    #expect(
      try scene.run(set + ["age=36", "born=1815-12-10", "name=Ada & <Lovelace>"]).errors == "")
    #expect(
      try Data(contentsOf: scene.folder.appending(path: "staff.plist")) == before, "edited back")
  }

  @Test("What is not of the format that is named is told with what it looks like")
  func namedFormat() throws {
    let scene = try scene()
    let refused = try scene.run(
      "show", "--data-format", "openstep-plist", "form.plist", "staff.plist")
    #expect(refused.status == 4)
    #expect(
      refused.errors.hasSuffix(
        "opened as openstep-plist; it looks like xml-plist, which --data-format xml-plist opens\n"),
      "\(refused.errors)")
    let json = try scene.run("show", "--data-format", "json", "form.plist", "staff.plist")
    #expect(json.status == 4 && json.errors.contains("it looks like xml-plist"))
    let unknown = try scene.run("show", "--data-format", "yaml", "form.plist", "staff.plist")
    #expect(unknown.status == 2)
  }

  @Test("explain sources has a table of what is recognized, edited and kept")
  func sources() throws {
    let outcome = try Scene([:]).run("explain", "sources")
    #expect(outcome.status == 0)
    for name in ["json", "xml-plist", "binary-plist", "openstep-plist"] {
      #expect(outcome.output.contains("(\(name))"))
    }
  }

  @Test("Data are shown by length and first bytes, and typed as Base64 or in hexadecimal")
  func data() throws {
    let form = "( { valuePath = photo; cellIdentifier = DataCell; } )"
    let scene = try Scene(["form.plist": form, "staff.plist": Self.list])
    let get = ["get", "--record", "1", "form.plist", "staff.plist", "photo"]
    let set = ["set", "--record", "1", "form.plist", "staff.plist"]
    #expect(try scene.run(get).output == "4 bytes  01 02 03 04\n")
    #expect(try scene.run(set + ["photo=0x0102FF"]).errors == "")
    #expect(
      try scene.read("staff.plist") == Self.list.replacing("AQID BA==", with: "AQL/"))
    #expect(try scene.run(set + ["photo=01 02 03 04"]).errors == "")
    #expect(try scene.run(get).output == "4 bytes  01 02 03 04\n")
    let refused = try scene.run(set + ["photo=what?"])
    #expect(refused.status == 1)
    #expect(refused.errors.contains("neither Base64 nor hexadecimal"))
  }

  @Test("An integer of more than 64 bits is refused")
  func largeInteger() throws {
    let number = "18446744073709551616"
    let scene = try scene()
    let refused = try scene.run(
      "set", "--record", "1", "form.plist", "staff.plist", "age=\(number)")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("\(number) is larger than a property list can hold"))
    #expect(try scene.read("staff.plist") == Self.list)
    let taken = try scene.run(
      "set", "--record", "1", "form.plist", "staff.plist", "age=18446744073709551615")
    #expect(taken.status == 0, "\(taken.errors)")
  }
}
