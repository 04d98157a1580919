import CLinux
import Glibc

/// The width of standard output.
enum OutputWidth {
  /// The terminal's columns, else `$COLUMNS`, else 80.
  static var columns: Int {
    var size = winsize()
    if clinux_window_size(STDOUT_FILENO, &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    guard let text = Environment.value("COLUMNS"), let width = Int(text), width >= 20 else {
      return 80
    }
    return width
  }
}
