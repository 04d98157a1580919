import Screen

extension KeyPress {
  /// Reads a key as the documentation writes it: `a`, `C-k`, `M-Left`, `S-Tab`, `F2`.
  init(named name: String) {
    var rest = name[...]
    var modifiers: Modifiers = []
    while rest.count > 2, let modifier = Self.prefixes[String(rest.prefix(2))] {
      modifiers.insert(modifier)
      rest = rest.dropFirst(2)
    }
    let key = Self.names[String(rest)] ?? .character(rest.first ?? " ")
    self.init(key, modifiers)
  }

  private static let prefixes: [String: Modifiers] = ["C-": .control, "M-": .meta, "S-": .shift]
  static let names: [String: Key] = [
    "Enter": .enter, "Esc": .escape, "Tab": .tab, "BackTab": .backTab, "Backspace": .backspace,
    "Delete": .delete, "Up": .up, "Down": .down, "Left": .left, "Right": .right, "Home": .home,
    "End": .end, "PgUp": .pageUp, "PgDn": .pageDown, "F2": .function(2), "Space": .character(" "),
  ]
}

/// The keys of a script, parted by blanks: `Home C-Right x`.
func keys(_ script: String) -> [KeyPress] {
  script.split(separator: " ").map { KeyPress(named: String($0)) }
}

/// The keys that type a text.
func typing(_ text: String) -> [KeyPress] { text.map { KeyPress(.character($0)) } }
