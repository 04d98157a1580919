import Forms
import Rules
import Screen
import Texts
import Values

/// One of two values, shown as a box with or without a mark.
struct CheckmarkCell: CellKind {
  let declaration = CellDeclaration(
    name: "CheckmarkCell", valueType: .bool, allowedValueTypes: [.string, .integer, .number],
    keys: ["trueValue", "falseValue", "trueTitle", "falseTitle"],
    synonyms: "checkmark checkbox check booleancheck tickbox",
    summary: { $0.texts.summaryOfCheckmarkCell(toggle: $0.keys.toggle, open: $0.keys.open) }
  )

  /// `[✓]` or `[ ]`; other values unchanged.
  func content(of bound: BoundRow, width: Int, lines: Int, theme: Theme) -> CellContent {
    guard let isOn = bound.shownSide else {
      return .text(of: bound, width: width, lines: lines, theme: theme)
    }
    let isColored = bound.colors.color != nil || !bound.colors.textStyle.isEmpty
    let isGood = isOn && !isColored && bound.display.role == .value
    let text = theme.marked(
      bound.row.withAffixes(isOn ? "[✓]" : "[ ]"), as: bound.display.role)
    let line = StyledLine(text, isGood ? theme.good : theme.style(of: bound))
    return CellContent(lines: [line.truncated(to: width)])
  }

  func hint(for bound: BoundRow, in texts: Texts) -> String? { nil }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart { .toggling(bound, trigger) }
}
