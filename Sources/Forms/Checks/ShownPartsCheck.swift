import PlistText
import Texts

/// W110: a row of parts shows some of them. W108: it has parts.
package enum ShownPartsCheck: RowCheck {
  package static func check(_ draft: DraftRow) {
    guard draft.row.isComposite,
      case .array(let nodes)? = draft.reader.entry("fields")?.value.content
    else { return }
    let position = draft.reader.position(of: "fields")
    if nodes.isEmpty {
      draft.report(.W108, at: position, advice: \.dropFieldsOrReadOnly) { $0.fieldsAreEmpty }
    } else if showsNothing(draft) {
      draft.report(.W110, at: position, advice: "displayValue = \"\(template(of: nodes))\"") {
        $0.fieldsShowNothing
      }
    }
  }

  private static func showsNothing(_ draft: DraftRow) -> Bool {
    let shown = ["displayValue", "valuePath", "value", "formula", "subtitle"]
    return !shown.contains(where: draft.reader.has)
  }

  /// Maximum number of parts named in advice.
  private static let mostNamed = 4

  /// A template of the parts' values.
  private static func template(of nodes: [PlistNode]) -> String {
    let paths = nodes.compactMap { node in
      node.entries?.first { $0.key == "valuePath" }?.value.string
    }
    return (paths.isEmpty ? ["name"] : paths.prefix(mostNamed).map { $0 })
      .map { "{\($0)}" }.joined(separator: " ")
  }
}
