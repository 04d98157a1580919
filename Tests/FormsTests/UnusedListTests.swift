import FormTesting
import Testing

@testable import Forms

@Suite("Lists of choices that no row names")
struct UnusedListTests {
  @Test(
    "A list of choices that no row names has no effect, unless a form beside it may include it",
    arguments: [
      ("choicesFrom = used;", [:], true), ("choicesFrom = spare;", [:], true),
      ("choicesFrom = used; }, { valuePath = b; choicesFrom = spare;", [:], false),
      ("choicesFrom = usd;", [:], false),
      ("choicesFrom = used;", ["other.plist": "{ includes = (form); rows = (); }"], false),
      ("choicesFrom = used;", ["other.plist": "( { valuePath = form; } )"], true),
    ] as [(String, [String: String], Bool)])
  func listWithoutRow(row: String, files: [String: String], isReported: Bool) {
    let form =
      "{ choiceLists = { used = (a); spare = (b); }; rows = ( { valuePath = a; \(row) } ); }"
    let found = FormFixture.decode(
      form, beside: files, checks: FormChecks.always + [UnusedListCheck.self]
    ).diagnostics.map(\.line).filter { $0.contains("W108") }
    #expect(found.count == (isReported ? 1 : 0), "\(found)")
    guard isReported else { return }
    let (name, column) = row.contains("used") ? ("spare", 31) : ("used", 19)
    #expect(
      found.first
        == "form.plist:1:\(column): warning W108: \"\(name)\" has no effect without \"choicesFrom\"; "
        + "try choicesFrom = \(name)", "\(found)")
  }
}
