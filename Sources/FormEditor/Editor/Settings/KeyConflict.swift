import Screen
import Texts

/// A key that would give two commands in one place: the one that is given later gives way.
struct KeyConflict {
  let command: CommandID
  let other: CommandID
  let key: KeyPress
  let scope: CommandScope

  /// The first one among keys that are given to commands, in the order of `commands`.
  init?(
    of given: [CommandID: [KeyPress]], among commands: [CommandID], in scopes: [CommandScope]
  ) {
    let bindings = KeyBindings(given)
    for scope in scopes {
      let bindings = bindings.typing(scope.typing)
      for name in commands.reversed() {
        guard let command = scope.command(name) else { continue }
        for key in bindings.keys(of: command) where !key.isReserved {
          let other = scope.commands.first { other in
            other.id != name && bindings.keys(of: other).contains(key)
              && (scope.isPage || given[other.id] != nil)
          }
          if let other {
            (self.command, self.other, self.key, self.scope) = (name, other.id, key, scope)
            return
          }
        }
      }
    }
    return nil
  }

  func message(in texts: Texts) -> String {
    texts.sameKey(command.text, other.text, where: scope.title(texts))
  }
}

extension KeyPress {
  /// Why a key can't be given to a command; nil where it can.
  func refusal(for command: CommandID, in scopes: [CommandScope]) -> Sentence? {
    let commands = scopes.compactMap { scope in scope.command(command).map { ($0, scope) } }
    if commands.contains(where: { $0.0.usualKeys.contains(self) }) { return nil }
    if isReserved { return Sentence { $0.keyAlwaysLeaves } }
    if let other = indistinguishable { return Sentence { $0.keyIsOther(other.name) } }
    if case .character(let digit) = key, modifiers.isEmpty, "123456789".contains(digit) {
      return Sentence { $0.keyBeginsNumber }
    }
    let isTyped = commands.allSatisfy { command, scope in
      !KeyBindings.standard.typing(scope.typing).holds(self, for: command)
    }
    return isTyped ? Sentence { $0.keyIsTyped } : nil
  }
}
