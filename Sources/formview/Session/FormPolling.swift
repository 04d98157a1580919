import Forms
import Servers
import Threads

/// Asks a form's server periodically for a new version of the form or its files, and decodes it in the background.
final class FormPolling: Sendable {
  private let path: String
  private let interval: Duration
  private let state: Locked<State>

  private struct State {
    var location: ServerLocation
    var digests: [ServerURL: ContentDigest]
    var found: Result<OpenedForm, CommandFailure>?
    /// The last reported failure; nil if the server was reached.
    var saidFailure: String?
    var unsaidFailure: String?
    var lastLook = ContinuousClock.now
    var isLooking = false
  }

  /// `location`: the source of the form on the screen.
  init(_ path: String, on location: ServerLocation, every interval: Duration) {
    self.path = path
    self.interval = interval
    state = Locked(
      State(location: location, digests: location.digests, saidFailure: location.copyNotice?.line))
  }

  var pollMilliseconds: Int32 { 1_000 }

  /// True if a new version is available. If polling is due, the server is asked in the background.
  func look() -> Bool {
    let (waits, looks) = state.withLock { state in
      let looks = !state.isLooking && ContinuousClock.now - state.lastLook >= interval
      if looks { state.isLooking = true }
      return (state.found != nil, looks)
    }
    if looks { DetachedThread.run { [self] in read() } }
    return waits
  }

  /// The new version, once.
  func takeFound() -> Result<OpenedForm, CommandFailure>? {
    state.withLock { $0.found.take() }
  }

  /// The reason why the form can't be polled any more, once.
  func takeFailure() -> String? { state.withLock { $0.unsaidFailure.take() } }

  private func read() {
    let location = state.withLock(\.location).next
    let files = FormFiles(location)
    let result = Result { () throws(CommandFailure) in
      try OpenedForm(path: path, isOnScreen: true, files: files)
    }
    state.withLock { state in
      state.isLooking = false
      state.lastLook = .now
      let digests = location.digests
      var failure = location.copyNotice?.line
      if case .failure(let error) = result, error.status != .formBroken {
        failure = failure ?? error.lines.first
      }
      if failure != state.saidFailure { state.unsaidFailure = failure }
      state.saidFailure = failure
      // While a server can't be reached, the form on the screen is as good as its copy.
      if failure != nil || digests == state.digests { return }
      (state.location, state.digests, state.found) = (location, digests, result)
    }
  }
}
