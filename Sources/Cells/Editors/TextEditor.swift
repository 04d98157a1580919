import Forms
import Rules
import Screen
import Texts

/// A text of several lines being typed; Enter breaks the line.
struct TextEditor: CellEditor {
  private var state: RowState
  private var buffer: TextBuffer
  /// Hint shown instead of the placeholder while nothing is typed.
  private let secretHint: Sentence?
  private var chord = ExternalEditorChord()
  /// Index of the first visible line.
  private var scroll = 0
  /// The column that Up and Down keep across shorter lines.
  private var goalColumn: Int?
  /// The layout after the last input, cached since drawing needs it several times.
  private var laidOut: TextLayout?

  init(state: RowState, text: String, secretHint: Sentence? = nil) {
    self.state = state
    self.secretHint = secretHint
    buffer = TextBuffer(text)
  }

  var text: String { buffer.text }
  var isTyped: Bool { true }
  var wrapsText: Bool { true }

  var keys: [KeyHint] {
    if let hint = chord.hint { return hint }
    let external =
      state.disclosure.isSecret ? [] : [KeyHint(FieldKeys.externalEditor) { $0.editorWord }]
    // Enter comes first of what may lack room: it does something else in all other fields.
    return [
      KeyHint(FieldKeys.keepText) { $0.keepValue }, KeyHint(FieldKeys.newLine) { $0.newLine },
      KeyHint(FieldKeys.leave) { $0.leaveAsItWas }, KeyHint(FieldKeys.next) { $0.nextField },
    ] + external
  }

  mutating func handle(_ input: EditorInput, in field: Size, binder: RecordBinder)
    -> EditorResponse
  {
    let state = state
    let refusing = { (character: Character) in
      character.isLineBreak
        ? nil : binder.prepared.keyboard(of: state).controlRefusal(of: character)
    }
    defer {
      followText()
      let layout = layout(in: field)
      scroll = top(in: field, layout: layout)
      laidOut = layout
    }
    switch input {
    case .key:
      guard case .key(let key) = input.capitalized(in: state, buffer) else { return .ignored }
      let refusal = state.disclosure.isSecret ? Sentence { $0.secretStaysHere } : nil
      if let response = chord.handle(key, refusal: refusal) { return response }
      if let response = AfterCommit.leaving(with: key, commits: .text(text)) { return response }
      if moveLines(with: key, in: field) { return .handled }
      goalColumn = nil
      return edit(key, in: field, refusing: refusing)
    case .paste(let text):
      buffer.insert(intake.adapted(text))
      return .handled
    case .replaceText(let text):
      buffer.replaceAll(with: intake.adapted(text))
      return .handled
    case .clickField(let line, let column):
      let layout = layout(in: field)
      let line = min(max(top(in: field, layout: layout) + line, 0), layout.lines.count - 1)
      goalColumn = nil
      buffer.move(to: layout.index(at: column, on: line, in: shown))
      return .handled
    case .clickPopup: return .ignored
    }
  }

  mutating func follow(_ state: RowState) {
    self.state = state
    laidOut = nil
  }

  func view(in field: Size, theme: Theme, fault: Int?) -> CellEditorView {
    if buffer.clusters.isEmpty,
      let placeholder = secretHint?.text(in: theme.texts) ?? state.row.placeholder
    {
      let text = theme.marked(placeholder, as: .placeholder)
      let shown = StyledLine(text, theme.placeholder).truncated(to: field.width)
      return CellEditorView(lines: [shown], cursor: Point(x: 0, y: 0))
    }
    let layout = layout(in: field)
    return CellEditorView(
      shown, layout, cursor: buffer.cursor, from: top(in: field, layout: layout), in: field,
      theme.value, fault: fault, theme.problem)
  }
}

extension TextEditor {
  private var shown: [Character] {
    state.disclosure.isSecret ? buffer.clusters.map { $0.endsLine ? $0 : "•" } : buffer.clusters
  }

  /// Intake for a character that is not a line break: the kind of line breaks does not matter.
  private var plainIntake: TextIntake {
    TextIntake(takesLineBreaks: true, maximumLength: state.limits.maximumLength, lineBreak: "\n")
  }

  private var intake: TextIntake {
    let usesCRLF = buffer.clusters.contains("\r\n")
    return TextIntake(
      takesLineBreaks: true, maximumLength: state.limits.maximumLength,
      lineBreak: usesCRLF ? "\r\n" : "\n")
  }

  /// The layout at the last input; it must not be used after a change during an input.
  private func layout(in field: Size) -> TextLayout {
    if let laidOut, laidOut.width == field.width { return laidOut }
    return TextLayout(shown, width: field.width)
  }

  /// Updates the layout after the last input's changes.
  private mutating func followText() {
    guard let damage = buffer.takeDamage(), let former = laidOut else { return }
    laidOut = TextLayout(former, after: damage, shown)
  }

  /// The first visible line: unchanged if the cursor allows it.
  private func top(in field: Size, layout: TextLayout) -> Int {
    let height = max(field.height, 1)
    let cursor = layout.line(of: buffer.cursor)
    let last = max(layout.lines.count - height, 0)
    return max(min(scroll, cursor, last), cursor - height + 1)
  }

  private mutating func edit(
    _ key: KeyPress, in field: Size, refusing: (Character) -> String?
  ) -> EditorResponse {
    switch (key.key, key.modifiers) {
    case (.character(let character), []), (.character(let character), .shift):
      return buffer.type(character, through: plainIntake, refusing: refusing)
    case (FieldKeys.newLine.key, _):
      return buffer.type(intake.lineBreak, through: intake, refusing: refusing)
    case (.home, .control), (.character("<"), .meta): buffer.move(to: 0)
    case (.end, .control), (.character(">"), .meta): buffer.move(to: buffer.clusters.count)
    case (.home, []), (.character("a"), .control):
      let layout = layout(in: field)
      buffer.move(to: layout.lines[layout.line(of: buffer.cursor)].lowerBound)
    case (.end, []), (.character("e"), .control):
      let layout = layout(in: field)
      buffer.move(to: layout.end(of: layout.line(of: buffer.cursor), in: shown))
    case (.character("u"), .control):
      let start = buffer.clusters[..<buffer.cursor].lastIndex { $0.endsLine }
      buffer.erase((start.map { $0 + 1 } ?? 0)..<buffer.cursor)
    case (.character("k"), .control): eraseToLineEnd()
    default: return buffer.edit(key)
    }
    return .handled
  }

  /// Erases the line break itself at the line's end, as in Emacs.
  private mutating func eraseToLineEnd() {
    let cursor = buffer.cursor
    let end = buffer.clusters[cursor...].firstIndex { $0.endsLine } ?? buffer.clusters.count
    buffer.erase(cursor..<(end == cursor ? min(end + 1, buffer.clusters.count) : end))
  }

  /// Moves up, down or by pages of displayed lines, within the field.
  private mutating func moveLines(with key: KeyPress, in field: Size) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    let page = max(field.height - 1, 1)
    let steps: Int
    switch key.key {
    case .up: steps = -1
    case .down: steps = 1
    case .pageUp: steps = -page
    case .pageDown: steps = page
    default: return false
    }
    let layout = layout(in: field)
    let line = layout.line(of: buffer.cursor) + steps
    let column = goalColumn ?? layout.column(of: buffer.cursor, in: shown)
    if line < 0 {
      buffer.move(to: 0)
    } else if line >= layout.lines.count {
      buffer.move(to: buffer.clusters.count)
    } else {
      buffer.move(to: layout.index(at: column, on: line, in: shown))
    }
    goalColumn = column
    return true
  }
}
