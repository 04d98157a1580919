import ScreenTesting
import Testing

@Suite("Rows with data and invalid texts that are written as new rows")
struct DatabaseRestoringScreenTests {
  private static let rows = """
    CREATE TABLE f (name TEXT, data);
    INSERT INTO f VALUES ('one', x'00ff10'), ('two', CAST(x'61ff62' AS TEXT)), ('three', 'plain');
    """
  private static let form =
    "{ recordsTable = f; rows = ( { valuePath = name; }, { valuePath = data; } ); }"

  private func open() throws -> (scene: Scene, session: TerminalSession) {
    let scene = try DatabaseTests.scene(Self.rows, form: Self.form)
    return (scene, try scene.open("form.plist", "staff.db", showing: "three"))
  }

  private func sql(_ sql: String, in scene: Scene) throws -> String {
    let outcome = try scene.shell("sqlite3 -cmd '.timeout 60000' staff.db \"\(sql)\"")
    #expect(outcome.errors == "" && outcome.status == 0)
    return outcome.output
  }

  private func data(in scene: Scene) throws -> [String] {
    try sql("SELECT typeof(data), hex(data) FROM f ORDER BY 1, 2", in: scene)
      .split(separator: "\n").map(String.init)
  }

  private static let all = ["blob|00FF10", "text|61FF62", "text|706C61696E"]

  @Test("One that was deleted and saved comes back after another program has changed another row")
  func deleted() throws {
    let (scene, session) = try open()
    try session.press("x", "s")
    try session.wait(for: "Saved")
    _ = try sql("UPDATE f SET name = 'others' WHERE name = 'three'", in: scene)
    try session.wait(for: "others")
    try session.press("u")
    try session.wait(for: "one")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(try data(in: scene) == Self.all)
  }

  @Test("One that was edited here and deleted there is kept as it was")
  func kept() throws {
    let (scene, session) = try open()
    try session.press("e")
    try session.wait(for: "Esc leave as it was")
    try session.press("C-u", "C-k")
    session.type("mine")
    try session.press("Enter")
    try session.wait(forNo: "Esc leave as it was")
    _ = try sql("DELETE FROM f WHERE name = 'one'", in: scene)
    try session.wait(for: "deleted there")
    try session.press("s")
    try session.wait(for: "keep mine and save")
    try session.press("m")
    try session.wait(for: "Saved")
    #expect(try data(in: scene) == Self.all)
    #expect(try sql("SELECT hex(data) FROM f WHERE name = 'mine'", in: scene) == "00FF10\n")
  }
}
