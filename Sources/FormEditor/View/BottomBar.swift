import Cells
import Screen

/// The last line: a question, a line being typed, or the keys that work now.
enum BottomBar {
  static func draw(_ state: EditorState, in frame: inout Frame) {
    let theme = state.theme
    let y = frame.size.height - 1
    let width = frame.size.width
    frame.fill(Rect(x: 0, y: y, width: width, height: 1), style: theme.bar)
    if let prompt = state.prompt {
      draw(prompt, y: y, theme, in: &frame)
    } else if let input = state.lineInput {
      draw(input, y: y, theme, in: &frame)
    } else {
      let right = problemCount(state)
      let rightWidth = DisplayText.width(right.text)
      let room = width - 2 - (rightWidth > 0 ? rightWidth + 1 : 0)
      drawKeys(keys(state), y: y, room: room, theme, in: &frame)
      frame.draw(right, at: Point(x: width - rightWidth - 1, y: y), width: rightWidth)
    }
  }

  private static func draw(_ prompt: Prompt, y: Int, _ theme: Theme, in frame: inout Frame) {
    let width = frame.size.width
    let lines = PromptLines.lines(prompt, width: width - 2, theme).suffix(y + 1)
    let top = y + 1 - lines.count
    frame.fill(Rect(x: 0, y: top, width: width, height: lines.count), style: theme.bar)
    for (line, content) in lines.enumerated() {
      frame.draw(content, at: Point(x: 1, y: top + line), width: width - 2)
    }
  }

  private static func draw(_ input: LineInput, y: Int, _ theme: Theme, in frame: inout Frame) {
    let used = frame.draw(input.label, at: Point(x: 1, y: y), style: theme.barStrong)
    let view = input.line.view(
      width: max(frame.size.width - used - 3, 1), style: theme.bar, markStyle: theme.barDim)
    frame.draw(view.line, at: Point(x: 1 + used, y: y), width: frame.size.width - used - 2)
    frame.cursor = Point(x: 1 + used + view.cursorColumn, y: y)
  }

  /// As many hints as there is room for, in order of use.
  private static func drawKeys(
    _ hints: [KeyHint], y: Int, room: Int, _ theme: Theme, in frame: inout Frame
  ) {
    var x = 1
    for hint in hints {
      let needed = DisplayText.width(hint.keys) + 1 + DisplayText.width(hint.meaning)
      guard x + needed <= room + 1 else { continue }
      x += frame.draw(hint.keys, at: Point(x: x, y: y), style: theme.barStrong)
      x += frame.draw(" " + hint.meaning + "  ", at: Point(x: x, y: y), style: theme.bar)
    }
  }

  private static func problemCount(_ state: EditorState) -> StyledLine {
    let count = state.problemCount
    guard count > 0, state.panel == nil else { return StyledLine([]) }
    let found = StyledSpan(
      count == 1 ? "✗ 1 problem" : "✗ \(count) problems", state.theme.barProblem)
    // In a field ! is a character.
    guard state.editing == nil else { return StyledLine([found]) }
    return StyledLine([found, StyledSpan("  ! to list", state.theme.bar)])
  }

  private static func keys(_ state: EditorState) -> [KeyHint] {
    if let editing = state.editing { return editing.editor.keys }
    if let panel = state.panel { return panelKeys(panel) }
    var commands: [EditorCommand] = []
    if let bound = state.focusedRow, state.draft(of: bound.row) != nil {
      commands += [.edit, .undo]
    } else if state.focusedRow?.isEditable == true {
      commands.append(.edit)
    }
    if state.hasUnsavedWork { commands += [.save, .changes, .undo] }
    if state.table.count > 1 { commands += [.previousRecord, .nextRecord] }
    commands += [.search, .help, .quit]
    if !state.hasUnsavedWork { commands += [.save] }
    var seen: Set<EditorCommand> = []
    return commands.filter { seen.insert($0).inserted }.compactMap { command in
      KeyMap.binding(of: command, in: .browsing).map {
        KeyHint($0.keys.first?.name ?? "", $0.title)
      }
    }
  }

  private static func panelKeys(_ panel: Panel) -> [KeyHint] {
    var hints = [KeyHint("↑ ↓", "move")]
    if panel.lines.contains(where: { $0.target != nil }) {
      hints.append(KeyHint("Enter", "go there"))
    }
    if panel.filter != nil { hints.append(KeyHint("type", "to narrow")) }
    hints.append(KeyHint("Esc", "back"))
    return hints
  }
}
