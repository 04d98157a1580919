import FormEngine
import JSONText
import SourceText
import Storage
import Synchronization
import Terminal

/// Reads and validates the whole of a long file while its beginning is on the screen.
final class BackgroundLoader {
  typealias Outcome = Result<(file: StoredFile, table: RecordTable), CommandFailure>

  private let wakeUp = WakeUp()
  private let work = Work()
  private let size: Int64
  private(set) var isRunning = true

  /// Readable when the file is read.
  var descriptor: Int32 { isRunning ? wakeUp.descriptor : -1 }

  /// How much is read, 0 to 1.
  var progress: Double {
    size > 0 ? min(1, Double(work.bytes.load(ordering: .relaxed)) / Double(size)) : 0
  }

  init(path: String, recordsPath: ValuePath?, size: Int64) {
    self.size = size
    let work = work
    let wakeUp = wakeUp
    Workers.detach {
      let outcome = Self.read(path, recordsPath, work)
      work.outcome.withLock { $0 = outcome }
      wakeUp.wake()
    }
  }

  /// What came of it, once.
  func takeOutcome() -> Outcome? {
    guard isRunning, let outcome = work.outcome.withLock({ $0 }) else { return nil }
    isRunning = false
    work.outcome.withLock { $0 = nil }
    return outcome
  }

  /// Each piece is validated right after it was read, while it is in the cache.
  private static func read(_ path: String, _ recordsPath: ValuePath?, _ work: Work) -> Outcome {
    var index = RecordIndexer(name: path, recordsPath: recordsPath?.steps ?? [])
    var fault: JSONSyntaxError?
    do {
      let file = try FileReader.read(path) { bytes in
        work.bytes.store(bytes.count, ordering: .relaxed)
        guard fault == nil else { return }
        do throws(JSONSyntaxError) {
          try index.advance(over: bytes, isWhole: false)
        } catch {
          fault = error
        }
      }
      do throws(JSONSyntaxError) {
        if let fault { throw fault }
        let bytes = file.text.buffer.bytes
        try index.advance(over: bytes, isWhole: true)
        return .success((file, RecordTable(source: file.text, index: index)))
      } catch {
        return .failure(Workspace.failure(error, in: file.text))
      }
    } catch {
      return .failure(CommandFailure(error))
    }
  }

  private final class Work: Sendable {
    let bytes = Atomic<Int>(0)
    let outcome = Mutex<Outcome?>(nil)
  }
}
