extension KeyPress {
  /// A key that types a character.
  package static func letter(_ character: Character) -> KeyPress { KeyPress(.character(character)) }
  /// A character held with Ctrl.
  package static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), .control)
  }

  package var isLetter: Bool { if case .character = key { modifiers.isEmpty } else { false } }

  /// Name as shown in the bottom line and the help: `Enter`, `C-s`, `F2`.
  package var name: String {
    var name = ""
    if modifiers.contains(.control) { name += "C-" }
    if modifiers.contains(.meta) { name += "M-" }
    if modifiers.contains(.shift) { name += "S-" }
    return name + key.name
  }
}

extension [KeyPress] {
  /// Joined names of keys that do the same, or that are pressed one after the other: `PgUp PgDn`.
  package var names: String { map(\.name).joined(separator: " ") }
}

extension KeyPress.Key {
  fileprivate var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "S-Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
