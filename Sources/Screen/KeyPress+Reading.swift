extension KeyPress {
  /// A key by the name that the bottom line gives it: `s`, `C-s`, `M-Up`, `Enter`, `F2`, `Space`; nil for any other text.
  package init?(name: String) {
    var rest = name[...]
    var modifiers: Modifiers = []
    while rest.count > 2, let modifier = Self.modifier(rest.prefix(2)) {
      modifiers.insert(modifier)
      rest = rest.dropFirst(2)
    }
    if rest.count == 1, let character = rest.first {
      self.init(character, modifiers)
      return
    }
    guard let key = Key(name: rest.lowercased()) else { return nil }
    let isBackTab = key == .tab && modifiers == .shift
    self = isBackTab ? KeyPress(.backTab) : KeyPress(key, modifiers)
  }

  /// A letter with Ctrl is the same with Shift; with Shift alone, it is a capital.
  private init?(_ character: Character, _ modifiers: Modifiers) {
    guard !character.isWhitespace else { return nil }
    if modifiers == .shift, let capital = character.uppercased().first {
      self = .letter(capital)
    } else if modifiers.contains(.control), let small = character.lowercased().first {
      self.init(.character(small), modifiers)
    } else {
      self.init(.character(character), modifiers)
    }
  }

  private static func modifier(_ name: Substring) -> Modifiers? {
    switch name.lowercased() {
    case "c-": .control
    case "m-": .meta
    case "s-": .shift
    default: nil
    }
  }

  /// The key that terminals send in place of this one; nil where they tell them apart.
  package var indistinguishable: KeyPress? {
    switch self {
    case .control("i"): KeyPress(.tab)
    case .control("j"), .control("m"): KeyPress(.enter)
    case .control("["): KeyPress(.escape)
    default: nil
    }
  }

  /// Names of keys that are no characters.
  package static let names: [String] = Key.named.map(\.name) + (1...12).map { "F\($0)" }
}

extension KeyPress.Key {
  fileprivate static let named: [(name: String, key: KeyPress.Key)] = [
    ("Enter", .enter), ("Esc", .escape), ("Tab", .tab), ("Backspace", .backspace),
    ("Delete", .delete), ("Insert", .insert), ("Up", .up), ("Down", .down), ("Left", .left),
    ("Right", .right), ("Home", .home), ("End", .end), ("PgUp", .pageUp), ("PgDn", .pageDown),
    ("Space", .character(" ")),
  ]

  private static let synonyms: [(name: String, key: KeyPress.Key)] = [
    ("return", .enter), ("escape", .escape), ("del", .delete), ("ins", .insert),
    ("pageup", .pageUp), ("pagedown", .pageDown),
  ]

  /// A key by its name in small letters.
  fileprivate init?(name: String) {
    if let known = (Self.named + Self.synonyms).first(where: { $0.name.lowercased() == name }) {
      self = known.key
      return
    }
    guard name.first == "f", let number = Int(name.dropFirst()), 1...24 ~= number else {
      return nil
    }
    self = .function(number)
  }
}
