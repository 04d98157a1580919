import Cells
import Screen
import Texts

/// Questions over the page, and the line that is typed.
extension EditorState {
  mutating func ask(_ prompt: Prompt) -> [EditorEffect] {
    self.prompt = prompt
    return []
  }

  mutating func askForLine(
    _ purpose: LineInput.Purpose, text: String = "", formerFocus: String? = nil
  ) {
    lineInput = LineInput(purpose: purpose, line: LineEditor(text), formerFocus: formerFocus)
  }

  /// Returns the line with what was typed.
  mutating func typeIntoLine(
    _ input: EditorInput, in size: Size, _ texts: Texts
  ) -> LineInput? {
    let label = DisplayText.width(lineInput?.label(in: texts) ?? "")
    _ = lineInput?.line.handle(input, width: max(size.width - label - 3, 1))
    return lineInput
  }

  /// Withdraws the question if its answers would be about what is not there any more.
  mutating func withdrawPrompt(about topics: Set<Prompt.Topic>) {
    if let topic = prompt?.topic, topics.contains(topic) { prompt = nil }
  }
}
