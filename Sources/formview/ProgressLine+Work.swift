import Queries
import Terminal

extension ProgressLine {
  /// Milliseconds between two looks at how far the work is.
  private static let step: Int32 = 50

  /// Does work that counts its steps, and shows meanwhile how far it is.
  static func tell<Result>(_ label: String, while work: (WorkControl) -> Result) -> Result {
    let control = WorkControl()
    return watch(label, { work(control) }, show: { $0.show(control.progress) })
  }

  /// Does work that can't say how far it is, and shows meanwhile that it goes on.
  static func announce<Result>(_ label: String, while work: () -> Result) -> Result {
    watch(label, work, show: { $0.show() })
  }

  private static func watch<Result>(
    _ label: String, _ work: () -> Result, show: @escaping (inout ProgressLine) -> Void
  ) -> Result {
    guard isOnTerminal else { return work() }
    var result: Result?
    let end = WakeUp()
    withoutActuallyEscaping(work) { work in
      Workers.run([
        {
          result = work()
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
    return result ?? work()
  }
}
