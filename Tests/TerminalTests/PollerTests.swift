import Foundation
import Glibc
import Terminal
import Testing

struct PollerTests {
  @Test("A wait ends when another thread wakes it, and not again after that")
  func wakeUp() throws {
    let wakeUp = WakeUp()
    let other = WakeUp()
    // A thread of its own: tasks would wait for the one that is blocked in the test.
    let waker = Thread { wakeUp.wake() }
    waker.start()
    let ready = Poller.readable(among: [other.descriptor, -1, wakeUp.descriptor])
    #expect(ready == [wakeUp.descriptor])
    wakeUp.clear()
    let none = Poller.readable(
      among: [other.descriptor, wakeUp.descriptor], timeoutMilliseconds: 0)
    #expect(none == [])
  }

  @Test("A signal can be read, once for each time that it came")
  func signals() {
    let source = SignalSource([SIGUSR1])
    #expect(source.pending() == [])
    kill(getpid(), SIGUSR1)
    // The signal itself may end a wait before the byte it leaves is seen.
    while Poller.readable(among: [source.descriptor]).isEmpty {}
    #expect(source.pending() == [SIGUSR1])
    #expect(source.pending() == [])
  }
}
