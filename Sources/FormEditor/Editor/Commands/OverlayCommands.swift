import Cells
import Screen

/// The commands while a field is open, in addition to the keys that its editor handles.
enum FieldCommands {
  static let all = [save, help, quit]

  static let save = Command(
    [.control("s")], { $0.saveTitle }, { $0.saveTextHelp },
    effects: { $0.leaveEditor() + $0.save() })
  static let help = Command(
    [KeyPress(.function(1))], { $0.helpTitle }, { $0.showKeysHelp },
    does: { $0.state.panel = Panel(helpFor: $0) })
  static let quit = Command(
    [.control("c")], { $0.quitTitle }, { $0.quitHelp }, effects: { $0.quit() })
}

/// The commands in a list over the page.
enum PanelCommands {
  static let all = [down, up, pageDown, pageUp, first, last, toggleColumn, choose, back, quit]
  static let letters = [
    down.given(by: .letter("j")), up.given(by: .letter("k")), first.given(by: .letter("g")),
    last.given(by: .letter("G")), choose.given(by: .letter("e"), KeyPress(.function(2))),
    backByLetter,
  ]
  static let backByLetter = back.given(by: .letter("q"))

  static let down = Command(
    [KeyPress(.down)], { $0.downTitle }, { $0.goDownHelp }, does: { $0.movePanelSelection(by: 1) })
  static let up = Command(
    [KeyPress(.up)], { $0.upTitle }, { $0.goUpHelp }, does: { $0.movePanelSelection(by: -1) })
  static let pageDown = Command(
    [KeyPress(.pageDown)], { $0.pageDownTitle }, { $0.pageDownHelp },
    does: { $0.movePanelSelection(by: PanelView.listArea($0.browser.size).height - 1) })
  static let pageUp = Command(
    [KeyPress(.pageUp)], { $0.pageUpTitle }, { $0.pageUpHelp },
    does: { $0.movePanelSelection(by: 1 - PanelView.listArea($0.browser.size).height) })
  static let first = Command(
    [KeyPress(.home)], { $0.firstTitle }, { $0.firstLineHelp },
    does: { $0.movePanelSelection(by: -($0.state.panel?.lines.count ?? 0)) })
  static let last = Command(
    [KeyPress(.end)], { $0.lastTitle }, { $0.lastLineHelp },
    does: { $0.movePanelSelection(by: $0.state.panel?.lines.count ?? 0) })
  static let toggleColumn = Command(
    [KeyPress(.tab)], { $0.hideOrShowTitle }, { $0.hideOrShowHelp },
    does: { editor in
      guard let open = editor.state.panel, open.topic == .columns,
        let row = open.target.flatMap({ editor.form.row($0.row) }),
        editor.browser.setColumn(row, shown: editor.columns.index(of: row.identifier) == nil)
      else { return }
      editor.state.panel?.lines = TargetList.columns(editor.browser)
    })
  static let choose = Command(
    [KeyPress(.enter)], { $0.goThereTitle }, { $0.goThereHelp },
    effects: { $0.choosePanelLine() })
  static let back = Command(
    [KeyPress(.escape)], { $0.backTitle }, { $0.backHelp },
    effects: { editor in
      let isBeforeLeaving = editor.state.panel?.isBeforeLeaving == true
      editor.state.panel = nil
      return isBeforeLeaving ? editor.quit() : []
    })
  static let quit = Command(
    [.control("c")], { $0.quitTitle }, { $0.quitHelp },
    effects: { editor in
      editor.state.panel = nil
      return editor.quit()
    })
}

/// The commands while a line is typed in the bottom bar.
enum LineCommands {
  static let all = [done, back, quit]

  static let done = Command(
    [KeyPress(.enter)], { $0.doneTitle }, { $0.doneHelp }, effects: { $0.finishLine() })
  static let back = Command(
    [KeyPress(.escape)], { $0.backTitle }, { $0.backHelp },
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
    [.control("c")], { $0.quitTitle }, { $0.quitHelp },
    effects: { editor in
      editor.state.lineInput = nil
      return editor.quit()
    })
}

/// The commands at a question, in addition to its answers.
enum PromptCommands {
  static let all = [back]

  static let back = Command(
    [FieldKeys.leave, .control("c")], { $0.backTitle }, { $0.backHelp },
    does: { $0.state.prompt = nil })
}
