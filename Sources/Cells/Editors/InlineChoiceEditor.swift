import Forms
import JSONText
import Rules
import Screen
import Texts
import Values

/// Visible choices: keys move among them, in lines or on one line; in a field without room they are a popup.
struct InlineChoiceEditor: CellEditor {
  enum Axis: Hashable { case lines, line }

  private var options: [ChoiceOption]
  private let axis: Axis
  private let present: JSONValue?
  private let originalText: String
  private var list: ChoiceList
  /// True if a choice has the cursor; initially false for a value that is missing or not
  /// offered, unless the row has a default.
  private var isFocused: Bool
  /// True after a key for the choices: before that, leaving keeps the value.
  private var isTouched = false

  /// `present` is the record's value, `originalText` its text to edit.
  init(state: RowState, axis: Axis, present: JSONValue?, originalText: String) {
    options = ChoiceOption.all(of: state)
    self.axis = axis
    self.present = present
    self.originalText = originalText
    list = ChoiceList(options, present: present, preferred: state.row.defaultValue)
    isFocused = list.present != nil || state.row.defaultValue != nil
  }

  var text: String { "" }
  var isTyped: Bool { false }

  var keys: [KeyHint] {
    [
      KeyHint(FieldKeys.keep) { $0.chooseValue }, KeyHint(FieldKeys.leave) { $0.leaveAsItWas },
      KeyHint(axis == .lines ? FieldKeys.lines : FieldKeys.columns) { $0.moveCursor },
      KeyHint(Sentence { $0.letterKeys }, Sentence { $0.goToChoice }),
    ]
  }

  mutating func handle(_ input: EditorInput, in field: Size, binder: RecordBinder)
    -> EditorResponse
  {
    switch input {
    case .key(let key): return handle(key)
    case .paste, .replaceText: return .refused(Sentence { $0.chosenNotTyped })
    case .clickPopup(let line, _):
      let match = ChoiceWindow(list, lines: ChoiceWindow.mostLines).range.lowerBound + line
      return line < 0 || match >= list.count ? .handled : choose(match)
    case .clickField(let line, let column):
      guard let match = match(atLine: line, column: column, in: field) else { return .handled }
      return choose(match)
    }
  }

  mutating func follow(_ state: RowState) {
    let focused = isFocused ? list.focused : nil
    options = ChoiceOption.all(of: state)
    list = ChoiceList(options, present: present, preferred: state.row.defaultValue)
    list.moveFocus(to: focused)
    isFocused = isFocused && list.count > 0
  }

  func view(in field: Size, theme: Theme, fault: Int?) -> CellEditorView {
    if axis == .lines, field.height > 1 || list.count == 1 { return lines(in: field, theme) }
    if axis == .line, let segments = SegmentColumns(titles, width: field.width) {
      return line(segments, in: field, theme)
    }
    let title = isFocused ? list.focused?.title : nil
    let line = StyledLine("● " + (title ?? ""), theme.value).truncated(to: field.width)
    return CellEditorView(
      lines: [line], cursor: Point(x: 0, y: 0), popup: popup(in: field, theme))
  }

  private var titles: [String] { options.map(\.briefTitle) }
}

// Keys.
extension InlineChoiceEditor {
  private mutating func handle(_ key: KeyPress) -> EditorResponse {
    switch (key.key, key.modifiers) {
    case (FieldKeys.leave.key, _): return .cancel
    case (FieldKeys.keep.key, _), (FieldKeys.keepText.key, _): return commit(.stay)
    case _ where key == FieldKeys.next: return leave(.next)
    case _ where FieldKeys.isPrevious(key): return leave(.previous)
    case (.up, []), (.left, []): move(to: isFocused ? list.focus - 1 : 0)
    case (.down, []), (.right, []): move(to: isFocused ? list.focus + 1 : 0)
    case _ where key == FieldKeys.change:
      move(to: isFocused && list.focus + 1 < list.count ? list.focus + 1 : 0)
    case (.home, []), (.pageUp, []): move(to: 0)
    case (.end, []), (.pageDown, []): move(to: list.count - 1)
    case (.character(let character), []), (.character(let character), .shift):
      return go(toTitleFrom: character)
    default: return .ignored
    }
    return .handled
  }

  private mutating func move(to index: Int) {
    isTouched = true
    isFocused = list.count > 0
    list.moveFocus(to: index)
  }

