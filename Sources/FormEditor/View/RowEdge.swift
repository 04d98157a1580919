import Cells
import FormEngine
import Screen

/// What stands at a row's right edge: the state of the text being typed, a problem, or a quiet hint.
struct RowEdge {
  let text: String
  let style: Style
  /// Whether it goes below the value when there is no room beside it; a hint is simply left out.
  let mustBeRead: Bool

  init(_ bound: BoundRow, _ state: EditorState) {
    let theme = state.theme
    if let editing = state.editing, editing.row == bound.row.identifier {
      self.init(editing, bound.row, state)
    } else if let draft = state.draft(of: bound.row) {
      self.init("✎ draft: \(draft.failure.message)", theme.problem, mustBeRead: true)
    } else if let problem = bound.problems.first {
      let isError = problem.severity == .error
      self.init(
        (isError ? "✗ " : "! ") + problem.message, isError ? theme.problem : theme.warning,
        mustBeRead: true)
    } else if !bound.isEditable {
      self.init(bound.row.valuePath == nil ? "" : "read only", theme.dim)
    } else {
      self.init(state.kind(of: bound.row).hint(for: bound.row) ?? "", theme.dim)
    }
  }

  private init(_ editing: Editing, _ row: ConfigRow, _ state: EditorState) {
    let theme = state.theme
    if let complaint = editing.complaint {
      self.init("✗ " + complaint, theme.problem, mustBeRead: true)
      return
    }
    let words = editing.judgement.message
    switch editing.judgement.state {
    case .neutral: self.init(state.kind(of: row).hint(for: row) ?? "", theme.dim)
    case .complete: self.init("✓" + (words.map { " " + $0 } ?? ""), theme.good)
    case .open: self.init("◐ " + (words ?? "not complete yet"), theme.warning, mustBeRead: true)
    case .impossible:
      self.init("✗ " + (words ?? "can't become valid"), theme.problem, mustBeRead: true)
    case .notJudged:
      self.init("? " + (words ?? "too much work to judge"), theme.warning, mustBeRead: true)
    }
  }

  private init(_ text: String, _ style: Style, mustBeRead: Bool = false) {
    self.text = text
    self.style = style
    self.mustBeRead = mustBeRead
  }

  func fits(beside valueWidth: Int, in width: Int) -> Bool {
    valueWidth + 2 + DisplayText.width(text) <= width
  }
}
