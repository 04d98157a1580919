import Forms
import Values

/// The prepared rows of a form, each made on first access, since a record may have few of the
/// values that a form of a hundred thousand rows is for. Used from one thread at a time.
final class PreparedRows {
  private let plan: FormPlan
  private let dates: DateNotation
  @exclusivity(unchecked) private var made: [PreparedRow?]
  private(set) var madeCount = 0

  init(_ plan: FormPlan, _ dates: DateNotation) {
    (self.plan, self.dates) = (plan, dates)
    made = [PreparedRow?](repeating: nil, count: plan.form.rows.count)
  }

  /// The node of a row that a record without a value there needs nothing of; nil for other rows.
  @inline(__always)
  func nodeOfPlainRow(_ index: Int) -> Int? {
    plan.rowsMayLackValue[index] ? plan.nodesOfRows[index] : nil
  }

  private func make(_ index: Int) -> PreparedRow {
    let row = plan.form.rows[index]
    let prepared = PreparedRow(
      row, plan.secrets, node: plan.nodesOfRows[index], dates: dates, plan.locale)
    made[index] = prepared
    madeCount += 1
    return prepared
  }
}

extension PreparedRows: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { made.count }

  /// The prepared row at an index of the form. O(1), or O(rules) the first time.
  subscript(index: Int) -> PreparedRow { made[index] ?? make(index) }
}
