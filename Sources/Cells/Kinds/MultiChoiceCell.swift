import Forms
import JSONText
import Rules
import Screen
import Texts
import Values

/// Several values of a list, which opens with a box before each.
struct MultiChoiceCell: CellKind {
  let declaration = CellDeclaration(
    name: "MultiChoiceCell", valueType: .array,
    families: [.choices],
    keys: ["allowsOtherValue", "minimumSelection", "maximumSelection"],
    claims: [.keysOfType(["values", "choices", "choicesFrom"], .array)],
    synonyms: "multichoice multiselect checkboxes checklist multiselectormultiple multipleselector "
      + "checkboxselectmultiple selectmultiple tags",
    traits: .choices, defaultHeight: .automatic,
    summary: { $0.texts.summaryOfMultiChoiceCell(mark: FieldKeys.mark.name) })

  /// Short titles, if the row has them.
  func tableContent(of bound: BoundRow, width: Int, theme: Theme) -> CellContent {
    .choice(of: bound, width: width, theme: theme)
  }

  func hint(for bound: BoundRow, in texts: Texts) -> String? { "▾" }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart {
    var elements: [JSONValue] = []
    if case .array(let present) = bound.presentValue { elements = present }
    return .editor(
      ChoiceEditor(
        state: bound.state, selection: ChoiceSelection(elements, of: bound.row.choiceTable),
        originalText: binder.entry(in: bound).text))
  }
}
