import Screen
import Texts

/// A command and its keys: dispatch, the help, hints and the bottom bar read it, and nothing
/// else states it again.
///
/// static let copyValue = Command(
/// [.letter("y")], { $0.copyTitle }, { $0.copyValueHelp },
/// refusal: { $0.refusalToCopyValue }, effects: { $0.copyValue() })
package struct Command: Sendable {
  /// Keys of the command, of which hints and messages name the first.
  package private(set) var keys: [KeyPress]
  /// A word or two for the bottom bar.
  package let title: Sentence
  package let help: Sentence
  /// Returns the title for the moment; nil where it is the usual one.
  private let presentTitle: @Sendable (Editor) -> String?
  private let refusal: @Sendable (Editor) -> Refusal?
  private let action: Action

  typealias Text = @Sendable (Texts) -> String
  typealias Check = @Sendable (Editor) -> Refusal?

  /// Why a command can't be given.
  struct Refusal: Sendable {
    var message: Message
    /// True where the shown list never allows the command: the bottom bar does not name it
    /// then.
    var isLasting = false

    static func notice(_ text: String) -> Refusal { Refusal(message: .notice(text)) }
    static func warning(_ text: String) -> Refusal { Refusal(message: .warning(text)) }
  }

  /// The action of a command; `counted` and `moving` receive a number that was typed before it.
  private enum Action: Sendable {
    case plain(@Sendable (inout Editor) -> [EditorEffect])
    case counted(@Sendable (inout Editor, Int?) -> [EditorEffect])
    case moving(@Sendable (inout Browser, Int?) -> Void)
  }

  private init(
    _ keys: [KeyPress], _ title: @escaping Text, _ help: @escaping Text,
    titleNow: @escaping @Sendable (Editor) -> String?, refusal: @escaping Check, _ action: Action
  ) {
    self.keys = keys
    self.title = Sentence(title)
    self.help = Sentence(help)
    presentTitle = titleNow
    self.refusal = refusal
    self.action = action
  }

  /// A command that asks nothing of the session.
  init(
    _ keys: [KeyPress], _ title: @escaping Text, _ help: @escaping Text,
    titleNow: @escaping @Sendable (Editor) -> String? = { _ in nil },
    refusal: @escaping Check = { _ in nil }, does: @escaping @Sendable (inout Editor) -> Void
  ) {
    self.init(
      keys, title, help, titleNow: titleNow, refusal: refusal,
      .plain {
        does(&$0)
        return []
      })
  }

  init(
    _ keys: [KeyPress], _ title: @escaping Text, _ help: @escaping Text,
    titleNow: @escaping @Sendable (Editor) -> String? = { _ in nil },
    refusal: @escaping Check = { _ in nil },
    effects: @escaping @Sendable (inout Editor) -> [EditorEffect]
  ) {
    self.init(keys, title, help, titleNow: titleNow, refusal: refusal, .plain(effects))
  }

  /// A command that takes a number: how far it goes, or where to.
  init(
    _ keys: [KeyPress], _ title: @escaping Text, _ help: @escaping Text,
    titleNow: @escaping @Sendable (Editor) -> String? = { _ in nil },
    refusal: @escaping Check = { _ in nil },
    counted: @escaping @Sendable (inout Editor, Int?) -> [EditorEffect]
  ) {
    self.init(keys, title, help, titleNow: titleNow, refusal: refusal, .counted(counted))
  }

  /// A command that moves the cursor of a page: how far, or where to.
  init(
    _ keys: [KeyPress], _ title: @escaping Text, _ help: @escaping Text,
    moves: @escaping @Sendable (inout Browser, Int?) -> Void
  ) {
    self.init(keys, title, help, titleNow: { _ in nil }, refusal: { _ in nil }, .moving(moves))
  }
}

extension Command {
  package var key: String { keys.first?.name ?? "" }

  /// The name of its first key that is a character, such as `G` beside `End`; else of its first.
  var letter: String { keys.first(where: \.isLetter)?.name ?? key }

  /// True where a key gives the command, also with an input method on.
  package func isGiven(by key: KeyPress) -> Bool {
    keys.contains(key) || keys.contains(key.withoutInputMethod)
  }

  func given(by keys: KeyPress...) -> Command {
    var command = self
    command.keys = keys
    return command
  }

  var takesCount: Bool { if case .plain = action { false } else { true } }

  func title(in editor: Editor) -> String { presentTitle(editor) ?? title.text(in: editor.texts) }

  /// Why it can't be given as things are; nil where it can.
  func refusal(in editor: Editor) -> Refusal? { refusal(editor) }

  /// True where the command is named among the keys: not where a list never allows it.
  func isOffered(by editor: Editor) -> Bool {
    !editor.browser.pages.listsItems || refusal(editor)?.isLasting != true
  }

  fileprivate func perform(in editor: inout Editor, count: Int?) -> [EditorEffect] {
    switch action {
    case .plain(let action): return action(&editor)
    case .counted(let action): return action(&editor, count)
    case .moving(let move):
      move(&editor.browser, count)
      return []
    }
  }
}

extension Editor {
  /// Does what a command does, or says why not.
  mutating func perform(_ command: Command, count: Int? = nil) -> [EditorEffect] {
    if let refusal = command.refusal(in: self) {
      browser.message = refusal.message
      return []
    }
    return command.perform(in: &self, count: count)
  }
}
