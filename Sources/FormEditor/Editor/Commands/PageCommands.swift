import Records
import Screen
import Values

/// The commands of the form and the table alike.
package enum PageCommands {
  static let all =
    [
      clearValue, changeVariant, undo, redo, copyValue, search, searchNext, searchPrevious,
      nextProblem,
    ]
    + [previousProblem, problems, changes, save, saveAs, commands]
    + [releaseMouse, settings, help, quit, redraw]

  // MARK: Editing

  static let clearValue = Command(
    "clearValue", [KeyPress(.delete)], { $0.clearTitle }, { $0.clearHelp },
    refusal: { editor in
      guard let bound = editor.focusedRow,
        case .failure(let failure) = editor.entries.waysToClear(bound)
      else { return nil }
      return .notice(editor.texts.about(bound.row.key, failure.message))
    }, does: { $0.state.prompt = $0.fields.questionHowToClear(in: $0.browser) })
  static let changeVariant = Command(
    "changeVariant", [.letter("t")], { $0.changeVariantTitle }, { $0.changeVariantHelp },
    refusal: { editor in
      guard let bound = editor.focusedRow, OtherShapes(of: editor.browser) == nil else {
        return nil
      }
      return .notice(
        editor.texts.about(bound.row.key, bound.readOnlyReason ?? editor.texts.hasOneShape))
    }, does: { $0.state.prompt = $0.fields.changeVariant(in: &$0.browser) })
  static let undo = Command(
    "undo", [.letter("u"), .control("z")], { $0.undoTitle }, { $0.undoHelp },
    titleNow: { editor in
      let isOnDraft =
        !editor.browser.pageKind.hasRecordCursor
        && editor.focusedRow.map { editor.rowContext.draft(of: $0)?.isOfNewItem == false } ?? false
      return isOnDraft ? editor.texts.dropDraft : nil
    },
    // What was done last is what is being done.
    does: { $0.job?.isSetting == true ? $0.stopJob() : $0.fields.undo(in: &$0.browser) })
  static let redo = Command(
    "redo", [.control("r"), .control("y")], { $0.redoTitle }, { $0.redoHelp },
    does: { $0.browser.redo() })
  static let copyValue = Command(
    "copyValue", [.letter("y")], { $0.copyValueTitle }, { $0.copyValueHelp },
    refusal: { editor in
      guard let bound = editor.focusedRow,
        editor.rowContext.isSecret(bound) || editor.binder.holdsSecret(bound)
      else { return nil }
      return .warning(editor.texts.secretNotCopied(bound.row.key))
    },
    effects: { editor in
      guard let bound = editor.focusedRow else { return [] }
      let edited = editor.rowContext.draft(of: bound)?.text ?? editor.binder.entry(in: bound).text
      let text = edited.isEmpty ? bound.withoutPlaceholder().display.text : edited
      guard !text.isEmpty else {
        editor.browser.message = .warning(editor.texts.nothingToCopy(bound.row.key))
        return []
      }
      editor.browser.message = .notice(editor.texts.copied(bound.row.key))
      return [.copy(text)]
    })

  // MARK: Finding

  static let search = Command(
    "search", [.letter("/")], { $0.searchTitle }, { $0.searchHelp },
    does: { $0.state.askForLine(.search, formerFocus: $0.formPage.focus) })
  static let searchNext = Command(
    "searchNext", [.letter("n")], { $0.nextMatchTitle }, { $0.nextMatchHelp },
    refusal: refusalToSearch,
    counted: { goToNext(.text($0.searchText), direction: .forward, $1, in: &$0) })
  static let searchPrevious = Command(
    "searchPrevious", [.letter("N")], { $0.previousMatchTitle }, { $0.previousMatchHelp },
    refusal: refusalToSearch,
    counted: { goToNext(.text($0.searchText), direction: .backward, $1, in: &$0) })
  static let nextProblem = Command(
    "nextProblem", [.letter("]")], { $0.nextProblemTitle }, { $0.nextProblemHelp },
    counted: { goToNext(.problem, direction: .forward, $1, in: &$0) })
  static let previousProblem = Command(
    "previousProblem", [.letter("[")], { $0.previousProblemTitle }, { $0.previousProblemHelp },
    counted: { goToNext(.problem, direction: .backward, $1, in: &$0) })

  private static func refusalToSearch(_ editor: Editor) -> Command.Refusal? {
    editor.searchText.isEmpty ? .notice(editor.texts.nothingToSearch(editor.keys[search])) : nil
  }

  private static func goToNext(
    _ target: NestedTarget, direction: Direction, _ count: Int?, in editor: inout Editor
  ) -> [EditorEffect] {
    if case .problem = target { editor.browser.showAllProblems() }
    let kind = editor.pageKind
    return editor.carryOut(
      kind.goToNext(target, direction: direction, times: count ?? 1, in: &editor.browser))
  }

  static let problems = Command(
    "problems", [.letter("!")], { $0.problemsTitle },
    { $0.texts.problemsHelp(choose: $0.keys.whileTyping[PanelCommands.choose]) },
    effects: { editor in
      editor.browser.showAllProblems()
      return editor.listProblems()
    })
  static let changes = Command(
    "changes", [.letter("d")], { $0.changesTitle }, { $0.changesHelp },
    refusal: { editor in
      guard !editor.hasUnsavedEdits else { return nil }
      return .notice(
        editor.browser.anchors.drafts.isEmpty
          ? editor.texts.nothingIsChanged : editor.texts.onlyDraftsLeft)
    }, does: { $0.state.panel = Panel(changesOf: $0) })

  // MARK: The file, and the screen

  static let save = Command(
    "save", [.letter("s"), .control("s")], { $0.saveTitle }, { $0.saveHelp },
    effects: { $0.save() })
  static let saveAs = Command(
    "saveAs", [.letter("S")], { $0.saveAsTitle }, { $0.saveAsHelp },
    refusal: { editor in
      let abilities = editor.state.file.abilities
      guard !abilities.isPossible(.saveAs), let reason = abilities.refusal(of: .saveAs) else {
        return nil
      }
      return .warning(reason.text(in: editor.texts))
    }, does: { $0.state.askForLine(.saveAs(then: .stay), text: $0.state.file.path) })
  static let commands = Command(
    "commands", [.control("p")], { $0.commandsTitle },
    { $0.texts.commandsHelp(run: $0.keys.whileTyping[PanelCommands.choose]) },
    does: { $0.show(over: Panel.init(commandsOf:)) })
  static let releaseMouse: Command = .init(
    "releaseMouse", [.letter("M")], { $0.mouseTitle }, { $0.mouseHelp },
    effects: { editor in
      editor.state.mouseIsCaptured.toggle()
      editor.browser.message = .notice(
        editor.state.mouseIsCaptured
          ? editor.texts.mouseWorks
          : editor.texts.mouseReleased(takeBack: editor.keys[releaseMouse]))
      return [.captureMouse(editor.state.mouseIsCaptured)]
    })
  static let settings = Command(
    "settings", [KeyPress(.character(","), .meta)], { $0.settingsWord }, { $0.settingsHelp },
    does: { $0.browser.message = .notice($0.texts.settingsWay) })
  static let help = Command(
    "help", [.letter("?"), KeyPress(.function(1))], { $0.keysTitle }, { $0.keysHelp },
    does: { $0.show(over: Panel.init(helpFor:)) })
  package static let quit = Command(
    "quit", [.letter("q"), .control("c")], { $0.quitTitle }, { $0.quitHelp },
    titleNow: { $0.state.isOpenedFromList ? $0.texts.backTitle : nil }, effects: { $0.quit() }
  )
  static let redraw = Command(
    "redraw", [.control("l")], { $0.redrawTitle }, { $0.redrawHelp }, effects: { _ in [.redraw] })
}
