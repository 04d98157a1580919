/// The receiver of the keys: a page, or what is open over it.
package enum EditorMode: String, CaseIterable, Sendable {
  // A page: a record's form, or the table.
  case browsing, table
  case editing
  case panel
  case lineInput
  case prompt
}
