import Forms
import JSONText
import Rules
import Screen
import Texts

/// Judges the rows of the settings' form that have keys: what no rule of a form can say, as it depends on the commands.
package struct KeyJudge: Sendable {
  private let scopes: [CommandScope]

  package init(_ scopes: [CommandScope]) { self.scopes = scopes }

  /// The rows of the record with what is wrong with their keys.
  func reporting(_ rows: [BoundRow], of record: JSONSlice, _ texts: Texts) -> [BoundRow] {
    let given = self.given(in: record)
    guard !given.isEmpty else { return rows }
    var rows = rows
    for index in rows.indices {
      let row = rows[index].state.row.identifier
      guard let entry = given.first(where: { $0.command.text.hasSameBytes(as: row) }),
        let reason = reason(against: entry.text, of: row, in: record, texts)
      else { continue }
      rows[index] = rows[index].reporting(
        ValidationFailure(rule: .rules, severity: .error, message: reason))
    }
    return rows
  }

  /// Why a command can't have some keys beside those that the record gives to others; nil where it can, or the row is of
  /// no command.
  func reason(
    against text: String, of row: String, in record: JSONSlice, _ texts: Texts
  ) -> String? {
    let command = CommandID(row)
    guard isCommand(command), let keys = Self.keys(text) else { return nil }
    if let refusal = keys.lazy.compactMap({ $0.refusal(for: command, in: scopes) }).first {
      return refusal.text(in: texts)
    }
    var given: [CommandID: [KeyPress]] = [command: keys]
    var commands: [CommandID] = []
    for entry in self.given(in: record) where entry.command != command {
      guard let keys = Self.keys(entry.text) else { continue }
      given[entry.command] = keys
      commands.append(entry.command)
    }
    // What is typed comes last: it is what gives way.
    commands.append(command)
    while let conflict = KeyConflict(of: given, among: commands, in: scopes) {
      if conflict.command == command { return conflict.message(in: texts) }
      given[conflict.command] = nil
      commands.removeAll { $0 == conflict.command }
    }
    return nil
  }

  private func isCommand(_ id: CommandID) -> Bool { scopes.contains { $0.command(id) != nil } }

  private func given(in record: JSONSlice) -> [(command: CommandID, text: String)] {
    guard record.kind == .object, let keys = record.lookup([.member("keys")]).slice,
      keys.kind == .object
    else { return [] }
    return keys.members.compactMap { member in
      guard case .string(let text) = member.value.value,
        isCommand(CommandID(member.name))
      else { return nil }
      return (CommandID(member.name), text)
    }
  }

  /// The keys of a text; nil where one of them has no such name, which the form says itself.
  private static func keys(_ text: String) -> [KeyPress]? {
    let names = text.split(separator: " ").map(String.init)
    let keys = names.compactMap { KeyPress(name: $0) }
    return keys.count == names.count ? keys : nil
  }
}
