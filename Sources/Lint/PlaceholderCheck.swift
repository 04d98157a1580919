import Forms
import Values

/// W406: the placeholder, read as an example, is valid.
enum PlaceholderCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    guard let pattern = draft.row.regex, let placeholder = draft.row.placeholder,
      !placeholder.isEmpty, pattern.matches(placeholder) == .mismatch
    else { return }
    log.add(
      .W406, at: draft.reader.position(of: "placeholder"),
      "the placeholder breaks the row's own \"regex\"", found: TextQuoting.shown(placeholder),
      advice: "an example that matches")
  }
}
