import Cells
import Screen

/// The commands that can be given beneath a list: each with its keys, what it does, and why it is refused.
struct CommandList {
  private struct Entry {
    let command: Command
    let title: String
    let keys: String
    let help: String
    let refusal: String?
  }

  private let entries: [Entry]
  private let theme: Theme
  private let width: Int

  /// `editor` has the page or the list on top whose commands they are.
  init(_ editor: Editor) {
    (theme, width) = (editor.theme, editor.browser.size.width)
    let table = CommandTable(editor)
    entries = table.commands.filter {
      $0.id != PageCommands.commands.id && $0.isOffered(by: editor)
    }.map { command in
      Entry(
        command: command, title: command.title(in: editor), keys: table.keys(of: command).names,
        help: command.help(in: editor.texts, editor.keys),
        refusal: command.refusal(in: editor)?.message.text)
    }
  }

  /// A line for each by its title, those that go somewhere after those that do something; those that are refused come
  /// last, dim, with the reason.
  var byTitle: [PanelLine] {
    let given = entries.filter { $0.refusal == nil }
    let possible =
      given.filter { !$0.command.takesCount } + given.filter(\.command.takesCount)
    let refused = entries.filter { $0.refusal != nil }
    let titleWidth = columns(of: \.title, atMost: max(width / 2 - 2, 8))
    let keyWidth = columns(of: \.keys, atMost: max(width / 4, 8))
    return (possible + refused).map { entry in
      let isRefused = entry.refusal != nil
      var spans = [
        StyledSpan(entry.title.padded(to: titleWidth + 2), isRefused ? theme.dim : theme.value),
        StyledSpan(entry.keys.padded(to: keyWidth + 2), isRefused ? theme.dim : theme.accent),
      ]
      if let refusal = entry.refusal { spans.append(StyledSpan(refusal, theme.dim)) }
      return line(StyledLine(spans), entry)
    }
  }

  /// A line or several for each by its keys, with a sentence on what it does.
  var byKeys: [PanelLine] {
    entries.flatMap { entry in
      HelpContent.pair(
        entry.keys, entry.help, width: width, theme,
        style: entry.refusal == nil ? theme.value : theme.dim
      ).map { line($0.content, entry, explained: true) }
    }
  }

  private func line(
    _ content: StyledLine, _ entry: Entry, explained: Bool = false
  ) -> PanelLine {
    let name = entry.command.id.text
    return PanelLine(
      content: content, target: .command(entry.command.id),
      searchText:
        "\(entry.title) \(name) \(name.separatedWords) \(entry.keys)"
        + (explained ? " \(entry.help)" : ""),
      names: [entry.title, name],
      wholeText: entry.refusal ?? (explained ? nil : entry.help))
  }

  private func columns(of text: KeyPath<Entry, String>, atMost limit: Int) -> Int {
    min(entries.map { DisplayText.width($0[keyPath: text]) }.max() ?? 0, limit)
  }
}

extension String {
  /// `nextProblem` as `next Problem`, for a search by the words of a name.
  fileprivate var separatedWords: String {
    reduce(into: "") { text, letter in
      if letter.isUppercase, !text.isEmpty { text.append(" ") }
      text.append(letter)
    }
  }
}
