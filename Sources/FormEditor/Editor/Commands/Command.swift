import Screen
import Texts

/// A command and its usual keys: dispatch, the help, the list of commands, hints, the bottom bar and the settings of
/// keys read it, and nothing else states it again.
///
/// static let copyValue = Command(
/// "copyValue", [.letter("y")], { $0.copyTitle }, { $0.copyValueHelp },
/// refusal: { $0.refusalToCopyValue }, effects: { $0.copyValue() })
package struct Command: Sendable {
  /// Name in the settings. Commands of several pages with the same name mean the same there, and share their keys.
  package let id: CommandID
  /// Keys where the settings give no others. Which keys it has is known to `KeyBindings`.
  package let usualKeys: [KeyPress]
  /// A word or two for the bottom bar.
  private let title: Text
  private let help: Text
  /// Returns the title for the moment; nil where it is the usual one.
  private let presentTitle: @Sendable (Editor) -> String?
  private let refusal: @Sendable (Editor) -> Refusal?
  private let action: Action

  typealias Text = @Sendable (CommandWording) -> String
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
    _ id: CommandID, _ keys: [KeyPress], _ title: @escaping Text, _ help: @escaping Text,
    titleNow: @escaping @Sendable (Editor) -> String?, refusal: @escaping Check, _ action: Action
  ) {
    self.id = id
    usualKeys = keys
    self.title = title
    self.help = help
    presentTitle = titleNow
    self.refusal = refusal
    self.action = action
  }

  /// A command that asks nothing of the session.
  init(
    _ id: CommandID, _ keys: [KeyPress], _ title: @escaping Text, _ help: @escaping Text,
    titleNow: @escaping @Sendable (Editor) -> String? = { _ in nil },
    refusal: @escaping Check = { _ in nil }, does: @escaping @Sendable (inout Editor) -> Void
  ) {
    self.init(
      id, keys, title, help, titleNow: titleNow, refusal: refusal,
      .plain {
        does(&$0)
        return []
      })
  }

  init(
    _ id: CommandID, _ keys: [KeyPress], _ title: @escaping Text, _ help: @escaping Text,
    titleNow: @escaping @Sendable (Editor) -> String? = { _ in nil },
    refusal: @escaping Check = { _ in nil },
    effects: @escaping @Sendable (inout Editor) -> [EditorEffect]
  ) {
    self.init(id, keys, title, help, titleNow: titleNow, refusal: refusal, .plain(effects))
  }

  /// A command that takes a number: how far it goes, or where to.
  init(
    _ id: CommandID, _ keys: [KeyPress], _ title: @escaping Text, _ help: @escaping Text,
    titleNow: @escaping @Sendable (Editor) -> String? = { _ in nil },
    refusal: @escaping Check = { _ in nil },
    counted: @escaping @Sendable (inout Editor, Int?) -> [EditorEffect]
  ) {
    self.init(id, keys, title, help, titleNow: titleNow, refusal: refusal, .counted(counted))
  }

  /// A command that moves the cursor of a page: how far, or where to.
  init(
    _ id: CommandID, _ keys: [KeyPress], _ title: @escaping Text, _ help: @escaping Text,
    moves: @escaping @Sendable (inout Browser, Int?) -> Void
  ) {
    self.init(
      id, keys, title, help, titleNow: { _ in nil }, refusal: { _ in nil }, .moving(moves))
  }
}

extension Command {
  var takesCount: Bool { if case .plain = action { false } else { true } }

  func title(in editor: Editor) -> String {
    presentTitle(editor) ?? title(in: editor.texts, editor.keys)
  }

  package func title(in texts: Texts, _ keys: KeyBindings) -> String {
    title(CommandWording(texts: texts, keys: keys))
  }

  /// A sentence on what it does; keys are those that hold.
  package func help(in texts: Texts, _ keys: KeyBindings) -> String {
    help(CommandWording(texts: texts, keys: keys))
  }

  /// Why it can't be given as things are; nil where it can.
  func refusal(in editor: Editor) -> Refusal? { refusal(editor) }

  /// True where the command is named among the keys: not where a list never allows it.
  func isOffered(by editor: Editor) -> Bool {
    !editor.browser.pages.listsItems || refusal(editor)?.isLasting != true
  }

  func perform(in editor: inout Editor, count: Int?) -> [EditorEffect] {
    switch action {
    case .plain(let action): return action(&editor)
    case .counted(let action): return action(&editor, count)
    case .moving(let move):
      move(&editor.browser, count)
      return []
    }
  }
}

/// A language to describe a command in, and the keys that hold, which a sentence may name.
@dynamicMemberLookup
struct CommandWording {
  let texts: Texts
  let keys: KeyBindings

  subscript(dynamicMember path: KeyPath<Texts, String>) -> String { texts[keyPath: path] }
}
