import Cells
import FormEditor
import Screen
import Testing
import Texts
import TextsTesting

@Suite("Before anything of the data can be shown")
struct OpeningTests {
  private static func state(
    _ size: Size = Size(width: 60, height: 10), language: Language = .english
  ) -> OpeningState {
    var state = OpeningState(
      title: "Person", path: "data/ada.json", size: size, theme: Theme(in: language))
    state.part = 0.37
    return state
  }

  private static func effects(of key: String, in state: inout OpeningState) -> [EditorEffect] {
    state.reduce(.key(KeyPress(named: key)))
  }

  @Test("The screen tells the form, the file, and how much is read where that is known")
  func screen() {
    var state = Self.state()
    let lines = state.frame.lines
    #expect(lines[0].contains("Person"))
    #expect(lines[0].contains("data/ada.json"))
    #expect(lines[2].contains("Reading… 37 %"))
    #expect(lines[9].contains("q leave"))
    state.part = nil
    #expect(state.frame.lines[2].trimmingBlanks == "Reading…")
  }

  @Test("In Chinese it says the same")
  func chinese() {
    var state = Self.state(language: .chinese)
    #expect(state.frame.lines[2].contains("正在读取… 37%"))
    #expect(state.frame.lines[9].contains("q 退出  ? 按键"))
    _ = Self.effects(of: "j", in: &state)
    #expect(state.frame.lines[8].contains("文件读完之前 j 不起作用；按 q 或 Esc 退出"))
  }

  @Test("q, Esc and C-c leave", arguments: ["q", "Esc", "C-c"])
  func leaving(key: String) {
    var state = Self.state()
    let effects = Self.effects(of: key, in: &state)
    guard case .quit? = effects.first else {
      Issue.record("\(key) does not leave")
      return
    }
  }

  @Test("? tells what will happen; other keys say that they do nothing yet")
  func otherKeys() {
    var state = Self.state()
    #expect(Self.effects(of: "?", in: &state).isEmpty)
    #expect(state.frame.lines[8].contains("The form opens when the file is read"))
    #expect(Self.effects(of: "s", in: &state).isEmpty)
    #expect(state.frame.lines[8].contains("s does nothing before the file is read"))
  }

  @Test("It fits any window", arguments: [1, 2, 3, 5, 40])
  func sizes(height: Int) {
    var state = Self.state()
    for width in [1, 2, 10, 200] {
      let size = Size(width: width, height: height)
      #expect(state.reduce(.resize(size)).isEmpty)
      #expect(state.frame.size == size)
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: Substring {
    drop { $0 == " " }.prefix { $0 != " " }
  }
}
