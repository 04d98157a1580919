import Cells
import Records
import Rules
import Texts
import Values

/// Leaving the program, with a question where something would be lost.
extension Editor {
  mutating func quit() -> [EditorEffect] {
    guard let prompt = unsavedWork.questionOnLeaving(losing: textsToRescue) else { return [.quit] }
    state.prompt = prompt
    return []
  }

  /// Lists what leaving would lose; the question is asked again when the list is closed.
  mutating func showUnsavedWork() {
    var lines = browser.hasUnsavedEdits ? linesOfChanges : []
    let typed = browser.document.lines(for: textsToRescue, browser.theme)
    if !lines.isEmpty, !typed.isEmpty { lines.append(PanelLine(content: StyledLine([]))) }
    state.panel = Panel(
      topic: .changes, title: state.file.changesHeading(texts), lines: lines + typed, filter: nil,
      isBeforeLeaving: true)
  }
}
