import Queries

/// Work on a table that takes time, and what came of it.
extension Editor {
  /// Hands work to the background; a job that is under way is worthless then.
  mutating func start(_ task: TableJob.Task, times: Int = 1) -> [EditorEffect] {
    // A view that is being made is what people search and count in; only another one takes its place.
    if let notice = busyNotice
      ?? browser.job.flatMap({ $0.arrangingNotice(for: task, texts, browser.keys) })
    {
      browser.message = notice
      return []
    }
    guard browser.viewCount > 0 || !browser.tablePage.filter.isEmpty else {
      browser.message = .notice(texts.thereIsNoRecord)
      return []
    }
    let repeats = min(times, Browser.mostRepeats) - 1
    return run(
      RunningJob(task: task, mode: mode, next: repeats > 0 ? .searchAgain(times: repeats) : .show))
  }

  var busyNotice: Message? {
    if let job = browser.job, job.isAwaited { return job.busyNotice(texts, browser.keys) }
    return loadingNotice
  }

  /// Runs a job in the background; a brief one is done at once.
  mutating func run(_ running: RunningJob) -> [EditorEffect] {
    let work = TableJob(running, number: browser.jobs.begin(running), of: browser)
    guard work.isBrief(for: running, in: browser) else { return [.run(work)] }
    return jobEnded(work.number, work.run(control: WorkControl(), chunks: .sequential))
  }

  mutating func stopJob() {
    guard let stopped = browser.job, stopped.isRunning else { return }
    browser.job = nil
    let isTextKept = stopped.field.map { browser.keepText(of: $0) } == true
    browser.message = stopped.stoppedNotice(isTextKept: isTextKept, texts, browser.keys)
  }

  mutating func jobEnded(_ number: Int, _ outcome: TableJob.Outcome) -> [EditorEffect] {
    guard let running = browser.job, running.number == number else { return [] }
    // Who types in a field or looks at a record doesn't want another one under the hands.
    guard [.table, running.mode].contains(mode) || !running.interrupts(outcome) else {
      browser.job?.outcome = outcome
      return []
    }
    browser.job = nil
    switch outcome {
    case .statistics(let statistics, let column):
      DistributionKind.show(statistics, of: column, in: &browser, opens: running.mode == .table)
    case .problemsListed(let records): show(problemsOf: records)
    case .columnSet(let change):
      if let request = running.request {
        request.show(change, of: running, in: &self)
      } else {
        running.adopt(change, in: &self)
      }
    case .problemsCounted(let counted): return goOnSaving(running, counted)
    case .allProblemsCounted(let counted):
      // The question that is open names them, too.
      guard state.prompt?.topic == .problems else { break }
      let question = unsavedWork.textOfProblems(
        state.saving.countedProblems.count, inFile: counted.count)
      state.prompt?.question = question
    case .arranged:
      let effects = carryOut(running.show(outcome, in: &browser))
      return effects + carryOut(pageKind.afterReload(in: browser))
    case .found, .foundProblem, .failed, .indexed, .stopped:
      return carryOut(running.show(outcome, in: &browser))
    }
    return []
  }

  /// Makes the view of the nearest table again where that is pending and nothing else runs.
  mutating func runPendingQuery() -> [EditorEffect] {
    guard browser.job == nil, let pending = browser.tablePage.pendingQuery else { return [] }
    browser.tablePage.pendingQuery = nil
    guard let filter = browser.listContext.filter(pending.filter) else {
      browser.message = .problem(texts.filterNotTaken(pending.filter))
      return []
    }
    return run(
      RunningJob(
        task: .arrange(filter: filter, keys: pending.keys), mode: mode,
        next: pending.followed.map { .follow($0, screenLine: pending.screenLine) } ?? .show))
  }
}
