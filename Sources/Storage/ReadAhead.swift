import Glibc
import Synchronization
import Threads

/// Reads a file on a second thread, some pieces ahead of the caller, so that one core reads while another processes.
final class ReadAhead {
  enum Piece {
    /// The number of further bytes.
    case bytes(Int)
    case end
    /// The buffer is full; the file has grown.
    case full
    case failed(FileError)
  }

  private let work: Work
  private var thread = pthread_t()

  /// Limit of bytes read ahead: they should still be in the cache when processed, and other
  /// programs' changes should be noticed.
  private static let distance = 8 * pieceSize
  private static let pieceSize = 1 << 20

  /// Nil if no thread can be created. The descriptor and `room` must outlive this object.
  init?(descriptor: Int32, name: String, room: UnsafeMutableRawBufferPointer) {
    work = Work(descriptor: descriptor, name: name, room: room)
    let box = Unmanaged.passRetained(work)
    guard pthread_create(&thread, nil, Self.run, box.toOpaque()) == 0 else {
      box.release()
      return nil
    }
  }

  deinit { stop() }

  /// Waits for the current read; no other follows.
  func stop() {
    guard !work.isStopped.exchange(true, ordering: .relaxed) else { return }
    work.room.signal()
    pthread_join(thread, nil)
  }

  /// Waits for the next piece; after a piece without bytes there is none.
  func next() -> Piece {
    work.ready.wait()
    defer { work.room.signal() }
    return work.pieces.withLock { $0.removeFirst() }
  }

  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    pointer in
    guard let pointer else { return nil }
    Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().readAll()
    return nil
  }

  /// State shared by the two threads. Only the reading one touches the target.
  private final class Work: @unchecked Sendable {
    let descriptor: Int32
    let name: String
    let target: UnsafeMutableRawBufferPointer
    let pieces = Locked<[Piece]>([])
    /// Counts of the pieces that the caller can read, and of free pieces.
    let ready = Semaphore(0)
    let room = Semaphore(ReadAhead.distance / ReadAhead.pieceSize)
    let isStopped = Atomic<Bool>(false)

    init(descriptor: Int32, name: String, room target: UnsafeMutableRawBufferPointer) {
      self.descriptor = descriptor
      self.name = name
      self.target = target
    }

    func readAll() {
      var count = 0
      while true {
        room.wait()
        if isStopped.load(ordering: .relaxed) { return }
        let piece = read(at: count)
        pieces.withLock { $0.append(piece) }
        ready.signal()
        guard case .bytes(let added) = piece else { return }
        count += added
      }
    }

    private func read(at count: Int) -> Piece {
      guard count < target.count else { return .full }
      let size = min(ReadAhead.pieceSize, target.count - count)
      let room = UnsafeMutableRawBufferPointer(rebasing: target[count..<count + size])
      do throws(FileError) {
        let added = try InputFile.read(descriptor, name, into: room)
        return added > 0 ? .bytes(added) : .end
      } catch {
        return .failed(error)
      }
    }
  }
}
