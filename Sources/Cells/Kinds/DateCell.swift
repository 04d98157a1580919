import Forms
import Rules
import Screen
import Texts
import Values

/// A day, stored as an ISO 8601 text; a time after it stays unchanged.
struct DateCell: CellKind {
  let declaration = CellDeclaration(
    name: "DateCell", valueType: .date, allowedValueTypes: [.string, .integer, .number],
    families: [.limits, .dates],
    claims: [
      .keys(
        [
          "datePickerMode", "dateFormat", "dateStyle", "storageDateFormat", "minuteInterval",
          "timeZone",
        ], rank: 7),
      .keysOfType(["isSecure"], .date), .bound(.date), .type(.date),
      .value(.date),
    ],
    synonyms: "date datetime datepicker dateinline datetimelocal time month altdate altdatetime "
      + "datetimeinline timeinline week countdown",
    summary: { $0.summaryOfDateCell })

  func hint(for bound: BoundRow, in texts: Texts) -> String? { "▦" }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart {
    .editor(DateEditor(state: bound.state, text: binder.openingText(of: bound), today: today))
  }
}
