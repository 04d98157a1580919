import Forms
import JSONText
import Texts
import Values

/// One version of one object, read by its form in its context: what its rows are bound to, and what is asked about it.
package struct RecordReading {
  package let binder: RecordBinder
  package let record: JSONSlice
  /// Memory that no reading made by the binder uses; nil for that of the binder.
  var ownMemory: ReadingMemory?

  package var plan: FormPlan { binder.plan }
  package var prepared: PreparedForm { binder.prepared }
  var context: RecordContext { binder.context }
  var texts: Texts { binder.texts }
  /// Secrets in the form of the whole record; nil if they are not known.
  var secretsOfRoot: SecretPaths? {
    context.root == nil ? plan.secrets : context.root?.secrets
  }

  /// Everything about one row of a record.
  package func bind(_ row: ConfigRow) -> BoundRow {
    bind(prepared[row], content(of: row))
  }

  /// A row whose content is known.
  func bind(_ row: PreparedRow, _ content: RowContent, showsHidden: Bool = false) -> BoundRow {
    let row = shapes.row(row)
    let state = state(of: row, content)
    let shown = state.isVisible || showsHidden ? display(of: state, content) : nil
    let bound = BoundRow(
      state: state, content: content, display: shown?.value ?? .nothing,
      subtitle: shown?.subtitle ?? "",
      problems: judgement.problems(of: row, state, content))
    let isComplete =
      !state.hasChoiceColors && !row.hasColorRules && !state.hasParts && !row.hasFormula
      && row.offered == nil
    return isComplete ? bound : bound.completed(row, in: self)
  }

  /// A row of a record as far as `conversion` needs it: nothing is formatted or judged.
  package func bindToConvert(_ row: ConfigRow) -> BoundRow {
    let content = content(of: row)
    return BoundRow(
      state: state(of: prepared[row], content), content: content, display: .nothing,
      problems: []
    ).knowing(record)
  }

  /// A row of a record in the state that it has if none of its conditions holds, but with the
  /// choices that the record is offered; neither formatted nor judged.
  package func bindUnconditionally(_ row: ConfigRow) -> BoundRow {
    let content = content(of: row)
    let usual = prepared[row]
    var state = usual.state
    if let offered = usual.offered {
      state = offered.state(state, in: RecordScope(self, row: usual.state))
    }
    if case .unreachable(let reason) = content { state = state.readOnly(because: reason) }
    return BoundRow(state: state, content: content, display: .nothing, problems: [])
      .knowing(record)
  }

  /// The rows that the form shows for a record, in display order.
  package var visibleRows: [BoundRow] { bind(Array(prepared.rows)).filter(\.state.isVisible) }

  /// Some rows of the form, their values found in one pass over the record; one that is hidden for it shows nothing,
  /// unless `showsHidden`.
  package func bind(_ rows: [ConfigRow], showsHidden: Bool = false) -> [BoundRow] {
    bind(rows.map { prepared[$0] }, showsHidden: showsHidden)
  }

  /// Binds the rows at some indices of the form, with one pass over the record.
  package func bind(rowsAt indices: [Int]) -> [BoundRow] {
    bind(indices.map { prepared.rows[$0] })
  }

  private func bind(_ rows: [PreparedRow], showsHidden: Bool = false) -> [BoundRow] {
    scanned()
    guard plan.hasChildren else {
      return rows.map { bind($0, content(of: $0), showsHidden: showsHidden) }
    }
    // Forms that open themselves make passes of their own between.
    let found = rows.map { ($0, content(of: $0)) }
    return found.map { bind($0, $1, showsHidden: showsHidden) }
  }
}
