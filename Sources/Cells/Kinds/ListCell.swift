import Forms
import Rules
import Screen
import Texts
import Values

/// A list inside the record, which opens as a table.
struct ListCell: CellKind {
  let declaration = CellDeclaration(
    name: "ListCell", valueType: .array, allowedValueTypes: [.any],
    families: [.lists],
    claims: [.keys(["itemForm"], rank: 6), .keysOfType(["isSecure"], .array), .type(.array)],
    synonyms:
      "list array items repeat repeatable rows collection multivaluedsection listgroup",
    traits: .opensItems,
    summary: { $0.texts.summaryOfListCell(open: $0.keys.open) })

  func hint(for bound: BoundRow, in texts: Texts) -> String? { "›" }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart { trigger == .enter ? .page : .nothing }
}
