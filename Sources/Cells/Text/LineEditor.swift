import Screen
import Values

/// A text of one line being typed: for fields, prompts, search and filter.
package struct LineEditor: Hashable, Sendable {
  package private(set) var buffer: TextBuffer
  /// Maximum length in grapheme clusters; longer texts can be shortened, not lengthened.
  package var maximumLength: Int?
  /// True if surrounding white space of a paste is dropped, as for numbers.
  package var trimsPastes = false
  /// True if bullets are shown instead of the text.
  package var isMasked: Bool
  /// True if the whole text is selected: typed or pasted text replaces it, and any other key keeps it.
  package private(set) var isSelected = false
  /// Index of the first visible cluster.
  private(set) var scroll = 0

  /// Puts the cursor at the end of `text`.
  package init(_ text: String = "", maximumLength: Int? = nil, isMasked: Bool = false) {
    buffer = TextBuffer(text)
    self.maximumLength = maximumLength
    self.isMasked = isMasked
  }

  /// Selects the whole text, until the next input.
  package mutating func selectAll() { isSelected = !buffer.clusters.isEmpty }

  /// Puts the cursor after `cursor` clusters.
  mutating func move(to cursor: Int) {
    isSelected = false
    buffer.move(to: cursor)
  }

  package var text: String { buffer.text }
  /// Position of the cursor in clusters.
  package var cursor: Int { buffer.cursor }

  /// Handles an input in a field `width` columns wide and returns `handled`, `refused` or `ignored`.
  ///
  /// `refusing` returns the reason to refuse a character; nil to accept it.
  package mutating func handle(
    _ input: EditorInput, width: Int, refusing: (Character) -> String? = { _ in nil }
  ) -> EditorResponse {
    defer { scroll = window(width: width).clusters.lowerBound }
    if isSelected, let replacement = replacement(by: input, refusing: refusing) {
      let (text, response) = replacement
      guard !text.isEmpty else { return response }
      isSelected = false
      buffer.replace(0..<buffer.clusters.count, with: text)
      return response
    }
    isSelected = false
    switch input {
    case .key(let key): return handle(key, refusing: refusing)
    case .paste(let text):
      buffer.insert(pasted(text))
      return .handled
    case .replaceText(let text):
      buffer.replaceAll(with: intake.adapted(text))
      return .handled
    case .clickField(_, let column):
      buffer.move(to: window(width: width).cluster(at: column, of: shown))
      return .handled
    case .clickPopup: return .ignored
    }
  }

  /// The text that an input leaves in an empty field, and the answer to it; nil for one without text.
  private func replacement(
    by input: EditorInput, refusing: (Character) -> String?
  ) -> (text: String, response: EditorResponse)? {
    var empty = TextBuffer("")
    switch input {
    case .key(let key):
      guard case .character(let character) = key.key, key.modifiers.isSubset(of: .shift) else {
        return nil
      }
      let response = empty.type(character, through: intake, refusing: refusing)
      return (empty.text, response)
    case .paste(let text): return (pasted(text), .handled)
    case .replaceText, .clickField, .clickPopup: return nil
    }
  }

  private func pasted(_ text: String) -> String {
    intake.adapted(trimsPastes ? text.trimmingWhitespace() : text)
  }

  private mutating func handle(_ key: KeyPress, refusing: (Character) -> String?) -> EditorResponse
  {
    let end = buffer.clusters.count
    switch (key.key, key.modifiers) {
    case (.character(let character), []), (.character(let character), .shift):
      return buffer.type(character, through: intake, refusing: refusing)
    case (.home, []), (.character("a"), .control): buffer.move(to: 0)
    case (.end, []), (.character("e"), .control): buffer.move(to: end)
    case _ where key == FieldKeys.eraseToStart: buffer.erase(0..<buffer.cursor)
    case (.character("k"), .control): buffer.erase(buffer.cursor..<end)
    default: return buffer.edit(key)
    }
    return .handled
  }

  private var intake: TextIntake {
    TextIntake(takesLineBreaks: false, maximumLength: maximumLength)
  }
}
