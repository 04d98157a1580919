import Forms
import Rules
import Screen
import Texts
import Values

/// One of two values, toggled at once.
struct SwitchCell: CellKind {
  let declaration = CellDeclaration(
    name: "SwitchCell", valueType: .bool, allowedValueTypes: [.string, .integer, .number],
    keys: ["trueValue", "falseValue", "trueTitle", "falseTitle"],
    claims: [
      .keys(["trueValue", "falseValue", "trueTitle", "falseTitle"], rank: 5), .type(.bool),
      .value(.bool),
    ],
    synonyms: "switch toggle toggleswitch bool boolean booleanswitch "
      + "yesno flag nullboolean",
    summary: { $0.texts.summaryOfSwitchCell(toggle: $0.keys.toggle, open: $0.keys.open) })

  /// `● on   ○ off`; only the current value if there is no room; other values unchanged.
  func content(of bound: BoundRow, width: Int, lines: Int, theme: Theme) -> CellContent {
    guard let isOn = bound.shownSide else {
      return .text(of: bound, width: width, lines: lines, theme: theme)
    }
    let held = heldStyle(bound, isOn: isOn, theme)
    let on = StyledSpan((isOn ? "● " : "○ ") + bound.onTitle(theme), isOn ? held : theme.dim)
    let off = StyledSpan((isOn ? "○ " : "● ") + bound.offTitle(theme), isOn ? theme.dim : held)
    let mark = StyledSpan(theme.marked("", as: bound.display.role), theme.dim)
    let both = StyledLine(
      [mark, on, StyledSpan("   ", theme.value), off].filter { !$0.text.isEmpty })
    let line =
      both.columns <= width
      ? both : StyledLine([mark, isOn ? on : off].filter { !$0.text.isEmpty })
    return CellContent(lines: [line.truncated(to: width)])
  }

  /// `● on` or `○ off`: the other one is useless in a column.
  func tableContent(of bound: BoundRow, width: Int, theme: Theme) -> CellContent {
    guard let isOn = bound.shownSide else {
      return .text(of: bound, width: width, lines: 1, theme: theme)
    }
    let style = isOn ? heldStyle(bound, isOn: isOn, theme) : theme.dim
    return CellContent(
      lines: [
        StyledLine(
          theme.marked(
            isOn ? "● " + bound.onTitle(theme) : "○ " + bound.offTitle(theme),
            as: bound.display.role), style
        )
        .truncated(to: width)
      ])
  }

  func hint(for bound: BoundRow, in texts: Texts) -> String? { nil }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart { .toggling(bound, trigger) }

  private func heldStyle(_ bound: BoundRow, isOn: Bool, _ theme: Theme) -> Style {
    if bound.display.role == .defaultValue { return theme.dim }
    if bound.colors.color != nil || !bound.colors.textStyle.isEmpty {
      return theme.style(of: bound)
    }
    return isOn ? theme.good : theme.value
  }
}
