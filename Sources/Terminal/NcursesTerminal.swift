import CLinux
import CNcurses
import Glibc
import Screen

/// The screen of a terminal through ncurses, which knows all terminals and sends only changes.
///
/// Keys are decoded here (`KeyDecoder`) rather than by curses, which would hand unknown sequences on as letters.
/// curses has one terminal a process, so there is one of these at a time; it belongs to one thread.
package final class NcursesTerminal: TerminalDriver {
  package private(set) var size: Size
  package let inputDescriptor: Int32
  package var colorCount: Int { looks.depth.count }
  package var colors: TerminalColors { decoder.colors }
  package internal(set) var inputHasEnded = false

  package var mouseIsCaptured = false {
    didSet {
      guard mouseIsCaptured != oldValue, isActive else { return }
      send(mouseIsCaptured ? PrivateModes.mouseOn : PrivateModes.mouseOff)
    }
  }

  let output: UnsafeMutablePointer<FILE>
  /// Descriptor of the terminal itself; curses writes to another one, which doesn't always
  /// lead there (`GatheredOutput`).
  let outputDescriptor: Int32
  let gathered: GatheredOutput?
  let capabilities: Capabilities
  var looks: GlyphLooks
  var decoder: KeyDecoder
  var clicks = ClickCounter()
  /// Time to wait for more bytes after an Esc, in milliseconds.
  let escapeDelay = NcursesTerminal.escapeDelayOfEnvironment
  /// The frame on the terminal; nil if all must be drawn.
  var shown: Frame?
  /// Lines with clusters that curses can't draw.
  var linesWithOverlays: Set<Int> = []

  private let input: UnsafeMutablePointer<FILE>
  private let screen: OpaquePointer
  private var formerModes = termios()
  private var isActive = true

  /// Takes control of the terminal of this process. Without `usesColor` only attributes are used.
  ///
  /// `ground`: colors in place of the terminal's own ones of text and background.
  package init(
    usesColor: Bool = NcursesTerminal.environmentWantsColor,
    ground: (text: Color, background: Color)? = nil
  ) throws(TerminalError) {
    _ = clinux_use_utf8_locale()
    guard let output = Self.open(STDOUT_FILENO, mode: "w") else { throw .noTerminal }
    guard let input = Self.open(STDIN_FILENO, mode: "r") else {
      fclose(output)
      throw .noTerminal
    }
    self.output = output
    self.input = input
    outputDescriptor = fcntl(fileno(output), F_DUPFD_CLOEXEC, 0)
    gathered = GatheredOutput(of: fileno(output))
    inputDescriptor = fileno(input)
    tcgetattr(outputDescriptor, &formerModes)

    // Before newterm, which leaves signals alone that are handled.
    Self.arm(PrivateModes.off, outputDescriptor, &formerModes)
    guard let screen = newterm(nil, output, input), let capabilities = Capabilities() else {
      if Self.screenExists { endwin() }
      clinux_disarm_restorer()
      let name = getenv("TERM").map { String(cString: $0) } ?? ""
      let isKnown = Self.isKnown(name, outputDescriptor)
      close(outputDescriptor)
      fclose(output)
      fclose(input)
      throw isKnown ? .insufficient(name: name) : .unknown(name: name)
    }
    self.screen = screen
    self.capabilities = capabilities
    decoder = KeyDecoder(sequences: .ofTerminal())
    let depth = Self.startColor(usesColor)
    looks = GlyphLooks(depth: depth)
    looks.adopt(ground: ground)
    size = Size(width: 0, height: 0)
    setUp()
  }

  deinit {
    suspend()
    delscreen(screen)
    close(outputDescriptor)
    fclose(output)
    fclose(input)
  }

  /// False if `NO_COLOR` is set and not empty (no-color.org).
  package static var environmentWantsColor: Bool {
    getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
  }

  package func suspend() {
    guard isActive else { return }
    isActive = false
    write(PrivateModes.off)
    endwin()
    tcsetattr(outputDescriptor, TCSADRAIN, &formerModes)
    clinux_disarm_restorer()
  }

  package func resume() {
    guard !isActive else { return }
    isActive = true
    tcgetattr(outputDescriptor, &formerModes)
    armRestorer()
    redraw()
  }

  /// Sets the terminal's modes again and has the next `show` draw all: after SIGCONT, or after another program wrote
  /// onto the screen.
  package func redraw() {
    guard isActive else { return }
    reset_prog_mode()
    clearok(formview_curscr(), true)
    shown = nil
    linesWithOverlays = []
    write(PrivateModes.on + (mouseIsCaptured ? PrivateModes.mouseOn : ""))
  }

  /// Stops the process like C-z, with the terminal given back; returns once the process is continued.
  package func stopProcess() {
    suspend()
    clinux_stop_process_group()
    resume()
  }

  package func send(_ text: String) {
    write(text)
  }

  /// Terminals with few colors are asked nothing: some of them would show the question.
  package func askForColors() {
    if isActive, looks.depth.count >= 256 { write(ColorAnswers.questions) }
  }

  /// Queries the terminal's size; true if it changed.
  func updateSize() -> Bool {
    var window = winsize()
    var new = Size(width: Int(formview_columns()), height: Int(formview_lines()))
    if clinux_window_size(outputDescriptor, &window) == 0, window.ws_col > 0, window.ws_row > 0 {
      new = Size(width: Int(window.ws_col), height: Int(window.ws_row))
    }
    guard new != size else { return false }
    size = new
    resizeterm(Int32(new.height), Int32(new.width))
    shown = nil
    return true
  }

  /// Writes bytes directly to the terminal, after all that curses has sent.
  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = Glibc.write(outputDescriptor, start, rest.count)
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if errno == EAGAIN {
          var polled = pollfd(fd: outputDescriptor, events: Int16(POLLOUT), revents: 0)
          poll(&polled, 1, -1)
        } else if errno != EINTR {
          return
        }
      }
    }
  }

  private func setUp() {
    armRestorer()
    raw()
    noecho()
    nonl()
    typeahead(-1)
    idcok(formview_stdscr(), false)
    keypad(formview_stdscr(), true)
    write(PrivateModes.on)
    _ = updateSize()
  }

  private func armRestorer() {
    Self.arm(capabilities.restoring, outputDescriptor, &formerModes)
  }

  /// Installs signal handlers that write `restoring` and set `modes` before the process ends.
  private static func arm(_ restoring: String, _ descriptor: Int32, _ modes: inout termios) {
    var restoring = restoring
    restoring.withUTF8 {
      $0.withMemoryRebound(to: CChar.self) {
        clinux_arm_restorer(descriptor, $0.baseAddress, $0.count, &modes)
      }
    }
  }

  private static var screenExists: Bool { formview_stdscr() != nil }

  /// The standard stream if it is a terminal, else the controlling terminal; as a separate stream.
  private static func open(_ descriptor: Int32, mode: String) -> UnsafeMutablePointer<FILE>? {
    isatty(descriptor) == 1 ? fdopen(dup(descriptor), mode) : fopen("/dev/tty", mode)
  }

  private static func isKnown(_ name: String, _ descriptor: Int32) -> Bool {
    var problem: Int32 = 0
    return !name.isEmpty && setupterm(name, descriptor, &problem) == OK
  }

  private static func startColor(_ usesColor: Bool) -> ColorDepth {
    guard usesColor, has_colors(), start_color() == OK else { return .none }
    use_default_colors()
    return ColorDepth(
      count: Int(formview_colors()), isDirect: formview_has_flag("RGB") == 1)
  }
}
