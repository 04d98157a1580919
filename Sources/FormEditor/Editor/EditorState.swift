import Records
import Screen
import SourceText

/// Everything that keys and files change. Knows no files, no clock, no terminal.
package struct EditorState: Equatable {
  var document: Document<StepNote>
  /// What of it is shown, and where the person is there.
  var pages: PageStack

  /// Sections that the person has folded or unfolded.
  var folds = SectionFolds()

  // The person's work that is not in the document.
  var editing: Editing?
  var anchors = RowAnchors()
  /// What `Y` has copied, for `p`.
  var copied: CopiedItems?
  /// What others have changed, too.
  var conflicts = OpenConflicts()
  /// Whether problems are shown that `validateOn = save` keeps back at first.
  var problemsAreShown = false
  /// The digits typed before a movement.
  var typedCount: Int?

  // What lies over the page, top first.
  var prompt: Prompt?
  var lineInput: LineInput?
  var panel: Panel?

  // What is said.
  var message: Message?
  /// Rows whose patterns were reported as given up.
  var reportedPatterns: Set<ExactText> = []
  /// Why the form file can't be used at the moment, as lint prints it; the last good form is in use.
  var formErrors: [String] = []
  /// What is doubtful about the form in use, as lint prints it.
  var formWarnings: [String] = []

  // What goes on beside the keys.
  var jobs = TableJobs()
  var saving = SavingState()
  /// What was rescued when the program was ended, until it is saved or deleted.
  var rescue: Rescue?

  // The window and the file.
  package internal(set) var size: Size
  package internal(set) var mouseIsCaptured = true
  /// The data file: its name, its state, what it allows.
  package internal(set) var file: FileDescription

  init(document: Document<StepNote>, pages: PageStack, size: Size, file: FileDescription) {
    self.document = document
    self.pages = pages
    self.size = size
    self.file = file
  }
}
