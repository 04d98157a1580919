import Cells
import Screen

/// The keys of each mode.
package enum KeyMap {
  /// What keys do in a form.
  package static let form = KeyTable(formOnly + both)
  package static let table = KeyTable(tableOnly + both)

  /// While a field is open: the keys that its editor leaves alone.
  package static let field = KeyTable<FieldCommand>([
    .init(.save, [.control("s")], { $0.saveTitle }, { $0.saveTextHelp }),
    .init(.help, [.init(.function(1))], { $0.helpTitle }, { $0.showKeysHelp }),
    .init(.quit, [.control("c")], { $0.quitTitle }, { $0.quitHelp }),
  ])

  /// In a list.
  package static let panel = KeyTable<PanelCommand>([
    .init(.down, [.init(.down)], { $0.downTitle }, { $0.goDownHelp }),
    .init(.up, [.init(.up)], { $0.upTitle }, { $0.goUpHelp }),
    .init(.pageDown, [.init(.pageDown)], { $0.pageDownTitle }, { $0.pageDownHelp }),
    .init(.pageUp, [.init(.pageUp)], { $0.pageUpTitle }, { $0.pageUpHelp }),
    .init(.first, [.init(.home)], { $0.firstTitle }, { $0.firstLineHelp }),
    .init(.last, [.init(.end)], { $0.lastTitle }, { $0.lastLineHelp }),
    .init(.toggleColumn, [.init(.tab)], { $0.hideOrShowTitle }, { $0.hideOrShowHelp }),
    .init(.choose, [.init(.enter)], { $0.goThereTitle }, { $0.goThereHelp }),
    .init(.back, [.init(.escape)], { $0.backTitle }, { $0.backHelp }),
    .init(.quit, [.control("c")], { $0.quitTitle }, { $0.quitHelp }),
  ])

  /// In a list where nothing is typed, beside those of every list.
  package static let panelLetters = KeyTable<PanelCommand>([
    .init(.down, [.letter("j")], { $0.downTitle }, { $0.goDownHelp }),
    .init(.up, [.letter("k")], { $0.upTitle }, { $0.goUpHelp }),
    .init(.first, [.letter("g")], { $0.firstTitle }, { $0.firstLineHelp }),
    .init(.last, [.letter("G")], { $0.lastTitle }, { $0.lastLineHelp }),
    .init(
      .choose, [.letter("e"), .init(.function(2))], { $0.goThereTitle }, { $0.goThereHelp }),
    .init(.back, [.letter("q")], { $0.backTitle }, { $0.backHelp }),
  ])

  /// While a line is typed in the bottom bar.
  package static let line = KeyTable<LineCommand>([
    .init(.done, [.init(.enter)], { $0.doneTitle }, { $0.doneHelp }),
    .init(.back, [.init(.escape)], { $0.backTitle }, { $0.backHelp }),
    .init(.quit, [.control("c")], { $0.quitTitle }, { $0.quitHelp }),
  ])

  /// At a question, beside its answers.
  package static let prompt = KeyTable<PromptCommand>([
    .init(.back, [.init(.escape), .control("c")], { $0.backTitle }, { $0.backHelp })
  ])

  /// The names of the keys with which every field ends: those of cells' editors, which see them first.
  static let keepField = FieldKeys.keep.name
  static let leaveField = FieldKeys.leave.name

  /// The page's keys.
  static func page(isTable: Bool) -> KeyTable<EditorCommand> { isTable ? table : form }

  /// Whether a key redraws the screen, in every mode.
  static func isRedraw(_ key: KeyPress) -> Bool { form.command(for: key) == .redraw }

  /// Makes the tables while nobody waits: the first key needn't.
  package static func prepare() {
    _ = table.command(for: KeyPress(.down))
    _ = form.command(for: KeyPress(.down))
  }
}
