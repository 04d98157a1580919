import Forms
import Rules
import Screen
import Texts
import Values

/// One value of a list, shown by its title.
struct ChoiceCell: CellKind {
  let declaration = CellDeclaration(
    name: "ChoiceCell", valueType: .any,
    allowedValueTypes: [.string, .integer, .number, .bool, .date],
    keys: ["values", "titles", "choices"],
    claims: [.keys(["values", "choices"], rank: 1)],
    synonyms: "select choice picker dropdown combobox popup menu multivalue selectorpush "
      + "selectorpickerview selectorpicker selectoractionsheet selectoralertview push actionsheet "
      + "alert pickerinline popupbutton enum selectorpopover",
    traits: .choices,
    summary: { $0.summaryOfChoiceCell })

  func content(of bound: BoundRow, width: Int, lines: Int, theme: Theme) -> CellContent {
    .text(of: bound, width: width, lines: lines, theme: theme)
  }

  func hint(for row: ConfigRow, in texts: any CellTexts) -> String? { "▾" }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart {
    .editor(
      ChoiceEditor(
        row: bound.row, present: bound.presentValue, shown: bound.display.text,
        originalText: binder.editText(of: bound)))
  }
}
