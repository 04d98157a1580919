import Forms
import JSONText
import SourceText
import Texts
import Values

/// Binds the rows of a form to records: reads, shows and judges them. Used from one thread at a time.
package final class RecordBinder {
  package let plan: FormPlan
  package let context: RecordContext
  let clocks: FormClocks
  let memory: BinderMemory
  /// The reading of the last record.
  var current: RecordReading?
  /// The family of the binders of forms that rows open, which is owned by the others: that of the file's form, and those
  /// in other contexts.
  private weak var sharedFamily: BinderFamily?
  private let ownFamily: BinderFamily?

  /// Binders of one run may share a budget.
  package init(
    form: Form, locale: FormLocale, patternBudget: PatternBudget = PatternBudget(),
    for use: BinderUse = .records, in enclosing: EnclosingObjects? = nil
  ) {
    plan = FormPlan(form, locale)
    context = RecordContext(in: enclosing ?? EnclosingObjects())
    clocks = plan.clocks
    memory = BinderMemory()
    ownFamily = BinderFamily(patternBudget: patternBudget, use: use)
  }

  /// The binder of a form that rows open.
  init(_ form: Form, openedIn family: BinderFamily, _ locale: FormLocale) {
    plan = FormPlan(form, locale)
    context = RecordContext()
    clocks = plan.clocks
    memory = BinderMemory()
    (sharedFamily, ownFamily) = (family, nil)
  }

  /// A binder of the same form in another context.
  init(_ other: RecordBinder, in context: RecordContext) {
    plan = other.plan
    self.context = context
    clocks = context.clocks ?? plan.clocks
    memory = other.memory
    ownFamily = other.family
  }

  deinit {
    if isKnownUniquelyReferenced(&current) { memory.spare = current }
  }

  var family: BinderFamily {
    ownFamily ?? sharedFamily ?? BinderFamily(patternBudget: PatternBudget(), use: .records)
  }

  package var patternBudget: PatternBudget {
    get { family.patternBudget }
    set { family.patternBudget = newValue }
  }
  var use: BinderUse { family.use }
  /// Passes over records so far, for tests of cost.
  var scanCount: Int { memory.scanCount }

  package var form: Form { plan.form }
  package var locale: FormLocale { plan.locale }
  package var texts: Texts { plan.texts }

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
      problems: judgement(of: record).problems(of: row, state, content))
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

  /// A row of a record in the state that it has if none of its conditions holds, but with the
  /// choices that the record is offered; neither formatted nor judged.
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

  /// Binds the rows at some indices of the form, with one pass over the record.
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
