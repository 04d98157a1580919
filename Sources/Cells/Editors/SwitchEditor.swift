import Forms
import Rules
import Screen
import Texts

/// On or off, confirmed before it is written: the value of a switch for several records.
struct SwitchEditor: CellEditor {
  private var row: ConfigRow
  private var isOn: Bool

  init(row: ConfigRow, isOn: Bool) {
    self.row = row
    self.isOn = isOn
  }

  var text: String { "" }
  var isTyped: Bool { false }

  var keys: [KeyHint] {
    [
      KeyHint(FieldKeys.keep) { $0.keepValue }, KeyHint(FieldKeys.leave) { $0.leaveAsItWas },
      KeyHint(FieldKeys.change) { $0.onOrOff },
    ]
  }

  mutating func handle(_ input: EditorInput, in field: Size, binder: RecordBinder)
    -> EditorResponse
  {
    switch input {
    case .key(let key): return handle(key)
    case .clickField(_, let column):
      isOn = column < row.onTitle(binder.texts).columns + 1 + Self.gap.columns
      return .handled
    case .paste, .replaceText: return .refused(Sentence { $0.keySwitches(FieldKeys.change.name) })
    case .clickPopup: return .ignored
    }
  }

  private mutating func handle(_ key: KeyPress) -> EditorResponse {
    let edit = CellEdit.value(isOn ? row.trueValue : row.falseValue)
    if let response = AfterCommit.leaving(with: key, commits: edit) { return response }
    switch (key.key, key.modifiers) {
    case (FieldKeys.keep.key, _): return .commit(edit, then: .stay)
    case _ where key == FieldKeys.change: isOn.toggle()
    case (.left, []), (.right, []), (.up, []), (.down, []): isOn.toggle()
    default: return .ignored
    }
    return .handled
  }

  mutating func follow(_ state: RowState) { row = state.row }

  func view(in field: Size, theme: Theme, fault: Int?) -> CellEditorView {
    let line = StyledLine([
      StyledSpan((isOn ? "● " : "○ ") + row.onTitle(theme.texts), isOn ? theme.good : theme.dim),
      StyledSpan(Self.gap, theme.value),
      StyledSpan(
        (isOn ? "○ " : "● ") + row.offTitle(theme.texts), isOn ? theme.dim : theme.value),
    ])
    let column = isOn ? 0 : 2 + row.onTitle(theme.texts).columns + Self.gap.columns
    return CellEditorView(
      lines: [line.truncated(to: field.width)],
      cursor: Point(x: min(column, max(field.width - 1, 0)), y: 0))
  }

  private static let gap = "   "
}

extension EditStart {
  /// The start of editing for switches: toggles at once, or asks for a value for several records. A missing value
  /// becomes on.
  static func toggling(_ bound: BoundRow, _ trigger: EditTrigger) -> EditStart {
    let isOn = bound.isOn ?? false
    if trigger == .ask { return .editor(SwitchEditor(row: bound.row, isOn: isOn)) }
    return .commit(.value(isOn ? bound.row.falseValue : bound.row.trueValue))
  }
}
