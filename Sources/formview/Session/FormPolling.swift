import Forms
import Servers
import Threads

/// Asks the server of a form every so often for another version, of the form or of a file that it names, and decodes it:
/// all in the background.
final class FormPolling: Sendable {
  private let path: String
  private let interval: Duration
  private let state: Locked<State>

  private struct State {
    /// What was read last.
    var place: ServerPlace
    var digests: [ServerURL: ContentDigest]
    /// Another version, or what is wrong with it.
    var found: Result<OpenedForm, CommandFailure>?
    /// Why the form could not be asked for, as it was said last; nil where it could.
    var saidFailure: String?
    /// The same as long as nobody has said it.
    var unsaidFailure: String?
    var lastLook = ContinuousClock.now
    var isLooking = false
  }

  /// `place`: where the form was read that is on the screen.
  init(_ path: String, on place: ServerPlace, every interval: Duration) {
    self.path = path
    self.interval = interval
    state = Locked(
      State(place: place, digests: place.digests, saidFailure: place.copyNotice?.line))
  }

  /// How long what was found in the background waits to be seen.
  var pollMilliseconds: Int32 { 1_000 }

  /// Whether another version waits. Where it is time to, the server is asked in the background.
  func look() -> Bool {
    let (waits, looks) = state.withLock { state in
      let looks = !state.isLooking && ContinuousClock.now - state.lastLook >= interval
      if looks { state.isLooking = true }
      return (state.found != nil, looks)
    }
    if looks { DetachedThread.run { [self] in read() } }
    return waits
  }

  /// The version that waits, once.
  func takeFound() -> Result<OpenedForm, CommandFailure>? {
    state.withLock { $0.found.take() }
  }

  /// Why the form can't be asked for any more, once.
  func takeFailure() -> String? { state.withLock { $0.unsaidFailure.take() } }

  private func read() {
    let place = state.withLock(\.place).next
    let files = FormFiles(place)
    let result = Result { () throws(CommandFailure) in
      try OpenedForm(path: path, isOnScreen: true, files: files)
    }
    state.withLock { state in
      state.isLooking = false
      state.lastLook = .now
      let digests = place.digests
      var failure = place.copyNotice?.line
      if case .failure(let error) = result, error.status != .formBroken {
        failure = failure ?? error.lines.first
      }
      if failure != state.saidFailure { state.unsaidFailure = failure }
      state.saidFailure = failure
      // While a server can't be reached, the form on the screen is as good as its copy.
      if failure != nil || digests == state.digests { return }
      (state.place, state.digests, state.found) = (place, digests, result)
    }
  }
}
