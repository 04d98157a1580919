import Testing

@testable import Forms
@testable import Values

@Suite("Words of a form") struct FormWordsTests {
  @Test(
    "A color is hexadecimal, of the terminal, or a name",
    arguments: [
      ("666666", .rgb(red: 0x66, green: 0x66, blue: 0x66)),
      ("#fff", .rgb(red: 0xFF, green: 0xFF, blue: 0xFF)),
      ("#1a2B3c", .rgb(red: 0x1A, green: 0x2B, blue: 0x3C)),
      ("012", .rgb(red: 0, green: 0x11, blue: 0x22)),
      ("ansi:12", .ansi(12)),
      ("ansi:255", .ansi(255)),
      ("red", .ansi(1)),
      ("brightRed", .ansi(9)),
      ("brightWhite", .ansi(15)),
      ("systemRed", .rgb(red: 0xFF, green: 0x3B, blue: 0x30)),
      ("label", .label),
      ("secondaryLabel", .secondary),
      ("placeholderText", .secondary),
    ] as [(String, FormColor)])
  func colors(word: String, color: FormColor) { #expect(FormColor(formWord: word) == color) }

  @Test(
    "Anything else is not a color",
    arguments: ["", "#", "12", "12345", "1234567", "+12345", "gggggg", "ansi:256", "ansi:", "Red"])
  func noColor(word: String) { #expect(FormColor(formWord: word) == nil) }

  @Test(
    "A keyboard is named as UIKit, its numbers, or Settings bundles name it",
    arguments: [
      ("default", .default), ("Alphabet", .default), ("0", .default),
      ("numberPad", .numberPad), ("NumberPad", .numberPad), ("4", .numberPad),
      ("UIKeyboardTypeNumberPad", .numberPad), ("URL", .URL), ("UIKeyboardTypeURL", .URL),
      ("UIKeyboardTypeASCIICapable", .asciiCapable), ("AsciiCapable", .asciiCapable),
      ("11", .asciiCapableNumberPad), ("decimalPad", .decimalPad), ("EmailAddress", .emailAddress),
    ] as [(String, KeyboardType)])
  func keyboards(word: String, type: KeyboardType) {
    #expect(KeyboardType(formWord: word) == type)
  }

  @Test("Anything else is not a keyboard", arguments: ["", "12", "numberpad", "pad"])
  func noKeyboard(word: String) { #expect(KeyboardType(formWord: word) == nil) }

  @Test(
    "A name of data reads as the words of a label",
    arguments: [
      ("firstName", "First name"), ("first_name", "First name"), ("e-mail", "E mail"),
      ("userID", "User ID"), ("URL", "URL"), ("baseURLPath", "Base URL path"), ("x", "X"),
      ("name", "Name"), ("姓名", "姓名"), ("log level", "Log level"), ("", "\"\""),
      (" ", "\" \""), ("-1", "-1"), ("1", "1"), ("./package.json", "./package.json"),
      ("**/.git", "**/.git"), ("-p z", "-p z"), ("_id", "_id"), ("a.b", "a.b"), ("C++", "C++"),
      ("2026-11-24", "2026-11-24"), ("address-2", "Address 2"), ("line__2", "line__2"),
    ])
  func labels(name: String, label: String) { #expect(Words.label(from: name) == label) }

  @Test(
    "Advice names what is at most two slips away",
    arguments: [
      ("keybordType", "keyboardType"), ("reqiured", "required"), ("Regex", "regex"),
      ("colour", "color"), ("hieght", "height"), ("banana", nil), ("a", nil),
    ] as [(String, String?)])
  func nearest(name: String, candidate: String?) {
    let names = ["keyboardType", "required", "regex", "color", "height", "key"]
    #expect(NearestName.of(name, among: names) == candidate)
  }

  @Test("Swapped neighbors are one slip")
  func distance() {
    func distance(_ a: String, _ b: String) -> Int {
      NearestName.distance(Array(a.unicodeScalars), Array(b.unicodeScalars))
    }
    #expect(distance("ab", "ba") == 1)
    #expect(distance("", "abc") == 3)
    #expect(distance("kitten", "sitting") == 3)
    #expect(distance("abc", "abc") == 0)
  }
}
