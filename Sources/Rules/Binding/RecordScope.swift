import Expressions
import Forms
import JSONText
import Values

/// The scope of a form's expressions: a record, the form's rows, and the enclosing objects. A
/// class, since an evaluation uses it as `any ExpressionScope`.
final class RecordScope: ExpressionScope {
  let reading: RecordReading
  /// The row that the expression belongs to: `SELF`. By reference, since a copy of a row costs
  /// more than most expressions.
  let row: RowState?
  /// The candidate that expressions read as `choice`.
  private let choice: Choice?
  let constants: SharedResults?

  init(
    _ reading: RecordReading, row: RowState?, choice: Choice? = nil,
    constants: SharedResults? = nil
  ) {
    self.reading = reading
    self.row = row
    self.choice = choice
    self.constants = constants
  }

  /// For a row of the binder's form, else O(row).
  convenience init(_ reading: RecordReading, row: ConfigRow) {
    self.init(reading, row: reading.prepared[row].state)
  }

  var binder: RecordBinder { reading.binder }
  var plan: FormPlan { reading.plan }
  var prepared: PreparedForm { reading.prepared }

  /// The scope for a candidate choice; `constants` has the results that are the same for all
  /// choices of its list.
  func offering(_ choice: Choice, _ constants: SharedResults) -> RecordScope {
    RecordScope(reading, row: row, choice: choice, constants: constants)
  }

  var hasChoice: Bool { choice != nil }
  var index: Int? { binder.context.item.map { $0.index + 1 } }
  var key: String? { binder.context.item?.key }
  var today: String { binder.clocks.time.today }
  var now: String { binder.clocks.time.now }
  var zone: ZoneClock { binder.clocks.zone }
  var namesZone: Bool { binder.clocks.areNamed }

  func value(of reference: ExpressionReference) -> JSONSlice? {
    switch reference.root {
    case .choice where choice != nil: choice?.member(at: reference.path.steps)
    case .record, .choice: reference.recordPath.flatMap { value(at: $0) }
    case .row: row.flatMap { value(of: $0.row, reference.path.steps) }
    case .identifier:
      reference.identifierReadings.lazy.compactMap { [plan] reading in
        plan.row(named: reading.identifier).map { ($0, reading.path) }
      }.first.flatMap { row, path in value(of: row, path) }
    case .root:
      binder.context.root.map { $0.value(at: reference.path.steps) } ?? value(at: reference.path)
    case .parent: binder.context.parent?.value(at: reference.path.steps)
    }
  }

  func value(of reference: ExpressionReference, in operand: ExpressionNode) -> JSONSlice? {
    guard let node = prepared.nodesOfOperands[ObjectIdentifier(operand)] else {
      return value(of: reference)
    }
    return value(at: reference.path, reading.lookup(reference.path, at: node))
  }

  func sharedResults(for reference: ExpressionReference) -> SharedResults? {
    switch reference.root {
    case .root: binder.context.root?.results
    case .parent: binder.context.parent?.results
    case .record, .row, .identifier, .choice: nil
    }
  }

  var limit: Int { binder.family.work.limit(in: reading.record) }

  func spend(steps: Int) {
    let family = binder.family
    family.steps &+= steps
    family.work.spend(steps, in: reading.record)
  }

  func choiceTitle(of reference: ExpressionReference) -> String? {
    guard let row = row(of: reference), let value = value(of: reference) else { return nil }
    return prepared[row].choiceTitle(of: value, in: self)
  }

  /// The row that shows what a reference leads to.
  private func row(of reference: ExpressionReference) -> ConfigRow? {
    switch reference.root {
    case .record: plan.row(at: reference.path)
    case .row: reference.path.steps.isEmpty ? row?.row : nil
    case .identifier:
      reference.identifierReadings.first { $0.path.isEmpty }
        .flatMap { plan.row(named: $0.identifier) }
    case .root, .parent, .choice: nil
    }
  }

  /// The value that an expression reads at a path: one pass over the record finds the values
  /// for all of the form's expressions.
  private func value(at path: ValuePath) -> JSONSlice? {
    value(at: path, reading.lookup(path))
  }

  /// The value that a path leads to, with dates in the notation of expressions.
  private func value(at path: ValuePath, _ found: JSONLookup) -> JSONSlice? {
    guard let slice = stored(at: path, found) else { return nil }
    return plan.storesDates ? date(slice, at: path) ?? slice : slice
  }

  private func stored(at path: ValuePath, _ found: JSONLookup) -> JSONSlice? {
    switch found {
    case .found(let slice): return slice
    case .missing:
      // A result that is not stored yet is what is shown, and so what is meant.
      guard let row = plan.row(at: path), row.hasFormulas else { return nil }
      return reading.resultNotStored(of: row)
    case .blocked: return nil
    }
  }

  /// The date of a row that stores dates in a notation of its own.
  private func date(_ slice: JSONSlice, at path: ValuePath) -> JSONSlice? {
    guard let row = plan.row(at: path), let dates = prepared[row].dates else {
      return nil
    }
    return dates.expressionText(of: slice, among: zone).map { JSONSlice(writing: .string($0)) }
  }

  /// The value of a row, stored or computed, or the value at `path` inside of it.
  private func value(of row: ConfigRow, _ path: [JSONStep]) -> JSONSlice? {
    let whole = row.valuePath.map { value(at: $0) } ?? reading.resultNotStored(of: row)
    return path.isEmpty ? whole : whole.flatMap { Self.value(at: path, in: $0) }
  }

  private static func value(at path: [JSONStep], in record: JSONSlice) -> JSONSlice? {
    if case .found(let slice) = record.lookup(path) { slice } else { nil }
  }
}

extension Choice {
  /// The value of `choice.x`: a member of the value that the choice was made from, or the
  /// choice's value or title.
  fileprivate func member(at path: [JSONStep]) -> JSONSlice? {
    if path.isEmpty, candidate == nil { return JSONSlice(writing: value) }
    let found = candidate?.value(at: path)
    switch path {
    // As the row stores it: a form may write numbers as texts.
    case [.member("value")] where found == nil || found?.value.plainText == value.plainText:
      return JSONSlice(writing: value)
    case [.member("title")]: return found ?? JSONSlice(writing: .string(title))
    default: return found
    }
  }
}
