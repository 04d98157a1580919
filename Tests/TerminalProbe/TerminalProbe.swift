import Glibc
import Screen
import Terminal
import Texts

/// A program for tests: shows a scene and then writes each event that comes onto the screen.
@main
struct TerminalProbe {
  static func main() {
    do {
      let scene = Scene(rawValue: CommandLine.arguments.dropFirst().first ?? "") ?? .events
      try Probe(scene: scene).run()
    } catch let error as TerminalError {
      print("error: \(error.message(in: Language.english.texts))")
      exit(4)
    } catch {
      print("error: \(error)")
      exit(4)
    }
  }
}

/// What the probe shows.
enum Scene: String {
  case events, colors, clusters, list, paint, random, table
}

private final class Probe {
  private let scene: Scene
  private let terminal: NcursesTerminal
  private let signals = SignalSource([SIGTERM, SIGWINCH, SIGTSTP], takesCrashRequests: false)
  private var log: [String] = []
  private var focus = 0
  private var isDone = false

  init(scene: Scene) throws {
    self.scene = scene
    terminal = try NcursesTerminal()
    terminal.mouseIsCaptured = true
  }

  func run() {
    terminal.show(frame())
    if scene == .paint { return }
    while !isDone && !terminal.inputHasEnded {
      let ready = Poller.readable(among: [terminal.inputDescriptor, signals.descriptor])
      for signal in ready.contains(signals.descriptor) ? signals.pending() : [] {
        take(signal: signal)
      }
      for event in terminal.pendingEvents() { take(event) }
      terminal.show(frame())
    }
  }

  private func take(signal: Int32) {
    switch signal {
    case SIGTERM: isDone = true
    case SIGTSTP: terminal.stopProcess()
    default: break
    }
  }

  private func take(_ event: InputEvent) {
    switch event {
    case .key(KeyPress(.character("q"), .control)): isDone = true
    case .key(KeyPress(.character("t"), .control)):
      // Read from a place where nothing is: what a broken program does.
      kill(getpid(), SIGSEGV)
    case .key(KeyPress(.down)) where scene == .list || scene == .table: focus += 1
    case .key(KeyPress(.up)) where scene == .table: focus -= 1
    case .key(KeyPress(.pageDown)) where scene == .table: focus += 3
    case .key(KeyPress(.character("b"), .control)):
      terminal.show(frame())
      terminal.send("\u{07}")
    case .key(KeyPress(.character("l"), .control)): terminal.redraw()
    case .key(KeyPress(.character("g"), .control)): terminal.mouseIsCaptured = false
    case .key(KeyPress(.character("z"), .control)):
      terminal.suspend()
      print("suspended")
      terminal.resume()
    default: log.append(EventName.of(event))
    }
  }

  private func frame() -> Frame {
    var frame = Frame(size: terminal.size)
    switch scene {
    case .events, .paint: drawEvents(in: &frame)
    case .colors: Scenes.drawColors(in: &frame)
    case .clusters: Scenes.drawClusters(in: &frame, shift: log.count)
    case .list: Scenes.drawList(in: &frame, focus: focus)
    case .table: Scenes.drawTable(in: &frame, first: focus)
    case .random: Scenes.drawRandomly(in: &frame, step: log.count)
    }
    return frame
  }

  private func drawEvents(in frame: inout Frame) {
    frame.draw(
      "ready \(frame.size.width)x\(frame.size.height)", at: Point(x: 0, y: 0), style: .plain)
    let room = max(0, frame.size.height - 1)
    for (line, text) in log.suffix(room).enumerated() {
      frame.draw(text, at: Point(x: 0, y: line + 1), style: .plain)
    }
    frame.cursor = Point(x: 6, y: 0)
  }
}
