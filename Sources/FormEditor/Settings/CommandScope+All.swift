extension CommandScope {
  /// The commands of the whole screen.
  package static let all = CommandSet.all.map(\.scope) + StartCommands.scopes

  /// The names of all commands, each once.
  package static let names: [CommandID] = {
    var names: [CommandID] = []
    for command in all.flatMap(\.commands) where !names.contains(command.id) {
      names.append(command.id)
    }
    return names
  }()
}
