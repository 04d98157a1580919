import Cells
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
    hint.keys == KeyMap.form.key(.help)
  }

  private static func leadsOut(_ hint: Hint) -> Bool { hint.keys == KeyMap.form.key(.quit) }

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
      found, StyledSpan("  " + texts.lists(key: KeyMap.table.key(.problems)), editor.theme.bar),
    ])
  }

  private static func keys(_ editor: Editor) -> [Hint] {
    let texts = editor.texts
    if let editing = editor.state.editing {
      return SelectionField.keys(of: editing).map {
        Hint($0.keys.text(in: texts), $0.meaning.text(in: texts))
      } + [hint(.help, in: KeyMap.field, texts)]
    }
    if let panel = editor.state.panel { return panelKeys(panel, editor) }
    if editor.isTableShown { return tableKeys(editor) }
    var hints: [Hint] = []
    let isOnDraft = editor.focusedRow.map { editor.draft(of: $0) != nil } ?? false
    if let bound = editor.focusedRow, editor.conflict(in: bound) != nil {
      hints.append(Hint(KeyMap.form.key(.edit), texts.resolveConflict))
    } else if let bound = editor.focusedRow, bound.isEditable {
      if bound.state.row.child != nil {
        hints.append(Hint(KeyMap.form.key(.edit), texts.openTitle))
      } else if editor.binder.refusalToReplace(bound) == nil
        || editor.binder.encryptedText(of: bound) != nil
      {
        hints.append(hint(.edit, texts))
      } else if (try? editor.waysToClear(bound).get()) != nil {
        hints.append(hint(.clearValue, texts))
      }
    }
    if editor.isSectionFocused {
      hints.append(Hint(KeyMap.form.key(.edit), texts.unfoldTitle))
    }
    if isOnDraft { hints.append(Hint(KeyMap.form.key(.undo), texts.dropDraft)) }
    if editor.hasUnsavedWork {
      hints += [hint(saveCommand(editor), texts), hint(.changes, texts)]
      if !isOnDraft { hints.append(hint(.undo, texts)) }
    }
    if editor.isPageOverForm {
      hints.append(Hint(KeyMap.form.key(.back), texts.backTitle))
    } else if editor.table.isList {
      hints.append(hint(.back, texts))
    }
    if editor.table.count > 1 {
      hints.append(
        Hint(
          keys(.previousRecord, .nextRecord, in: KeyMap.form),
          editor.state.pages.listsItems ? texts.itemWord : texts.recordWord))
    }
    hints += matchHints(editor) + [hint(.search, texts), hint(.help, texts), hint(.quit, texts)]
    return hints
  }

  /// Under its own name, or where that is refused under another.
  private static func saveCommand(_ editor: Editor) -> EditorCommand {
    let abilities = editor.state.file.abilities
    return abilities.isPossible(.save) || !abilities.isPossible(.saveAs) ? .save : .saveAs
  }

  private static func tableKeys(_ editor: Editor) -> [Hint] {
    var commands: [EditorCommand] = [.openRecord, .edit, .sort, .filter, .search]
    if !editor.tablePage.selected.isEmpty { commands.insert(.editSelected, at: 2) }
    if let copied = editor.state.copied, editor.takes(copied) {
      commands.insert(.pasteRecords, at: 0)
    }
    // Where adding is what people come for, it is named first.
    let isToAdd = editor.table.count == 0 || editor.listSettings.addTitle != nil
    if isToAdd { commands.insert(.addRecord, at: 0) }
    if editor.hasUnsavedWork { commands = [saveCommand(editor), .undo, .changes] + commands }
    if let bound = editor.focusedRow, editor.conflict(in: bound) != nil {
      commands.removeAll { $0 == .edit }
      commands.insert(.edit, at: 0)
    }
    if !editor.selection.isEmpty { commands.append(.back) }
    commands +=
      [.select] + (isToAdd ? [] : [.addRecord]) + [.copyRecord, .deleteRecord, .statistics]
    let offered = commands.filter(editor.offers)
    return (offered + [.help, .quit]).flatMap { command in
      (command == .search ? matchHints(editor) : []) + [tableHint(command, editor)]
    }
  }

  /// From match to match, once something was searched for.
  private static func matchHints(_ editor: Editor) -> [Hint] {
    guard !editor.searchText.isEmpty else { return [] }
    return [Hint(keys(.searchNext, .searchPrevious, in: KeyMap.form), editor.texts.matchWord)]
  }

  /// A list may have a title of its own for adding an item.
  private static func tableHint(_ command: EditorCommand, _ editor: Editor) -> Hint {
    if command == .edit, let bound = editor.focusedRow, editor.conflict(in: bound) != nil {
      return Hint(KeyMap.table.key(command), editor.texts.resolveConflict)
    }
    guard command == .addRecord, let title = editor.listSettings.addTitle else {
      return hint(command, in: KeyMap.table, editor.texts)
    }
    return Hint(KeyMap.table.key(command), title)
  }

  /// A command's first key, with its title.
  private static func hint<Command: Equatable>(
    _ command: Command, in table: KeyTable<Command>, _ texts: any Texts
  ) -> Hint {
    Hint(table.key(command), table.binding(of: command)?.title.text(in: texts) ?? "")
  }

  private static func hint(_ command: EditorCommand, _ texts: any Texts) -> Hint {
    hint(command, in: KeyMap.form, texts)
  }

  /// The keys of two commands that belong together.
  private static func keys<Command: Equatable>(
    _ first: Command, _ second: Command, in table: KeyTable<Command>
  ) -> String {
    "\(table.key(first)) \(table.key(second))"
  }

  private static func panelKeys(_ panel: Panel, _ editor: Editor) -> [Hint] {
    let texts = editor.texts
    var hints = [Hint(keys(.up, .down, in: KeyMap.panel), texts.moveCursor)]
    if panel.lines.contains(where: { $0.target != nil }) {
      hints.append(hint(.choose, in: KeyMap.panel, texts))
    }
    if panel.topic == .places && editor.isTableShown {
      hints.append(hint(.toggleColumn, in: KeyMap.panel, texts))
    }
    if panel.filter != nil { hints.append(Hint(texts.typeWord, texts.toNarrow)) }
    hints.append(hint(.back, in: KeyMap.panel, texts))
    return hints
  }
}
