import Texts

/// The possible actions on a source: all without a reason against them.
package struct SourceAbilities: Hashable, Sendable {
  /// An action that a source may refuse.
  package enum Action: Hashable, Sendable, CaseIterable {
    case save
    case saveAs
    case add, delete, move
    /// Storing a record without a member that others have.
    case removeMembers
    case holdNull
    case lock
    /// Storing unsaved changes in a file when the program has to end.
    case rescue
    /// Passing a value to `$EDITOR`, in a file, or writing its data to one.
    case editExternally
  }

  /// Missing data that the user can be asked for.
  package enum Requirement: Hashable, Sendable {
    case recipients
  }

  private var reasons: [Action: Sentence] = [:]
  private var requirements: [Action: Requirement] = [:]

  package init() {}

  /// The reason to refuse an action, as a sentence without a full stop; nil if it is allowed.
  package func refusal(of action: Action) -> Sentence? { reasons[action] }

  /// True if there is no reason against the action.
  package func allows(_ action: Action) -> Bool { reasons[action] == nil }

  /// The data missing for an action; nil if it is allowed, or if no data would allow it.
  package func requirement(of action: Action) -> Requirement? { requirements[action] }

  /// True if an action is allowed, or would be with data from the user.
  package func isPossible(_ action: Action) -> Bool {
    allows(action) || requirements[action] != nil
  }

  /// Removes the reasons against actions.
  package mutating func allow(_ actions: Action...) {
    for action in actions { (reasons[action], requirements[action]) = (nil, nil) }
  }

  /// Removes the reasons for a requirement that is met now.
  package mutating func meet(_ requirement: Requirement) {
    for action in Action.allCases where requirements[action] == requirement { allow(action) }
  }

  /// The actions that both allow; if both refuse, the first one's reasons, unless only the other one's are final.
  package func combined(with other: SourceAbilities) -> SourceAbilities {
    var both = self
    for (action, reason) in other.reasons
    where allows(action) || isPossible(action) && !other.isPossible(action) {
      both.reasons[action] = reason
      both.requirements[action] = other.requirements[action]
    }
    return both
  }

  /// Refuses actions for a reason: a sentence without a full stop; `requirement`: the data that would allow them.
  package mutating func refuse(
    _ actions: Action..., without requirement: Requirement? = nil,
    because reason: @escaping @Sendable (Texts) -> String
  ) {
    for action in actions {
      (reasons[action], requirements[action]) = (Sentence(reason), requirement)
    }
  }
}
