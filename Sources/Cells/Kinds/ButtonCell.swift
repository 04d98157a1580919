import Forms
import Rules
import Screen
import Texts
import Values

/// A button, which performs an action of the program.
struct ButtonCell: CellKind {
  let declaration = CellDeclaration(
    name: "ButtonCell", valueType: .any,
    keys: ["action", "list"], needs: ["action"],
    claims: [.keys(["action"], rank: -2)],
    synonyms: "button push command submit action buttonrow",
    traits: [.readOnly, .fullWidth],
    summary: {
      $0.texts.summaryOfButtonCell(open: $0.keys.open, press: $0.keys.toggle)
    })

  /// `[ Save ]`.
  func content(of bound: BoundRow, width: Int, lines: Int, theme: Theme) -> CellContent {
    let style =
      bound.colors.color == nil && bound.colors.textStyle.isEmpty
      ? theme.accent : theme.style(of: bound)
    let title = DisplayText.truncated(DisplayText.visible(bound.row.key), to: max(width - 4, 0))
    let button = theme.marked("[ \(title) ]", as: bound.display.role)
    return CellContent(lines: [StyledLine(button, style).truncated(to: width)])
  }

  func hint(for bound: BoundRow, in texts: Texts) -> String? { nil }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart {
    guard trigger != .ask, let action = bound.row.action else { return .nothing }
    return .action(action)
  }
}
