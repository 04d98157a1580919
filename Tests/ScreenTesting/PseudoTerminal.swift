import CLinux
import Glibc

/// A pseudo-terminal with a program in it, which has it as its controlling terminal.
final class PseudoTerminal {
  private(set) var master: Int32
  let process: pid_t
  private var status: Int32?

  init(
    command: String, arguments: [String], environment: [String: String], directory: String?,
    width: Int, height: Int
  ) throws {
    var master: Int32 = -1
    var slave: Int32 = -1
    var window = winsize()
    window.ws_col = UInt16(width)
    window.ws_row = UInt16(height)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&master, &slave, &name, nil, &window) == 0 else {
      throw SessionError("no pseudo-terminal: \(String(cString: strerror(errno)))")
    }
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(slave) }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a new session opens becomes its controlling one.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    if let directory { _ = clinux_spawn_in(&actions, directory) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which needs _GNU_SOURCE
    posix_spawnattr_setflags(
      &attributes,
      Int16(newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)))

    var words = ([command] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, command, &actions, &attributes, &words, &variables)
    guard problem == 0 else {
      close(master)
      throw SessionError("\(command) does not start: \(String(cString: strerror(problem)))")
    }
    self.master = master
    self.process = process
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      _ = waitForProcess()
    }
    if master >= 0 { close(master) }
  }

  func resize(width: Int, height: Int) {
    var window = winsize()
    window.ws_col = UInt16(width)
    window.ws_row = UInt16(height)
    _ = clinux_set_window_size(master, &window)
  }

  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(master, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// What the program has written, within so many milliseconds; nil when there is nothing, empty when it
  /// will write no more.
  func read(timeoutMilliseconds: Int32) -> [UInt8]? {
    var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, timeoutMilliseconds) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(master, &buffer, buffer.count)
    return Array(buffer[..<max(0, count)])
  }

  /// The wait status (waitpid(2)) of the program, which is about to end.
  func waitForProcess() -> Int32 {
    if let status { return status }
    var result: Int32 = 0
    while waitpid(process, &result, 0) < 0 && errno == EINTR {}
    status = result
    return result
  }

  /// Whether the program's main thread has a processor or waits for one (`R` in proc_pid_stat(5)).
  var isProcessRunning: Bool {
    let descriptor = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 512)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    guard count > 0, let name = buffer[..<count].lastIndex(of: UInt8(ascii: ")")) else {
      return false
    }
    return buffer[(name + 1)...].dropFirst().first == UInt8(ascii: "R")
  }

  /// Has the terminal echo what is typed, as a shell does for its own lines.
  func echo() {
    var modes = termios()
    guard tcgetattr(master, &modes) == 0 else { return }
    modes.c_lflag |= tcflag_t(ECHO)
    tcsetattr(master, TCSANOW, &modes)
  }

  /// Takes the terminal away, as closing its window does.
  func hangUp() {
    close(master)
    master = -1
  }

  /// Whether the terminal echoes and waits for whole lines, as a shell wants it.
  var isInShellMode: Bool {
    var modes = termios()
    guard tcgetattr(master, &modes) == 0 else { return false }
    let wanted = tcflag_t(ECHO | ICANON | ISIG)
    return modes.c_lflag & wanted == wanted
  }
}
