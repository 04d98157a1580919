import Testing

@Suite("Values that sops has encrypted")
struct EncryptedValueTests {
  private static let sealed = "ENC[AES256_GCM,data:bmFtZQ==,iv:aXY=,tag:dGFn,type:str]"
  private static let data = #"{"name": "\#(sealed)", "port": 1}"# + "\n"

  private func scene() throws -> Scene {
    try Scene([
      "form.plist": "( { valuePath = name; }, { valuePath = port; } )", "data.json": Self.data,
    ])
  }

  @Test("set and prompt write no clear text over them unless --json or --unset asks for it")
  func refused() throws {
    let scene = try scene()
    for text in ["name=Ada", "name="] {
      let set = try scene.run("set", "form.plist", "data.json", text)
      #expect(set.status == 1)
      #expect(
        set.errors.contains(
          "is encrypted with sops, and is left alone; set --json replaces it"), "\(set.errors)")
    }
    let prompt = try scene.shell("printf 'Ada\\n' | \"$formview\" prompt form.plist data.json")
    #expect(prompt.output.contains("is encrypted with sops"), "\(prompt.output)")
    #expect(try scene.read("data.json") == Self.data)
    #expect(try scene.run("set", "form.plist", "data.json", "port=2").status == 0)
    #expect(
      try scene.run("set", "--json", "form.plist", "data.json", #"name="Ada""#).status == 0)
    #expect(try scene.read("data.json") == #"{"name": "Ada", "port": 2}"# + "\n")
  }
}
