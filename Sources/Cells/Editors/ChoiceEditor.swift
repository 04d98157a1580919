import Forms
import JSONText
import Rules
import Screen
import Texts

/// A list to choose one or several values from; typed text filters it by title.
struct ChoiceEditor: CellEditor {
  private let originalText: String
  private let present: JSONValue?
  private let shown: String
  private var list: ChoiceList
  /// True if a typed text may be a new value.
  private var takesOther: Bool
  /// State of the row, which names the record's values that the row does not offer.
  private var state: RowState
  /// Selected choices, if there may be several; nil otherwise.
  private var selection: ChoiceSelection?
  private var filter = LineEditor()
  /// True after a key for the list: before that, leaving keeps the value.
  private var isTouched = false
  /// True if the cursor is on the record's value, which the list does not offer: Enter keeps it.
  private var isOnPresent = false

  private static let page = 10

  /// `present` is the record's value, `originalText` its text to edit.
  init(state: RowState, present: JSONValue?, shown: String, originalText: String) {
    self.originalText = originalText
    self.present = present
    self.shown = shown
    self.state = state
    takesOther = state.row.choiceSettings.allowsOtherValue
    list = ChoiceList(
      ChoiceOption.all(of: state), present: present, preferred: state.row.defaultValue)
    isOnPresent = foreignTitle != nil
  }

  /// For several values: `selection` is the record's.
  init(state: RowState, selection: ChoiceSelection, originalText: String) {
    self.init(state: state, present: nil, shown: "", originalText: originalText)
    self.selection = selection
  }

  /// Text of the filter, which is not the row's value.
  var text: String { filter.text }
  private var typed: String {
    state.row.trimsWhitespace ? filter.text.trimmingWhitespace() : filter.text
  }
  var isTyped: Bool { false }
  var isTextKept: Bool { list.isOtherFocused }
  var filtersList: Bool { true }

  var keys: [KeyHint] {
    let several = [
      KeyHint(FieldKeys.keep) { $0.keepValue }, KeyHint(FieldKeys.leave) { $0.leaveAsItWas },
      KeyHint(FieldKeys.mark) { $0.markChoice },
    ]
    let one = [
      KeyHint(FieldKeys.keep) { $0.chooseValue }, KeyHint(FieldKeys.leave) { $0.leaveAsItWas },
    ]
    return (selection == nil ? one : several) + [
      KeyHint(FieldKeys.lines) { $0.moveCursor },
      KeyHint(Sentence { $0.letterKeys }, Sentence { $0.filterList }),
    ]
  }

  mutating func handle(_ input: EditorInput, in field: Size, binder: RecordBinder)
    -> EditorResponse
  {
    switch input {
    case .key(let key): return handle(key, in: field)
    case .clickPopup(let line, _):
      guard let match = match(atLine: line) else { return .handled }
      move(to: match)
      return selection == nil ? choose(.stay) : toggle()
    case .paste, .replaceText, .clickField: return type(input, in: field)
    }
  }

  mutating func follow(_ state: RowState) {
    let row = state.row
    let focused = list.focused
    self.state = state
    takesOther = row.choiceSettings.allowsOtherValue
    list = ChoiceList(ChoiceOption.all(of: state), present: present, preferred: row.defaultValue)
    list.filter(typed, takesOther: takesOther)
    list.moveFocus(to: focused)
    isOnPresent = isOnPresent && foreignTitle != nil
    selection = selection?.following(row.choiceTable)
  }

  var pendingEdit: CellEdit? {
    guard let selection, selection.isChanged else { return nil }
    return .value(.array(selection.elements))
  }

  func view(in field: Size, theme: Theme, fault: Int?) -> CellEditorView {
    let line = filterLine(width: field.width, theme)
    let popup = popup(width: max(field.width, ChoiceWindow.widest), theme)
    return CellEditorView(
      lines: [line.line], cursor: Point(x: line.cursorColumn, y: 0), popup: popup)
  }
}

// Keys.
extension ChoiceEditor {
  private mutating func handle(_ key: KeyPress, in field: Size) -> EditorResponse {
    switch (key.key, key.modifiers) {
    case (FieldKeys.leave.key, _): return .cancel
    case (FieldKeys.keep.key, _), (FieldKeys.keepText.key, _): return choose(.stay)
    case _ where key == FieldKeys.next: return leave(.next)
    case _ where FieldKeys.isPrevious(key): return leave(.previous)
    case _ where key == FieldKeys.mark && selection != nil: return toggle()
    case (.up, []): moveUp()
    case (.down, []): move(to: isOnPresent ? 0 : list.focus + 1)
    case (.pageUp, []): move(to: list.focus - Self.page)
    case (.pageDown, []): move(to: list.focus + Self.page)
    case (.home, []): move(to: 0)
    case (.end, []): move(to: list.matches.count)
    default: return type(.key(key), in: field)
    }
    return .handled
  }

  private mutating func moveUp() {
    guard selection == nil, foreignTitle != nil, list.focus == 0 || isOnPresent else {
      return move(to: list.focus - 1)
    }
    (isOnPresent, isTouched) = (true, false)
  }

  private mutating func move(to match: Int) {
    (isOnPresent, isTouched) = (false, true)
    list.moveFocus(to: match)
  }

  private mutating func type(_ input: EditorInput, in field: Size) -> EditorResponse {
    let former = filter.text
    let response = filter.handle(input, width: field.width)
    if filter.text != former {
      (isOnPresent, isTouched) = (false, true)
      list.filter(typed, takesOther: takesOther)
    }
    return response
  }

