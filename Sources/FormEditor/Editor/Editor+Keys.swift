import Cells
import Records
import Screen

/// Keys and the mouse, by what they are for at the moment.
extension Editor {
  package var mode: EditorMode {
    if case .some = state.prompt { return .prompt }
    if case .some = state.lineInput { return .lineInput }
    if case .some = state.panel { return .panel }
    if case .some = browser.editing { return .editing }
    return pageKind.mode
  }

  /// True where anything would be lost by leaving: edits, drafts, a text being typed, or
  /// conflicting changes made here and by others, with neither adopted.
  package var hasUnsavedWork: Bool { !unsavedWork.isEmpty }

  package var isAtRest: Bool { mode == .table || mode == .browsing }

  package var isOnlyCopy: Bool {
    (state.file.state.isGone || state.file.state.isUnreadable) && browser.table.isWhole
  }

  package var wouldLoseRecords: Bool {
    browser.table.isWhole && (browser.hasUnsavedEdits || isOnlyCopy)
  }

  // MARK: Counts typed before a movement: `12j`, `3>`, `120G`

  /// A key of a page: a digit of a count, or a command with the count before it.
  mutating func pressCommandKey(_ key: KeyPress) -> [EditorEffect] {
    guard let given = state.command(of: key, CommandTable(self), in: &browser) else { return [] }
    return perform(given.command, count: given.count)
  }

  // MARK: The mouse

  mutating func handle(_ event: MouseEvent) -> [EditorEffect] {
    switch event.action {
    case .wheelUp: wheel(-3)
    case .wheelDown: wheel(3)
    case .press: return click(event.point, clicks: 1)
    case .doublePress: return click(event.point, clicks: 2)
    }
    return []
  }

  /// The view moves, and the focus goes with it when it would leave the sight.
  private mutating func wheel(_ lines: Int) {
    guard state.prompt == nil, state.lineInput == nil, browser.editing == nil else { return }
    if state.panel != nil {
      movePanelSelection(by: lines)
    } else {
      browser.pageKind.scroll(by: lines, in: &browser)
    }
  }

  private mutating func click(_ point: Point, clicks: Int) -> [EditorEffect] {
    guard state.prompt == nil, state.lineInput == nil else { return [] }
    if state.panel != nil {
      return state.panel?.select(at: point, in: browser.size) == true ? choosePanelLine() : []
    }
    let kind = browser.pageKind
    // As the person sees it, before the field is left.
    let layout = kind.drawnLayout(of: browser)
    var effects: [EditorEffect] = []
    if browser.editing != nil {
      let field = kind.layout(of: browser)
      if let input = field?.editorInput(at: point, in: browser) { return edit(input) }
      effects = leaveEditor()
    }
    return effects + carryOut(kind.click(point, clicks: clicks, layout, in: &browser))
  }

  // MARK: Windows that are too small to show anything

  var isWindowTooSmall: Bool { browser.size.isTooSmall }

  var showsNothing: Bool {
    isWindowTooSmall
      && (state.prompt.map { !PromptLines.fit($0, in: browser.size, browser.theme) } ?? true)
  }

  /// Esc goes back and the keys that leave do so, unless they have to ask and the question does not fit.
  mutating func handleUnseen(_ event: InputEvent) -> [EditorEffect] {
    guard case .key(let key) = event else { return [] }
    if key.key == .escape { return handle(key) }
    let quits = browser.keys.gives(isAtRest ? PageCommands.quit : FieldCommands.quit, key)
    // It does not answer a question that was open before.
    guard quits, state.prompt == nil else { return [] }
    let effects = handle(key)
    if showsNothing { state.prompt = nil }
    return effects
  }
}

extension KeyPress {
  /// True where the key only adds a character to the filter of a list or to a search. Many such
  /// keys that wait are read as one text, so that the list is filtered by the last one only.
  package func onlyNarrows(in editor: Editor) -> Bool {
    guard !editor.showsNothing, case .character(let character) = key,
      modifiers.isSubset(of: .shift)
    else { return false }
    var isTyped: Bool { CommandTable(editor).command(for: self) == nil }
    switch editor.mode {
    case .panel: return editor.state.panel?.filter != nil && isTyped
    case .lineInput: return editor.state.lineInput?.purpose == .search && isTyped
    // A blank may select a choice.
    case .editing:
      return editor.browser.editing?.editor.filtersList == true && !character.isWhitespace
    case .prompt, .table, .browsing: return false
    }
  }
}

extension Size {
  fileprivate var isTooSmall: Bool { width < 20 || height < 5 }
}

extension EditorState {
  /// The command of a key, with the number typed before it; nil for a digit of one, and for a key that gives none, which
  /// is said.
  fileprivate mutating func command(
    of key: KeyPress, _ table: CommandTable<Editor>, in browser: inout Browser
  ) -> (command: Command, count: Int?)? {
    let texts = browser.texts
    if readDigit(key) {
      browser.message = typedCount.map {
        .notice(browser.pageKind.countNotice($0, in: browser))
      }
      return nil
    }
    let count = typedCount
    typedCount = nil
    guard let command = table.command(for: key) else {
      browser.message = .notice(
        texts.doesNothing(key.name, help: browser.keys[PageCommands.help]))
      return nil
    }
    // What is typed next narrows the list: without it, that would be commands.
    if [PageCommands.commands.id, PageCommands.help.id].contains(command.id) {
      return (command, nil)
    }
    if count != nil && !command.takesCount {
      browser.message = .notice(texts.takesNoCount(key.name))
      return nil
    }
    return (command, count)
  }

  /// Adds a digit to the count; false if the key is none. A 0 begins no count.
  fileprivate mutating func readDigit(_ key: KeyPress) -> Bool {
    guard case .character(let character) = key.withoutInputMethod.key, key.modifiers.isEmpty,
      character.isASCII,
      let digit = character.wholeNumberValue, digit > 0 || typedCount != nil
    else { return false }
    typedCount = min((typedCount ?? 0) * 10 + digit, Self.highestCount)
    return true
  }

  private static let highestCount = 999_999_999
}
