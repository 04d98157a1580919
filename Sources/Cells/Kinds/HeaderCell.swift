import Forms
import Rules
import Screen
import Texts
import Values

/// A heading between rows: a bold text and a line over the whole width.
struct HeaderCell: CellKind {
  let declaration = CellDeclaration(
    name: "HeaderCell", valueType: .any, allowedValueTypes: ValueType.allCases,
    families: ShownValue.families, keys: ShownValue.keys,
    synonyms: "header heading divider separator sectionheader",
    traits: [.readOnly, .fullWidth],
    summary: { $0.summaryOfHeaderCell })

  /// `Title ─────`: the value, or else the row's key; without either only the line.
  func content(of bound: BoundRow, width: Int, lines: Int, theme: Theme) -> CellContent {
    var title = CellContent.text(of: bound.showingKey(), width: width, lines: 1, theme: theme)
      .lines[0]
    title.spans = title.spans.filter { !$0.text.isEmpty }
      .map { StyledSpan($0.text, $0.style.adding(.bold)) }
    let rest = width - title.columns
    if title.spans.isEmpty, rest > 0 {
      title.spans = [StyledSpan(String(repeating: "─", count: rest), theme.dim)]
    } else if rest > 1 {
      title.spans.append(StyledSpan(" " + String(repeating: "─", count: rest - 1), theme.dim))
    }
    return CellContent(lines: [title.truncated(to: width)])
  }

  /// Only the value: the key is the column's heading.
  func tableContent(of bound: BoundRow, width: Int, theme: Theme) -> CellContent {
    .text(of: bound, width: width, lines: 1, theme: theme)
  }

  func hint(for bound: BoundRow, in texts: Texts) -> String? { nil }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart { .nothing }
}
