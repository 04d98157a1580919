import Glibc
import Terminal
import Testing

struct PollerTests {
  @Test("A wait ends when another thread wakes it, and not again after that")
  func wakeUp() async {
    let wakeUp = WakeUp()
    let other = WakeUp()
    let waker = Task.detached { wakeUp.wake() }
    let ready = Poller.readable(among: [other.descriptor, -1, wakeUp.descriptor])
    #expect(ready == [wakeUp.descriptor])
    await waker.value
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
