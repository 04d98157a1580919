/// What takes the keys: a page, or what is open over it.
package enum EditorMode: String, CaseIterable, Sendable {
  // A page: a record's form, or the table.
  case browsing, table
  /// A field of the page.
  case editing
  /// A list over the page.
  case panel
  /// A line that is typed in the bottom bar.
  case lineInput
  /// A question.
  case prompt
}
