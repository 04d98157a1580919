import FormEditor

/// Detects a question that appeared by itself and was not drawn yet: earlier keys don't answer it.
struct UnseenQuestion {
  private(set) var isOpen = false
  private var seenRescue: EditorState.RescueQuestion?

  /// Follows an action. A question caused by a key is expected; but one about rescued changes waits until a field or
  /// a list is closed, and its deletions are final.
  mutating func follow(_ editor: Editor, after action: EditorAction, wasAsking: Bool) {
    guard editor.mode == .prompt else {
      isOpen = false
      return
    }
    if case .input = action {
      if let asked = editor.state.rescueQuestion, asked != seenRescue { isOpen = true }
    } else if !wasAsking {
      isOpen = true
    }
  }

  /// Marks the question as drawn.
  mutating func wasSeen(of editor: Editor) {
    isOpen = false
    seenRescue = editor.state.rescueQuestion
  }
}
