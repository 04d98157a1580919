import Forms
import JSONText
import Rules
import Screen
import Texts
import Values

/// A number on a bar between its two limits.
struct SliderCell: CellKind {
  let declaration = CellDeclaration(
    name: "SliderCell", valueType: .number, allowedValueTypes: [.integer],
    families: [.typing, .limits, .numbers], needs: ["minimumValue", "maximumValue"],

    synonyms: "slider range rangeslider scale",
    summary: {
      $0.texts.summaryOfSliderCell(
        left: FieldKeys.columns[0].name, right: FieldKeys.columns[1].name)
    })

  /// `━━━━●────  12`; only the number if there is no room for the bar.
  func content(of bound: BoundRow, width: Int, lines: Int, theme: Theme) -> CellContent {
    let text = CellContent.text(of: bound, width: width, lines: lines, theme: theme)
    let mark = theme.marked("", as: bound.display.role)
    guard let number = number(of: bound), text.lines.count == 1, text.hiddenLines == 0,
      let bar = SliderBar(
        bound.state, width: width - mark.columns, textWidth: bound.display.text.columns)
    else { return text }
    let gap = String(repeating: " ", count: SliderBar.gap)
    let spans =
      [StyledSpan(mark, theme.dim)] + bar.spans(at: number, theme) + [
        StyledSpan(gap + bound.display.text, theme.style(of: bound))
      ]
    return CellContent(lines: [StyledLine(spans.filter { !$0.text.isEmpty })])
  }

  /// The number without its bar: numbers of a column are compared by their digits.
  func tableContent(of bound: BoundRow, width: Int, theme: Theme) -> CellContent {
    .text(of: bound, width: width, lines: 1, theme: theme, alignsRight: true)
  }

  func hint(for bound: BoundRow, in texts: Texts) -> String? { "←→" }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart {
    guard trigger != .space else { return .nothing }
    return .editor(
      StepEditor(
        state: bound.state, text: binder.openingText(of: bound), look: .bar,
        secretHint: bound.secretHint))
  }

  /// The shown number; nil for other or hidden values.
  private func number(of bound: BoundRow) -> DecimalText? {
    guard bound.display.role == .value || bound.display.role == .defaultValue else { return nil }
    let value: JSONValue?
    switch bound.content {
    case .value(let slice): value = slice.value
    case .missing: value = bound.defaultValue
    case .none, .unreachable: value = nil
    }
    guard case .number(let text) = value else { return nil }
    return DecimalText(text)
  }
}
