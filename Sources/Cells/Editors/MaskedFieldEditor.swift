import Forms
import Rules
import Screen
import Texts

/// A text typed into a mask: the mask's own characters are skipped and inserted automatically.
struct MaskedFieldEditor: CellEditor {
  private var state: RowState
  private let mask: InputMask
  private let isSecure: Bool
  /// Hint shown instead of the placeholder while nothing is typed.
  private let secretHint: Sentence?
  /// The typed text, without the mask's own characters.
  private var line: LineEditor

  /// Nil for a row without a mask, and for a text that does not fit it, which is edited as it is.
  init?(state: RowState, text: String, secretHint: Sentence?, isSecure: Bool) {
    guard let mask = state.row.inputMask, let content = mask.content(of: text),
      content.isEmpty || mask.isComplete(content)
    else { return nil }
    self.state = state
    self.mask = mask
    self.isSecure = isSecure
    self.secretHint = secretHint
    line = LineEditor(content, maximumLength: mask.count, isMasked: isSecure)
  }

  var text: String { misfit == nil ? mask.shown(line.text) : line.text }

  /// The index of the first character that doesn't fit the mask: a paste stays as a whole, without the mask around
  /// it, until it fits.
  private var misfit: Int? { mask.misfit(in: line.text) }

  var isTyped: Bool { true }

  var keys: [KeyHint] {
    [
      KeyHint(FieldKeys.keep) { $0.keepValue }, KeyHint(FieldKeys.leave) { $0.leaveAsItWas },
      KeyHint(FieldKeys.next) { $0.nextField },
    ]
  }

  mutating func handle(_ input: EditorInput, in field: Size, binder: RecordBinder)
    -> EditorResponse
  {
    switch input {
    case .key(let key):
      if let response = leave(with: key) { return response }
      guard case .character(let typed) = key.key, key.modifiers.subtracting(.shift).isEmpty else {
        return edit(input.capitalized(in: state, line.buffer), field)
      }
      let character = mask.typed(typed)
      if passes(over: character) { return .handled }
      let plain = EditorInput.key(KeyPress(.character(character), key.modifiers))
      return edit(plain.capitalized(in: state, line.buffer), field)
    case .paste(let text):
      return edit(.paste(mask.content(ofTyped: text.trimmingWhitespace()) ?? text), field)
    case .replaceText(let text):
      return edit(.replaceText(mask.content(ofTyped: text) ?? text), field)
    case .clickField(_, let column):
      let number = mask.elements.prefix(max(column, 0)).count { !Self.isLiteral($0) }
      return edit(.clickField(line: 0, column: misfit == nil ? number : column), field)
    case .clickPopup: return .ignored
    }
  }

  mutating func follow(_ state: RowState) { self.state = state }

  func view(in field: Size, theme: Theme, fault: Int?) -> CellEditorView {
    if misfit != nil {
      let view = line.view(
        width: field.width, style: theme.value, markStyle: theme.dim, fault: misfit,
        faultStyle: theme.problem)
      return CellEditorView(lines: [view.line], cursor: Point(x: view.cursorColumn, y: 0))
    }
    if line.text.isEmpty,
      let placeholder = secretHint?.text(in: theme.texts) ?? state.row.placeholder
    {
      let text = theme.marked(placeholder, as: .placeholder)
      let shown = StyledLine(text, theme.placeholder).truncated(to: field.width)
      return CellEditorView(lines: [shown], cursor: Point(x: 0, y: 0))
    }
    let shown = shownCharacters
    let cursor = index(ofCharacter: line.cursor)
    let window = LineWindow(clusters: shown, cursor: cursor, width: field.width, scroll: 0)
    let typed = min(
      max(index(ofCharacter: line.buffer.clusters.count), window.clusters.lowerBound),
      window.clusters.upperBound)
    let spans = [
      StyledSpan(window.showsLeftMark ? "‹" : "", theme.dim),
      StyledSpan(String(shown[window.clusters.lowerBound..<typed]), theme.value),
      StyledSpan(String(shown[typed..<window.clusters.upperBound]), theme.dim),
      StyledSpan(window.showsRightMark ? "›" : "", theme.dim),
    ]
    return CellEditorView(
      lines: [StyledLine(spans.filter { !$0.text.isEmpty })],
      cursor: Point(x: window.column(of: cursor, in: shown), y: 0))
  }
}

extension MaskedFieldEditor {
  /// Characters of the mask with the typed text, and underscores for missing ones.
  private var shownCharacters: [Character] {
    var typed = line.buffer.clusters[...]
    return mask.elements.map { element -> Character in
      if case .literal(let literal) = element { return literal }
      guard let next = typed.popFirst() else { return "_" }
      return isSecure ? "•" : next
    } + typed
  }

  /// The index in the mask of a typed character.
  private func index(ofCharacter number: Int) -> Int {
    let slots = mask.elements.indices.filter { !Self.isLiteral(mask.elements[$0]) }
    return number < slots.count ? slots[number] : mask.elements.count
  }

  private static func isLiteral(_ element: InputMask.Element) -> Bool {
    if case .literal = element { true } else { false }
  }

  /// True if a character is the mask's own at the cursor, so that typing it does nothing.
  private func passes(over character: Character) -> Bool {
    let next = line.cursor
    guard misfit == nil, next >= mask.count || !mask.slot(next).takes(character) else {
      return false
    }
    let before = mask.elements.prefix(index(ofCharacter: next)).reversed()
      .prefix { Self.isLiteral($0) }
    return before.contains(.literal(character))
  }

  /// Edits the typed text; a key that doesn't fit the mask is ignored.
  private mutating func edit(_ input: EditorInput, _ field: Size) -> EditorResponse {
    let (former, formerMisfit) = (line, misfit)
    let response = line.handle(input, width: max(field.width, mask.count + 1))
    guard let misfit else { return response }
    if let content = mask.content(of: line.text) {
      return line.handle(.replaceText(content), width: field.width)
    }
    guard case .key = input, formerMisfit == nil,
      line.buffer.clusters.count > former.buffer.clusters.count
    else { return response }
    line = former
    let slot = mask.slot(misfit)
    return .refused(
      Sentence { texts in
        switch slot {
        case .digit: texts.maskTakesDigit
        case .letter: texts.maskTakesLetter
        case .either, .literal: texts.maskTakesLetterOrDigit
        }
      })
  }

  private func leave(with key: KeyPress) -> EditorResponse? {
    if let response = AfterCommit.leaving(with: key, commits: .text(text)) { return response }
    guard key.modifiers.isEmpty else { return nil }
    switch key.key {
    case FieldKeys.keep.key: return .commit(.text(text), then: .stay)
    case .up: return .commit(.text(text), then: .above)
    case .down: return .commit(.text(text), then: .below)
    default: return nil
    }
  }
}
