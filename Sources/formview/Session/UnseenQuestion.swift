import FormEditor

/// Whether a question is open that came by itself and was not on the screen yet: what was pressed before is no answer
/// to it.
struct UnseenQuestion {
  private(set) var isOpen = false
  /// The last question about what was rescued that was seen.
  private var seenRescue: Editor.RescueQuestion?

  /// Looks at what an action has brought. A question that a key asks is expected by who presses it; but that about what
  /// was rescued waits until a field or a list is closed, and what it deletes is gone for good.
  mutating func follow(_ editor: Editor, after action: EditorAction, wasAsking: Bool) {
    guard editor.mode == .prompt else {
      isOpen = false
      return
    }
    if case .input = action {
      if let asked = editor.rescueQuestion, asked != seenRescue { isOpen = true }
    } else if !wasAsking {
      isOpen = true
    }
  }

  /// It is on the screen.
  mutating func wasSeen(of editor: Editor) {
    isOpen = false
    seenRescue = editor.rescueQuestion
  }
}
