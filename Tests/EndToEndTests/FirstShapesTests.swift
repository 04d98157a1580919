import ScreenTesting
import Testing

@Suite("A first form of values in several shapes, with a secret among them")
struct FirstShapesTests {
  private static let yaml = """
    services:
      web:
        environment: {WORKERS: 4, LOG: info}
        after: {db: {healthy: true}, cache: {healthy: false}, mail: {healthy: true}}
      worker:
        environment:
          - TZ=UTC
        after: [db]
      db:
        environment: {POSTGRES_USER: shop, POSTGRES_PASSWORD_FILE: /run/s3cret}

    """

  private func scene() throws -> Scene { try Scene(["data.yaml": Self.yaml]) }

  @Test("Each shape is a variant, and only the secret member is masked")
  func variants() throws {
    let scene = try scene()
    let made = try scene.run("new", "data.yaml").output
    let environment = made.split(separator: "\n").first { $0.contains("valuePath = environment") }
    #expect(
      environment?.contains(
        "variants = ( { title = Object; segueIdentifier = environment; }, { title = List; valueType = array; } )"
      ) == true, "\(made)")
    #expect(environment?.contains("isSecure") == false)
    #expect(made.contains("valuePath = POSTGRES_PASSWORD_FILE; isSecure = YES;"), "\(made)")
    #expect(
      made.contains("valuePath = after; variants = ( { title = Object; cellIdentifier = MapCell;"),
      "\(made)")
    try scene.write("made.plist", made)
    #expect(try scene.run("lint", "--strict", "made.plist").output == "")
    #expect(try scene.run("check", "made.plist", "data.yaml").output == "")
  }

  @Test("get and set reach the members, and nothing shows the secret")
  func members() throws {
    let scene = try scene()
    for (path, value) in [
      ("services.web.environment.WORKERS", "4"), ("services.worker.environment[0]", "TZ=UTC"),
      ("services.db.environment.POSTGRES_USER", "shop"),
      ("services.db.environment.POSTGRES_PASSWORD_FILE", "••••••••"),
      ("services.web.after.db.healthy", "on"),
    ] {
      let got = try scene.run("get", "--form", "auto", "data.yaml", path)
      #expect(got.output == value + "\n", "\(path): \(got.errors)")
    }
    for arguments in [
      ["show", "data.yaml"], ["get", "--form", "auto", "data.yaml", "services.db"],
      ["get", "--form", "auto", "data.yaml", "services.db.environment"],
    ] {
      let shown = try scene.run(arguments)
      #expect(!shown.output.contains("s3cret"), "\(shown.output)")
    }
    let set = try scene.run(
      "set", "--form", "auto", "data.yaml", "services.web.environment.WORKERS=8")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.read("data.yaml").contains("{WORKERS: 8, LOG: info}"))
  }

  @Test("On the screen the members are edited, and the secret is bullets")
  func screen() throws {
    let scene = try scene()
    let session = try scene.open("data.yaml", size: (100, 16), showing: "Services")
    try session.press("Enter")
    try session.wait(for: "worker")
    try session.press("G", "Right", "Enter")
    try session.wait(for: "Esc table")
    try session.press("Enter")
    try session.wait(for: "POSTGRES PASSWORD FILE")
    #expect(!session.screen.contains { $0.contains("s3cret") }, "\(session.screen)")
    try session.replaceValue(of: "POSTGRES USER", with: "other")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(try scene.read("data.yaml").contains("POSTGRES_USER: other"))
  }
}
