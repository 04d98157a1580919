import Records
import Synchronization
import Terminal
import Threads

/// Reads and validates all of long data on a thread of its own while the screen is at work.
final class BackgroundLoader {
  enum Outcome: Sendable {
    case read(SourceContents)
    /// What went wrong, and what was read before.
    case failed(RecordReadingError, upTo: RecordTable?)
  }

  private let wakeUp = WakeUp()
  private let work = Work()
  private var lastVersion = ContinuousClock.now
  private var isEnded = false

  /// How long a version of what is read is worth showing before the next one.
  private static let versionTime = Duration.milliseconds(100)

  /// Readable when the reading has ended.
  var descriptor: Int32 { wakeUp.descriptor }

  /// How much is read, 0 to 1; nil where it is not known how much there is, as with pipes.
  var progress: Double? {
    let size = work.size.load(ordering: .relaxed)
    return size > 0 ? min(1, Double(work.count.load(ordering: .relaxed)) / Double(size)) : nil
  }

  /// Starts to read; with `endsAtBeginning` no more than what is worth showing first. A source that is not `expected` any more
  /// is left alone: its beginning is another's.
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

  /// Ends the reading; nothing comes of it any more.
  func stop() {
    isEnded = true
    work.isStopped.store(true, ordering: .relaxed)
  }

  /// What came of it, once.
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

  /// What the two threads share.
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
