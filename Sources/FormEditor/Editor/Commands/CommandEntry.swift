import Screen
import Texts

/// The description of a command, whatever it acts on: settings, keys and lists of commands read it.
package protocol DescribedCommand: Sendable {
  /// Name in the settings. Commands of several pages with the same name mean the same there, and share their keys.
  var id: CommandID { get }
  /// Keys where the settings give no others. Which keys it has is known to `KeyBindings`.
  var usualKeys: [KeyPress] { get }
  /// A word or two for the bottom bar.
  func title(in texts: Texts, _ keys: KeyBindings) -> String
  /// A sentence on what it does; keys are those that hold.
  func help(in texts: Texts, _ keys: KeyBindings) -> String
}

/// A state that commands act on.
package protocol CommandSubject: SendableMetatype {
  /// Work that is done outside.
  associatedtype Effect
  var texts: Texts { get }
  var keys: KeyBindings { get }
  /// Shows why a command is refused.
  mutating func say(_ message: Message)
}

extension CommandSubject {
  /// Does what a command does, or says why not.
  mutating func perform(_ command: CommandEntry<Self>, count: Int? = nil) -> [Effect] {
    if let refusal = command.refusal(in: self) {
      say(refusal.message)
      return []
    }
    return command.perform(in: &self, count: count)
  }
}

/// Why a command can't be given.
struct CommandRefusal: Sendable {
  var message: Message
  /// True where the shown list never allows the command: the bottom bar does not name it
  /// then.
  var isLasting = false

  static func notice(_ text: String) -> Self { Self(message: .notice(text)) }
  static func warning(_ text: String) -> Self { Self(message: .warning(text)) }
}

/// A command of the editor.
package typealias Command = CommandEntry<Editor>

/// A command and its usual keys: dispatch, the help, the list of commands, hints, the bottom bar and the settings of
/// keys read it, and nothing else states it again.
///
/// static let copyValue = Command(
/// "copyValue", [.letter("y")], { $0.copyTitle }, { $0.copyValueHelp },
/// refusal: { $0.refusalToCopyValue }, effects: { $0.copyValue() })
package struct CommandEntry<Subject: CommandSubject>: DescribedCommand {
  package let id: CommandID
  package let usualKeys: [KeyPress]
  private let title: Text
  private let help: Text
  /// Returns the title for the moment; nil where it is the usual one.
  private let presentTitle: @Sendable (Subject) -> String?
  private let refusal: Check
  private let action: Action

  typealias Text = @Sendable (CommandWording) -> String
  typealias Check = @Sendable (Subject) -> CommandRefusal?
  typealias Refusal = CommandRefusal
  typealias Effect = Subject.Effect

  /// The action of a command; `counted` receives a number that was typed before it.
  private enum Action: Sendable {
    case plain(@Sendable (inout Subject) -> [Effect])
    case counted(@Sendable (inout Subject, Int?) -> [Effect])
  }

  private init(
    _ id: CommandID, _ keys: [KeyPress], _ title: @escaping Text, _ help: @escaping Text,
    titleNow: @escaping @Sendable (Subject) -> String?, refusal: @escaping Check, _ action: Action
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
    titleNow: @escaping @Sendable (Subject) -> String? = { _ in nil },
    refusal: @escaping Check = { _ in nil }, does: @escaping @Sendable (inout Subject) -> Void
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
    titleNow: @escaping @Sendable (Subject) -> String? = { _ in nil },
    refusal: @escaping Check = { _ in nil },
    effects: @escaping @Sendable (inout Subject) -> [Effect]
  ) {
    self.init(id, keys, title, help, titleNow: titleNow, refusal: refusal, .plain(effects))
  }

  /// A command that takes a number: how far it goes, or where to.
  init(
    _ id: CommandID, _ keys: [KeyPress], _ title: @escaping Text, _ help: @escaping Text,
    titleNow: @escaping @Sendable (Subject) -> String? = { _ in nil },
    refusal: @escaping Check = { _ in nil },
    counted: @escaping @Sendable (inout Subject, Int?) -> [Effect]
  ) {
    self.init(id, keys, title, help, titleNow: titleNow, refusal: refusal, .counted(counted))
  }
}

extension CommandEntry {
  var takesCount: Bool { if case .plain = action { false } else { true } }

  func title(in subject: Subject) -> String {
    presentTitle(subject) ?? title(in: subject.texts, subject.keys)
  }

  package func title(in texts: Texts, _ keys: KeyBindings) -> String {
    title(CommandWording(texts: texts, keys: keys))
  }

  package func help(in texts: Texts, _ keys: KeyBindings) -> String {
    help(CommandWording(texts: texts, keys: keys))
  }

  /// Why it can't be given as things are; nil where it can.
  func refusal(in subject: Subject) -> CommandRefusal? { refusal(subject) }

  func perform(in subject: inout Subject, count: Int?) -> [Effect] {
    switch action {
    case .plain(let action): action(&subject)
    case .counted(let action): action(&subject, count)
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
