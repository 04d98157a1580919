/// Detects options that are given twice although one value counts: the parser would silently use the last.
enum RepeatedOption {
  /// The name of the first such option; nil for a call without one.
  static func name(in arguments: [String], commands: [String]) -> String? {
    // What the commands declare is asked for only where something is there twice.
    let words = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("-") }.map(Self.name)
    guard Set(words).count < words.count else { return nil }
    let command = arguments.first.flatMap { commands.contains($0) ? $0 : nil } ?? "edit"
    guard let shape = CommandShape.all.first(where: { $0.name == command }) else { return nil }
    return name(in: arguments, of: shape)
  }

  private static func name(in arguments: [String], of command: CommandShape) -> String? {
    var given: Set<String> = []
    var isValue = false
    for word in arguments.prefix(while: { $0 != "--" }) {
      guard !isValue else {
        isValue = false
        continue
      }
      let name = name(word)
      guard
        let option = command.options.first(where: { $0.kind == .option && $0.names.contains(name) })
      else { continue }
      isValue = name == word
      if !option.isRepeating, !given.insert(option.names[0]).inserted { return name }
    }
    return nil
  }

  /// `--record` of `--record=3`.
  private static func name(_ word: String) -> String { String(word.prefix { $0 != "=" }) }
}
