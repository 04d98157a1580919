import Forms
import Rules
import Screen
import Texts
import Values

/// A text of several lines.
struct TextViewCell: CellKind {
  let declaration = CellDeclaration(
    name: "TextViewCell", valueType: .string, allowedValueTypes: [.any],
    families: [.typing, .texts],
    claims: [.value(.multilineText)],
    synonyms:
      "textarea textview multiline longtext texteditor memo markdown richtext",
    traits: .multiline, defaultHeight: .lines(3),
    summary: { $0.texts.summaryOfTextViewCell(editor: FieldKeys.externalEditor.names) })

  func hint(for bound: BoundRow, in texts: Texts) -> String? { "¶" }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart {
    guard trigger != .space else { return .nothing }
    return .editor(
      TextEditor(
        state: bound.state, text: binder.openingText(of: bound), secretHint: bound.secretHint))
  }
}
