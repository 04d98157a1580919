import FormEngine
import Terminal

extension ProgressLine {
  /// Milliseconds between two looks at how far the work is.
  private static let step: Int32 = 50

  /// Does work that counts its steps, and shows meanwhile how far it is.
  static func tell<Result>(_ label: String, while work: (WorkControl) -> Result) -> Result {
    let control = WorkControl()
    guard isOnTerminal else { return work(control) }
    var result: Result?
    let end = WakeUp()
    withoutActuallyEscaping(work) { work in
      Workers.run([
        {
          result = work(control)
          end.wake()
        },
        {
          var line = ProgressLine(label)
          while Poller.readable(among: [end.descriptor], timeoutMilliseconds: step).isEmpty {
            line.show(control.progress)
          }
          line.clear()
        },
      ])
    }
    return result ?? work(control)
  }
}
