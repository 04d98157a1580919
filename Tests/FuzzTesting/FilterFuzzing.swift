import Cells
import Forms
import Queries
import Records
import Rules
import SourceText
import Values

/// What people type to see some of the records.
enum FilterFuzzing {
  /// What is understood matches the same records each time, alone as among all; joined with itself it asks the same.
  static func read(_ input: UnsafeBufferPointer<UInt8>) {
    let typed = String(decoding: input, as: UTF8.self)
    guard let form = FuzzForm.staff, let table = FuzzForm.table,
      let filter = try? RecordFilter(typed, by: FormPlan(form, .plain))
    else { return }
    let found = filter.matches(in: table)
    precondition(found == filter.matches(in: table), "a filter matches others the next time")
    for index in 0..<table.count {
      let id = table.id(at: index)
      precondition(
        filter.matches(id, in: table) == found?.contains(id), "a filter matches one record only")
    }
    precondition(filter.and(filter).matches(in: table) == found, "a filter differs from itself")
    _ = filter.notes(foundNothing: true)
  }
}
