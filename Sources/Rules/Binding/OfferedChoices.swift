import Expressions
import Forms
import JSONText
import Values

/// Choices that a row offers for a record, if they are not the same for all records.
///
/// They depend on the values that the filter reads and on the list in the record: they are
/// computed once for each combination, however many records and keys need them. Used from one
/// thread at a time, like its binder.
final class OfferedChoices {
  private let row: ConfigRow
  private let locale: FormLocale
  private let inputs: ChoiceInputs
  private var titles: ChoiceTitles?
  /// Choices in the form; nil if the list is in the record.
  private let known: ChoiceTable?
  private var last: (key: Key, made: Made)?
  private var made: [Key: Made] = [:]
  private var keptChoices = 0

  private struct Key: Hashable {
    let usual: ObjectIdentifier
    /// Identity of the choices from a long list in the record; nil if `read` has the list's
    /// bytes, or the choices are in the form.
    let candidates: ObjectIdentifier?
    let read: [UInt8]
  }

  private struct Made {
    /// Retained so that no other state gets its identity.
    let usual: RowState
    /// Retained so that no other table gets its identity.
    let candidates: ChoiceTable
    let state: RowState
  }

  /// Maximum number of cached states, of choices in them, and of bytes that a state depends on.
  private static let (mostStates, mostChoices, mostBytes) = (1_000, 100_000, 1_000)

  /// Nil for a row that offers the same for all records.
  init?(_ row: ConfigRow, _ locale: FormLocale) {
    guard row.choicesVary else { return nil }
    self.row = row
    self.locale = locale
    inputs = ChoiceInputs(row)
    known = row.choiceSettings.path == nil ? row.choiceTable : nil
  }

  /// A state of the row with what it offers for the record of a scope. O(choices), or O(1) for values that were asked
  /// for before.
  func state(_ usual: RowState, in scope: RecordScope) -> RowState {
    var read = inputs.bytes(in: scope)
    var candidates = known
    if known == nil, let list = list(in: scope) {
      if list.range.count <= Self.mostBytes {
        read += list.bytes
      } else {
        candidates = choices(in: list, in: scope)
      }
    }
    let key = Key(
      usual: ObjectIdentifier(usual),
      candidates: known == nil ? candidates.map { ObjectIdentifier($0) } : nil, read: read)
    if let last, last.key == key { return last.made.state }
    if let known = made[key] {
      last = (key, known)
      return known.state
    }
    let table = candidates ?? list(in: scope).map { choices(in: $0, in: scope) } ?? .empty
    let offered = offered(of: table, reading: read, in: scope)
    let new = Made(
      usual: usual, candidates: table, state: state(usual, offering: offered, known: table))
    // Which values were looked for depends on what the record has.
    guard offered.unread == 0 else { return new.state }
    last = (key, new)
    if read.count <= Self.mostBytes { keep(new, for: key) }
    return new.state
  }

  /// The state with the choices of an entry that the filter offers but had too few steps to reach.
  func state(
    _ state: RowState, offering meant: MeantChoices, in scope: RecordScope
  ) -> RowState {
    guard let candidates = state.known else { return state }
    let row = state.row.with { $0.choiceTable = candidates }
    let found = ChoiceSelector(row.choiceSettings.filter, in: scope).adding(
      meant.values(in: row), of: candidates, to: state.row.choiceTable)
    return found === state.row.choiceTable
      ? state : self.state(state, offering: found, known: candidates)
  }

  private func keep(_ new: Made, for key: Key) {
    keptChoices += new.state.row.choices.count
    if made.count >= Self.mostStates || keptChoices > Self.mostChoices {
      made.removeAll(keepingCapacity: true)
      keptChoices = new.state.row.choices.count
    }
    made[key] = new
  }

  /// The title of a value whether or not it is offered. O(1), but for the first row that asks for a list in the record.
  func title(of value: JSONSlice, in scope: RecordScope) -> String? {
    let table = known ?? list(in: scope).map { choices(in: $0, in: scope) }
    return table?.title(of: value)
  }

  private func offered(
    of candidates: ChoiceTable, reading read: [UInt8], in scope: RecordScope
  ) -> ChoiceTable {
    let filter = row.choiceSettings.filter
    guard !candidates.choices.isEmpty, filter != nil || !candidates.facts.isConstant else {
      return candidates
    }
    let key = ChoiceOffers.Key(
      candidates: ObjectIdentifier(candidates), filter: filter?.text,
      row: inputs.readsTitles ? row.identifier : nil, read: read)
    let selector = ChoiceSelector(filter, in: scope)
    let offered = scope.binder.memory.choiceOffers.offered(key, of: candidates) {
      selector.offered(of: candidates)
    }
    guard offered.unread > 0,
      case .value(let value) = scope.reading.content(of: row)
    else { return offered }
    let present = value.kind == .array ? value.firstElements(Self.mostPresent) : [value]
    return selector.adding(present, of: candidates, to: offered)
  }

  /// Maximum number of a record's values that are searched among the choices beyond the step
  /// limit.
  private static let mostPresent = 10

  private func state(
    _ usual: RowState, offering offered: ChoiceTable, known: ChoiceTable
  ) -> RowState {
    let row = usual.row.with { $0.choiceTable = offered }
    let judged = usual.isRequired ? row.with { judged in judged.required = true } : row
    return RowState(
      row: row, isVisible: usual.isVisible, isDisabled: usual.isDisabled,
      readOnlyReason: usual.readOnlyReason, lockCause: usual.lockCause,
      disclosure: usual.disclosure,
      rules: RowRules(judged, type: usual.format.type, known: known),
      format: usual.format, defaultValue: usual.defaultValue, known: known)
  }

  /// The list that the record has, without secrets.
  private func list(in scope: RecordScope) -> JSONSlice? {
    row.choiceSettings.path.flatMap { scope.openValue(of: $0) }
  }

  private func choices(in list: JSONSlice, in scope: RecordScope) -> ChoiceTable {
    let choices = scope.binder.family.listedRecords.choices(of: row, listedIn: list)
    guard row.choiceSettings.needsTitles else { return choices }
    let made = titles ?? ChoiceTitles(locale)
    titles = made
    return made.titled(choices, of: row)
  }
}
