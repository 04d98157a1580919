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
    families: [.choices], keys: ["allowsOtherValue", "nullTitle"],
    keysOfOtherValues: [
      "keyboardType", "regex", "regexOptions", "regexMessage", "regexMatch", "minimumLength",
      "maximumLength", "minimumValue", "maximumValue", "trimsWhitespace",
    ],
    claims: [.keys(["values", "choices", "choicesFrom"], rank: 1)],
    synonyms: "select choice picker dropdown combobox popup menu multivalue selectorpush "
      + "selectorpickerview selectorpicker selectoractionsheet selectoralertview push actionsheet "
      + "alert pickerinline popupbutton enum selectorpopover",
    traits: .choices,
    summary: { $0.summaryOfChoiceCell })

  /// Short titles, if the row has them.
  func tableContent(of bound: BoundRow, width: Int, theme: Theme) -> CellContent {
    .choice(of: bound, width: width, theme: theme)
  }

  func hint(for bound: BoundRow, in texts: Texts) -> String? { "▾" }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart {
    .editor(
      ChoiceEditor(
        state: bound.state, present: bound.presentValue, shown: bound.display.text,
        originalText: binder.entry(in: bound).text))
  }
}
