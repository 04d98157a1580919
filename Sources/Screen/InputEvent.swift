/// Input from a terminal: a key, a paste, the mouse, a new size.
package enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  /// Pasted text; line ends are LF.
  case paste(String)
  case mouse(MouseEvent)
  case resize(Size)
}

/// A key with its modifiers.
package struct KeyPress: Hashable, Sendable {
  package var key: Key
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

  /// Modifier keys held during a press.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let control = Modifiers(rawValue: 1)
    /// Alt, or Esc before the key.
    package static let meta = Modifiers(rawValue: 2)
    /// Shift, if the terminal reports it.
    package static let shift = Modifiers(rawValue: 4)
  }
}

/// An action of the mouse and its position.
package struct MouseEvent: Hashable, Sendable {
  /// A press, two of them shortly after each other, or a turn of the wheel.
  package enum Action: Hashable, Sendable { case press, doublePress, wheelUp, wheelDown }
  package var action: Action
  package var point: Point

  package init(action: Action, point: Point) {
    self.action = action
    self.point = point
  }
}
