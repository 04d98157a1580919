import Forms
import Rules
import Screen

/// On or off, asked for before it is written: the value of a switch that several records get.
struct SwitchEditor: CellEditor {
  private var row: ConfigRow
  private var isOn: Bool

  init(row: ConfigRow, isOn: Bool) {
    self.row = row
    self.isOn = isOn
  }

  /// Nothing is typed.
  var text: String { "" }
  var isTyped: Bool { false }

  var keys: [KeyHint] {
    [KeyHint("Enter", "keep"), KeyHint("Esc", "leave as it was"), KeyHint("Space", "on or off")]
  }

  mutating func handle(_ input: EditorInput, in field: Size, binder: RecordBinder)
    -> EditorResponse
  {
    switch input {
    case .key(let key): return handle(key)
    case .clickField(_, let column):
      isOn = column < Self.on.columns + Self.gap.columns
      return .handled
    case .paste, .replaceText: return .refused("Space switches it on or off")
    case .clickPopup: return .ignored
    }
  }

  private mutating func handle(_ key: KeyPress) -> EditorResponse {
    let edit = CellEdit.value(isOn ? row.trueValue : row.falseValue)
    if let response = AfterCommit.leaving(with: key, commits: edit) { return response }
    switch (key.key, key.modifiers) {
    case (.enter, _): return .commit(edit, then: .stay)
    case (.character(" "), []), (.left, []), (.right, []), (.up, []), (.down, []): isOn.toggle()
    default: return .ignored
    }
    return .handled
  }

  mutating func follow(_ state: RowState) { row = state.row }

  func view(in field: Size, theme: Theme, fault: Int?) -> CellEditorView {
    let line = StyledLine([
      StyledSpan((isOn ? "●" : "○") + Self.on, isOn ? theme.good : theme.dim),
      StyledSpan(Self.gap, theme.value),
      StyledSpan((isOn ? "○" : "●") + Self.off, isOn ? theme.dim : theme.value),
    ])
    let column = isOn ? 0 : 1 + Self.on.columns + Self.gap.columns
    return CellEditorView(
      lines: [line.truncated(to: field.width)],
      cursor: Point(x: min(column, max(field.width - 1, 0)), y: 0))
  }

  private static let on = " on"
  private static let off = " off"
  private static let gap = "   "
}
