import JSONText
import SourceText

/// The steps to the records of a table, from the list or the object whose items they are.
package struct RecordSteps {
  private let table: RecordTable

  package init(of table: RecordTable) { self.table = table }

  /// The position of a record among the others; nil for a deleted one.
  package func position(of id: RecordID) -> ItemPosition? {
    table.index(of: id).map { index in
      table.keys?[id].map { ItemPosition(index: index, key: $0) } ?? ItemPosition(index: index)
    }
  }

  /// The record that a step leads to; nil where there is none.
  package func record(at step: JSONStep) -> RecordID? {
    guard let keys = table.keys else {
      guard case .index(let index) = step, index < table.count else { return nil }
      return table.id(at: index)
    }
    return table.records.first { keys[$0]?.hasSameBytes(as: step.name) == true }
  }
}
