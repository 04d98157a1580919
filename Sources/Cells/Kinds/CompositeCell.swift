import Forms
import Rules
import Screen
import Texts
import Values

/// Several values in one text, edited part by part in the row's place.
struct CompositeCell: CellKind {
  let declaration = CellDeclaration(
    name: "CompositeCell", valueType: .any, allowedValueTypes: ValueType.allCases,
    keys: ["fields"],
    claims: [.parts],
    synonyms: "composite compound combined group fieldgroup multifield splitrow inline tuple",
    traits: [.readOnly, .composite],
    summary: {
      $0.texts.summaryOfCompositeCell(open: $0.keys.open, next: FieldKeys.next.name)
    })

  func hint(for bound: BoundRow, in texts: Texts) -> String? {
    bound.row.parts.isEmpty ? nil : "⋯"
  }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart { trigger == .enter ? .parts : .nothing }
}
