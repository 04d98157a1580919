extension CommandHint {
  /// The keys that can follow a number, those that it is most often typed for first; going back drops it.
  static func following(_ count: Int, in editor: Editor) -> [CommandHint] {
    let table = CommandTable(editor)
    let commands = table.commands.filter(\.takesCount)
    let first = [FormCommands.last, FormCommands.down, FormCommands.up, FormCommands.back].map(\.id)
    let usual = first.compactMap { id in commands.first { $0.id == id } }
    let others = commands.filter { !first.contains($0.id) }
    return (usual + others).map { command in
      CommandHint(
        editor.keys.letter(of: command),
        command.id == FormCommands.back.id
          ? editor.texts.dropCount(count) : command.title(in: editor))
    }
  }
}
