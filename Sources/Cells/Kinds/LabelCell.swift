import Forms
import Rules
import Screen
import Texts
import Values

/// Shows a value, a template or a literal text; read-only.
struct LabelCell: CellKind {
  let declaration = CellDeclaration(
    name: "LabelCell", valueType: .any, allowedValueTypes: ValueType.allCases,
    families: ShownValue.families, keys: ShownValue.keys,
    claims: [.noSingleValue, .type(.object), .type(.any)],
    synonyms: "label info title titlevalue static hidden output readonly display textlabel",
    traits: .readOnly,
    summary: { $0.summaryOfLabelCell })

  func hint(for bound: BoundRow, in texts: Texts) -> String? { nil }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart { .nothing }
}
