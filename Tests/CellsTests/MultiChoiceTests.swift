import Forms
import JSONText
import Screen
import Testing

@testable import Cells

@Suite("A checklist")
struct MultiChoiceTests {
  private func typist(_ json: String?) throws -> Typist {
    try #require(try Sample("MultiChoiceCell", json: json).typist)
  }

  @Test("Space marks choices; what was there keeps its order, and what is added comes last")
  func marks() throws {
    var typist = try typist(#"["c", "a"]"#)
    #expect(
      typist.popup.map { $0.trimmingSuffix } == ["[✓] Title a", "[ ] Title b", "[✓] Title c"])
    typist.press("Down Space Up Space")
    #expect(
      typist.popup.map { $0.trimmingSuffix } == ["[ ] Title a", "[✓] Title b", "[✓] Title c"])
    #expect(
      typist.press("Enter") == .commit(.value(.array([.string("c"), .string("b")])), then: .stay))
    typist.press("Space")
    #expect(
      typist.editor.pendingEdit
        == .value(.array([.string("c"), .string("a"), .string("b")])))
  }

  @Test("What is not offered is shown, and stays")
  func others() throws {
    var typist = try typist(#"["x", "a", 7]"#)
    #expect(typist.popup[0].hasPrefix("[✓] x  not offered"))
    #expect(typist.popup[1].hasPrefix("[✓] 7  not offered"))
    typist.press("Space")
    #expect(
      typist.press("Tab") == .commit(.value(.array([.string("x"), .number("7")])), then: .next))
  }

  @Test("Marks that are taken back are not an edit")
  func unchanged() throws {
    var typist = try typist(#"["a"]"#)
    typist.press("Space Space")
    #expect(typist.press("Enter") == .commit(.text(#"["a"]"#), then: .stay))
    var empty = try self.typist(nil)
    empty.press("Space Space")
    #expect(empty.press("Enter") == .commit(.text(""), then: .stay))
  }

  @Test("What is typed filters, clicks mark")
  func filter() throws {
    var typist = try typist("[]")
    typist.press("c Space")
    #expect(typist.popup.count == 1 || typist.popup.contains { $0.hasPrefix("[✓] Title c") })
    typist.press("C-u")
    _ = typist.give(.clickPopup(line: 0, column: 1))
    #expect(
      typist.press("Enter") == .commit(.value(.array([.string("a"), .string("c")])), then: .stay))
    typist.press("z z")
    #expect(typist.press("Space") == .refused("no choice matches “zz”"))
  }
}

extension String {
  fileprivate var trimmingSuffix: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
