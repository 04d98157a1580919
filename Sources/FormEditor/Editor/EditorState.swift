import Records
import Screen
import SourceText

/// Everything that keys and files change. Knows no files, no clock, no terminal.
package struct EditorState: Equatable {
  var document: Document<StepNote>
  var pages: PageStack

  var folds = SectionFolds()

  // The person's work that is not in the document.
  var editing: Editing?
  var anchors = RowAnchors()
  /// Items that `Y` has copied, for `p` to paste.
  var copied: CopiedItems?
  var conflicts = OpenConflicts()
  /// True where problems are shown that `validateOn = save` withholds at first.
  var problemsAreShown = false
  var typedCount: Int?

  // What lies over the page, top first.
  var prompt: Prompt?
  var lineInput: LineInput?
  var panel: Panel?

  // What is said.
  var message: Message?
  var reportedPatterns: Set<ExactText> = []
  /// Errors of the form file at the moment, as lint prints them; the last good form is in
  /// use.
  var formErrors: [String] = []
  var formWarnings: [String] = []

  // What goes on beside the keys.
  var jobs = TableJobs()
  var saving = SavingState()
  /// Changes rescued when the program was ended, until they are saved or deleted.
  var rescue: Rescue?

  // The window and the file.
  package internal(set) var size: Size
  package internal(set) var mouseIsCaptured = true
  package internal(set) var file: FileDescription

  init(document: Document<StepNote>, pages: PageStack, size: Size, file: FileDescription) {
    self.document = document
    self.pages = pages
    self.size = size
    self.file = file
  }
}
