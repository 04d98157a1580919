import Forms
import Texts
import Values

/// W406: the placeholder, read as an example, is valid.
enum PlaceholderCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    guard let pattern = draft.row.regex, let placeholder = draft.row.placeholder,
      !placeholder.isEmpty, pattern.matches(placeholder) == .mismatch
    else { return }
    log.add(
      .W406, at: draft.reader.position(of: "placeholder"), found: TextQuoting.shown(placeholder),
      advice: Sentence { $0.matchingExample }
    ) { $0.placeholderBreaks }
  }
}
