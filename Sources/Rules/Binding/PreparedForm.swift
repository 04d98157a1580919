import Expressions
import Forms
import JSONText
import Patterns
import SourceText
import Texts
import Values

/// A plan with what one thread makes of it when that is first needed: rows, notations, indices of what is read.
///
/// Each thread has its own, since threads that share rows contend for their reference counts.
package final class PreparedForm {
  let plan: FormPlan
  package let notation: ValueNotation
  let rows: PreparedRows

  package private(set) lazy var tableRows = form.tableRows
  /// The number of rows that could be columns: rows in the form's file with a value and a label.
  package private(set) lazy var possibleColumnCount = form.writtenRows.count { !$0.isFullWidth }
  private(set) lazy var formulaReaders = FormulaReaders(form.rows, FormulaGraph(form.rows))
  private(set) lazy var surroundingReads = SurroundingReads(of: form.rows)
  /// Rows whose values differ from the stored ones for forms inside: results, and dates in another notation.
  private(set) lazy var rowsReadInside = findRowsReadInside()
  private(set) lazy var rowReads = RowReads.ofRows(of: self)
  /// True at nodes whose values are read as a whole only.
  private(set) lazy var ownNodes = plan.tree.ownNodes
  private(set) lazy var nodesOfOperands: [ObjectIdentifier: Int] = {
    var nodes: [ObjectIdentifier: Int] = [:]
    for operand in form.rows.flatMap(\.expressions).flatMap(\.operands) {
      guard case .reference(let reference) = operand.content, reference.root == .record else {
        continue
      }
      nodes[ObjectIdentifier(operand)] = plan.tree.node(of: reference.path)
    }
    return nodes
  }()

  /// O(rows), for one array.
  init(_ plan: FormPlan) {
    self.plan = plan
    notation = ValueNotation(plan.form, plan.secrets, plan.locale)
    rows = PreparedRows(plan, notation.dates)
  }

  var form: Form { plan.form }
  var texts: Texts { plan.texts }
  package var numbers: NumberNotation { notation.numbers }
}

extension PreparedForm {
  /// Rows with formulas, each after the rows whose results it needs.
  var computedRows: some Collection<PreparedRow> {
    plan.indicesOfComputedRows.lazy.map { self.rows[$0] }
  }

  /// The prepared row; made now for a row that is not one of the form.
  subscript(row: ConfigRow) -> PreparedRow {
    guard let index = plan.index(ofRow: row.identifier) else {
      return PreparedRow(
        row, plan.secrets, node: nil, dates: notation.dates, plan.locale)
    }
    return rows[index]
  }

  /// The prepared row of a state; nil if it is not one of the form.
  func row(of state: RowState) -> PreparedRow? {
    plan.index(ofRow: state.row.identifier).map { rows[$0] }
  }

  /// The state of the row at an index of the form, where it doesn't depend on the record. O(1).
  package func state(ofRowAt index: Int) -> RowState { rows[index].state }

  /// The state of a row for an unreadable record.
  package func brokenState(of row: ConfigRow, because reason: String) -> RowState {
    self[row].state.readOnly(because: reason)
  }

  /// The pattern of a row's rules; nil if it has none.
  package func pattern(of row: ConfigRow) -> RowPattern? { self[row].rules.pattern }

  /// The entry of dates in a row.
  package func dateEntry(in row: ConfigRow) -> DateEntry {
    DateEntry(row: row, dates: self[row].dates, notation: notation.dates)
  }

  /// The notation of a row in a state.
  package func notation(of state: RowState) -> RowNotation {
    RowNotation(state: state, notation: notation)
  }

  /// The text that an editor opens with on a value.
  func typedText(of slice: JSONSlice, in state: RowState) -> String {
    state.format.typedText(of: slice, in: notation(of: state))
  }
}