  /// Moves to the next choice whose title, or its Pinyin, has this beginning; a digit without a match is a choice's
  /// number.
  private mutating func go(toTitleFrom character: Character) -> EditorResponse {
    let wanted = SearchText.folded(String(character))
    let initial = PinyinInitials.Query(wanted)
    let start = isFocused ? list.focus + 1 : 0
    let indices = options.indices.map { (start + $0) % options.count }
    if let index = indices.first(where: { index in
      SearchText.folded(options[index].title).hasPrefix(wanted)
        || initial?.begins(options[index].title) == true
    }) {
      move(to: index)
      return .handled
    }
    if let number = character.wholeNumberValue, (1...max(list.count, 1)).contains(number) {
      move(to: number - 1)
      return .handled
    }
    let text = String(character)
    return .refused(Sentence { $0.noChoiceBegins(text) })
  }

  private mutating func choose(_ match: Int) -> EditorResponse {
    move(to: match)
    return commit(.stay)
  }

  private func commit(_ next: AfterCommit) -> EditorResponse {
    guard isFocused, let option = list.focused else {
      let isEmpty = list.count == 0
      return .refused(Sentence { isEmpty ? $0.noChoices : $0.nothingChosen })
    }
    if option.isDisabled, !option.isValue(present) {
      return .refused(option.refusal)
    }
    return .commit(option.edit, then: next)
  }

  /// Leaves with the focused choice; without one the value stays unchanged.
  private func leave(_ next: AfterCommit) -> EditorResponse {
    guard isTouched, isFocused else { return .commit(.text(originalText), then: next) }
    return commit(next)
  }
}

// Drawing.
extension InlineChoiceEditor {
  private func isFocus(_ index: Int) -> Bool { isFocused && index == list.focus }

  private func lines(in field: Size, _ theme: Theme) -> CellEditorView {
    let placed = radioLines(in: field)
    let lines = placed.lines { index in
      let mark = StyledSpan(list.isPresent(index) ? "● " : "○ ", theme.value)
      let style = isFocus(index) ? theme.selection : theme.style(of: options[index])
      return (mark, StyledSpan(options[index].title, style))
    }
    var view = CellEditorView(
      lines: lines.isEmpty ? [StyledLine("", theme.value)] : lines,
      cursor: Point(x: 0, y: isFocused ? placed.firstLine(of: list.focus) : 0))
    view.linesAbove = placed.range.lowerBound
    view.linesBelow = list.count - placed.range.upperBound
    view.unit = .choices
    return view
  }

  private func radioLines(in field: Size) -> RadioLines {
    RadioLines(
      options.map(\.title), around: list.focus, width: field.width, lines: field.height)
  }

  private func line(_ segments: SegmentColumns, in field: Size, _ theme: Theme) -> CellEditorView {
    var spans: [StyledSpan] = []
    for (index, title) in titles.enumerated() {
      if index > 0 { spans.append(StyledSpan(SegmentColumns.gap, theme.value)) }
      spans.append(StyledSpan(list.isPresent(index) ? "● " : "○ ", theme.value))
      spans.append(
        StyledSpan(title, isFocus(index) ? theme.selection : theme.style(of: options[index])))
    }
    let column = isFocused ? segments.starts[list.focus] : 0
    return CellEditorView(
      lines: [StyledLine(spans)], cursor: Point(x: min(column, max(field.width - 1, 0)), y: 0))
  }

  private func popup(in field: Size, _ theme: Theme) -> Popup {
    let range = ChoiceWindow(list, lines: ChoiceWindow.mostLines).range
    var lines = range.map { index in
      let mark = list.isPresent(index) ? "● " : "  "
      let style = isFocus(index) ? theme.selection : theme.popup
      return StyledLine(mark + options[index].title + " ", style)
    }
    if lines.isEmpty { lines = [StyledLine("  \(theme.texts.noChoices) ", theme.popupNote)] }
    let focused = isFocused ? list.focus - range.lowerBound : 0
    return Popup(
      titles: lines, narrowest: 1, limit: max(field.width, ChoiceWindow.widest),
      focusedLine: focused, markWidth: RadioLines.markWidth)
  }

  private func match(atLine line: Int, column: Int, in field: Size) -> Int? {
    switch axis {
    case .lines:
      guard field.height > 1 || list.count == 1 else { return nil }
      return radioLines(in: field).index(atLine: line)
    case .line:
      return SegmentColumns(titles, width: field.width)?.index(at: column)
    }
  }
}
