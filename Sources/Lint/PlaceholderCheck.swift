import Forms
import Texts
import Values

/// W406: the placeholder, read as an example, is valid.
enum PlaceholderCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    let row = draft.row
    guard let placeholder = row.placeholder, !placeholder.isEmpty else { return }
    let key: String
    if row.regex?.matches(placeholder) == .mismatch {
      key = "regex"
    } else if let maximum = row.maximumLength, placeholder.count > maximum,
      draft.cell?.families.contains(.texts) != false
    {
      key = "maximumLength"
    } else {
      return
    }
    log.add(
      .W406, at: draft.reader.position(of: "placeholder"), found: TextQuoting.shown(placeholder),
      advice: Sentence { $0.matchingExample }
    ) { $0.placeholderBreaks(key) }
  }
}
