import ScreenTesting
import Testing

@Suite("Formatted dates and numbers, on the command line and in the terminal")
struct FormatTests {
  private static let files = [
    "meeting.plist": """
    { locale = de_DE; timeZone = "Europe/Oslo";
      rows = (
        { key = Day; valuePath = day; dateStyle = long; },
        { key = Begins; valuePath = begins; datePickerMode = dateAndTime; dateStyle = short;
          minuteInterval = 5; },
        { key = Logged; valuePath = logged; storageDateFormat = unixMilliseconds;
          dateFormat = "dd.MM.yyyy HH:mm"; },
        { key = Share; valuePath = share; numberStyle = percent; maximumValue = 1; } ); }
    """,
    "a.json":
      #"{"day": "2026-11-21", "begins": "2026-11-21T09:30:00+01:00", "logged": 1700000000000, "share": 0.25}"#,
  ]

  @Test("show prints them as the form says")
  func show() throws {
    let output = try Scene(Self.files).run("show", "meeting.plist", "a.json").output
    #expect(output.contains("21. November 2026"))
    #expect(output.contains("21.11.2026, 09:30"))
    #expect(output.contains("14.11.2023 23:13"))
    #expect(output.contains("25\u{A0}%"))
  }

  @Test("set takes them as the screen does, and keeps how they are stored")
  func set() throws {
    let scene = try Scene(Self.files)
    let outcome = try scene.run(
      "set", "meeting.plist", "a.json", "day=24.12.2026", "begins=22.11.2026 10:15",
      "logged=15.11.2023 00:00", "share=30 %")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try scene.read("a.json")
        == #"{"day": "2026-12-24", "begins": "2026-11-22T10:15:00+01:00", "logged": 1700002800000, "share": 0.3}"#
    )
    let refused = try scene.run("set", "meeting.plist", "a.json", "begins=22.11.2026 10:17")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("minutes go in steps of 5"))
  }

  @Test("check says what is stored otherwise")
  func check() throws {
    let scene = try Scene(Self.files)
    try scene.write("b.json", #"{"day": "21.11.2026", "logged": "now", "share": 1.5}"#)
    let outcome = try scene.run("check", "meeting.plist", "b.json")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("is not a date like 2026-11-21"))
    #expect(outcome.output.contains("is not stored as unixMilliseconds"))
    #expect(outcome.output.contains("must be at most 100\u{A0}%"))
  }

  @Test("On the screen a time is typed in digits, and shown as the locale writes it")
  func screen() throws {
    let scene = try Scene(Self.files)
    let session = try scene.open("meeting.plist", "a.json", showing: "21.11.2026, 09:30")
    try session.press("Down", "Enter")
    try session.wait(for: "2026-11-21 09:30")
    session.type("202611220945")
    try session.press("Enter")
    try session.wait(for: "22.11.2026, 09:45")
    try session.press("s")
    try session.wait(for: "Saved a.json")
    #expect(try scene.read("a.json").contains(#""begins": "2026-11-22T09:45:00+01:00""#))
  }

  @Test("The gallery of formats has no fault, and shows each")
  func gallery() throws {
    let scene = try Scene([
      "formats.plist": Repository.text("Forms/Gallery/formats.plist"),
      "formats.json": Repository.text("data/formats.json"),
    ])
    #expect(try scene.run("lint", "--strict", "formats.plist").status == 0)
    #expect(try scene.run("check", "--strict", "formats.plist", "formats.json").status == 0)
    let output = try scene.run("show", "formats.plist", "formats.json").output
    for text in [
      "1,234,567.5", "1.234.567,5", "1234567.5", "25%", "Saturday, November 21, 2026",
      "Nov 21, 2026 at 9:30", "09:15", "14 Nov 2023, 23:13", "November 21, 2026",
    ] {
      #expect(output.contains(text), "\(text) in \(output)")
    }
  }

  @Test(
    "The notation of a form is that of the parts of its rows and of the items of its lists, too")
  func notationInside() throws {
    let scene = try Scene([
      "f.plist": """
      { locale = de_DE; rows = ( { valuePath = n; }, { key = V; identifier = v; displayValue = "{part} kg"; },
          { valuePath = list; cellIdentifier = ListCell; }, { key = Half; identifier = half; formula = "n / 2"; },
          { key = Twice; displayValue = "{$half}"; }, { valuePath = label; cellIdentifier = LabelCell; } ); }
      """,
      "a.json": #"{"n": 2.5, "part": 1234.5, "list": [1.5, 2], "label": 7.5}"#,
    ])
    let shown = try scene.run("show", "f.plist", "a.json").output
    for text in ["N      2,5", "1234,5 kg", "1,5, 2", "Half   1,25", "Twice  1,25", "7,5"] {
      #expect(shown.contains(text), "\(shown)")
    }
    let set = try scene.run("set", "f.plist", "a.json", "part=1,234", "list[0]=3,456")
    #expect(set.status == 0)
    #expect(
      try scene.read("a.json") == #"{"n": 2.5, "part": 1.234, "list": [3.456, 2], "label": 7.5}"#)
  }
}
