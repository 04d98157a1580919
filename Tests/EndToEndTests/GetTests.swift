import Testing

@Suite("formview get")
struct GetTests {
  @Test("prints the values as shown, a line each, in the order asked for")
  func values() throws {
    let outcome = try Scene(Fixtures.files).run(
      "get", "form.plist", "ada.json", "phone", "name", "contact.email")
    #expect(outcome.status == 0)
    #expect(outcome.output == "5550100\nAda Lovelace\nada@example.org\n")
  }

  @Test("--raw prints the bytes that stand in the file, secure rows too")
  func raw() throws {
    let outcome = try Scene(Fixtures.files).run(
      "get", "--raw", "form.plist", "ada.json", "salary", "name", "pin")
    #expect(outcome.output == "4200.50\n\"Ada Lovelace\"\n\"1234\"\n")
  }

  @Test("a secure row gives bullets")
  func secure() throws {
    let outcome = try Scene(Fixtures.files).run("get", "form.plist", "ada.json", "pin")
    #expect(!outcome.output.contains("1234"))
    #expect(outcome.output.contains("•"))
  }

  @Test("a missing value is an empty line, a broken one no fault", arguments: ["name", "phone"])
  func missing(identifier: String) throws {
    let outcome = try Scene(Fixtures.files).run(
      "get", "--record", "3", "form.plist", "staff.json", identifier)
    #expect(outcome.status == 0)
    #expect(outcome.output == "\n")
  }

  @Test("reads the data from standard input")
  func standardInput() throws {
    let outcome = try Scene(Fixtures.files).run(
      "get", "form.plist", "-", "name", input: Fixtures.ada)
    #expect(outcome.output == "Ada Lovelace\n")
  }
}
