import Forms
import Rules
import Screen
import Texts
import Values

/// A number, shown in the row's format, typed without it.
struct NumberCell: CellKind {
  let declaration = CellDeclaration(
    name: "NumberCell", valueType: .number, allowedValueTypes: [.integer],
    families: [.typing, .limits, .numbers],
    claims: [
      .keys(["minimumFractionDigits", "maximumFractionDigits", "step", "numberStyle"], rank: 4),
      .bound(.number),
      .type(.number), .type(.integer), .value(.number),
    ],
    synonyms: "number int integer float decimal double numeric updown numberfield percent real",
    summary: {
      $0.texts.summaryOfNumberCell(up: FieldKeys.lines[0].name, down: FieldKeys.lines[1].name)
    })

  func content(of bound: BoundRow, width: Int, lines: Int, theme: Theme) -> CellContent {
    .text(of: bound, width: width, lines: lines, theme: theme, alignsRight: true)
  }

  func hint(for bound: BoundRow, in texts: Texts) -> String? { bound.markOfNumbers }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart {
    .field(bound, binder: binder, trigger: trigger, traits: .number)
  }
}

extension FieldEditor.Traits {
  static let number = Self(
    stepsNumbers: true, externalEditorRefusal: Sentence { $0.numberIsTypedHere })
}
