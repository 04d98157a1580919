import Texts

/// What may be done with a source: everything but what it gives a reason against.
package struct SourceAbilities: Hashable, Sendable {
  /// What a source may refuse.
  package enum Action: Hashable, Sendable, CaseIterable {
    /// Saving under its own name.
    case save
    case saveAs
    case add, delete, move
    /// A record may lack a member that others have.
    case removeMembers
    /// A value may be null.
    case holdNull
    /// Keeping others out while it is changed.
    case lock
    /// Keeping in a file what is not saved when the program has to end.
    case rescue
    /// Handing a value to `$EDITOR`, which means to a file, or writing its data to one.
    case editExternally
  }

  /// What an action is refused without, and the person can be asked for.
  package enum Requirement: Hashable, Sendable {
    /// Those for whom a file is encrypted.
    case recipients
  }

  private var reasons: [Action: Sentence] = [:]
  private var requirements: [Action: Requirement] = [:]

  /// All of it can be done.
  package init() {}

  /// Why an action is refused, as a sentence without a full stop; nil where it isn't.
  package func refusal(of action: Action) -> Sentence? { reasons[action] }

  /// Whether there is no reason against an action.
  package func allows(_ action: Action) -> Bool { reasons[action] == nil }

  /// What an action is refused without; nil where it isn't, or where nothing that a person gives would change that.
  package func requirement(of action: Action) -> Requirement? { requirements[action] }

  /// Whether an action is allowed, or would be with what a person can be asked for.
  package func isPossible(_ action: Action) -> Bool {
    allows(action) || requirements[action] != nil
  }

  /// Takes back the reasons against actions.
  package mutating func allow(_ actions: Action...) {
    for action in actions { (reasons[action], requirements[action]) = (nil, nil) }
  }

  /// Takes back what was refused without something that is there now.
  package mutating func meet(_ requirement: Requirement) {
    for action in Action.allCases where requirements[action] == requirement { allow(action) }
  }

  /// What both allow; where both refuse, the first one's reasons, unless only the other one's are final.
  package func combined(with other: SourceAbilities) -> SourceAbilities {
    var both = self
    for (action, reason) in other.reasons
    where allows(action) || isPossible(action) && !other.isPossible(action) {
      both.reasons[action] = reason
      both.requirements[action] = other.requirements[action]
    }
    return both
  }

  /// Refuses actions for a reason: a sentence without a full stop; `requirement`: what would allow them.
  package mutating func refuse(
    _ actions: Action..., without requirement: Requirement? = nil,
    because reason: @escaping @Sendable (any Texts) -> String
  ) {
    for action in actions {
      (reasons[action], requirements[action]) = (Sentence(reason), requirement)
    }
  }
}
