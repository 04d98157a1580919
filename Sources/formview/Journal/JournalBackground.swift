import Glibc
import Storage
import Threads

final class JournalBackground: Sendable {
  private let state = Locked(State())

  private struct State {
    var isSynchronizing = false
    var linesFailed = false
    var failure: FileError?
  }

  /// A failure; nil if it was returned before.
  func takeFailure() -> FileError? {
    state.withLock { state in
      defer { state.failure = nil }
      return state.failure
    }
  }

  /// True if a line could not be appended since the last call.
  func takeWhetherLinesFailed() -> Bool {
    state.withLock { state in
      defer { state.linesFailed = false }
      return state.linesFailed
    }
  }

  /// Appends a line that takes long to create.
  func append(_ line: @escaping @Sendable () -> String, to file: JournalFile) {
    let state = state
    Workers.detach {
      do throws(FileError) {
        try file.append(line())
      } catch {
        state.withLock { ($0.linesFailed, $0.failure) = (true, error) }
      }
    }
  }

  /// Flushes written lines to the disk within a second.
  func synchronizeSoon(_ file: JournalFile) {
    let state = state
    let isUnderWay = state.withLock { state in
      defer { state.isSynchronizing = true }
      return state.isSynchronizing
    }
    guard !isUnderWay else { return }
    Workers.detach {
      usleep(Self.delay)
      state.withLock { $0.isSynchronizing = false }
      if let failure = file.synchronize() { state.withLock { $0.failure = failure } }
    }
  }

  /// Delay in microseconds.
  private static let delay: UInt32 = 300_000
}
