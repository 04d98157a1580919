import Forms
import Screen
import SourceText
import Texts
import Values

/// The keys that a file gives to commands, without those that can't be given or that two commands would share.
struct KeySettings {
  private(set) var given: [CommandID: [KeyPress]] = [:]
  private let file: SettingsFile
  /// The entries that are in force, in the order of the file.
  private var entries: [SettingsFile.Keys] = []

  init(_ file: SettingsFile) {
    self.file = file
    for entry in file.keys {
      guard let keys = keys(of: entry) else { continue }
      given[CommandID(entry.command)] = keys
      entries.append(entry)
    }
    while let conflict = firstConflict() {
      report(conflict)
      given[CommandID(conflict.entry.command)] = nil
      entries.removeAll { $0.command.hasSameBytes(as: conflict.entry.command) }
    }
  }

  // MARK: Names of keys

  /// The keys of an entry; nil where one of them can't be given, which is reported.
  private func keys(of entry: SettingsFile.Keys) -> [KeyPress]? {
    var keys: [KeyPress] = []
    for name in entry.text.split(separator: " ").map(String.init) {
      guard let key = KeyPress(name: name) else {
        let nearest = NearestName.of(name, among: KeyPress.names)
        file.report(
          .F204, at: entry.position, quoting: name,
          advice: nearest.map { Sentence(verbatim: TextQuoting.shown($0)) }
            ?? Sentence { $0.keysExample }
        ) { $0.noSuchKey }
        return nil
      }
      if let reason = refusal(of: key, for: CommandID(entry.command)) {
        file.report(.F106, at: entry.position, quoting: key.name, advice: \.anotherKey) {
          reason.text(in: $0)
        }
        return nil
      }
      if !keys.contains(key) { keys.append(key) }
    }
    return keys
  }

  /// Why a key can't be given to a command; nil where it can.
  private func refusal(of key: KeyPress, for command: CommandID) -> Sentence? {
    let scopes = CommandScope.all.filter { $0.command(command) != nil }
    let isUsual = scopes.contains { $0.command(command)?.usualKeys.contains(key) == true }
    if isUsual { return nil }
    if key.isReserved { return Sentence { $0.keyAlwaysLeaves } }
    if let other = key.indistinguishable { return Sentence { $0.keyIsOther(other.name) } }
    if case .character(let digit) = key.key, key.modifiers.isEmpty, "123456789".contains(digit) {
      return Sentence { $0.keyBeginsNumber }
    }
    let isTyped = scopes.allSatisfy { scope in
      guard let command = scope.command(command) else { return true }
      return !KeyBindings.standard.typing(scope.typing).holds(key, for: command)
    }
    if isTyped { return Sentence { $0.keyIsTyped } }
    return nil
  }

  // MARK: Conflicts

  private struct Conflict {
    let entry: SettingsFile.Keys
    let other: CommandID
    let key: KeyPress
    let scope: CommandScope
  }

  /// A key that would give two commands in one place: the entry that comes later in the file gives way.
  private func firstConflict() -> Conflict? {
    let bindings = KeyBindings(given)
    for scope in CommandScope.all {
      let bindings = bindings.typing(scope.typing)
      for entry in entries.reversed() {
        guard let command = scope.command(CommandID(entry.command)) else { continue }
        for key in bindings.keys(of: command) where !key.isReserved {
          let other = scope.commands.first { other in
            other.id != command.id && bindings.keys(of: other).contains(key)
              && (scope.isPage || given[other.id] != nil)
          }
          if let other { return Conflict(entry: entry, other: other.id, key: key, scope: scope) }
        }
      }
    }
    return nil
  }

  private func report(_ conflict: Conflict) {
    let (entry, other, scope) = (conflict.entry, conflict.other, conflict.scope)
    file.report(.F106, at: entry.position, quoting: conflict.key.name, advice: \.anotherKey) {
      $0.sameKey(entry.command, other.text, where: scope.title($0))
    }
  }
}
