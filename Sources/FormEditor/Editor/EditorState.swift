import SourceText

/// Everything besides the browser that keys and files change. Knows no files, no clock, no terminal.
package struct EditorState: Equatable {
  /// Items that `Y` has copied, for `p` to paste.
  var copied: CopiedItems?
  var typedCount: Int?
  /// True where leaving the file leads back to the list that it was opened from.
  var isOpenedFromList = false

  // What lies over the page, top first.
  var prompt: Prompt?
  var lineInput: LineInput?
  var panel: Panel?

  // What is said.
  var reportedPatterns: Set<ExactText> = []
  /// Errors of the form file at the moment, as lint prints them; the last good form is in
  /// use.
  var formErrors: [String] = []
  var formWarnings: [String] = []

  var saving = SavingState()
  /// Changes rescued when the program was ended, until they are saved or deleted.
  var rescue: Rescue?

  package internal(set) var mouseIsCaptured = true
  package internal(set) var file: FileDescription

  init(file: FileDescription) { self.file = file }
}
