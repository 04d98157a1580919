import Forms
import Records

/// A question with a few answers, each a key. Esc always means "back".
struct Prompt: Equatable, Sendable {
  var question: String
  var answers: [Answer]

  struct Answer: Equatable, Sendable {
    /// Nil for what only the keys choose that leave every question.
    var key: Character?
    var title: String
    var meaning: Meaning
  }

  /// Whether it asks if a file is to be saved with problems.
  var isAboutProblems: Bool {
    answers.contains {
      if case .save(let confirmation, _) = $0.meaning {
        confirmation.contains(.problems)
      } else {
        false
      }
    }
  }

  /// Whether it asks about what was rescued.
  var isAboutRescue: Bool {
    answers.contains { if case .rescue = $0.meaning { true } else { false } }
  }

  /// Whether it asks about records by what they are in this reading.
  var isAboutRecords: Bool {
    answers.contains {
      switch $0.meaning {
      case .deleteItems, .settle: true
      default: false
      }
    }
  }

  /// Whether it asks about what another program has made of the file, which may be something else by now.
  var isAboutOtherVersion: Bool {
    answers.contains {
      switch $0.meaning {
      case .overwriteTheirs, .writeAgain, .takeTheirs: true
      default: false
      }
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
