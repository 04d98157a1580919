import Cells
import Screen

/// Windows that are too small to show anything: nobody sees there what a key would do.
extension Editor {
  /// Whether neither a page nor a question is seen.
  var showsNothing: Bool {
    guard EditorView.isTooSmall(state.size) else { return false }
    return state.prompt.map { !EditorView.fits($0, self) } ?? true
  }

  /// Esc goes back and the keys that leave do so, unless they have to ask and the question does not fit.
  mutating func handleUnseen(_ event: InputEvent) -> [EditorEffect] {
    guard case .key(let key) = event else { return [] }
    if key.key == .escape { return handle(key) }
    let quits =
      isAtRest
      ? KeyMap.form.command(for: key) == .quit : KeyMap.field.command(for: key) == .quit
    guard quits else { return [] }
    let effects = handle(key)
    if showsNothing { state.prompt = nil }
    return effects
  }
}
