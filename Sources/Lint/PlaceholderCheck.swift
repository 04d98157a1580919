import Forms
import Rules
import Texts
import Values

/// W406: the placeholder, read as an example, is valid.
enum PlaceholderCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    let row = draft.row
    guard let placeholder = row.placeholder, !placeholder.isEmpty, !row.takesOnlyChoices
    else { return }
    var rule = OwnValueProbe(row).breach(ofExample: placeholder)?.rawValue
    if rule == nil, row.inputMask == nil, row.regex?.matches(placeholder) == .mismatch {
      rule = "regex"
    }
    guard let rule else { return }
    log.add(
      .W406, at: draft.reader.position(of: "placeholder"), found: TextQuoting.shown(placeholder),
      advice: Sentence { $0.matchingExample }
    ) { $0.placeholderBreaks(rule) }
  }
}
