/// How a program ended.
package enum ExitStatus: Hashable, Sendable {
  case exited(Int)
  case killed(signal: Int32)

  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited(Int(waitStatus >> 8 & 0xFF)) : .killed(signal: signal)
  }
}
