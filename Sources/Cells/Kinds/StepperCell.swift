import Forms
import Rules
import Screen
import Texts
import Values

/// A number with a minus and a plus after it, which step it.
struct StepperCell: CellKind {
  let declaration = CellDeclaration(
    name: "StepperCell", valueType: .number, allowedValueTypes: [.integer],
    families: [.typing, .limits, .numbers],
    synonyms: "stepper stepcounter spinner spinbox counter",
    summary: {
      $0.texts.summaryOfStepperCell(
        signs: FieldKeys.signs.map(\.name), arrows: FieldKeys.columns.map(\.name))
    })

  /// `12  − +`; only the number if it can't be edited, or if there is no room for the signs.
  func content(of bound: BoundRow, width: Int, lines: Int, theme: Theme) -> CellContent {
    var content = CellContent.text(of: bound, width: width, lines: lines, theme: theme)
    guard bound.isEditable, bound.display.role == .value || bound.display.role == .defaultValue,
      content.lines.count == 1, content.hiddenLines == 0,
      content.lines[0].columns + StepEditor.signs.columns <= width
    else { return content }
    content.lines[0].spans.append(StyledSpan(StepEditor.signs, theme.dim))
    return content
  }

  /// The number without its signs, which are useless in a column.
  func tableContent(of bound: BoundRow, width: Int, theme: Theme) -> CellContent {
    .text(of: bound, width: width, lines: 1, theme: theme, alignsRight: true)
  }

  func hint(for bound: BoundRow, in texts: Texts) -> String? { "±" }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart {
    guard trigger != .space else { return .nothing }
    return .editor(
      StepEditor(
        state: bound.state, text: binder.openingText(of: bound), look: .signs,
        secretHint: bound.secretHint))
  }
}
