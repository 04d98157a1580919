import Cells
import Screen

extension StartPage: CommandSubject {
  package typealias Effect = StartEffect

  package mutating func say(_ message: Message) { self.message = message.text }

  /// True where letters are typed: into what narrows the list, or the list of commands.
  var isTyping: Bool { panel != nil || level.takesLetters }

  package var keys: KeyBindings { allKeys.given }
  /// The keys that hold now.
  var startKeys: StartKeys.Part { isTyping ? allKeys.typing : allKeys.idle }

  // MARK: The list of commands

  /// The commands of the page beneath the list of them.
  private var commandList: CommandList {
    CommandList(startKeys.table, in: self, width: size.width, theme)
  }

  mutating func listCommands() {
    show(
      Panel(
        topic: .commands, title: texts.commandsHeading, lines: commandList.byTitle,
        filter: LineEditor("")))
  }

  mutating func showHelp() {
    show(
      Panel(
        topic: .help, title: texts.keysHeading, lines: commandList.byKeys, filter: LineEditor("")))
  }

  private mutating func show(_ panel: Panel) {
    self.panel = panel
    self.panel?.move(by: 0, in: size)
  }

  /// Gives the command under the cursor of the list.
  mutating func choose() -> [StartEffect] {
    guard case .command(let id)? = panel?.target else { return [] }
    panel = nil
    return startKeys.table.command(id).map { perform($0) } ?? []
  }

  // MARK: What they do

  mutating func move(by step: Int) {
    if panel != nil { panel?.move(by: step, in: size) } else { level.move(by: step) }
  }

  /// Why the item under the cursor can't be opened whatever is done.
  var refusalToOpen: CommandRefusal? {
    guard panel == nil else { return nil }
    guard let item = level.item else { return .notice(texts.nothingMatches) }
    guard item.kind == .foreign, let reason = item.refusal else { return nil }
    return .warning(texts.about(item.name, reason))
  }

  mutating func open() -> [StartEffect] {
    if panel != nil { return choose() }
    guard let item = level.item else { return [] }
    switch item.kind {
    case .folder: return list(.folder(item.id.path), title: item.name)
    case .form:
      chooseForm(item)
      return []
    case .foreign: return []
    case .data where item.hasSeveralTables:
      return list(.database(item.id.path, form: chosenForm?.id.path), title: item.name)
    case .data, .encrypted, .table:
      // The page that comes back lists all, with the cursor on the file.
      endTyping()
      return withoutForm == item.id
        ? [.openWithoutForm(item)] : [.open(item, form: form(for: item))]
    }
  }
}
