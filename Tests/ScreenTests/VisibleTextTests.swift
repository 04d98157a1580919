import CUTF8Proc
import Testing

@testable import Screen

@Suite("Text as it is shown")
struct VisibleTextTests {
  /// Every scalar that is a control, a format character, a mark, a separator, a jamo or no character.
  private static let scalars: [Unicode.Scalar] = (0...UInt32(0x10FFFF)).compactMap { value in
    guard let scalar = Unicode.Scalar(value) else { return nil }
    let isJamo =
      (0x1100...0x11FF).contains(value) || (0xA960...0xA97F).contains(value)
      || (0xD7B0...0xD7FF).contains(value)
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .spacingMark, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      return scalar
    case .unassigned where value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value):
      return scalar
    default: return isJamo ? scalar : nil
    }
  }

  @Test("what is printed takes the columns that were counted for it, whatever stands around it")
  func width() {
    #expect(Self.scalars.count > 2500)
    for scalar in Self.scalars {
      let text = String(Character(scalar))
      for text in [text, "a" + text, text + "a", "中" + text + "文", text + text, "🇩🇪" + text] {
        let shown = DisplayText.visible(text)
        if DisplayText.width(shown) != DisplayText.width(text)
          || DisplayText.visible(shown) != shown
        {
          Issue.record("U+\(String(scalar.value, radix: 16)): \(text.debugDescription)")
        }
      }
    }
  }

  @Test("what is printed is what a frame of the screen shows")
  func frame() {
    for scalar in Self.scalars {
      let text = "a" + String(Character(scalar)) + "b"
      var frame = Frame(size: Size(width: 24, height: 1))
      frame.draw(text, at: Point(x: 0, y: 0), style: .plain)
      #expect(frame.lines == [DisplayText.visible(text)], "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test(
    "nothing that moves the cursor or reorders a line is left", arguments: ["", "a", "e\u{301}"])
  func nothingLeft(before: String) {
    for scalar in Self.scalars where DisplayText.isControl(scalar) {
      let shown = DisplayText.visible(before + String(Character(scalar)))
      #expect(!shown.unicodeScalars.contains(scalar), "U+\(String(scalar.value, radix: 16))")
    }
    for value: UInt32 in [
      0, 0x1B, 0x7F, 0x80, 0x9B, 0x9F, 0xAD, 0x61C, 0x180E, 0x200E, 0x202E, 0x2066, 0xFFF9,
    ] {
      #expect(Unicode.Scalar(value).map { DisplayText.isControl($0) } == true)
    }
    // A joiner or a selector belongs to what is before it.
    for value: UInt32 in [0x20, 0x41, 0x301, 0x200D, 0xFE0F, 0x4E00] {
      #expect(Unicode.Scalar(value).map { DisplayText.isControl($0) } == false)
    }
  }

  @Test(
    "tag characters, which could carry a text that nobody sees, are seen; three flags are made of them"
  )
  func tags() {
    #expect(DisplayText.visible("a\u{E0041}\u{E007F}") == "a‹U+E0041›‹U+E007F›")
    #expect(DisplayText.visible("🏴\u{E0078}\u{E007F}") == "🏴‹U+E0078›‹U+E007F›")
    #expect(DisplayText.visible("x\u{E0000}") == "x‹U+E0000›")
  }

  @Test("text without such characters stays the same")
  func plain() {
    for text in ["", "plain", "e\u{301}", "中文", "👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "م\u{200C}ن"] {
      #expect(DisplayText.visible(text).utf8.elementsEqual(text.utf8))
    }
  }
}
