import Screen
import Texts

extension TextBuffer {
  /// Handles the keys common to all texts: moving and erasing by cluster and word, undo, redo.
  ///
  /// Returns `handled`, `refused` or `ignored`.
  mutating func edit(_ key: KeyPress) -> EditorResponse {
    switch key.key {
    case .left where key.modifiers.isEmpty: move(to: cursor - 1)
    case .right where key.modifiers.isEmpty: move(to: cursor + 1)
    case .left where key.modifiers.meansWord: move(to: previousWord)
    case .right where key.modifiers.meansWord: move(to: nextWord)
    case .backspace where key.modifiers.meansWord: erase(previousWord..<cursor)
    case .backspace: eraseBackward()
    case .delete where key.modifiers.meansWord: erase(cursor..<nextWord)
    case .delete: eraseForward()
    case .character(let letter) where key.modifiers == .control: return control(letter)
    case .character(let letter) where key.modifiers == .meta: return meta(letter)
    default: return .ignored
    }
    return .handled
  }

  private mutating func control(_ letter: Character) -> EditorResponse {
    switch letter {
    case "b": move(to: cursor - 1)
    case "f": move(to: cursor + 1)
    case "d": eraseForward()
    case "h": eraseBackward()
    case "w": erase(previousBlank..<cursor)
    case "z": return undo() ? .handled : .refused(Sentence { $0.nothingToUndoInField })
    case "y": return redo() ? .handled : .refused(Sentence { $0.nothingToRedoInField })
    default: return .ignored
    }
    return .handled
  }

  private mutating func meta(_ letter: Character) -> EditorResponse {
    switch letter {
    case "b": move(to: previousWord)
    case "f": move(to: nextWord)
    case "d": erase(cursor..<nextWord)
    default: return .ignored
    }
    return .handled
  }

  private mutating func eraseBackward() {
    if cursor > 0 { erase(cursor - 1..<cursor, as: .erasing) }
  }

  private mutating func eraseForward() {
    if cursor < clusters.count { erase(cursor..<cursor + 1, as: .erasing) }
  }
}

extension KeyPress.Modifiers {
  /// True for Alt or Control, which apply an arrow or an erasing key to words.
  fileprivate var meansWord: Bool { self == .control || self == .meta }
}
