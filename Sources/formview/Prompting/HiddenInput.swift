import CLinux
import Glibc

/// A terminal without echo.
enum HiddenInput {
  /// Turns a control character off (_POSIX_VDISABLE of termios(3)).
  private static let noCharacter: cc_t = 0

  /// Runs `body` with the echo of a terminal off. A signal that ends the program turns it on again; C-z is ignored,
  /// since the shell would be left without echo. After a stop from outside, the echo is off again on continuing,
  /// whatever the shell has set.
  static func during<Result, Failure: Error>(
    on descriptor: Int32 = STDIN_FILENO, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var former = termios()
    guard tcgetattr(descriptor, &former) == 0 else { return try body() }
    var hidden = former
    hidden.c_lflag &= ~tcflag_t(ECHO)
    hidden.c_lflag |= tcflag_t(ECHONL)
    withUnsafeMutableBytes(of: &hidden.c_cc) { $0[Int(VSUSP)] = Self.noCharacter }
    clinux_arm_restorer(descriptor, "", 0, &former)
    tcsetattr(descriptor, TCSADRAIN, &hidden)
    clinux_keep_modes(descriptor, &hidden)
    defer {
      clinux_keep_no_modes()
      tcsetattr(descriptor, TCSADRAIN, &former)
      clinux_disarm_restorer()
    }
    return try body()
  }
}
