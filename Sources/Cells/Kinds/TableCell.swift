import Forms
import Rules
import Screen
import Texts
import Values

/// A list inside the record whose first items are shown, a line each; it opens as a table.
struct TableCell: CellKind {
  let declaration = CellDeclaration(
    name: "TableCell", valueType: .array, allowedValueTypes: [.any],
    families: [.lists],
    synonyms: "table tableview subtable grid datagrid matrix",
    traits: [.opensItems, .showsItems], defaultHeight: .automatic,
    summary: { $0.texts.summaryOfTableCell(open: $0.keys.open) })

  /// The text of a list if there is no grid of its items, or it does not fit.
  func content(of bound: BoundRow, width: Int, lines: Int, theme: Theme) -> CellContent {
    let grid = bound.items.flatMap { GridLines($0, width: width, lines: lines, theme) }
    return grid?.content ?? .text(of: bound, width: width, lines: lines, theme: theme)
  }

  /// The number of items, as there is one line.
  func tableContent(of bound: BoundRow, width: Int, theme: Theme) -> CellContent {
    .text(of: bound, width: width, lines: 1, theme: theme)
  }

  func hint(for bound: BoundRow, in texts: Texts) -> String? { "›" }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart { trigger == .enter ? .page : .nothing }
}
