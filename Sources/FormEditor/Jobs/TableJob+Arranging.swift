import Queries

extension TableJob {
  func arrange(
    _ filter: RecordFilter?, _ keys: [SortKey], _ control: WorkControl, _ chunks: ParallelChunks
  ) -> Outcome {
    var filtered = filtered
    var isElsewhere = false
    if var filter {
      filter.enclosing = enclosing
      filter = filter.comparing(in: table, known: unique, control: control, chunks: chunks)
      filtered = filter.isEmpty ? nil : filter.matches(in: table, control: control, chunks: chunks)
      if filtered?.isEmpty == true {
        isElsewhere = filter.isElsewhere(in: table, control: control, chunks: chunks)
      }
    }
    var order = filtered
    if !keys.isEmpty && !control.isCancelled {
      var sort = RecordSort(plan, keys: keys)
      sort.enclosing = enclosing
      order = sort.order(
        of: filtered, in: table, control: control, chunks: chunks)
    }
    return control.isCancelled
      ? .stopped : .arranged(filtered: filtered, order: order, isElsewhere: isElsewhere)
  }
}
