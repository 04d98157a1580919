import Texts

extension TextBuffer {
  /// Types one character; returns the reason if it is refused.
  mutating func type(
    _ character: Character, through intake: TextIntake, refusing: (Character) -> String?
  ) -> EditorResponse {
    // A mark that joins the cluster before it makes the text no longer.
    let length = joinsPrevious(character) ? clusters.count - 1 : clusters.count
    if let reason = refusing(character).map({ Sentence(verbatim: $0) })
      ?? intake.refusal(of: character, after: length)
    {
      return .refused(reason)
    }
    insert(String(intake.adapted(character)), as: .typing)
    return .handled
  }

  /// Replaces the whole text, as one undo step.
  mutating func replaceAll(with text: String) {
    if text != self.text { replace(0..<clusters.count, with: text) }
  }

  private func joinsPrevious(_ character: Character) -> Bool {
    cursor > 0 && (String(clusters[cursor - 1]) + String(character)).count == 1
  }
}
