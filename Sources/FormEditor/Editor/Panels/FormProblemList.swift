import Cells
import Screen

/// The list that `!` shows about the form itself, each entry in full: the errors with which
/// its file was saved, else the warnings about it.
enum FormProblemList {
  static func lines(for editor: Editor) -> [PanelLine] {
    let (texts, theme) = (editor.texts, editor.theme)
    let errors = editor.state.formErrors
    guard errors.isEmpty else {
      return lines(errors, "✗ ", theme.problem, under: texts.brokenFormHeading, editor)
    }
    return lines(
      editor.state.formWarnings, "! ", theme.warning, under: texts.formHeading, editor)
  }

  private static func lines(
    _ problems: [String], _ mark: String, _ style: Style, under heading: String, _ editor: Editor
  ) -> [PanelLine] {
    guard !problems.isEmpty else { return [] }
    let width = max(PanelView.listArea(editor.browser.size).width - 6, 1)
    // They are lines to go through; Enter on one leads back to where one was.
    let target = PanelLine.Target.row(editor.focus ?? "")
    return [PanelLine(content: StyledLine(heading, editor.theme.heading), isHeading: true)]
      + problems.flatMap { problem in
        DisplayText.wrapped(mark + problem, to: width).enumerated().map { index, line in
          PanelLine(
            content: StyledLine((index == 0 ? "" : "  ") + String(line), style), target: target,
            searchText: problem)
        }
      }
  }
}
