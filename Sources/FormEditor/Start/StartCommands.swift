import Screen
import Texts

/// A command of the start page with its keys: dispatch, bottom bar and help read it.
struct StartCommand: Sendable {
  let keys: [KeyPress]
  let title: Sentence
  let help: Sentence
  let action: @Sendable (inout StartPage) -> [StartEffect]

  init(
    _ keys: [KeyPress], _ title: @escaping @Sendable (Texts) -> String,
    _ help: @escaping @Sendable (Texts) -> String,
    effects: @escaping @Sendable (inout StartPage) -> [StartEffect]
  ) {
    self.keys = keys
    self.title = Sentence(title)
    self.help = Sentence(help)
    action = effects
  }

  init(
    _ keys: [KeyPress], _ title: @escaping @Sendable (Texts) -> String,
    _ help: @escaping @Sendable (Texts) -> String,
    does: @escaping @Sendable (inout StartPage) -> Void
  ) {
    self.init(keys, title, help) {
      does(&$0)
      return []
    }
  }

  var key: String { keys.first?.name ?? "" }

  func isGiven(by key: KeyPress) -> Bool {
    keys.contains(key) || keys.contains(key.withoutInputMethod)
  }
}

/// The commands of the start page.
enum StartCommands {
  static let all = [
    open, down, up, pageDown, pageUp, first, last, upward, search, help, redraw, back, quit, leave,
  ]

  static let open = StartCommand(
    [KeyPress(.enter)], { $0.openTitle }, { $0.openItemHelp }, effects: { $0.open() })
  static let down = StartCommand(
    [KeyPress(.down), .control("n")], { $0.downTitle }, { $0.goDownHelp }, does: { $0.move(by: 1) })
  static let up = StartCommand(
    [KeyPress(.up)], { $0.upTitle }, { $0.goUpHelp }, does: { $0.move(by: -1) })
  static let pageDown = StartCommand(
    [KeyPress(.pageDown)], { $0.pageDownTitle }, { $0.pageDownHelp },
    does: { $0.move(by: max($0.listHeight - 1, 1)) })
  static let pageUp = StartCommand(
    [KeyPress(.pageUp)], { $0.pageUpTitle }, { $0.pageUpHelp },
    does: { $0.move(by: -max($0.listHeight - 1, 1)) })
  static let first = StartCommand(
    [KeyPress(.home)], { $0.firstTitle }, { $0.firstLineHelp }, does: { $0.move(by: -.max / 2) })
  static let last = StartCommand(
    [KeyPress(.end)], { $0.lastTitle }, { $0.lastLineHelp }, does: { $0.move(by: .max / 2) })
  /// Only while nothing is typed: then the key erases.
  static let upward = StartCommand(
    [KeyPress(.left), KeyPress(.backspace)], { $0.folderAboveTitle }, { $0.folderAboveHelp },
    effects: { $0.goUpward() })
  static let search = StartCommand(
    [.letter("/")], { $0.narrowTitle }, { $0.narrowHelp }, does: { $0.level.isTyping = true })
  static let help = StartCommand(
    [.letter("?"), KeyPress(.function(1))], { $0.keysTitle }, { $0.startKeysHelp },
    does: { $0.showsHelp.toggle() })
  static let redraw = StartCommand(
    [.control("l"), KeyPress(.function(5))], { $0.redrawTitle }, { $0.listAgainHelp },
    effects: { [.redraw, .list($0.level.listing.origin)] })
  static let back = StartCommand(
    [KeyPress(.escape)], { $0.backTitle }, { $0.startBackHelp }, effects: { $0.goBack() })
  static let quit = StartCommand(
    [.letter("q")], { $0.quitTitle }, { $0.leaveStartHelp }, effects: { _ in [.quit] })
  static let leave = StartCommand(
    [.control("c")], { $0.quitTitle }, { $0.leaveStartHelp }, effects: { _ in [.quit] })

  /// The command of a key; `takesLetters`: letters narrow the list.
  static func command(for key: KeyPress, takesLetters: Bool) -> StartCommand? {
    all.first { command in
      guard command.isGiven(by: key) else { return false }
      return !takesLetters || !(key.isLetter || command.keys == upward.keys)
    }
  }
}
