import Queries
import Terminal
import Threads

extension ProgressLine {
  /// Milliseconds between two updates.
  private static let step: Int32 = 50

  /// Runs work that counts its steps, and shows its progress.
  static func tell<Value>(_ label: String, while work: (WorkControl) -> Value) -> Value {
    let control = WorkControl()
    return watch(label, { work(control) }, show: { $0.show(control.progress) })
  }

  /// Runs work of unknown progress, and shows that it continues.
  static func announce<Value, Failure: Error>(
    _ label: String, while work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try watch(label, work, show: { $0.show() })
  }

  /// Runs work that counts bytes, and shows their number; the total is unknown.
  static func count<Value, Failure: Error>(
    _ label: String, while work: (_ count: (Int) -> Void) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let done = Locked(0)
    return try watch(
      label, { () throws(Failure) in try work { count in done.withLock { $0 = count } } },
      show: { line in
        let count = done.withLock(\.self)
        if count > 0 { line.show(count, of: 0, .bytes) } else { line.show() }
      })
  }

  private static func watch<Value, Failure: Error>(
    _ label: String, _ work: () throws(Failure) -> Value,
    show: @escaping (inout ProgressLine) -> Void
  ) throws(Failure) -> Value {
    guard isOnTerminal else { return try work() }
    var result: Result<Value, Failure>?
    let end = WakeUp()
    withoutActuallyEscaping(work) { work in
      Workers.run([
        {
          do throws(Failure) {
            result = .success(try work())
          } catch {
            result = .failure(error)
          }
          end.wake()
        },
        {
          var line = ProgressLine(label)
          while Poller.readable(among: [end.descriptor], timeoutMilliseconds: step).isEmpty {
            show(&line)
          }
          line.clear()
        },
      ])
    }
    guard let result else { return try work() }
    return try result.get()
  }
}
