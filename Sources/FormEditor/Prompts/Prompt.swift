import Forms
import Records

/// A question with a few answers, each a key. Esc always means "back".
struct Prompt: Equatable, Sendable {
  var topic = Topic.other
  var question: String
  var answers: [Answer]

  /// The topic of a question that something else than an answer may end or change.
  enum Topic: Hashable, Sendable {
    case problems
    case rescue
    /// Records, identified as they are in this reading of the file.
    case records
    case otherVersion
    case other
  }

  struct Answer: Equatable, Sendable {
    /// Key of the answer; nil where only the keys that leave every question choose it.
    var key: Character?
    var title: String
    var meaning: Meaning

    init(_ key: Character?, _ title: String, _ meaning: Meaning) {
      (self.key, self.title, self.meaning) = (key, title, meaning)
    }
  }

  enum Meaning: Equatable, Sendable {
    case save(Save)
    /// Gives computed rows the results of their formulas, and saves.
    case updateFormulas(Save)
    case goToFirstDraft, goToFirstProblem
    case goTo(Location)
    case saveAndQuit, showUnsavedWork, discardAndQuit
    /// Writes over another version, or the file again after it was deleted.
    case write(over: SaveRequest.Expected, then: AfterSave)
    case takeTheirs
    case settle([RecordConflict], OpenConflicts.Side, saving: Save?)
    case saveElsewhere(then: AfterSave)
    case saveOver(path: String, then: AfterSave)
    case writeFile(path: String)
    case rescue(Rescue.Answer)
    case clear(Location, EmptyValue)
    case changeVariant(VariantRequest)
    case deleteItems(RecordSet)
    case replaceEncrypted(Location)
    case editCopy(CopyRequest)
    case follow(KeyReferences)
    case back
  }
}
