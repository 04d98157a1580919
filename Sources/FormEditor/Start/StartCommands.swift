import Screen
import Texts

/// A command of the start page.
typealias StartCommand = CommandEntry<StartPage>

/// The commands of the start page. Those that move and open do so in the list of commands, too, while that is shown.
enum StartCommands {
  static let all =
    [openItem, search, folderAbove, redraw, back, quit, commands, help]
    + [down, up, pageDown, pageUp, first, last]
  /// The commands while text is typed, which has the other keys.
  static let whileTyping = all.filter { ![search.id, folderAbove.id].contains($0.id) }

  /// The keys of the page as the settings see them.
  static let scopes = [
    CommandScope(all, isPage: true, typing: .mostCharacters) { $0.onStartPage },
    CommandScope(whileTyping, isPage: false, typing: .all) { $0.onStartPage },
  ]

  static let openItem = StartCommand(
    "openItem", [KeyPress(.enter)], { $0.openTitle }, { $0.openItemHelp },
    titleNow: { page in
      if page.panel != nil { return page.texts.doIt }
      return page.level.item?.kind == .form ? page.texts.useForm : nil
    },
    refusal: { $0.refusalToOpen }, effects: { $0.open() })
  static let down = StartCommand(
    "down", [KeyPress(.down)], { $0.downTitle }, { $0.goDownHelp }, does: { $0.move(by: 1) })
  static let up = StartCommand(
    "up", [KeyPress(.up)], { $0.upTitle }, { $0.goUpHelp }, does: { $0.move(by: -1) })
  static let pageDown = StartCommand(
    "pageDown", [KeyPress(.pageDown)], { $0.pageDownTitle }, { $0.pageDownHelp },
    does: { $0.move(by: max($0.listHeight - 1, 1)) })
  static let pageUp = StartCommand(
    "pageUp", [KeyPress(.pageUp)], { $0.pageUpTitle }, { $0.pageUpHelp },
    does: { $0.move(by: -max($0.listHeight - 1, 1)) })
  static let first = StartCommand(
    "first", [KeyPress(.home)], { $0.firstTitle }, { $0.firstLineHelp },
    does: { $0.move(by: -.max / 2) })
  static let last = StartCommand(
    "last", [KeyPress(.end)], { $0.lastTitle }, { $0.lastLineHelp }, does: { $0.move(by: .max / 2) }
  )
  static let folderAbove = StartCommand(
    "folderAbove", [KeyPress(.left), KeyPress(.backspace)], { $0.folderAboveTitle },
    { $0.folderAboveHelp }, refusal: { $0.refusalToGoUpward }, effects: { $0.goUpward() })
  static let search = StartCommand(
    "search", [.letter("/")], { $0.narrowTitle }, { $0.narrowHelp },
    does: { $0.level.isTyping = true })
  static let commands = StartCommand(
    "commands", [.control("p")], { $0.commandsTitle },
    { $0.texts.commandsHelp(run: $0.keys.whileTyping[openItem]) },
    refusal: { $0.panel == nil ? nil : .notice($0.texts.commandsAreListed) },
    does: { $0.listCommands() })
  static let help = StartCommand(
    "help", [.letter("?"), KeyPress(.function(1))], { $0.keysTitle }, { $0.startKeysHelp },
    refusal: { $0.panel == nil ? nil : .notice($0.texts.commandsAreListed) },
    does: { $0.showHelp() })
  static let redraw = StartCommand(
    "redraw", [.control("l"), KeyPress(.function(5))], { $0.redrawTitle }, { $0.listAgainHelp },
    effects: { [.redraw, .list($0.level.listing.origin)] })
  static let back = StartCommand(
    "back", [KeyPress(.escape)], { $0.backTitle }, { $0.startBackHelp },
    titleNow: { $0.panel == nil && $0.level.takesLetters ? $0.texts.showAllAgain : nil },
    effects: { $0.goBack() })
  static let quit = StartCommand(
    "quit", [.letter("q"), .control("c")], { $0.quitTitle }, { $0.leaveStartHelp },
    effects: { _ in [.quit] })
}

/// The keys of the start page: before a text is typed, and while one is.
struct StartKeys: Sendable {
  /// Keys with the commands that they give at a time.
  struct Part: Sendable {
    let bindings: KeyBindings
    let table: CommandTable<StartPage>

    init(_ commands: [StartCommand], _ bindings: KeyBindings) {
      self.bindings = bindings
      table = CommandTable(commands, by: bindings)
    }
  }

  let given: KeyBindings
  let idle: Part
  let typing: Part

  init(_ given: KeyBindings) {
    self.given = given
    idle = Part(StartCommands.all, given.typing(.mostCharacters))
    typing = Part(StartCommands.whileTyping, given.typing(.all))
  }
}
