import Cells
import Screen

/// The commands of each mode.
package enum KeyMap {
  /// What keys do in a form.
  package static let form = CommandTable(FormCommands.all + PageCommands.all)
  /// What keys do in the table.
  package static let table = CommandTable(TableCommands.all + PageCommands.all)
  /// While a field is open: what its editor leaves alone.
  package static let field = CommandTable(FieldCommands.all)
  /// What keys do in a list over the page.
  package static let panel = CommandTable(PanelCommands.all)
  /// In a list where nothing is typed, before those of every list.
  package static let panelLetters = CommandTable(PanelCommands.letters + PanelCommands.all)
  /// What keys do while a line is typed in the bottom bar.
  package static let line = CommandTable(LineCommands.all)
  /// What keys do at a question, beside its answers.
  package static let prompt = CommandTable(PromptCommands.all)

  /// Makes the tables while nobody waits: the first key needn't.
  package static func prepare() {
    _ = table.command(for: KeyPress(.down))
    _ = form.command(for: KeyPress(.down))
  }
}
