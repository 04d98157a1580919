import Forms
import Texts

/// That nothing inside of an object or a list can be edited, as a row that leads there is read only, hidden or disabled.
package struct RowLock: Sendable {
  /// What a form sets for a row that keeps it, and what is inside, from being edited.
  struct Cause: Hashable {
    let effect: RowCondition.Effect
    /// For which records it does; nil for all.
    let predicate: String?

    /// The row is read only, whatever the record.
    static let always = Self(effect: .readOnly, predicate: nil)

    /// Why the row can't be edited, in the author's words; nil where it can. `outer`: the row as it is named by what is
    /// inside of it.
    func reason(in texts: any RuleTexts, of outer: OuterRow? = nil) -> String? {
      switch effect {
      case .hidden: texts.rowIsHidden(outer, where: predicate)
      case .disabled: texts.rowIsDisabled(outer, where: predicate)
      case .readOnly: texts.rowIsReadOnly(outer, where: predicate)
      case .required: nil
      }
    }
  }

  /// Why, for the person who tries: the row that locks, where it is, and what its form sets.
  package let reason: String
  /// Whether what is inside is judged: not where the row is hidden or disabled.
  package let isJudged: Bool
  /// Whether the row is hidden, so that nothing inside can be seen.
  package let isHidden: Bool
}
