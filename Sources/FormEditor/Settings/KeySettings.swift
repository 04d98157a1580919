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
    while let conflict = KeyConflict(
      of: given, among: entries.map { CommandID($0.command) }, in: CommandScope.all)
    {
      report(conflict)
      given[conflict.command] = nil
      entries.removeAll { CommandID($0.command) == conflict.command }
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
      if let reason = key.refusal(for: CommandID(entry.command), in: CommandScope.all) {
        file.report(.F106, at: entry.position, quoting: key.name, advice: \.anotherKey) {
          reason.text(in: $0)
        }
        return nil
      }
      if !keys.contains(key) { keys.append(key) }
    }
    return keys
  }

  // MARK: Conflicts

  private func report(_ conflict: KeyConflict) {
    guard let entry = entries.last(where: { CommandID($0.command) == conflict.command }) else {
      return
    }
    file.report(.F106, at: entry.position, quoting: conflict.key.name, advice: \.anotherKey) {
      conflict.message(in: $0)
    }
  }
}

extension KeyJudge {
  /// Of the commands of the whole screen.
  package static let ofAllCommands = KeyJudge(CommandScope.all)
}
