import Glibc
import Testing
import Threads

@Suite("A value that threads share")
struct LockedTests {
  @Test("What threads add at once is all there")
  func counts() {
    let total = Locked(0)
    let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
      guard let pointer else { return nil }
      let total = Unmanaged<Locked<Int>>.fromOpaque(pointer).takeRetainedValue()
      for _ in 0..<10_000 { total.withLock { $0 += 1 } }
      return nil
    }
    let threads = (0..<4).map { _ in
      var thread = pthread_t()
      pthread_create(&thread, nil, body, Unmanaged.passRetained(total).toOpaque())
      return thread
    }
    for thread in threads { pthread_join(thread, nil) }
    #expect(total.withLock { $0 } == 40_000)
  }

  @Test("An error goes through, and the value is free again")
  func error() {
    struct Refused: Error {}
    let value = Locked([1])
    #expect(throws: Refused.self) {
      try value.withLock { values throws(Refused) in
        values.append(2)
        throw Refused()
      }
    }
    #expect(value.withLock { $0 } == [1, 2])
  }
}
