import Texts

extension TextBuffer {
  /// Types one character; the reason when it is refused.
  mutating func type(
    _ character: Character, through intake: TextIntake, refusing: (Character) -> String?
  ) -> EditorResponse {
    // A mark that joins the cluster before it makes the text no longer.
    let length = joinsPrevious(character) ? clusters.count - 1 : clusters.count
    let result = intake.take(String(character), length: length, refusing: refusing)
    guard result.leftOut == 0 else {
      return .refused(
        Sentence { texts in texts.reasons(result.reasons.map { $0.text(in: texts) }) })
    }
    insert(String(result.taken), as: .typing)
    return .handled
  }

  /// Inserts what the field takes of a paste, and returns what it left out.
  mutating func paste(
    _ text: String, through intake: TextIntake, asWhole: Bool = false,
    refusing: (Character) -> String?
  ) -> EditorResponse {
    let text = asWhole ? text.trimmingWhitespace() : text
    let result = intake.take(text, length: clusters.count, refusing: refusing)
    if asWhole && result.leftOut > 0 {
      return .refused(
        Sentence { texts in texts.notPasted(result.reasons.map { $0.text(in: texts) }) })
    }
    insert(String(result.taken))
    return result.message.map(EditorResponse.refused) ?? .handled
  }

  /// Puts another text in place of all, as one step to undo.
  mutating func replaceAll(
    with text: String, through intake: TextIntake, refusing: (Character) -> String?
  ) -> EditorResponse {
    let result = intake.take(text, length: 0, refusing: refusing)
    let taken = String(result.taken)
    if taken != self.text { replace(0..<clusters.count, with: taken) }
    return result.message.map(EditorResponse.refused) ?? .handled
  }

  private func joinsPrevious(_ character: Character) -> Bool {
    cursor > 0 && (String(clusters[cursor - 1]) + String(character)).count == 1
  }
}
