import FormEngine
import JSONText

/// Work on many records that runs beside the keys: pure, cancellable, and only as long as it's wanted.
package struct TableJob: Sendable {
  package enum Task: Sendable {
    /// Filter all records (nil: keep those of the last filter), then sort what is left.
    case arrange(filter: String?, keys: [SortKey])
    case statistics(column: String)
    case find(String, from: Int, forward: Bool)
    /// The next record that breaks a rule.
    case findProblem(from: Int, forward: Bool)
  }

  package enum Outcome: Sendable {
    case arranged(filtered: [RecordID]?, order: [RecordID]?)
    case statistics(ColumnStatistics, column: String)
    case found(RecordSearch.Match?)
    case foundProblem(RecordID?)
    case failed(String)
    /// It was stopped.
    case stopped
  }

  /// A later job makes the results of an earlier one worthless.
  package let number: Int
  package let task: Task
  let form: Form
  let locale: FormLocale
  let table: RecordTable
  let filtered: [RecordID]?
  let order: [RecordID]?

  /// Does the work; on any thread.
  package func run(control: WorkControl, chunks: ParallelChunks) -> Outcome {
    switch task {
    case .arrange(let filter, let keys): return arrange(filter, keys, control, chunks)
    case .statistics(let column):
      guard let row = form.row(column),
        let statistics = ColumnStatistics.of(
          row, in: form, locale: locale, among: order, table: table, control: control,
          chunks: chunks)
      else { return .stopped }
      return .statistics(statistics, column: column)
    case .find(let text, let place, let forward):
      let match = RecordSearch(text, form: form, locale: locale).next(
        from: place, forward: forward, in: table, order: order, control: control, chunks: chunks)
      return control.isCancelled ? .stopped : .found(match)
    case .findProblem(let place, let forward):
      return findProblem(from: place, forward: forward, control, chunks)
    }
  }

  private func findProblem(
    from place: Int, forward: Bool, _ control: WorkControl, _ chunks: ParallelChunks
  ) -> Outcome {
    do throws(FilterSyntaxError) {
      let found = try RecordFilter("problems", form: form, locale: locale).next(
        from: place, forward: forward, in: table, order: order, control: control, chunks: chunks)
      if control.isCancelled { return .stopped }
      return .foundProblem(found?.record)
    } catch {
      return .failed(error.message)
    }
  }

  private func arrange(
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

/// The job that runs, as the screen tells it.
struct RunningJob {
  var number: Int
  var task: TableJob.Task
  /// Records that came, went or were moved since it started.
  var edits: [TableEdit] = []
  /// 0 to 1, once it has run long enough to be told.
  var progress: Double?

  var title: String {
    switch task {
    case .arrange(let filter?, _): filter.isEmpty ? "Showing all" : "Filtering"
    case .arrange: "Sorting"
    case .statistics: "Adding up"
    case .find: "Searching"
    case .findProblem: "Looking for problems"
    }
  }
}
