import Cells
import Screen

/// The commands of each mode.
package enum KeyMap {
  package static let form = CommandTable(FormCommands.all + PageCommands.all)
  package static let table = CommandTable(TableCommands.all + PageCommands.all)
  /// Commands while a field is open, for keys that its editor ignores.
  package static let field = CommandTable(FieldCommands.all)
  package static let panel = CommandTable(PanelCommands.all)
  /// Commands in a list where nothing is typed; they come before those of every list.
  package static let panelLetters = CommandTable(PanelCommands.letters + PanelCommands.all)
  package static let line = CommandTable(LineCommands.all)
  package static let prompt = CommandTable(PromptCommands.all)

  /// Makes the tables while nobody waits: the first key needn't.
  package static func prepare() {
    _ = table.command(for: KeyPress(.down))
    _ = form.command(for: KeyPress(.down))
  }
}
