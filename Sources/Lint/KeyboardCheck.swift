import Forms
import Patterns
import Texts
import Values

/// W404: a valid value can be typed on the row's keyboard; reported only if the contrary can be proved.
enum KeyboardCheck: RowCheck {
  /// Number of characters from which on a keyboard also allows some that are not tried.
  private static let smallKeyboard = 64

  static func check(_ draft: DraftRow) {
    // `textContentType` may choose it.
    guard draft.row.keyboardType != .default, draft.cell?.families.contains(.typing) == true
    else { return }
    let binder = RowProbe.binder(for: draft.row)
    let keyboard = draft.row.keyboardType.rawValue
    let state = binder.state(of: draft.row)
    func isRefused(_ character: Character) -> Bool {
      binder.prepared.keyboard(of: state).refusal(of: character) != nil
    }
    // A message must not show any part of a secret.
    if !draft.row.disclosure.isSecret, let text = draft.row.defaultValue?.plainText,
      let character = text.first(where: isRefused)
    {
      draft.report(.W404, of: "defaultValue", quoting: text, advice: \.anotherKeyboard) {
        $0.keyboardRefusesDefault(keyboard, TextQuoting.shown(String(character)))
      }
    }
    guard let pattern = draft.row.regex else { return }
    if let character = PatternLiterals.required(in: pattern.source).first(where: isRefused) {
      draft.report(
        .W404, of: "regex", advice: \.anotherKeyboard
      ) { $0.patternNeeds(TextQuoting.shown(String(character)), keyboard) }
    } else if isStuck(pattern, isRefused) {
      draft.report(.W404, of: "regex", advice: \.anotherKeyboard) { $0.noTextBegins(keyboard) }
    }
  }

  /// True if no character of a small keyboard can begin a match.
  private static func isStuck(_ pattern: RowPattern, _ isRefused: (Character) -> Bool) -> Bool {
    let taken = (0x20...0x7E).compactMap(Unicode.Scalar.init).map(Character.init)
      .filter { !isRefused($0) }
    return taken.count < smallKeyboard
      && taken.allSatisfy { character in
        if case .impossible = pattern.judge(typing: String(character)) { return true }
        return false
      }
  }
}
