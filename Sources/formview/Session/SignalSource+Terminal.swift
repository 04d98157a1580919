import Glibc
import Screen
import Terminal

extension SignalSource {
  /// Stops and continues the process as pending signals demand; returns the others, which the screen answers.
  func carryOut(on terminal: any TerminalDriver) -> [Int32] {
    pending().filter { signal in
      switch signal {
      case SIGTSTP: terminal.stopProcess()
      // What the shell wrote meanwhile is on the screen.
      case SIGCONT: terminal.redraw()
      case SIGWINCH: break
      default: return true
      }
      return false
    }
  }
}
