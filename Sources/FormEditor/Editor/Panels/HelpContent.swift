import Cells
import Forms
import Rules
import Screen

/// What `?` shows: the focused row as the form describes it, then the keys.
enum HelpContent {
  static func lines(for state: EditorState) -> [PanelLine] {
    var lines: [PanelLine] = []
    if let bound = state.focusedRow { lines += about(bound, state) }
    lines += keys(state)
    return lines
  }

  private static func about(_ bound: BoundRow, _ state: EditorState) -> [PanelLine] {
    let row = bound.row
    var lines = [heading("This \(state.isTableShown ? "column" : "row"): \(row.key)", state.theme)]
    for text in [row.help, row.footerText].compactMap({ $0 }) {
      lines += DisplayText.wrapped(text, to: state.size.width - 5).map {
        PanelLine(content: StyledLine(String($0), state.theme.value))
      }
    }
    var facts: [(String, String)] = [("Name", row.identifier)]
    if let path = row.valuePath { facts.append(("Path", path.description)) }
    facts.append(("Cell", "\(row.cellIdentifier), stores \(row.valueType.rawValue)"))
    facts += RuleCatalog.facts(about: row, in: state.texts).map { ($0.name, $0.text) }
    if row.keyboardType != .default { facts.append(("Keyboard", row.keyboardType.rawValue)) }
    if let value = row.defaultValue, !bound.state.disclosure.isSecret {
      let legend = state.theme.defaultMark.map { "  (\($0)before it: not in the record)" } ?? ""
      facts.append(("Default", value.jsonText() + legend))
    }
    if let reason = bound.readOnlyReason { facts.append(("Read only", reason)) }
    for problem in state.problems(of: bound) { facts.append(("Problem", problem.message)) }
    for (name, text) in facts { lines += pair(name, text, state) }
    return lines + [PanelLine(content: StyledLine([]))]
  }

  private static func keys(_ state: EditorState) -> [PanelLine] {
    var lines: [PanelLine] = []
    if let editing = state.editing {
      lines.append(heading("In this field", state.theme))
      lines += editing.editor.keys.flatMap { pair($0.keys, $0.meaning, state) }
      lines.append(PanelLine(content: StyledLine([])))
    }
    lines.append(heading(state.isTableShown ? "In the table" : "In the form", state.theme))
    let mode: EditorMode = state.isTableShown ? .table : .browsing
    let bindings = KeyMap.bindings.filter { $0.modes.contains(mode) }
    lines += pair(
      "1 … 9", "A number before a movement says how far; before G, where to.", state)
    var told: Set<EditorCommand> = []
    for binding in bindings where told.insert(binding.command).inserted {
      // What several bindings mean alike is told once.
      let keys = bindings.filter { $0.command == binding.command }.flatMap(\.keys)
      lines += pair(keys.map(\.name).joined(separator: " "), binding.summary, state)
    }
    return lines
  }

  private static func heading(_ text: String, _ theme: Theme) -> PanelLine {
    PanelLine(content: StyledLine(text, theme.heading), isHeading: true)
  }

  /// A name and what is said of it, on as many lines as the window needs; narrowing keeps them together.
  private static func pair(_ name: String, _ text: String, _ state: EditorState) -> [PanelLine] {
    let width = max(state.size.width - nameWidth - 4, 20)
    return DisplayText.wrapped(text, to: width).enumerated().map { index, part in
      let label = index == 0 ? name : ""
      let padding = String(
        repeating: " ", count: max(nameWidth - DisplayText.width(label), 1))
      return PanelLine(
        content: StyledLine([
          StyledSpan(label + padding, state.theme.label),
          StyledSpan(String(part), state.theme.value),
        ]), searchText: "\(name) \(text)")
    }
  }

  private static let nameWidth = 15
}
