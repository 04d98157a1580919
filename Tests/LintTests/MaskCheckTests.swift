import FormTesting
import Forms
import Lint
import Testing

@Suite("Masks in lint")
struct MaskCheckTests {
  @Test(
    "lint refuses a mask that can't be filled, and warns of one that no match fills",
    arguments: [
      (#"inputMask = "99\\";"#, "F204"), (#"inputMask = "--";"#, "F204"),
      (#"inputMask = "99"; regex = "[a-z]+";"#, "W404"),
      (#"inputMask = "99-99"; regex = "[0-9]{4}";"#, nil),
      (#"inputMask = "99-99"; storesMask = YES; regex = "[0-9]{4}";"#, "W404"),
      (#"inputMask = "a99"; regex = "[A-Z][0-9]+";"#, nil), ("storesMask = YES;", "W108"),
      (#"inputMask = "99"; defaultValue = "123";"#, "W402"),
      (#"inputMask = "99-9"; defaultValue = "12-3";"#, nil),
      (#"inputMask = "9"; cellIdentifier = SwitchCell;"#, "W108"),
    ])
  func lint(keys: String, code: String?) {
    let lines = FormFixture.lines(
      "({ valuePath = a; \(keys) })", checks: FormChecks.always + LintChecks.all)
    #expect(lines.contains { $0.contains(code ?? "W404") } == (code != nil), "\(lines)")
  }
}
