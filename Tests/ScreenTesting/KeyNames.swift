/// What xterm sends for keys, by the names that the program shows them under.
enum KeyNames {
  /// The bytes of `Down`, `C-x`, `M-b`, `S-Tab`, `C-Left`, `F2`, `j`; nil for a name that is none.
  static func bytes(of name: String) -> [UInt8]? {
    var rest = Substring(name)
    var modifiers = 0
    while rest.count > 2, let bit = modifierBits[String(rest.prefix(2))] {
      modifiers |= bit
      rest = rest.dropFirst(2)
    }
    let key = String(rest)
    if key == "Tab" && modifiers == 1 { return Array("\u{1B}[Z".utf8) }
    if let letter = letters[key] {
      let plain = "\u{1B}O\(letter)"
      return Array((modifiers == 0 ? plain : "\u{1B}[1;\(modifiers + 1)\(letter)").utf8)
    }
    if let number = numbers[key] {
      return Array("\u{1B}[\(number)\(modifiers == 0 ? "" : ";\(modifiers + 1)")~".utf8)
    }
    guard var bytes = plain[key].map({ Array($0.utf8) }) ?? single(key) else { return nil }
    if modifiers & 4 != 0 {
      guard bytes.count == 1, let byte = bytes.first else { return nil }
      bytes = [byte & 0x1F]
    }
    return modifiers & 2 != 0 ? [0x1B] + bytes : bytes
  }

  private static func single(_ key: String) -> [UInt8]? {
    key.count == 1 ? Array(key.utf8) : nil
  }

  private static let modifierBits = ["S-": 1, "M-": 2, "C-": 4]

  // Esc in its unambiguous form (CSI u), so that a key pressed right after it is not taken for M-key.
  private static let plain = [
    "Enter": "\r", "Tab": "\t", "Esc": "\u{1B}[27u", "Backspace": "\u{7F}", "Space": " ",
  ]

  private static let letters = [
    "Up": "A", "Down": "B", "Right": "C", "Left": "D", "Home": "H", "End": "F", "F1": "P",
    "F2": "Q", "F3": "R", "F4": "S",
  ]

  private static let numbers = [
    "Insert": 2, "Delete": 3, "PageUp": 5, "PageDown": 6, "PgUp": 5, "PgDn": 6, "F5": 15,
    "F6": 17, "F7": 18, "F8": 19, "F9": 20, "F10": 21, "F11": 23, "F12": 24,
  ]
}
