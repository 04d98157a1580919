import Records
import Synchronization
import Terminal
import Threads

/// Reads and validates long data on a separate thread while the screen is active.
final class BackgroundLoader {
  enum Outcome: Sendable {
    case read(SourceContents)
    case failed(RecordReadingError, upTo: RecordTable?)
  }

  private let wakeUp = WakeUp()
  private let work = Work()
  private var lastVersion = ContinuousClock.now
  private var isEnded = false

  /// The time between two versions that are shown.
  private static let versionTime = Duration.milliseconds(100)

  /// File descriptor that is readable at the end of reading.
  var descriptor: Int32 { wakeUp.descriptor }

  /// Progress from 0 to 1; nil if the total is unknown, as with pipes.
  var progress: Double? {
    let size = work.size.load(ordering: .relaxed)
    return size > 0 ? min(1, Double(work.count.load(ordering: .relaxed)) / Double(size)) : nil
  }

  /// Starts to read; with `endsAtBeginning` only the part worth showing first. A source that is not `expected` any
  /// more is not read: its beginning is of another version.
  init(
    _ source: any RecordSource, _ request: RecordRequest, expecting expected: SourceVersion? = nil,
    endsAtBeginning: Bool = false
  ) {
    let work = work
    let wakeUp = wakeUp
    var request = request
    request.isStopped = { work.isStopped.load(ordering: .relaxed) }
    Workers.detach { [request] in
      let outcome =
        endsAtBeginning
        ? work.readBeginning(source, request) : work.read(source, request, expected)
      work.shared.withLock { $0.outcome = outcome }
      wakeUp.wake()
    }
  }

  /// Stops reading, without a result.
  func stop() {
    isEnded = true
    work.isStopped.store(true, ordering: .relaxed)
  }

  /// The result, once.
  func takeOutcome() -> Outcome? {
    guard !isEnded, let outcome = work.shared.withLock({ $0.outcome.take() }) else { return nil }
    isEnded = true
    return outcome
  }

  /// The records found so far, if some were found since the last call that are worth showing.
  func takeVersion() -> RecordTable? {
    guard ContinuousClock.now - lastVersion > Self.versionTime else { return nil }
    let version = work.shared.withLock { $0.version.take() }
    if version != nil { lastVersion = ContinuousClock.now }
    // The reader makes the next one when it comes by.
    work.isVersionWanted.store(true, ordering: .relaxed)
    return version
  }

  /// State shared by the two threads.
  private final class Work: Sendable {
    let count = Atomic<Int>(0)
    let size = Atomic<Int>(0)
    let isVersionWanted = Atomic<Bool>(false)
    let isStopped = Atomic<Bool>(false)
    let shared = Locked(Shared())

    struct Shared {
      var version: RecordTable?
      var outcome: Outcome?
    }

    func readBeginning(_ source: any RecordSource, _ request: RecordRequest) -> Outcome? {
      do throws(RecordReadingError) {
        if let contents = try source.beginning(of: request) { return .read(contents) }
        return read(source, request, nil)
      } catch {
        return .failed(error, upTo: nil)
      }
    }

    func read(
      _ source: any RecordSource, _ request: RecordRequest, _ expected: SourceVersion?
    ) -> Outcome? {
      do throws(RecordReadingError) {
        let delivery = try source.open(request, readsAhead: true)
        guard expected == nil || delivery.contents.version == expected else {
          throw .written(source.name)
        }
        return readAll(delivery)
      } catch {
        return .failed(error, upTo: nil)
      }
    }

    private func readAll(_ delivery: any RecordDelivery) -> Outcome? {
      size.store(delivery.size, ordering: .relaxed)
      do throws(RecordReadingError) {
        while try delivery.readOn() {
          if isStopped.load(ordering: .relaxed) { return nil }
          count.store(delivery.count, ordering: .relaxed)
          if isVersionWanted.exchange(false, ordering: .relaxed) {
            let table = delivery.table
            shared.withLock { $0.version = table }
          }
        }
      } catch {
        return .failed(error, upTo: delivery.table)
      }
      return .read(delivery.contents)
    }
  }
}
