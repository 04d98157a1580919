import Testing

@Suite("The gallery shows every rule")
struct GalleryRulesTests {
  private static func scene() throws -> Scene {
    try Scene([
      "rules.plist": Repository.text("Forms/Gallery/rules.plist"),
      "rules.json": Repository.text("data/rules.json"),
    ])
  }

  @Test("Its form has no fault, and its data keeps its rules")
  func data() throws {
    let scene = try Self.scene()
    #expect(try scene.run("lint", "--strict", "rules.plist").status == 0)
    #expect(try scene.run("check", "--strict", "rules.plist", "rules.json").output == "")
  }

  @Test(
    "Each is broken by a value, and says how",
    arguments: [
      (["name="], "error required: record 1, name \"Name\": Who is it?"),
      (["code=abc"], "error regex: record 1, code \"Code\": abc is not like ab-12"),
      (["nick=a"], "error minimumLength: record 1, nick \"Nick\": Nick needs 2 letters or more"),
      (
        ["nick=abcdefghi"],
        "error maximumLength: record 1, nick \"Nick\": takes at most 8 characters, has 9"
      ),
      (
        ["telephone=471"],
        "error inputMask: record 1, telephone \"Telephone\": does not fit +99 999 999"
      ),
      (["weight=0.5"], "error minimumValue: record 1, weight \"Weight\": must be at least 1"),
      (["weight=81"], "error maximumValue: record 1, weight \"Weight\": must be at most 80"),
      (
        ["weight=2.125"],
        "error maximumFractionDigits: record 1, weight \"Weight\": takes at most 2 digits"
      ),
      (["weight=much"], "error type: record 1, weight \"Weight\": is not a number"),
      (["pieces=7"], "error step: record 1, pieces \"Pieces\": must be a multiple of 6"),
      (["pieces=6.5"], "error type: record 1, pieces \"Pieces\": must be a whole number"),
      (
        ["begins=2025-12-31"],
        "error minimumValue: record 1, begins \"Begins\": must not be before 2026-01-01"
      ),
      (
        ["ends=2027-01-01"],
        "error maximumValue: record 1, ends \"Ends\": must not be after 2026-12-23"
      ),
      (["begins=2026-12-02"], "error rules: record 1, begins \"Begins\": Ends before it begins"),
      (["ends=2026-11-24"], "warning short: record 1, ends \"Ends\": Ends within two days"),
      (["size=Huge"], "error choice: record 1, size \"Size\": There is no size Huge"),
      (
        ["--json", "days=[]"],
        "error minimumSelection: record 1, days \"Days\": needs at least 1 choice"
      ),
      (
        ["days=mon,tue,wed,thu"],
        "error maximumSelection: record 1, days \"Days\": takes at most 3 choices"
      ),
      (
        ["--json", "ports=[]"],
        "error minimumCount: record 1, ports \"Ports\": needs at least 1 item"
      ),
      (
        ["ports[2].number=1", "ports[3].number=2"],
        "error maximumCount: record 1, ports \"Ports\": takes at most 3 items"
      ),
      (["ports[1].number=80"], "error unique: record 1, ports[1].number \"Number\": 80 is taken"),
      (["address="], "error required: record 1, address \"Address\": is required"),
      (
        ["discount=60"],
        "error rules: record 1, discount \"Discount\": What ships has no half price"
      ),
      (["discount=25"], "warning generous: record 1, discount \"Discount\": 25 % is much"),
    ])
  func broken(arguments: [String], message: String) throws {
    let scene = try Self.scene()
    let before = try scene.read("rules.json")
    let outcome = try scene.run(["set", "rules.plist", "rules.json"] + arguments)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    let isError = message.hasPrefix("error")
    #expect(outcome.status == (isError ? 1 : 0))
    #expect(try (scene.read("rules.json") == before) == isError)
  }

  @Test("A walk: a draft stays, a rule between rows marks both, a warning is asked about once")
  func walk() throws {
    let scene = try Self.scene()
    let before = try scene.read("rules.json")
    let session = try scene.open("rules.plist", "rules.json", size: (80, 30), showing: "Discount")
    try session.edit("Nick")
    try session.press("C-u")
    session.type("a")
    try session.press("Enter")
    try session.wait(for: "Nick needs 2 letters or more")
    try session.press("Esc")
    try session.edit("Begins")
    try session.press("C-u")
    session.type("2026-12-02")
    try session.press("Enter")
    try session.wait(for: "✗ 3 problems")
    #expect(session.line(of: "Begins").contains("Ends before it begins"))
    #expect(session.line(of: "Ends ").contains("Ends before it begins"))
    try session.press("u")
    try session.wait(forNo: "Ends before it begins")
    try session.edit("Discount")
    try session.press("C-u")
    session.type("22.2")
    try session.press("Enter")
    try session.wait(for: "22.2 % is much")
    try session.press("s")
    try session.wait(for: "s save anyway")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(
      try scene.read("rules.json")
        == before.replacing("\"discount\": 10", with: "\"discount\": 22.2"))
    #expect(
      try scene.run("check", "rules.plist", "rules.json").output
        .contains("info odd: record 1, discount \"Discount\": Not a multiple of a half"))
  }
}
