import Cells
import Forms

struct CompletionEngine {
  let commands: [CommandShape]

  func candidates(for words: CompletionWords) -> [CompletionCandidate] {
    let text = words.words[words.current]
    let named = words.current > 0 ? commands.first { $0.name == words.words[0] } : nil
    guard
      let command = named
        ?? commands.first(where: { $0.name == EditCommand.configuration.commandName })
    else { return [] }
    let line = CommandLineReading(command, words, start: named == nil ? 0 : 1)
    let isFirst = words.current == 0
    let own = candidates(at: line.position, of: command, text: text, form: line.form)
    guard isFirst, !text.hasPrefix("-") else { return own }
    return commands.map { .word($0.name, description: $0.summary) }.filter { $0.begins(with: text) }
      + own
  }

  private func candidates(
    at position: CommandLineReading.Position, of command: CommandShape, text: String, form: String?
  ) -> [CompletionCandidate] {
    switch position {
    case .name:
      return command.options.flatMap { option in
        option.names.filter { $0.hasPrefix("--") }.map { .word($0, description: option.summary) }
      }
      .filter { $0.begins(with: text) }
    case .value(let option, let prefix):
      let typed = String(text.dropFirst(prefix.count))
      return values(of: option, typed: typed, form: form).map { $0.prefixed(by: prefix) }
    case .positional(let number):
      guard let argument = command.positional(at: number) else { return [] }
      return values(of: argument, typed: text, form: form)
    }
  }

  private func values(
    of argument: CommandShape.Argument, typed: String, form: String?
  ) -> [CompletionCandidate] {
    if let extensions = argument.extensions { return [.files(extensions: extensions)] }
    let words: [CompletionCandidate] =
      if !argument.values.isEmpty {
        argument.values.map { .word($0, description: "") }
      } else if argument.valueName == "key-or-code" {
        Explain(cells: CellCatalog.core.declarations, texts: Environment.texts).names
          .map { .word($0, description: "") }
      } else {
        form.flatMap { FormWords(path: $0) }?.words(for: argument.valueName, typed: typed) ?? []
      }
    return words.filter { $0.begins(with: typed) }
  }
}

extension CompletionCandidate {
  fileprivate func begins(with text: String) -> Bool {
    guard case .word(let word, _) = self else { return true }
    return word.utf8.starts(with: text.utf8)
  }

  fileprivate func prefixed(by prefix: String) -> CompletionCandidate {
    guard case .word(let word, let description) = self else { return self }
    return .word(prefix + word, description: description)
  }
}
