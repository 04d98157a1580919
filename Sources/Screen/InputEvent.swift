/// What a terminal sends: a key, a paste, the mouse, a new size.
package enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  /// A bracketed paste, line ends as LF.
  case paste(String)
  case mouse(MouseEvent)
  case resize(Size)
}

/// A key with its modifiers.
package struct KeyPress: Hashable, Sendable {
  /// Which one it was.
  package var key: Key
  /// What was held with it.
  package var modifiers: Modifiers

  package init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// A key, or the character that it types.
  package enum Key: Hashable, Sendable {
    /// A typed grapheme or scalar; with `.control` the lower-case letter (`C-s` is `.character("s")`).
    case character(Character)
    case enter, escape, tab, backTab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
  }

  /// Keys that are held while another one is pressed.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Ctrl.
    package static let control = Modifiers(rawValue: 1)
    /// Alt, or Esc before the key.
    package static let meta = Modifiers(rawValue: 2)
    /// Shift, where the terminal reports it.
    package static let shift = Modifiers(rawValue: 4)
  }
}

/// What the mouse did, and where.
package struct MouseEvent: Hashable, Sendable {
  /// What it did.
  package enum Action: Hashable, Sendable { case press, doublePress, wheelUp, wheelDown }
  /// What it did.
  package var action: Action
  /// The cell of the screen under it.
  package var point: Point

  package init(action: Action, point: Point) {
    self.action = action
    self.point = point
  }
}
