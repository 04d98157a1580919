import Cells
import Rules
import Screen
import Texts

/// The last line: a question, a line being typed, or the keys that work now.
enum BottomBar {
  static func draw(_ editor: Editor, in frame: inout Frame) {
    let theme = editor.theme
    let y = frame.size.height - 1
    let width = frame.size.width
    frame.fill(Rect(x: 0, y: y, width: width, height: 1), style: theme.bar)
    if let prompt = editor.state.prompt {
      draw(prompt, y: y, theme, in: &frame)
    } else if let input = editor.state.lineInput {
      draw(input, y: y, editor, in: &frame)
    } else {
      let right = problemCount(editor)
      let rightWidth = DisplayText.width(right.text)
      let room = width - 2 - (rightWidth > 0 ? rightWidth + 1 : 0)
      drawKeys(hints(editor), y: y, room: room, theme, in: &frame)
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

  private static func draw(
    _ input: LineInput, y: Int, _ editor: Editor, in frame: inout Frame
  ) {
    let theme = editor.theme
    let used = frame.draw(
      input.label(in: theme.texts), at: Point(x: 1, y: y), style: theme.barStrong)
    let room = frame.size.width - used - 2
    let keys = keysBeside(room: room - shortestInput, editor)
    let width = max(room - (keys.isEmpty ? 0 : self.width(of: keys) + 1), 1)
    let view = input.line.view(
      width: max(width - 1, 1), style: theme.bar, markStyle: theme.barDim)
    frame.draw(view.line, at: Point(x: 1 + used, y: y), width: width)
    frame.cursor = Point(x: 1 + used + view.cursorColumn, y: y)
    drawKeys(
      keys, y: y, from: frame.size.width - self.width(of: keys) - 1, room: frame.size.width,
      theme, in: &frame)
  }

  /// Minimum width in columns of a line that is typed, whatever keys are named after it.
  private static let shortestInput = 20

  /// The keys that end a line that is typed: those that have room, the way out before all.
  private static func keysBeside(room: Int, _ editor: Editor) -> [CommandHint] {
    let hints = [LineCommands.done, LineCommands.back].map { CommandHint($0, editor) }
    return [hints, hints.suffix(1)].first { width(of: $0) + 1 <= room } ?? []
  }

  /// As many hints as there is room for, in order of use. The way out is always among them, and the way to all keys wherever
  /// it has room beside that.
  static func drawKeys(
    _ hints: [CommandHint], y: Int, from start: Int = 1, room: Int, _ theme: Theme,
    in frame: inout Frame
  ) {
    // The settings may leave a command without a key.
    let hints = hints.filter { !$0.keys.isEmpty }
    var x = start
    var reserved = 0
    let ways = [wayOut(of: hints), hints.first(where: \.leadsToAllKeys)]
    let kept = ways.compactMap(\.self).filter { hint in
      let width = width(of: hint) + 2
      guard reserved == 0 || reserved + width <= room + 2 else { return false }
      reserved += width
      return true
    }
    for hint in hints {
      if kept.contains(hint) { reserved -= width(of: hint) + 2 }
      guard x + width(of: hint) + reserved <= room + 1 else { continue }
      x += frame.draw(hint.keys, at: Point(x: x, y: y), style: theme.barStrong)
      x += frame.draw(" " + hint.meaning + "  ", at: Point(x: x, y: y), style: theme.bar)
    }
  }

  /// The key that leaves the program, or in a list that alone. A field names first what leaves it.
  private static func wayOut(of hints: [CommandHint]) -> CommandHint? {
    hints.first(where: \.leadsOut)
      ?? hints.last.flatMap {
        $0.leadsBack || $0.keys.hasPrefix(FieldKeys.leave.name) ? $0 : nil
      }
  }

  private static func width(of hints: [CommandHint]) -> Int {
    hints.reduce(0) { $0 + width(of: $1) } + 2 * max(hints.count - 1, 0)
  }

  private static func width(of hint: CommandHint) -> Int {
    DisplayText.width(hint.keys) + 1 + DisplayText.width(hint.meaning)
  }

  private static func problemCount(_ editor: Editor) -> StyledLine {
    let (texts, count) = (editor.texts, editor.problems.count)
    guard let worst = editor.problems.worst, editor.state.panel == nil else {
      return StyledLine([])
    }
    let style = worst == .error ? editor.theme.barProblem : editor.theme.barWarning
    if editor.browser.size.width < TitleRoom.narrow {
      return StyledLine("\(worst.mark) \(count)", style)
    }
    let words = editor.table.isList ? texts.problemsHere(count) : texts.problemsFound(count)
    let found = StyledSpan("\(worst.mark) \(words)", style)
    // In a field it is a character.
    guard editor.browser.editing == nil else { return StyledLine([found]) }
    return StyledLine([
      found,
      StyledSpan("  " + texts.lists(key: editor.keys[PageCommands.problems]), editor.theme.bar),
    ])
  }

  private static func hints(_ editor: Editor) -> [CommandHint] {
    let texts = editor.texts
    if let editing = editor.browser.editing {
      return SelectionField.keys(of: editing).map {
        CommandHint($0.keys.text(in: texts), $0.meaning.text(in: texts))
      } + [
        CommandHint(
          editor.keys.whileTyping[FieldCommands.help], FieldCommands.help.title(in: editor))
      ]
    }
    if let panel = editor.state.panel { return panelHints(panel, editor) }
    if let count = editor.state.typedCount { return CommandHint.following(count, in: editor) }
    return editor.pageKind.hints(in: editor)
  }

  private static func panelHints(_ panel: Panel, _ editor: Editor) -> [CommandHint] {
    let texts = editor.texts
    var hints = [CommandHint(PanelCommands.up, PanelCommands.down, texts.moveCursor, editor)]
    if panel.topic == .newValues || panel.isSelectable {
      hints.append(CommandHint(PanelCommands.choose, editor))
    }
    if panel.topic == .columns {
      hints.append(CommandHint(PanelCommands.toggleColumn, editor))
    }
    if panel.filter != nil { hints.append(CommandHint(texts.typeWord, texts.toNarrow)) }
    hints.append(
      panel.filter == nil
        ? CommandHint(editor.keys.keys(of: PanelCommands.back).names, texts.backTitle)
        : CommandHint(PanelCommands.back, editor))
    return hints
  }
}
