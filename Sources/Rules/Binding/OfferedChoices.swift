import Expressions
import Forms
import JSONText
import Values

/// What a row offers for a record, where that is not the same for all.
///
/// It depends on what the filter and the list in the record read: for each of these values it is made once, however
/// many records and keys ask. Used from one thread at a time, like its binder.
final class OfferedChoices {
  private let row: ConfigRow
  private let locale: FormLocale
  private let inputs: ChoiceInputs
  private var titles: ChoiceTitles?
  /// The form's choices by their values; nil where records have the list.
  private let known: KnownChoices?
  private var last: (key: Key, made: Made)?
  private var made: [Key: Made] = [:]

  private struct Key: Hashable {
    /// The state without regard to choices.
    let usual: ObjectIdentifier
    /// What is read of the record.
    let read: [UInt8]
  }

  private struct Made {
    /// Kept, so that no other state gets its identity.
    let usual: RowState
    let state: RowState
  }

  /// States that are kept at most, and bytes of the values that each depends on.
  private static let (mostStates, mostBytes) = (1_000, 1_000)

  /// Nil for a row that offers the same for all records.
  init?(_ row: ConfigRow, _ locale: FormLocale) {
    guard row.choicesVary else { return nil }
    self.row = row
    self.locale = locale
    inputs = ChoiceInputs(row)
    known = row.choiceSettings.path == nil ? KnownChoices(row.choices) : nil
  }

  /// A state of the row with what it offers for the record of a scope. O(choices), or O(1) for values that were asked
  /// for before.
  func state(_ usual: RowState, in scope: RecordScope) -> RowState {
    let key = Key(usual: ObjectIdentifier(usual), read: inputs.bytes(in: scope))
    if let last, last.key == key { return last.made.state }
    if let known = made[key] {
      last = (key, known)
      return known.state
    }
    let new = Made(usual: usual, state: make(usual, in: scope))
    last = (key, new)
    if key.read.count <= Self.mostBytes {
      if made.count >= Self.mostStates { made.removeAll(keepingCapacity: true) }
      made[key] = new
    }
    return new.state
  }

  /// The title of a value whether or not it is offered. O(1), or O(list) where the record has the list.
  func title(of value: JSONSlice, in scope: RecordScope) -> String? {
    if let known { return known.title(of: value) }
    return KnownChoices(candidates(in: scope)).title(of: value)
  }

  private func make(_ usual: RowState, in scope: RecordScope) -> RowState {
    let candidates = candidates(in: scope)
    var row = usual.row
    row.choices = candidates.compactMap { offered($0, in: scope) }
    var judged = row
    judged.required = judged.required || usual.isRequired
    let known = known ?? KnownChoices(candidates)
    return RowState(
      row: row, isVisible: usual.isVisible, isDisabled: usual.isDisabled,
      readOnlyReason: usual.readOnlyReason, lockCause: usual.lockCause,
      disclosure: usual.disclosure,
      rules: RowRules(judged, dates: usual.rules.dates, known: known),
      defaultValue: usual.defaultValue, known: known)
  }

  /// A choice as it is for a record; nil where it is not offered.
  private func offered(_ choice: Choice, in scope: RecordScope) -> Choice? {
    let scope = scope.offering(choice)
    if let hidden = choice.hidden, hidden.isSatisfied(in: scope) { return nil }
    if let filter = row.choiceSettings.filter, !filter.isSatisfied(in: scope) { return nil }
    guard let disabled = choice.disabled else { return choice }
    var choice = choice
    choice.isDisabled = disabled.isSatisfied(in: scope)
    return choice
  }

  private func candidates(in scope: RecordScope) -> [Choice] {
    guard let path = row.choiceSettings.path else { return row.choices }
    guard let list = scope.openValue(of: path) else { return [] }
    let choices = row.choices(listedIn: list)
    guard row.choiceSettings.needsTitles else { return choices }
    let made = titles ?? ChoiceTitles(locale)
    titles = made
    return made.made(for: choices, of: row)
  }
}
