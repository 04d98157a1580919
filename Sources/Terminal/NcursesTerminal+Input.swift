import Glibc
import Screen

extension KeyDecoder.Pending {
  /// Milliseconds to wait for the rest of a sequence.
  func patience(escapeDelay: Int32) -> Int32 {
    switch self {
    case .escape: escapeDelay
    // Over a slow line it comes in pieces.
    case .sequence: max(250, escapeDelay)
    // What comes later is typed, so that a paste whose end was lost doesn't take all keys that follow.
    case .paste: 2_000
    }
  }
}

extension NcursesTerminal {
  /// Milliseconds that an Esc may be the beginning of a key's sequence: `ESCDELAY` as in curses, longer by default if
  /// the keys come over a network.
  static func escapeDelay(in environment: [String: String]) -> Int32 {
    if let given = environment["ESCDELAY"].flatMap({ Int32($0) }), given >= 0 {
      return min(given, 10_000)
    }
    let isRemote = ["SSH_CONNECTION", "SSH_TTY"].contains { environment[$0]?.isEmpty == false }
    return isRemote ? 150 : 25
  }

  static var escapeDelayOfEnvironment: Int32 {
    var environment: [String: String] = [:]
    for name in ["ESCDELAY", "SSH_CONNECTION", "SSH_TTY"] {
      environment[name] = getenv(name).map { String(cString: $0) }
    }
    return escapeDelay(in: environment)
  }

  package func pendingEvents() -> [InputEvent] {
    var events: [InputEvent] = []
    if updateSize() { events.append(.resize(size)) }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let timeout = decoder.pending?.patience(escapeDelay: escapeDelay) ?? 0
      let isReady =
        Poller.readable(
          among: [inputDescriptor], timeoutMilliseconds: timeout) == [inputDescriptor]
      guard isReady else { break }
      let count = read(inputDescriptor, &buffer, buffer.count)
      guard count > 0 else {
        inputHasEnded = count == 0 || (errno != EINTR && errno != EAGAIN)
        break
      }
      events += decoder.decode(buffer[..<count])
    }
    if decoder.pending != nil { events += decoder.decode([], isFinal: true) }
    return events.map { clicks.counted($0) }
  }
}
