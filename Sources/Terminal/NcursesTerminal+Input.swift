import Glibc
import Screen

extension NcursesTerminal {
  /// How long, in milliseconds, an Esc may be the beginning of a key's sequence.
  private static let escapeDelay: Int32 = 25
  /// How long a sequence that has gone further is waited for: over a slow line it comes in pieces.
  private static let sequenceDelay: Int32 = 250

  package func pendingEvents() -> [InputEvent] {
    var events: [InputEvent] = []
    if updateSize() { events.append(.resize(size)) }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let timeout =
        decoder.isMidSequence
        ? decoder.holdsLoneEscape ? Self.escapeDelay : Self.sequenceDelay : 0
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
    if decoder.isMidSequence { events += decoder.decode([], isFinal: true) }
    return events.map { clicks.counted($0) }
  }
}
