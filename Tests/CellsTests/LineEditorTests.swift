import Screen
import Testing
import TextsTesting

@testable import Cells

/// A line editor after some keys, in a wide field.
private func line(_ text: String, _ script: String = "", maximumLength: Int? = nil) -> LineEditor {
  var line = LineEditor(text, maximumLength: maximumLength)
  line.press(keys(script))
  return line
}

extension LineEditor {
  fileprivate mutating func press(_ keys: [KeyPress]) {
    for key in keys { _ = handle(.key(key), width: 40) }
  }

  /// The text with the cursor as a bar.
  fileprivate var marked: String {
    String(buffer.clusters[..<cursor]) + "|" + String(buffer.clusters[cursor...])
  }
}

@Suite("A line of text being typed")
struct LineEditorTests {
  @Test("It opens with the cursor at the end")
  func opens() { #expect(line("Oslo").marked == "Oslo|") }

  @Test("Left and Right go by cluster, an emoji family being one")
  func clusters() {
    #expect(line("a👨‍👩‍👧b", "Left Left").marked == "a|👨‍👩‍👧b")
    #expect(line("a👨‍👩‍👧b", "Left Left Right").marked == "a👨‍👩‍👧|b")
  }

  @Test(
    "Word keys go to the beginning and the end of words",
    arguments: [("M-b", "one two-|three"), ("C-Left", "one two-|three")])
  func wordLeft(script: String, expected: String) {
    #expect(line("one two-three", script).marked == expected)
  }

  @Test(
    "Word keys to the right stop behind the word",
    arguments: ["Home M-f M-f", "Home C-Right C-Right", "C-a M-Right M-Right"])
  func wordRight(script: String) {
    #expect(line("one two-three", script).marked == "one two|-three")
  }

  @Test(
    "Home and C-a, End and C-e go to the ends",
    arguments: [("Home", "|ab"), ("C-a", "|ab"), ("Home End", "ab|"), ("C-a C-e", "ab|")])
  func ends(script: String, expected: String) { #expect(line("ab", script).marked == expected) }

  @Test("Backspace erases a whole cluster before the cursor")
  func backspace() {
    #expect(line("ne\u{301}", "Backspace").marked == "n|")
    #expect(line("", "Backspace").marked == "|")
  }

  @Test("Delete and C-d erase the cluster under the cursor")
  func delete() {
    #expect(line("abc", "Home Delete").marked == "|bc")
    #expect(line("abc", "Home C-d").marked == "|bc")
    #expect(line("abc", "C-d").marked == "abc|")
  }

  @Test("C-w takes what stands before the cursor up to white space, M-Backspace a word")
  func eraseWords() {
    #expect(line("see /etc/hosts ", "C-w").marked == "see |")
    #expect(line("see /etc/hosts ", "M-Backspace").marked == "see /etc/|")
  }

  @Test("C-u erases to the beginning, C-k to the end")
  func eraseLine() {
    #expect(line("abcd", "Left Left C-u").marked == "|cd")
    #expect(line("abcd", "Left Left C-k").marked == "ab|")
  }

  @Test("M-d erases the word after the cursor")
  func eraseNextWord() { #expect(line("one two", "Home M-d").marked == "| two") }

  @Test("A combining mark typed after its base joins it")
  func combiningMark() {
    var line = line("caf")
    line.press(typing("e"))
    line.press([KeyPress(.character("\u{301}"))])
    #expect(line.text == "cafe\u{301}")
    #expect(line.cursor == 4)
    line.press(keys("Backspace"))
    #expect(line.text == "caf")
  }

  @Test("Two regional indicators that meet become one flag")
  func flagsJoin() {
    var line = line("🇩x🇪", "Home Right Right")
    line.press(keys("Backspace"))
    #expect(line.buffer.clusters == ["🇩🇪"])
  }

  @Test("C-z takes a typed word back at a time, C-y brings it again")
  func undo() {
    var line = line("")
    line.press(typing("one two"))
    line.press(keys("C-z"))
    #expect(line.marked == "one |")
    line.press(keys("C-z"))
    #expect(line.marked == "|")
    line.press(keys("C-y C-y"))
    #expect(line.marked == "one two|")
  }

  @Test("Typing after undoing forgets what was undone, and C-y says so")
  func redoIsForgotten() {
    var line = line("", "a C-z b")
    #expect(line.text == "b")
    #expect(
      line.handle(.key(KeyPress(named: "C-y")), width: 9)
        == .refused("nothing to redo in this field"))
  }

  @Test("Typing at another place is another step to undo")
  func undoByPlace() { #expect(line("xy", "a Home b C-z").text == "xya") }

  @Test("A refused character changes nothing and names its reason")
  func refusal() {
    var line = line("12")
    let response = line.handle(.key(KeyPress(named: "x")), width: 9) {
      $0.isNumber ? nil : "digits only"
    }
    #expect(response == .refused("digits only"))
    #expect(line.text == "12")
  }

  @Test("A paste is taken as a whole, whatever keys may type")
  func wholePaste() {
    var line = line("")
    let response = line.handle(.paste("+47 123"), width: 9) {
      $0.isNumber ? nil : "digits only"
    }
    #expect(response == .handled)
    #expect(line.text == "+47 123")
  }

  @Test("Line breaks of a paste become spaces, the last one is dropped")
  func pasteLineBreaks() {
    var line = line("")
    #expect(line.handle(.paste("one\r\ntwo\nthree\n"), width: 9) == .handled)
    #expect(line.text == "one two three")
  }

  @Test("Control characters of a paste are there, to be seen")
  func pasteControls() {
    var line = line("")
    #expect(line.handle(.paste("a\u{1B}[31mb"), width: 9) == .handled)
    #expect(line.text == "a\u{1B}[31mb")
  }

  @Test("The maximum length stops typing, and cuts no paste")
  func maximumLength() {
    var line = line("abc", maximumLength: 4)
    #expect(line.handle(.paste("xyz"), width: 9) == .handled)
    #expect(line.text == "abcxyz")
    #expect(
      line.handle(.key(KeyPress(named: "y")), width: 9)
        == .refused("at most 4 characters"))
  }

  @Test("A mark may still join the last cluster of a full field")
  func markInFullField() {
    var line = line("abce", maximumLength: 4)
    #expect(line.handle(.key(KeyPress(.character("\u{301}"))), width: 9) == .handled)
    #expect(line.text == "abce\u{301}")
  }

  @Test("A stored text over the maximum can be shortened")
  func overlongText() {
    #expect(line("abcdef", "Backspace", maximumLength: 3).text == "abcde")
  }

  @Test("A paste is one step to undo")
  func undoPaste() {
    var line = line("a")
    _ = line.handle(.paste("b c d"), width: 9)
    line.press(keys("C-z"))
    #expect(line.marked == "a|")
  }

  @Test("A click puts the cursor before the cluster it hits, beyond the text to its end")
  func click() {
    var line = line("你好ab")
    _ = line.handle(.clickField(line: 0, column: 3), width: 20)
    #expect(line.marked == "你|好ab")
    _ = line.handle(.clickField(line: 0, column: 19), width: 20)
    #expect(line.marked == "你好ab|")
  }

  @Test("Keys that are none of its own are left to the form")
  func ignored() {
    var line = line("a")
    for key in keys("Enter Esc Tab Up PgDn C-s M-x F2") {
      #expect(line.handle(.key(key), width: 9) == .ignored)
    }
    #expect(line.text == "a")
  }
}
