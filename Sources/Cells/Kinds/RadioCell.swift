import Forms
import Rules
import Screen
import Texts
import Values

/// One of a few values, all of them visible, a line each.
struct RadioCell: CellKind {
  let declaration = CellDeclaration(
    name: "RadioCell", valueType: .any,
    allowedValueTypes: [.string, .integer, .number, .bool, .date],
    families: [.choices], keys: ["nullTitle"],
    synonyms: "radio radiogroup radioselect radiobuttons selectableset selectorinline",
    traits: .choices, defaultHeight: .automatic,
    summary: { $0.summaryOfRadioCell })

  /// `● Small`, `○ Large`, the ones around the selected one if not all fit; a value that is not offered unchanged.
  func content(of bound: BoundRow, width: Int, lines: Int, theme: Theme) -> CellContent {
    guard bound.showsChoices else {
      return .text(of: bound, width: width, lines: lines, theme: theme)
    }
    let (choices, chosen) = bound.shownOptions
    let placed = RadioLines(
      choices.map { theme.marked($0.title, as: bound.display.role) }, around: chosen ?? 0,
      width: width, lines: lines)
    let hidden = choices.count - placed.range.count
    var shown = placed.lines { index in
      let isChosen = index == chosen
      let style = isChosen && bound.storedNothing == nil ? theme.style(of: bound) : theme.dim
      let title = theme.marked(choices[index].title, as: isChosen ? bound.display.role : .value)
      return (StyledSpan(isChosen ? "● " : "○ ", style), StyledSpan(title, style))
    }
    if hidden > 0, let last = shown.last {
      let ended = last.truncated(to: max(width - 2, 0))
      shown[shown.count - 1] = StyledLine(ended.spans + [StyledSpan(" …", theme.dim)])
        .truncated(to: width)
    }
    var content = CellContent(lines: shown, hiddenLines: hidden)
    content.unit = .choices
    return content
  }

  /// Only the selected one.
  func tableContent(of bound: BoundRow, width: Int, theme: Theme) -> CellContent {
    .choice(of: bound, width: width, theme: theme)
  }

  func hint(for bound: BoundRow, in texts: Texts) -> String? { nil }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart {
    .editor(
      InlineChoiceEditor(
        state: bound.state, axis: .lines, present: bound.presentValue,
        originalText: binder.entry(in: bound).text))
  }
}
