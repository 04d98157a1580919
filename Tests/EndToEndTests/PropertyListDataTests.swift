import Foundation
import ScreenTesting
import Testing

@Suite("Property lists as data")
struct PropertyListDataTests {
  @Test("set changes the bytes of the value and nothing else; types stay what they are")
  func set() throws {
    let scene = try PropertyListScene.make()
    let outcome = try scene.run(
      "set", "--record", "1", "form.plist", "staff.plist", "age=37", "born=1815-12-11",
      "active=off", "note=a < b & c", "name=Ada")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(
      try scene.read("staff.plist")
        == PropertyListScene.list.replacing("<integer>36<", with: "<integer>37<")
        .replacing("1815-12-10T", with: "1815-12-11T").replacing("<true/>", with: "<false/>")
        .replacing("<string/>", with: "<string>a &lt; b &amp; c</string>")
        .replacing("Ada &amp; <![CDATA[<Lovelace>]]>", with: "Ada"))
  }

  @Test(
    "A value set and set back leaves the file as it was, but for a CDATA section that was replaced")
  func thereAndBack() throws {
    let scene = try PropertyListScene.make()
    for age in ["37", "36"] {
      #expect(
        try scene.run("set", "--record", "1", "form.plist", "staff.plist", "age=\(age)").status == 0
      )
    }
    #expect(try scene.read("staff.plist") == PropertyListScene.list)
  }

  @Test("A row without a cell is one of dates or data where the property list has these")
  func kindsFromTypes() throws {
    let scene = try Scene([
      "form.plist": """
      { rows = ( { valuePath = born; }, { valuePath = photo; }, { valuePath = mixed; },
                 { valuePath = founded; }, { valuePath = home; segueIdentifier = home; } );
        forms = { home = { rows = ( { valuePath = since; }, { valuePath = key; } ); }; }; }
      """,
      "list.plist": """
      <plist version="1.0"><array>
      <dict><key>born</key><date>1815-12-10T08:30:00Z</date>
      <key>photo</key><data>AQID</data><key>mixed</key><date>1815-12-10T08:31:00Z</date>
      <key>founded</key><date>-0753-04-21T00:00:00Z</date>
      <key>home</key><dict><key>since</key><date>1820-01-02T03:04:05Z</date>
      <key>key</key><data>BAU=</data></dict></dict>
      <dict><key>mixed</key><string>unknown</string></dict>
      </array></plist>
      """,
    ])
    let shown = try scene.run("show", "--record", "1", "form.plist", "list.plist").output
    #expect(shown.contains("3 bytes  01 02 03"))
    #expect(try scene.run("check", "form.plist", "list.plist").output == "")
    let before = try scene.read("list.plist")
    let outcome = try scene.run(
      "set", "--record", "1", "form.plist", "list.plist", "born=1815-12-11", "photo=0x0405",
      "home.since=1820-01-03", "home.key=06 07")
    #expect(outcome.errors == "")
    #expect(
      try scene.read("list.plist")
        == before.replacing("10T08:30", with: "11T08:30").replacing("BAU=", with: "Bgc=")
        .replacing("AQID", with: "BAU=").replacing("01-02T", with: "01-03T"))
    let mixed = try scene.run(
      "set", "--record", "2", "form.plist", "list.plist", "mixed=still unknown")
    #expect(mixed.errors == "")
  }

  @Test("It is recognized by its content, whatever its name")
  func anyName() throws {
    let scene = try PropertyListScene.make(name: "staff.json")
    let outcome = try scene.run("get", "--record", "1", "form.plist", "staff.json", "rate", "born")
    #expect(outcome.output == "1.10\n1815-12-10T08:30:00Z\n")
    #expect(
      try scene.run("set", "--record", "2", "form.plist", "staff.json", "name=Bo").status == 0)
    #expect(
      try scene.read("staff.json") == PropertyListScene.list.replacing("格蕾丝 😀", with: "Bo"))
  }

  @Test("A CDATA section stays one, and a value with a comment inside is not edited")
  func sections() throws {
    let list = PropertyListScene.list.replacing(
      "Ada &amp; <![CDATA[<Lovelace>]]>", with: "<![CDATA[<Ada>]]>"
    )
    .replacing(">36<", with: "><!-- about -->36<")
    let scene = try PropertyListScene.make(list)
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

  @Test("Keys are added like those of the other records, and removed with their line")
  func keys() throws {
    let scene = try PropertyListScene.make()
    let added = try scene.run(
      "set", "--record", "2", "form.plist", "staff.plist", "rate=2", "active=on", "note=a & b")
    #expect(added.errors == "")
    let end = "\t\t<key>age</key> <integer>7</integer>\n"
    let new = """
      \t\t<key>rate</key> <real>2</real>
      \t\t<key>active</key> <true/>
      \t\t<key>note</key> <string>a &amp; b</string>

      """
    #expect(try scene.read("staff.plist") == PropertyListScene.list.replacing(end, with: end + new))
    let removed = try scene.run(
      "set", "--unset", "age", "--unset", "rate", "--unset", "active", "--unset", "note",
      "--record", "2", "form.plist", "staff.plist")
    #expect(removed.errors == "")
    #expect(try scene.read("staff.plist") == PropertyListScene.list.replacing(end, with: ""))
  }

  @Test("check points at the line and column of the element")
  func check() throws {
    let outcome = try PropertyListScene.make().run("check", "form.plist", "staff.plist")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("staff.plist:20:18: error minimumValue: record 2, age"))
  }

  @Test("A new day of a row of dates is that day where the file is read again, in any zone")
  func newDay() throws {
    let scene = try PropertyListScene.make(
      "<plist><dict><key>name</key><string>Ada</string></dict></plist>")
    try scene.write(
      "form.plist",
      "{ rows = ( { valuePath = born; cellIdentifier = DateCell; datePickerMode = date; } ); }")
    for (zone, moment) in [
      ("America/New_York", "2020-01-01T05:00:00Z"), ("Asia/Shanghai", "2019-12-31T16:00:00Z"),
    ] {
      scene.environment["TZ"] = zone
      try scene.write(
        "staff.plist", "<plist><dict><key>name</key><string>Ada</string></dict></plist>")
      let set = try scene.run("set", "form.plist", "staff.plist", "born=2020-01-01")
      #expect(set.status == 0, "\(set.errors)")
      #expect(try scene.read("staff.plist").contains("<date>\(moment)</date>"))
      #expect(
        try scene.run("get", "form.plist", "staff.plist", "born").output == "2020-01-01\n")
    }
  }

  @Test("--dry-run of a binary property list prints the difference as JSON, and says so")
  func dryRunOfBinary() throws {
    let scene = try PropertyListScene.make()
    _ = try scene.shell(
      "python3 -c 'import plistlib; plistlib.dump({\"age\": 36}, open(\"b.plist\", \"wb\"), "
        + "fmt=plistlib.FMT_BINARY)'")
    let outcome = try scene.run("set", "--dry-run", "form.plist", "b.plist", "age=37")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("+  \"age\": 37"))
    #expect(
      outcome.errors.contains(
        "b.plist: the file is not text in UTF-8, so its change is shown as JSON"))
  }

  @Test("--dry-run prints the difference of the property list, with bullets for secrets")
  func dryRun() throws {
    let scene = try PropertyListScene.make()
    let outcome = try scene.run(
      "set", "--dry-run", "--record", "1", "form.plist", "staff.plist", "age=37", "pin=4711")
    #expect(outcome.output.contains("-\t\t<key>age</key> <integer>36</integer>\n"))
    #expect(outcome.output.contains("+\t\t<key>age</key> <integer>37</integer>\n"))
    #expect(outcome.output.contains("+\t\t<key>pin</key> <string>•••••••• (changed)</string>\n"))
    #expect(!outcome.output.contains("1815</string>") && !outcome.output.contains("4711"))
    #expect(try scene.read("staff.plist") == PropertyListScene.list)
  }

  @Test("From standard input it goes to standard output as a property list")
  func pipe() throws {
    let outcome = try PropertyListScene.make().run(
      ["set", "--record", "1", "form.plist", "-", "age=40"], input: PropertyListScene.list)
    #expect(
      outcome.output == PropertyListScene.list.replacing("<integer>36<", with: "<integer>40<"))
  }

  @Test("recordsPath finds the list inside, and its absence is told at its place")
  func recordsPath() throws {
    let inner = PropertyListScene.list.replacing("<array>", with: "<dict><key>staff</key><array>")
      .replacing("</array>", with: "</array></dict>")
    let scene = try PropertyListScene.make(inner)
    try scene.write(
      "in.plist", PropertyListScene.form.replacing("rows =", with: "recordsPath = staff; rows ="))
    try scene.write(
      "no.plist", PropertyListScene.form.replacing("rows =", with: "recordsPath = crew; rows ="))
    #expect(
      try scene.run("set", "--record", "1", "in.plist", "staff.plist", "age=50").status == 0)
    #expect(
      try scene.read("staff.plist") == inner.replacing("<integer>36<", with: "<integer>50<"))
    let missing = try scene.run("show", "no.plist", "staff.plist")
    #expect(missing.status == 4)
    #expect(missing.errors.hasPrefix("staff.plist:5:1: error D104: "), "\(missing.errors)")
    let form = PropertyListScene.form.replacing("rows =", with: "recordsPath = stuff; rows =")
    try scene.write("typo.plist", form.replacing("isSecure = YES;", with: ""))
    let typo = try scene.run("show", "typo.plist", "staff.plist")
    #expect(typo.errors.hasSuffix("; try staff\n"), "\(typo.errors)")
    // Names may be secrets, too.
    try scene.write("secret.plist", form)
    let secret = try scene.run("show", "secret.plist", "staff.plist")
    #expect(secret.status == 4 && !secret.errors.contains("try staff"), "\(secret.errors)")
  }

  @Test("Binary ones stay binary, and are read by others as what was set")
  func binary() throws {
    let scene = try PropertyListScene.make()
    let value = try PropertyListSerialization.propertyList(
      from: Data(PropertyListScene.list.utf8), format: nil)
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
    let scene = try Scene(["form.plist": form, "staff.plist": PropertyListScene.list])
    let get = ["get", "--record", "1", "form.plist", "staff.plist", "photo"]
    let set = ["set", "--record", "1", "form.plist", "staff.plist"]
    #expect(try scene.run(get).output == "4 bytes  01 02 03 04\n")
    #expect(try scene.run(set + ["photo=0x0102FF"]).errors == "")
    #expect(
      try scene.read("staff.plist") == PropertyListScene.list.replacing("AQID BA==", with: "AQL/"))
    #expect(try scene.run(set + ["photo=01 02 03 04"]).errors == "")
    #expect(try scene.run(get).output == "4 bytes  01 02 03 04\n")
    let refused = try scene.run(set + ["photo=what?"])
    #expect(refused.status == 1)
    #expect(refused.errors.contains("neither Base64 nor hexadecimal"))
  }
}
