import FormEditor
import Synchronization
import Terminal
import Threads

/// Reads a listing and what its items have, on threads that yield to the screen. What was found is fetched by the
/// session.
final class StartWork {
  private let wakeUp = WakeUp()
  private let shared: Shared

  /// Readable when something was found that is worth showing.
  var descriptor: Int32 { wakeUp.descriptor }

  init(_ origin: StartListing.Origin, recent: [RecentFiles.Entry]) {
    let (shared, wakeUp) = (Shared(origin), wakeUp)
    self.shared = shared
    Workers.detach {
      let found = StartReader.read(origin, recent: recent) { shared.isStopped }
      shared.begin(found)
      wakeUp.wake()
    }
  }

  /// Ends the work soon, without further results.
  func stop() { shared.stop() }

  var isRunning: Bool { shared.isRunning }

  /// Surveys the items, these before the others, once their names were fetched and shown.
  func survey(first items: [StartItem.ID]) {
    guard shared.beginsSurvey(first: items) else { return }
    Workers.detach { [shared, wakeUp] in
      shared.index()
      for _ in 1..<max(Workers.count, 1) { Workers.detach { shared.survey(wakeUp) } }
      shared.survey(wakeUp)
    }
  }

  /// The listing and the items that were found since the last call.
  func actions() -> [StartAction] {
    wakeUp.clear()
    return shared.actions()
  }

  /// The state that the threads share.
  private final class Shared: Sendable {
    private let origin: StartListing.Origin
    private let survey = ItemSurvey()
    private let stopped = Atomic<Bool>(false)
    private let state = Locked(State())

    private struct State: Sendable {
      var listing: StartListing?
      var found: [StartItem] = []
      /// Items in their order, and those of them that no thread has begun.
      var items: [StartItem] = []
      var waiting: [StartItem.ID: StartItem] = [:]
      var next = 0
      var preferred: [StartItem.ID] = []
      var begun = 0
      var isRead = false
      var isSurveyBegun = false
      var isIndexed = false
      var isDone: Bool { isIndexed && waiting.isEmpty && begun == 0 }
      var endIsReported = false

      /// The next item to survey.
      mutating func nextItem() -> StartItem? {
        while let id = preferred.popLast() {
          if let item = waiting.removeValue(forKey: id) { return item }
        }
        while next < items.count {
          next += 1
          if let item = waiting.removeValue(forKey: items[next - 1].id) { return item }
        }
        return nil
      }
    }

    init(_ origin: StartListing.Origin) { self.origin = origin }

    var isStopped: Bool { stopped.load(ordering: .relaxed) }
    func stop() { stopped.store(true, ordering: .relaxed) }
    var isRunning: Bool { !isStopped && state.withLock { !$0.endIsReported } }

    func begin(_ found: StartReader.Found) {
      let items = found.listing.items + found.unknown
      state.withLock { state in
        state.listing = found.listing
        state.items = items
        state.isRead = true
      }
    }

    /// True if the survey is to begin now.
    func beginsSurvey(first preferred: [StartItem.ID]) -> Bool {
      state.withLock { state in
        state.preferred = preferred.reversed()
        guard state.isRead, state.listing == nil, !state.isSurveyBegun else { return false }
        state.isSurveyBegun = true
        return true
      }
    }

    /// Prepares the items to be found by their names.
    func index() {
      var waiting: [StartItem.ID: StartItem] = [:]
      for item in state.withLock(\.items) { waiting[item.id] = item }
      state.withLock { state in
        state.waiting = waiting
        state.isIndexed = true
      }
    }

    func actions() -> [StartAction] {
      guard !isStopped else { return [] }
      return state.withLock { state in
        var actions = state.listing.map { [StartAction.listed($0)] } ?? []
        state.listing = nil
        let isLast = state.isDone
        if !state.found.isEmpty || isLast && !state.endIsReported {
          actions.append(.found(state.found, of: origin, isLast: isLast))
        }
        state.endIsReported = isLast
        state.found = []
        return actions
      }
    }

    /// Surveys items until none is left.
    func survey(_ wakeUp: WakeUp) {
      while !isStopped, let item = begunItem() {
        let found = survey.survey(item) { self.isStopped }
        let isDone = state.withLock { state in
          if let found { state.found.append(found) }
          state.begun -= 1
          return state.isDone
        }
        if isDone { wakeUp.wake() }
      }
      if state.withLock(\.isDone) { wakeUp.wake() }
    }

    private func begunItem() -> StartItem? {
      state.withLock { state in
        let item = state.nextItem()
        if item != nil { state.begun += 1 }
        return item
      }
    }
  }
}
