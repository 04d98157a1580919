import Forms
import JSONText
import SourceText
import Texts
import Values

/// Binds the rows of a form to records: reads, shows and judges them. Used from one thread at a time.
package final class RecordBinder {
  package let plan: FormPlan
  let use: BinderUse
  /// How often patterns may go over their limits while stored values are judged.
  package var patternBudget: PatternBudget {
    didSet { for inner in madeBinders { inner.patternBudget = patternBudget } }
  }
  /// Encrypted texts that the person has agreed to replace by what is typed.
  package var replaceable: Set<String> = [] {
    didSet { for inner in madeBinders { inner.replaceable = replaceable } }
  }

  /// The list whose items were compared last.
  var comparedItems: (list: JSONSliceIdentity, siblings: Siblings)?
  /// The clocks of expressions.
  lazy var clocks = plan.clocks
  /// What filters leave of lists of choices.
  let choiceOffers = ChoiceOffers()
  /// What was read of the objects around the record.
  let rootValues = EnclosingValues()
  let parentValues = EnclosingValues()
  /// What the records are part of that are bound and judged, for forms whose expressions ask.
  package var surroundings = RecordSurroundings() {
    didSet { current?.forgetResults() }
  }

  /// The reading of the last record.
  var current: RecordReading?
  /// Passes over records so far, for tests of cost.
  var scanCount = 0
  /// The rows of the record that was bound last.
  var kept: KeptRows?
  /// The binders of the forms that rows open, which share them.
  weak var sharedChildren: ChildBinders?
  /// The same, where this is the one that made them.
  var ownChildren: ChildBinders?

  /// Binders of one run may share a budget.
  package init(
    _ plan: FormPlan, patternBudget: PatternBudget = PatternBudget(), for use: BinderUse = .records
  ) {
    (self.plan, self.patternBudget, self.use) = (plan, patternBudget, use)
  }

  package convenience init(
    form: Form, locale: FormLocale, patternBudget: PatternBudget = PatternBudget(),
    for use: BinderUse = .records
  ) {
    self.init(FormPlan(form, locale), patternBudget: patternBudget, for: use)
  }

  package var form: Form { plan.form }
  package var locale: FormLocale { plan.locale }
  package var texts: any Texts { plan.texts }

  /// Everything about one row of a record.
  package func bind(_ row: ConfigRow, to record: JSONSlice) -> BoundRow {
    bind(plan.prepared(row), content(of: row, in: record), record)
  }

  /// A row whose content is known.
  func bind(
    _ row: PreparedRow, _ content: RowContent, _ record: JSONSlice, showsHidden: Bool = false
  ) -> BoundRow {
    let state = state(of: row, content, in: record)
    let isShown = state.isVisible || showsHidden
    let bound = BoundRow(
      state: state, content: content,
      display: isShown ? display(of: state, content, in: record) : .nothing,
      subtitle: isShown ? subtitle(of: state, content, in: record) : "",
      problems: problems(of: row, state, content, in: record))
    let isComplete =
      !state.hasChoiceColors && !row.hasColorRules && !state.hasParts && !row.hasFormula
      && row.offered == nil
    return isComplete ? bound : completed(bound, row, in: record)
  }

  /// With what few rows have: colors of their own for the record, parts, a default that is computed.
  private func completed(_ bound: BoundRow, _ row: PreparedRow, in record: JSONSlice) -> BoundRow {
    let state = bound.state
    var bound = bound
    if state.hasChoiceColors { bound.colors.color = choiceColor(of: bound) ?? bound.colors.color }
    if row.hasColorRules { bound.colors = colors(of: bound, in: record) }
    if state.hasParts { bound.partProblems = partProblems(of: state.row, in: record) }
    if row.hasFormula, case .missing = bound.content {
      bound.defaultValue = computedDefault(state.row, in: record) ?? bound.defaultValue
    }
    return bound.knowing(record)
  }

  /// The color of the choice that the row has.
  private func choiceColor(of bound: BoundRow) -> FormColor? {
    guard case .value(let slice) = bound.content else { return nil }
    return bound.state.rules.choices?.index(of: slice).flatMap { bound.row.choices[$0].color }
  }

  /// The row's colors with those of the first rule that holds.
  private func colors(of bound: BoundRow, in record: JSONSlice) -> RowColors {
    let scope = RecordScope(binder: self, record: record, row: bound.state)
    let rule = bound.row.colorRules.first { $0.predicate.isSatisfied(in: scope) }
    return rule.map { bound.colors.overridden(by: $0.colors) } ?? bound.colors
  }

  /// A row of a record as far as `conversion` needs it: nothing is formatted or judged.
  package func bindToConvert(_ row: ConfigRow, to record: JSONSlice) -> BoundRow {
    let content = content(of: row, in: record)
    return BoundRow(
      state: state(of: plan.prepared(row), content, in: record), content: content,
      display: .nothing,
      problems: []
    ).knowing(record)
  }

  /// The same, but as it is where none of its conditions holds; it offers what the record is offered.
  package func bindUnconditionally(_ row: ConfigRow, to record: JSONSlice) -> BoundRow {
    let content = content(of: row, in: record)
    let prepared = plan.prepared(row)
    var state = prepared.state
    if let offered = prepared.offered {
      state = offered.state(
        state, in: RecordScope(binder: self, record: record, row: prepared.state))
    }
    if case .unreachable(let reason) = content { state = state.readOnly(because: reason) }
    return BoundRow(state: state, content: content, display: .nothing, problems: [])
      .knowing(record)
  }

  /// The rows that the form shows for a record, in display order.
  package func bind(_ record: JSONSlice) -> [BoundRow] {
    bind(Array(plan.rows), to: record).filter(\.state.isVisible)
  }

  /// Some rows of the form, their values found in one pass over the record; one that is hidden for it shows nothing,
  /// unless `showsHidden`.
  package func bind(
    _ rows: [ConfigRow], to record: JSONSlice, showsHidden: Bool = false
  ) -> [BoundRow] {
    bind(rows.map(plan.prepared), to: record, showsHidden: showsHidden)
  }

  /// The same of the rows that are at some places of the form.
  package func bind(rowsAt places: [Int], to record: JSONSlice) -> [BoundRow] {
    bind(places.map { plan.rows[$0] }, to: record)
  }

  private func bind(
    _ rows: [PreparedRow], to record: JSONSlice, showsHidden: Bool = false
  ) -> [BoundRow] {
    scanned(record)
    guard plan.hasChildren else {
      return rows.map { bind($0, content(of: $0, in: record), record, showsHidden: showsHidden) }
    }
    // Forms that open themselves make passes of their own between.
    let found = rows.map { ($0, content(of: $0, in: record)) }
    return found.map { bind($0, $1, record, showsHidden: showsHidden) }
  }

  /// The content of a row by the node of its path. O(record) for another one than the last.
  func content(of row: PreparedRow, in record: JSONSlice) -> RowContent {
    switch row.node.map({ scanned(record).finds[$0] }) {
    case .found(let start, let end):
      .value(JSONSlice(buffer: record.buffer, range: start..<end))
    case .missing: .missing
    case .unusual, nil: content(of: row.state.row, in: record)
    }
  }
}
