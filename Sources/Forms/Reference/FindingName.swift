import Texts

/// The names by which `check` and `set` report findings, unless a key of a row has the name.
/// Others have the name of the row's key, and those of `rules` the rule's identifier.
package enum FindingName: String, CaseIterable, Sendable {
  case type, path, choice, whole, below, duplicate
  case readOnly = "read-only"
  case json = "JSON"
  case file = "FILE"

  /// An explanation of the finding, with advice.
  func meaning(in texts: Texts) -> String { texts.meaning(ofFinding: rawValue) ?? "" }
}
