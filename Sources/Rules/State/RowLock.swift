import Forms
import Texts

/// A lock on everything inside an object or a list, as a row that leads there is read only,
/// hidden or disabled.
package struct RowLock: Sendable {
  /// A form's setting that keeps a row, and what is inside it, from being edited.
  struct Cause: Hashable {
    let effect: RowCondition.Effect
    /// Condition for the records where the setting applies; nil for all records.
    let predicate: String?

    static let always = Self(effect: .readOnly, predicate: nil)

    /// Why the row can't be edited, in the author's words; nil where it can. `outer`: the row as it is named by what is
    /// inside of it.
    func reason(in texts: Texts, of outer: OuterRow? = nil) -> String? {
      switch effect {
      case .hidden: texts.rowIsHidden(outer, where: predicate)
      case .disabled: texts.rowIsDisabled(outer, where: predicate)
      case .readOnly: texts.rowIsReadOnly(outer, where: predicate)
      case .required: nil
      }
    }
  }

  package let reason: String
  /// True where values inside are validated: not where the row is hidden or disabled.
  package let isJudged: Bool
  package let isHidden: Bool
}
