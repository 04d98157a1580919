import Texts

/// What `check` and `set` name findings by that no key of a row has the name of. All others go by the row's key, and those
/// of `rules` by the rule's identifier.
package enum FindingName: String, CaseIterable, Sendable {
  case type, path, choice, whole, below, duplicate
  case readOnly = "read-only"
  case json = "JSON"
  case file = "FILE"

  /// What it means, and what to do.
  func meaning(in texts: any Texts) -> String {
    switch self {
    case .type: texts.findingOfType
    case .path: texts.findingOfPath
    case .choice: texts.findingOfChoice
    case .whole: texts.findingOfWhole
    case .below: texts.findingOfBelow
    case .duplicate: texts.findingOfDuplicate
    case .readOnly: texts.findingOfReadOnly
    case .json: texts.findingOfJSON
    case .file: texts.findingOfFile
    }
  }
}
