import Cells
import Screen

/// The commands while a field is open, in addition to the keys that its editor handles.
enum FieldCommands {
  static let all = [save, help, quit]

  static let save = Command(
    "save", [.control("s")], { $0.saveTitle }, { $0.saveTextHelp },
    effects: { $0.leaveEditor() + $0.save() })
  static let help = Command(
    "help", [KeyPress(.function(1))], { $0.helpTitle }, { $0.showKeysHelp },
    does: { $0.show(over: Panel.init(helpFor:)) })
  static let quit = Command(
    "quit", [.control("c")], { $0.quitTitle }, { $0.quitHelp }, effects: { $0.quit() })
}

/// The commands in a list over the page.
enum PanelCommands {
  static let all =
    [down, up, pageDown, pageUp, first, last, toggleColumn, choose, commands, help]
    + [back, quit]

  static let down = Command(
    "down", [KeyPress(.down), .letter("j")], { $0.downTitle }, { $0.goDownHelp },
    does: { $0.movePanelSelection(by: 1) })
  static let up = Command(
    "up", [KeyPress(.up), .letter("k")], { $0.upTitle }, { $0.goUpHelp },
    does: { $0.movePanelSelection(by: -1) })
  static let pageDown = Command(
    "pageDown", [KeyPress(.pageDown)], { $0.pageDownTitle }, { $0.pageDownHelp },
    does: { $0.movePanelSelection(by: PanelView.listArea($0.browser.size).height - 1) })
  static let pageUp = Command(
    "pageUp", [KeyPress(.pageUp)], { $0.pageUpTitle }, { $0.pageUpHelp },
    does: { $0.movePanelSelection(by: 1 - PanelView.listArea($0.browser.size).height) })
  static let first = Command(
    "first", [KeyPress(.home), .letter("g")], { $0.firstTitle }, { $0.firstLineHelp },
    does: { $0.movePanelSelection(by: -($0.state.panel?.lines.count ?? 0)) })
  static let last = Command(
    "last", [KeyPress(.end), .letter("G")], { $0.lastTitle }, { $0.lastLineHelp },
    does: { $0.movePanelSelection(by: $0.state.panel?.lines.count ?? 0) })
  static let toggleColumn = Command(
    "toggleColumn", [KeyPress(.tab)], { $0.hideOrShowTitle }, { $0.hideOrShowHelp },
    does: { editor in
      guard let open = editor.state.panel, open.topic == .columns,
        let row = open.target.flatMap({ editor.form.row($0.row) }),
        editor.browser.setColumn(row, shown: editor.columns.index(of: row.identifier) == nil)
      else { return }
      editor.state.panel?.lines = TargetList.columns(editor.browser)
    })
  static let choose = Command(
    "choose", [KeyPress(.enter), .letter("e"), KeyPress(.function(2))], { $0.goThereTitle },
    { $0.goThereHelp },
    titleNow: { editor in
      switch editor.state.panel {
      case let panel? where panel.listsCommands: editor.texts.doIt
      case let panel? where panel.topic == .newValues: editor.texts.setThemTitle
      default: nil
      }
    },
    effects: { editor in
      editor.state.panel?.topic == .newValues
        ? ExpressionRequest.confirm(in: &editor) : editor.choosePanelLine()
    })
  static let commands = Command(
    "commands", [.control("p")], { $0.commandsTitle },
    { $0.texts.commandsHelp(run: $0.keys.whileTyping[choose]) },
    refusal: refusalToListCommands, does: { $0.show(over: Panel.init(commandsOf:)) })
  static let help = Command(
    "help", [.letter("?"), KeyPress(.function(1))], { $0.keysTitle }, { $0.keysOfListHelp },
    refusal: refusalToListCommands, does: { $0.show(over: Panel.init(helpFor:)) })

  /// The list of commands has none of its own.
  private static func refusalToListCommands(_ editor: Editor) -> Command.Refusal? {
    editor.state.panel?.listsCommands == true ? .notice(editor.texts.commandsAreListed) : nil
  }
  static let back = Command(
    "back", [KeyPress(.escape), .letter("q")], { $0.backTitle }, { $0.backHelp },
    effects: { editor in
      if editor.state.panel?.topic == .newValues {
        return ExpressionRequest.cancel(in: &editor)
      }
      let isBeforeLeaving = editor.state.panel?.isBeforeLeaving == true
      editor.state.panel = editor.state.panel?.beneath.last
      return isBeforeLeaving ? editor.quit() : []
    })
  static let quit = Command(
    "quit", [.control("c")], { $0.quitTitle }, { $0.quitHelp },
    effects: { editor in
      if editor.state.panel?.topic == .newValues { editor.browser.job = nil }
      editor.state.panel = nil
      return editor.quit()
    })
}

/// The commands while a line is typed in the bottom bar.
enum LineCommands {
  static let all = [done, back, quit]

  static let done = Command(
    "done", [KeyPress(.enter)], { $0.doneTitle }, { $0.doneHelp }, effects: { $0.finishLine() })
  static let back = Command(
    "back", [KeyPress(.escape)], { $0.backTitle }, { $0.backHelp },
    does: { editor in
      guard let input = editor.state.lineInput else { return }
      editor.state.lineInput = nil
      if let focus = input.formerFocus { editor.browser.formPage.focus = focus }
      // Nobody was named: the reason against saving is as before.
      if case .recipients(let request) = input.purpose {
        editor.browser.message = editor.unsavedWork
          .refusal(of: request.isElsewhere ? .saveAs : .save).map { .warning($0) }
      }
    })
  static let quit = Command(
    "quit", [.control("c")], { $0.quitTitle }, { $0.quitHelp },
    effects: { editor in
      editor.state.lineInput = nil
      return editor.quit()
    })
}

/// The commands at a question, in addition to its answers.
enum PromptCommands {
  static let all = [back]

  static let back = Command(
    "back", [FieldKeys.leave, .control("c")], { $0.backTitle }, { $0.backHelp },
    does: { $0.state.prompt = nil })
}
