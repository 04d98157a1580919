import Testing

@Suite("A file whose name is mistyped")
struct MistypedFileTests {
  private func scene() throws -> Scene {
    let scene = try Scene(["数据.json": #"{"a": 1}"#])
    try scene.makeFolder("forms")
    try scene.write("forms/staff.plist", "( { valuePath = a; } )")
    return scene
  }

  @Test(
    "is answered with the name in its folder that is meant",
    arguments: [
      ("forms/staf.plist", "数据.json", "forms/staf.plist: error F001: ", "try forms/staff.plist"),
      ("forms/staff.plist", "数据.jsn", "数据.jsn: error FILE: ", "try 数据.json"),
    ])
  func alike(form: String, data: String, subject: String, advice: String) throws {
    let scene = try scene()
    for command in ["show", "check"] {
      let result = try scene.run(command, form, data)
      #expect(result.status != 0)
      #expect(result.errors == "\(subject)there is no such file; \(advice)\n", "\(command)")
    }
  }

  @Test("and is like no name there is answered without one")
  func unlike() throws {
    let scene = try scene()
    let result = try scene.run("show", "forms/staff.plist", "orders.json")
    #expect(result.errors == "orders.json: error FILE: there is no such file\n")
  }
}
