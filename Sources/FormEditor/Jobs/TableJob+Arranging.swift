import Queries

extension TableJob {
  /// Filters, then sorts.
  func arrange(
    _ filter: String?, _ keys: [SortKey], _ control: WorkControl, _ chunks: ParallelChunks
  ) -> Outcome {
    var filtered = filtered
    if let filter {
      do throws(FilterSyntaxError) {
        let wanted = try RecordFilter(filter, form: form, locale: locale)
        filtered =
          wanted.isEmpty ? nil : wanted.matches(in: table, control: control, chunks: chunks)
      } catch {
        return .failed(error.message)
      }
    }
    var order = filtered
    if !keys.isEmpty && !control.isCancelled {
      order = RecordSort(form: form, locale: locale, keys: keys).order(
        of: filtered, in: table, control: control, chunks: chunks)
    }
    return control.isCancelled ? .stopped : .arranged(filtered: filtered, order: order)
  }
}
