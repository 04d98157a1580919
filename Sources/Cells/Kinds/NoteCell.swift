import Forms
import Rules
import Screen
import Texts
import Values

/// A text over the whole width, without a label: the value, or else the row's key.
struct NoteCell: CellKind {
  let declaration = CellDeclaration(
    name: "NoteCell", valueType: .any, allowedValueTypes: ValueType.allCases,
    families: ShownValue.families, keys: ShownValue.keys,
    synonyms: "note paragraph description hint explanation",
    traits: [.readOnly, .fullWidth], defaultHeight: .automatic,
    summary: { $0.summaryOfNoteCell })

  func content(of bound: BoundRow, width: Int, lines: Int, theme: Theme) -> CellContent {
    .text(of: bound.showingKey(), width: width, lines: lines, theme: theme)
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

extension BoundRow {
  /// Replaces the display of a missing value by the row's key.
  func showingKey() -> BoundRow {
    guard display.role == .empty else { return self }
    return BoundRow(
      state: state, content: content, display: DisplayValue(text: row.key, role: .value),
      problems: problems)
  }
}
