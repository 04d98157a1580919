/// Keys and what they do, as the bottom bar names them.
struct CommandHint: Equatable {
  let keys: String
  let meaning: String
  /// Nil for keys of a field, and of several commands.
  private var command: CommandID?

  init(_ keys: String, _ meaning: String) {
    self.keys = keys
    self.meaning = meaning
  }

  /// A command's first key, with its title as things are.
  init(_ command: Command, _ editor: borrowing Editor) {
    self.init(
      command, CommandSet(editor).key(of: command, editor.browser.keys), command.title(in: editor))
  }

  init(_ command: some DescribedCommand, _ keys: String, _ meaning: String) {
    self.init(keys, meaning)
    self.command = command.id
  }

  var leadsToAllKeys: Bool { command == PageCommands.help.id }
  var leadsBack: Bool { command == PanelCommands.back.id }
  var leadsOut: Bool { command == PageCommands.quit.id }

  /// The keys of two commands that belong together.
  init(_ first: Command, _ second: Command, _ meaning: String, _ editor: borrowing Editor) {
    let (set, keys) = (CommandSet(editor), editor.browser.keys)
    let names = [set.key(of: first, keys), set.key(of: second, keys)]
    self.init(names.filter { !$0.isEmpty }.joined(separator: " "), meaning)
  }

  /// From match to match, once something was searched for.
  static func matches(in editor: Editor) -> [CommandHint] {
    guard !editor.searchText.isEmpty else { return [] }
    return [
      CommandHint(
        PageCommands.searchNext, PageCommands.searchPrevious, editor.texts.matchWord, editor)
    ]
  }

  /// Saving under the file's own name, or where that is refused under another.
  static func saveCommand(in editor: Editor) -> Command {
    let abilities = editor.state.file.abilities
    return abilities.isPossible(.save) || !abilities.isPossible(.saveAs)
      ? PageCommands.save : PageCommands.saveAs
  }
}
