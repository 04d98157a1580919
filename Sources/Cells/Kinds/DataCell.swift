import Forms
import Rules
import Screen
import Texts
import Values

/// Binary data: its length and first bytes, typed as Base64 or in hexadecimal.
struct DataCell: CellKind {
  let declaration = CellDeclaration(
    name: "DataCell", valueType: .string, claims: [.value(.data)],
    synonyms: "data binary blob base64 hex bytes", traits: .data,
    summary: { $0.summaryOfDataCell })

  func hint(for bound: BoundRow, in texts: Texts) -> String? { "0x" }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart {
    .field(bound, binder: binder, trigger: trigger)
  }
}
