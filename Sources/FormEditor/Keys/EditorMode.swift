/// Which keys apply.
package enum EditorMode: String, CaseIterable, Sendable {
  case browsing, table, editing, panel, lineInput, prompt
}
