import Forms
import Rules
import Screen
import Texts
import Values

/// A text on one line.
struct TextFieldCell: CellKind {
  let declaration = CellDeclaration(
    name: "TextFieldCell", valueType: .string, allowedValueTypes: [.integer, .number, .any],
    families: [.typing, .texts, .limits], keys: ["inputMask", "storesMask"],

    claims: [.type(.string), .rest],
    synonyms: "text textfield string char name email url tel phone search account twitter username "
      + "zipcode slug line short shorttext input",
    summary: { $0.summaryOfTextFieldCell })

  /// The kind of characters that the keyboard accepts.
  func hint(for bound: BoundRow, in texts: Texts) -> String? {
    switch bound.state.row.keyboardType {
    case .numberPad, .asciiCapableNumberPad, .phonePad: bound.markOfNumbers
    case .decimalPad: "1.5"
    case .emailAddress: "@"
    case .URL: "://"
    default: nil
    }
  }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart {
    guard trigger != .space else { return .nothing }
    let text = binder.openingText(of: bound)
    if let masked = MaskedFieldEditor(
      state: bound.state, text: text, secretHint: bound.secretHint,
      isSecure: bound.state.disclosure.isSecret)
    {
      return .editor(masked)
    }
    return .field(bound, binder: binder, trigger: trigger)
  }
}
