import Forms
import Rules
import Screen
import Texts
import Values

/// Binary data: its length and first bytes, typed as Base64 or in hexadecimal.
struct DataCell: CellKind {
  let declaration = CellDeclaration(
    name: "DataCell", valueType: .string,
    synonyms: "data binary blob base64 hex bytes", traits: .data,
    summary: { $0.summaryOfDataCell })

  func content(of bound: BoundRow, width: Int, lines: Int, theme: Theme) -> CellContent {
    .text(of: bound, width: width, lines: lines, theme: theme)
  }

  func hint(for bound: BoundRow, in texts: any CellTexts) -> String? { "0x" }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart {
    guard trigger != .space else { return .nothing }
    return .editor(
      FieldEditor(
        state: bound.state, text: binder.openingText(of: bound), secretHint: bound.secretHint))
  }
}