  private mutating func toggle() -> EditorResponse {
    if list.isOtherFocused {
      addOther()
      return .handled
    }
    guard let option = list.focused else { return .refused(noMatch) }
    if option.isDisabled, selection?.contains(list.index(of: list.focus)) == false {
      return .refused(option.refusal)
    }
    selection?.toggle(list.index(of: list.focus))
    isTouched = true
    return .handled
  }

  private mutating func choose(_ next: AfterCommit) -> EditorResponse {
    if selection != nil {
      if list.isOtherFocused { addOther() }
      return .commit(pendingEdit ?? .text(originalText), then: next)
    }
    if isOnPresent { return .commit(.text(originalText), then: next) }
    if list.isOtherFocused { return .commit(.text(filter.text), then: next) }
    guard let option = list.focused else { return .refused(noMatch) }
    if option.isDisabled, !option.isValue(present) { return .refused(option.refusal) }
    return .commit(option.edit, then: next)
  }

  /// Leaves with the focused choice; without one the value stays unchanged.
  private mutating func leave(_ next: AfterCommit) -> EditorResponse {
    guard isTouched, selection != nil || list.focused != nil || list.isOtherFocused else {
      return .commit(.text(originalText), then: next)
    }
    return choose(next)
  }

  /// Adds the typed text to the selection.
  private mutating func addOther() {
    selection?.add(.string(filter.text.trimmingWhitespace()))
    isTouched = true
    filter = LineEditor()
    list.filter("")
  }

  private var noMatch: Sentence {
    let (isEmpty, typed) = (list.count == 0, filter.text)
    return Sentence { isEmpty ? $0.noChoices : $0.noChoiceMatches(typed) }
  }
}

// The list, drawn.
extension ChoiceEditor {
  /// Range of the matches that are passed to the form, around the focus.
  private var window: Range<Int> {
    ChoiceWindow(
      count: list.matches.count, around: list.focus, lines: ChoiceWindow.mostLines
    ).range
  }

  /// Title of the record's value if the list does not offer it, as the row shows it.
  private var foreignTitle: String? {
    present == nil || present == .null || present == .string("") || list.present != nil
      ? nil : shown
  }

  /// Titles of the record's values that the list does not offer, as far as there is room.
  private var otherTitles: [String] {
    guard let selection else { return foreignTitle.map { [$0] } ?? [] }
    return selection.others.prefix(Self.mostOthers).map { value in
      knownTitle(value) ?? (value.kind == .string ? value.plainText : value.jsonText())
    }
  }

  private static let mostOthers = 5

  private func knownTitle(_ value: JSONValue) -> String? {
    state.choiceTitle(of: JSONSlice(writing: value))
  }

  private var linesAbove: Int { otherTitles.count }

  private var otherMark: String { selection == nil ? "● " : "[✓] " }

  private func mark(of match: Int) -> String {
    guard let selection else { return list.isPresent(match) ? "● " : "  " }
    return selection.contains(list.index(of: match)) ? "[✓] " : "[ ] "
  }

  private func match(atLine line: Int) -> Int? {
    let index = line - linesAbove
    // The line of what was typed comes after the last match in sight.
    if list.hasOther, index == window.count { return list.matches.count }
    return window.indices.contains(window.lowerBound + index) ? window.lowerBound + index : nil
  }

  private func filterLine(width: Int, _ theme: Theme) -> LineView {
    var view = filter.view(width: width, style: theme.value, markStyle: theme.dim)
    let tally =
      filter.text.isEmpty
      ? theme.texts.typeToFilter : theme.texts.tally(list.matches.count, of: list.count)
    let gap = width - max(view.line.columns, view.cursorColumn + 1)
    guard gap > tally.columns else { return view }
    let blanks = width - view.line.columns - tally.columns
    view.line.spans.append(StyledSpan(String(repeating: " ", count: blanks), theme.value))
    view.line.spans.append(StyledSpan(tally, theme.dim))
    return view
  }

  private func popup(width limit: Int, _ theme: Theme) -> Popup {
    var lines = otherTitles.map { title in
      (
        otherMark + (takesOther ? title + " " : theme.texts.notOffered(title)),
        isOnPresent ? theme.selection : theme.popupNote
      )
    }
    for match in window {
      let option = list.option(at: match)
      var style = option.isDisabled ? theme.popupNote : theme.popup
      if let color = option.color { style = theme.style(style, in: color) }
      if match == list.focus, !isOnPresent { style = theme.selection }
      lines.append((mark(of: match) + option.title + " ", style))
    }
    if list.hasOther {
      let style = list.isOtherFocused ? theme.selection : theme.popup
      lines.append(("+ " + theme.texts.otherValue(filter.text) + " ", style))
    } else if window.isEmpty {
      lines.append(("  \(noMatch.text(in: theme.texts)) ", theme.popupNote))
    }
    let unread = state.row.choiceTable.unread
    if unread > 0 { lines.append(("  " + theme.texts.choicesLeftOut(unread), theme.popupNote)) }
    let isEmpty = window.isEmpty && !list.hasOther
    let focused =
      isOnPresent ? 0 : isEmpty ? nil : list.focus - window.lowerBound + linesAbove
    return Popup(
      titles: lines.map { StyledLine($0.0, $0.1) }, narrowest: Self.narrowest, limit: limit,
      focusedLine: focused, markWidth: otherMark.columns)
  }

  private static let narrowest = 12
}
