/// Keys of the vocabulary whose effect is not on the screen of a record: it is proved with files and the commands.
package enum KeysOfFiles {
  /// Their dictionaries and names.
  package static let names: Set<String> = [
    "form recordsTable", "form otherMembers", "form stringsTable", "row accessibilityLabel",
    "row accessibilityHint",
    "rule identifier", "folder forms", "folderForm files", "folderForm form",
    "settings keys", "settings theme", "settings splitView", "settings confirmsDeletion",
    "settings numberLocale", "settings dateLocale",
  ]
}
