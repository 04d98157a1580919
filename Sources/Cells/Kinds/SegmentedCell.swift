import Forms
import Rules
import Screen
import Texts
import Values

/// One of very few values, all of them on one line.
struct SegmentedCell: CellKind {
  let declaration = CellDeclaration(
    name: "SegmentedCell", valueType: .any,
    allowedValueTypes: [.string, .integer, .number, .bool, .date],
    families: [.choices], keys: ["nullTitle"],
    synonyms:
      "segmented segment segments segmentedcontrol segmentedpicker selectorsegmentedcontrol",
    traits: .choices, usualChoices: 5,
    summary: { $0.texts.summaryOfSegmentedCell(next: FieldKeys.change.name) })

  /// `○ Small   ● Medium   ○ Large`; only the selected one if there is no room.
  func content(of bound: BoundRow, width: Int, lines: Int, theme: Theme) -> CellContent {
    let mark = theme.marked("", as: bound.display.role == .defaultValue ? .defaultValue : .value)
    let (options, chosen) = bound.shownOptions
    let titles = options.map(\.briefTitle)
    guard bound.showsChoices, SegmentColumns(titles, width: width - mark.columns) != nil else {
      return .text(of: bound, width: width, lines: lines, theme: theme)
    }
    let isNothing = bound.storedNothing != nil
    var spans = mark.isEmpty ? [] : [StyledSpan(mark, theme.dim)]
    for (index, title) in titles.enumerated() {
      if index > 0 { spans.append(StyledSpan(SegmentColumns.gap, theme.value)) }
      spans.append(
        index == chosen
          ? StyledSpan("● " + title, isNothing ? theme.dim : theme.style(of: bound))
          : StyledSpan("○ " + title, theme.dim))
    }
    return CellContent(lines: [StyledLine(spans)])
  }

  /// Only the selected one.
  func tableContent(of bound: BoundRow, width: Int, theme: Theme) -> CellContent {
    .choice(of: bound, width: width, theme: theme)
  }

  func hint(for bound: BoundRow, in texts: Texts) -> String? { nil }

  /// Space selects the next one at once.
  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart {
    if trigger == .space, let next = bound.nextOption { return .commit(next.edit) }
    return .editor(
      InlineChoiceEditor(
        state: bound.state, axis: .line, present: bound.presentValue,
        originalText: binder.entry(in: bound).text))
  }
}
