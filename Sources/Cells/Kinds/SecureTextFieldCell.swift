import Forms
import Rules
import Screen
import Texts
import Values

/// A secret: bullets, also while it is typed.
struct SecureTextFieldCell: CellKind {
  let declaration = CellDeclaration(
    name: "SecureTextFieldCell", valueType: .string, allowedValueTypes: [.integer, .number, .any],
    families: [.typing, .texts, .limits], keys: ["inputMask", "storesMask"],
    claims: [.keys(["isSecure"], rank: 2)],
    synonyms: "password secure securefield securetext securetextfield secret passwordfield",
    traits: .secure,
    summary: { $0.summaryOfSecureTextFieldCell })

  /// A fixed number of bullets for any length; the text while the form shows secrets.
  func content(of bound: BoundRow, width: Int, lines: Int, theme: Theme) -> CellContent {
    guard bound.state.disclosure.isSecret else {
      return .text(of: bound, width: width, lines: lines, theme: theme)
    }
    switch bound.display.role {
    case .placeholder, .empty: return .text(of: bound, width: width, lines: lines, theme: theme)
    case .value, .defaultValue, .foreign, .secure:
      let bullets = StyledLine(
        theme.marked(SecretPaths.bullets, as: bound.display.role), theme.style(of: bound))
      return CellContent(lines: [bullets.truncated(to: width)])
    }
  }

  func hint(for bound: BoundRow, in texts: Texts) -> String? { texts.secretHint }

  func begin(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger, today: CalendarDate?
  ) -> EditStart {
    guard trigger != .space else { return .nothing }
    if let masked = MaskedFieldEditor(
      state: bound.state, text: "", secretHint: bound.secretHint, isSecure: true)
    {
      return .editor(masked)
    }
    return .editor(
      FieldEditor(state: bound.state, text: "", secretHint: bound.secretHint, isMasked: true))
  }
}
