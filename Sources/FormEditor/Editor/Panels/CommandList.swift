import Cells
import Screen

/// The commands that can be given beneath a list: each with its keys, what it does, and why it is refused.
struct CommandList {
  private struct Entry {
    let id: CommandID
    let goes: Bool
    let title: String
    let keys: String
    let help: String
    let refusal: String?
  }

  private let entries: [Entry]
  private let theme: Theme
  private let width: Int

  /// The commands of a table that can be given to what it is of; `width` is that of the window.
  init<Subject>(
    _ table: CommandTable<Subject>, in subject: Subject, width: Int, _ theme: Theme,
    where isOffered: (CommandEntry<Subject>) -> Bool = { _ in true }
  ) {
    (self.theme, self.width) = (theme, width)
    entries = table.commands.filter {
      $0.id != PageCommands.commands.id && isOffered($0)
    }.map { command in
      Entry(
        id: command.id, goes: command.takesCount, title: command.title(in: subject),
        keys: table.keys(of: command).names, help: command.help(in: subject.texts, subject.keys),
        refusal: command.refusal(in: subject)?.message.text)
    }
  }

  /// `editor` has the page or the list on top whose commands they are.
  init(_ editor: Editor) {
    self.init(CommandTable(editor), in: editor, width: editor.browser.size.width, editor.theme) {
      $0.isOffered(by: editor)
    }
  }

  /// A line for each by its title, those that go somewhere after those that do something; those that are refused come
  /// last, dim, with the reason.
  var byTitle: [PanelLine] {
    let given = entries.filter { $0.refusal == nil }
    let possible = given.filter { !$0.goes } + given.filter(\.goes)
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
    let name = entry.id.text
    return PanelLine(
      content: content, target: .command(entry.id),
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
