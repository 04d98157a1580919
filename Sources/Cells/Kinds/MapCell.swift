import Forms
import Rules
import Screen
import Texts
import Values

/// An object whose members are items, which opens as a table with the keys in its first column.
struct MapCell: CellKind {
  let declaration = CellDeclaration(
    name: "MapCell", valueType: .object, allowedValueTypes: [.any],
    families: [.lists, .maps],
    claims: [.keys(["keyTitle", "keyRegex", "keyChoices"], rank: -3)],
    synonyms: "map dictionary dict keyvalue additionalproperties patternproperties record hash",
    traits: [.opensItems, .opensMembers],
    summary: { $0.texts.summaryOfMapCell(open: $0.keys.open) })

  func hint(for bound: BoundRow, in texts: Texts) -> String? { "›" }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart { trigger == .enter ? .page : .nothing }
}
