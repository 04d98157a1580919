import Testing

@Suite("formview explain")
struct ExplainTests {
  @Test("tells a key, a cell and a code", arguments: ["regex", "NumberCell", "F401", "f401"])
  func entries(name: String) throws {
    let outcome = try Scene().run("explain", name)
    #expect(outcome.status == 0)
    #expect(outcome.output.lowercased().hasPrefix(name.lowercased()))
  }

  @Test("advises the nearest name")
  func nearest() throws {
    let outcome = try Scene().run("explain", "regx")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("\"regex\""))
  }
}
