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

  private var reasons: [Action: Sentence] = [:]

  /// All of it can be done.
  package init() {}

  /// Why an action is refused, as a sentence without a full stop; nil where it isn't.
  package func refusal(of action: Action) -> Sentence? { reasons[action] }

  /// Whether there is no reason against an action.
  package func allows(_ action: Action) -> Bool { reasons[action] == nil }

  /// Takes back the reasons against actions.
  package mutating func allow(_ actions: Action...) {
    for action in actions { reasons[action] = nil }
  }

  /// What both allow; where both refuse, the first one's reasons.
  package func combined(with other: SourceAbilities) -> SourceAbilities {
    var both = self
    both.reasons.merge(other.reasons) { own, _ in own }
    return both
  }

  /// Refuses actions for a reason: a sentence without a full stop.
  package mutating func refuse(
    _ actions: Action..., because reason: @escaping @Sendable (any Texts) -> String
  ) {
    for action in actions { reasons[action] = Sentence(reason) }
  }
}
