import Forms
import Records

/// A question with a few answers, each a key. Esc always means "back".
struct Prompt: Equatable, Sendable {
  var topic = Topic.other
  var question: String
  var answers: [Answer]

  /// What it is about, where something else than an answer may end or change it.
  enum Topic: Hashable, Sendable {
    /// Whether a file is to be saved with problems.
    case problems
    /// What was rescued.
    case rescue
    /// Records, by what they are in this reading.
    case records
    /// What another program has made of the file, which may be something else by now.
    case otherVersion
    case other
  }

  struct Answer: Equatable, Sendable {
    /// Nil for what only the keys choose that leave every question.
    var key: Character?
    var title: String
    var meaning: Meaning

    init(_ key: Character?, _ title: String, _ meaning: Meaning) {
      (self.key, self.title, self.meaning) = (key, title, meaning)
    }
  }

  enum Meaning: Equatable, Sendable {
    /// Under the file's own name, or under another.
    case save(SaveConfirmation, path: String? = nil)
    /// Gives computed rows the results of their formulas, and saves.
    case updateFormulas(SaveConfirmation, path: String? = nil)
    case goToFirstDraft, goToFirstProblem
    case goTo(Location)
    case saveAndQuit, showUnsavedWork, discardAndQuit
    case overwriteTheirs(quitting: Bool)
    /// The file is gone: make it again.
    case writeAgain(quitting: Bool)
    case takeTheirs
    /// Takes one side of what both have changed, and goes on with a save.
    case settle([RecordConflict], OpenConflicts.Side, saving: SaveConfirmation?)
    case saveElsewhere(quitting: Bool = false)
    case saveOver(path: String, quitting: Bool)
    case writeFile(path: String)
    case rescue(Rescue.Answer)
    case clear(Location, EmptyValue)
    case deleteItems(RecordSet)
    /// Edits a value that is encrypted in the file.
    case replaceEncrypted(Location)
    case back
  }
}
