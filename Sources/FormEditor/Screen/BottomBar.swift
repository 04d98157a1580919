import Cells
import Rules
import Screen
import Texts

/// The last line: a question, a line being typed, or the keys that work now.
enum BottomBar {
  /// Keys and what they do, as they are drawn.
  private struct Hint: Equatable {
    let keys: String
    let meaning: String

    init(_ keys: String, _ meaning: String) {
      self.keys = keys
      self.meaning = meaning
    }

    /// A command's first key, with its title as things are.
    init(_ command: Command, _ editor: Editor) {
      self.init(command.key, command.title(in: editor))
    }

    /// The keys of two commands that belong together.
    init(_ first: Command, _ second: Command, _ meaning: String) {
      self.init("\(first.key) \(second.key)", meaning)
    }
  }

  static func draw(_ editor: Editor, in frame: inout Frame) {
    let theme = editor.theme
    let y = frame.size.height - 1
    let width = frame.size.width
    frame.fill(Rect(x: 0, y: y, width: width, height: 1), style: theme.bar)
    if let prompt = editor.state.prompt {
      draw(prompt, y: y, theme, in: &frame)
    } else if let input = editor.state.lineInput {
      draw(input, y: y, theme, in: &frame)
    } else {
      let right = problemCount(editor)
      let rightWidth = DisplayText.width(right.text)
      let room = width - 2 - (rightWidth > 0 ? rightWidth + 1 : 0)
      drawKeys(keys(editor), y: y, room: room, theme, in: &frame)
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
    let used = frame.draw(
      input.label(in: theme.texts), at: Point(x: 1, y: y), style: theme.barStrong)
    let view = input.line.view(
      width: max(frame.size.width - used - 3, 1), style: theme.bar, markStyle: theme.barDim)
    frame.draw(view.line, at: Point(x: 1 + used, y: y), width: frame.size.width - used - 2)
    frame.cursor = Point(x: 1 + used + view.cursorColumn, y: y)
  }

  /// As many hints as there is room for, in order of use; the way to all keys is always among them, and the way out wherever
  /// it has room beside that.
  private static func drawKeys(
    _ hints: [Hint], y: Int, room: Int, _ theme: Theme, in frame: inout Frame
  ) {
    var x = 1
    var reserved = 0
    let kept = hints.filter { leadsToAllKeys($0) || leadsOut($0) }.filter { hint in
      let width = width(of: hint) + 2
      guard leadsToAllKeys(hint) || reserved + width <= room + 2 else { return false }
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

  private static func width(of hint: Hint) -> Int {
    DisplayText.width(hint.keys) + 1 + DisplayText.width(hint.meaning)
  }

  private static func leadsToAllKeys(_ hint: Hint) -> Bool {
    hint.keys == PageCommands.help.key
  }

  private static func leadsOut(_ hint: Hint) -> Bool { hint.keys == PageCommands.quit.key }

  private static func problemCount(_ editor: Editor) -> StyledLine {
    let (texts, count) = (editor.texts, editor.problems.count)
    guard let worst = editor.problems.worst, editor.state.panel == nil else {
      return StyledLine([])
    }
    let style = worst == .error ? editor.theme.barProblem : editor.theme.barWarning
    if editor.state.size.width < TitleBar.narrow {
      return StyledLine("\(worst.mark) \(count)", style)
    }
    let words = editor.table.isList ? texts.problemsHere(count) : texts.problemsFound(count)
    let found = StyledSpan("\(worst.mark) \(words)", style)
    // In a field it is a character.
    guard editor.state.editing == nil else { return StyledLine([found]) }
    return StyledLine([
      found, StyledSpan("  " + texts.lists(key: PageCommands.problems.key), editor.theme.bar),
    ])
  }

  private static func keys(_ editor: Editor) -> [Hint] {
    let texts = editor.texts
    if let editing = editor.state.editing {
      return SelectionField.keys(of: editing).map {
        Hint($0.keys.text(in: texts), $0.meaning.text(in: texts))
      } + [Hint(FieldCommands.help, editor)]
    }
    if let panel = editor.state.panel { return panelKeys(panel, editor) }
    return editor.isTableShown ? tableKeys(editor) : formKeys(editor)
  }

  private static func formKeys(_ editor: Editor) -> [Hint] {
    var commands: [Command] = []
    let bound = editor.focusedRow
    let isOnDraft = bound.map { editor.draft(of: $0) != nil } ?? false
    if let bound { commands += editing(bound, editor) }
    if editor.isSectionFocused { commands.append(FormCommands.edit) }
    if isOnDraft { commands.append(PageCommands.undo) }
    if editor.hasUnsavedWork {
      commands += [saveCommand(editor), PageCommands.changes]
      if !isOnDraft { commands.append(PageCommands.undo) }
    }
    if editor.isPageOverForm || editor.table.isList { commands.append(FormCommands.back) }
    var hints = commands.map { Hint($0, editor) }
    if editor.table.count > 1 {
      let word = editor.state.pages.listsItems ? editor.texts.itemWord : editor.texts.recordWord
      hints.append(Hint(FormCommands.previousRecord, FormCommands.nextRecord, word))
    }
    return hints + matchHints(editor)
      + [PageCommands.search, PageCommands.help, PageCommands.quit].map { Hint($0, editor) }
  }

  /// What changes the value of a row.
  private static func editing(_ bound: BoundRow, _ editor: Editor) -> [Command] {
    if editor.conflict(in: bound) != nil { return [FormCommands.edit] }
    guard bound.isEditable else { return [] }
    if bound.state.row.child != nil || editor.binder.refusalToReplace(bound) == nil
      || editor.binder.encryptedText(of: bound) != nil
    {
      return [FormCommands.edit]
    }
    return PageCommands.clearValue.refusal(in: editor) == nil ? [PageCommands.clearValue] : []
  }

  /// Under its own name, or where that is refused under another.
  private static func saveCommand(_ editor: Editor) -> Command {
    let abilities = editor.state.file.abilities
    return abilities.isPossible(.save) || !abilities.isPossible(.saveAs)
      ? PageCommands.save : PageCommands.saveAs
  }

  private static func tableKeys(_ editor: Editor) -> [Hint] {
    let isInConflict = editor.focusedRow.map { editor.conflict(in: $0) != nil } ?? false
    // Where adding is what people come for, it is named first.
    let isToAdd = editor.table.count == 0 || editor.listSettings.addTitle != nil
    var commands = isInConflict ? [TableCommands.edit] : []
    if editor.hasUnsavedWork {
      commands += [saveCommand(editor), PageCommands.undo, PageCommands.changes]
    }
    if isToAdd { commands.append(RecordCommands.add) }
    if let copied = editor.state.copied, editor.takes(copied) {
      commands.append(RecordCommands.paste)
    }
    commands.append(TableCommands.openRecord)
    if !isInConflict { commands.append(TableCommands.edit) }
    if !editor.tablePage.selection.inView.isEmpty { commands.append(RecordCommands.setSelected) }
    commands += [ViewCommands.sort, ViewCommands.filter]
    var others = [PageCommands.search]
    if !editor.tablePage.selection.isEmpty { others.append(TableCommands.back) }
    others.append(RecordCommands.select)
    if !isToAdd { others.append(RecordCommands.add) }
    others += [RecordCommands.copy, RecordCommands.delete, ViewCommands.statistics]
    func hints(_ commands: [Command]) -> [Hint] {
      commands.filter { $0.isOffered(by: editor) }.map { Hint($0, editor) }
    }
    return hints(commands) + matchHints(editor) + hints(others)
      + [PageCommands.help, PageCommands.quit].map { Hint($0, editor) }
  }

  /// From match to match, once something was searched for.
  private static func matchHints(_ editor: Editor) -> [Hint] {
    guard !editor.searchText.isEmpty else { return [] }
    return [Hint(PageCommands.searchNext, PageCommands.searchPrevious, editor.texts.matchWord)]
  }

  private static func panelKeys(_ panel: Panel, _ editor: Editor) -> [Hint] {
    let texts = editor.texts
    var hints = [Hint(PanelCommands.up, PanelCommands.down, texts.moveCursor)]
    if panel.lines.contains(where: { $0.target != nil }) {
      hints.append(Hint(PanelCommands.choose, editor))
    }
    if panel.topic == .places && editor.isTableShown {
      hints.append(Hint(PanelCommands.toggleColumn, editor))
    }
    if panel.filter != nil { hints.append(Hint(texts.typeWord, texts.toNarrow)) }
    hints.append(Hint(PanelCommands.back, editor))
    return hints
  }
}
