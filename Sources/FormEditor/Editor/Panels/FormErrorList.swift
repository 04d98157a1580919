import Cells
import Screen

/// What `!` lists of a form that was saved with errors, each as long as it is.
enum FormErrorList {
  static func lines(for editor: Editor) -> [PanelLine] {
    guard !editor.state.formErrors.isEmpty else { return [] }
    let width = max(PanelView.listArea(editor.state.size).width - 6, 1)
    // They are lines to go through; Enter on one leads back to where one was.
    let target = PanelLine.Target.row(editor.focus ?? "")
    let heading = StyledLine(
      editor.texts.formsFileHeading, editor.theme.heading)
    return [PanelLine(content: heading, isHeading: true)]
      + editor.state.formErrors.flatMap { error in
        DisplayText.wrapped("✗ " + error, to: width).enumerated().map { index, line in
          PanelLine(
            content: StyledLine((index == 0 ? "" : "  ") + String(line), editor.theme.problem),
            target: target)
        }
      }
  }
}
