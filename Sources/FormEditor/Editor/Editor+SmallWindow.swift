import Cells
import Screen

/// Windows that are too small to show anything: nobody sees there what a key would do.
extension Editor {
  private static let smallest = Size(width: 20, height: 5)

  var isWindowTooSmall: Bool {
    browser.size.width < Self.smallest.width || browser.size.height < Self.smallest.height
  }

  var showsNothing: Bool {
    isWindowTooSmall
      && (state.prompt.map { !PromptLines.fit($0, in: browser.size, browser.theme) } ?? true)
  }

  /// Esc goes back and the keys that leave do so, unless they have to ask and the question does not fit.
  mutating func handleUnseen(_ event: InputEvent) -> [EditorEffect] {
    guard case .key(let key) = event else { return [] }
    if key.key == .escape { return handle(key) }
    let quits = (isAtRest ? PageCommands.quit : FieldCommands.quit).isGiven(by: key)
    // It does not answer a question that was open before.
    guard quits, state.prompt == nil else { return [] }
    let effects = handle(key)
    if showsNothing { state.prompt = nil }
    return effects
  }
}
