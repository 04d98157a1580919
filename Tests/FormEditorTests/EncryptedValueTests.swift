import FormEditor
import Screen
import Testing

@Suite("Values that sops has encrypted, on the screen")
struct EncryptedValueTests {
  private static let form = """
    { rows = ( { key = Name; valuePath = name; }, { key = Pass; valuePath = pass; isSecure = YES; },
      { key = Port; valuePath = port; cellIdentifier = NumberCell; } ); columns = (name, pass, port); }
    """

  private static func sealed(_ data: String) -> String {
    "ENC[AES256_GCM,data:\(data),iv:aXY=,tag:dGFn,type:str]"
  }

  private static let record =
    #"{"name": "\#(sealed("bmFtZQ=="))", "pass": "\#(sealed("cGFzcw=="))", "port": "\#(sealed("ODA="))"}"#

  private func scenario(_ record: String = record) throws -> Scenario {
    try Scenario(form: Self.form, record: record, size: Size(width: 120, height: 16))
  }

  @Test("A key that would replace it asks first; back leaves it as it is", arguments: [0, 1, 2])
  func asking(row: Int) throws {
    var scenario = try scenario()
    for _ in 0..<row { scenario.press("j") }
    let label = ["Name", "Pass", "Port"][row]
    #expect(scenario.bottomLine.contains("Enter edit"))
    scenario.press("Enter")
    #expect(
      scenario.question.contains(
        "\(label) is encrypted with sops: what is typed takes its place for all to read."),
      "\(scenario.question)")
    scenario.press("c")
    #expect(scenario.editor.mode == .browsing)
    #expect(scenario.file == Self.record)
    scenario.press("Enter", "r")
    #expect(scenario.editor.mode == .editing)
    scenario.press("C-u")
    scenario.type("7")
    scenario.press("Enter")
    #expect(scenario.editor.mode == .browsing, "\(scenario.helpLine)")
    let stored = row == 2 ? "7" : #""7""#
    #expect(scenario.file.contains("\"\(label.lowercased())\": \(stored)"), "\(scenario.file)")
  }

  @Test("Who agreed to one value is asked about the next one")
  func eachValue() throws {
    var scenario = try scenario()
    scenario.press("Enter", "r", "Esc", "j", "Enter")
    #expect(scenario.question.contains("Pass is encrypted with sops"), "\(scenario.question)")
  }

  @Test("A value for many records is not written over encrypted ones")
  func many() throws {
    let open = #"{"name": "a", "pass": "b", "port": 1}"#
    var scenario = try Scenario.table("[\n\(open),\n\(Self.record)\n]", form: Self.form)
    scenario.press("*", "E", "C-u")
    scenario.type("x")
    scenario.press("Enter")
    scenario.finishJobs()
    #expect(scenario.file.contains(#""name": "x""#), "\(scenario.file)")
    #expect(scenario.file.contains(Self.sealed("bmFtZQ==")))
  }
}
