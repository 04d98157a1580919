import Forms
import JSONText
import Rules
import Screen
import Values

@testable import Cells

/// A row of a kind, bound to a record that has one value.
struct Sample {
  let kind: any CellKind
  let json: String?
  let binder: RecordBinder
  let bound: BoundRow

  /// `json` is the value; nil for none.
  init(_ name: String, json: String?, _ change: (inout RowContents) -> Void = { _ in }) throws {
    let row = ConfigRow.testing(name) { row in
      let declaration = CellCatalog.core.kind(named: name).declaration
      if declaration.needs.contains("minimumValue") {
        row[.minimumValue] = .number(DecimalText(-20))
        row[.maximumValue] = .number(DecimalText(20))
      }
      if declaration.traits.contains(.choices) {
        row.choices = ["a", "b", "c"].map { Choice(value: .string($0), title: "Title \($0)") }
      }
      change(&row)
    }
    kind = CellCatalog.core.kind(named: name)
    self.json = json
    binder = .testing(row)
    let record = try JSONSlice(parsing: json.map { #"{"value":\#($0)}"# } ?? "{}")
    bound = binder.reading(record).bind(row)
  }

  func begin(_ trigger: EditTrigger) -> EditStart {
    kind.begin(
      bound, binder: binder, trigger: trigger, today: CalendarDate(year: 2026, month: 11, day: 21))
  }

  /// The person at its editor; nil where there is none.
  var typist: Typist? {
    guard case .editor(let editor) = begin(.enter) else { return nil }
    return Typist(editor: editor, binder: binder)
  }
}
