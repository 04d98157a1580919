import CNcurses
import Screen

struct KeySequences {
  enum Match {
    case key(KeyPress, length: Int)
    case prefix
    case none
  }

  private let keys: [(bytes: [UInt8], key: KeyPress)]

  init(_ keys: [(bytes: [UInt8], key: KeyPress)] = []) { self.keys = keys }

  /// The sequences of the terminal that curses was set up for.
  static func ofTerminal() -> KeySequences {
    var keys: [(bytes: [UInt8], key: KeyPress)] = []
    for (capability, key) in named {
      guard let text = formview_capability(capability) else { continue }
      let bytes = Array(String(cString: text).utf8)
      guard bytes.first == 0x1B && bytes.count > 1 else { continue }
      // Of two keys that send the same the last counts.
      keys.removeAll { $0.bytes == bytes }
      keys.append((bytes, key))
    }
    return KeySequences(keys)
  }

  func match(_ bytes: ArraySlice<UInt8>) -> Match {
    var best: (key: KeyPress, length: Int)?
    var isPrefix = false
    for (sequence, key) in keys {
      if sequence.count <= bytes.count {
        if sequence.count > best?.length ?? 0, bytes.starts(with: sequence) {
          best = (key, sequence.count)
        }
      } else if sequence.starts(with: bytes) {
        isPrefix = true
      }
    }
    if let best { return .key(best.key, length: best.length) }
    return isPrefix ? .prefix : .none
  }

  private static let named: [(String, KeyPress)] =
    [
      ("kcuu1", KeyPress(.up)), ("kcud1", KeyPress(.down)), ("kcuf1", KeyPress(.right)),
      ("kcub1", KeyPress(.left)), ("khome", KeyPress(.home)), ("kend", KeyPress(.end)),
      ("kpp", KeyPress(.pageUp)), ("knp", KeyPress(.pageDown)), ("kich1", KeyPress(.insert)),
      ("kdch1", KeyPress(.delete)), ("kcbt", KeyPress(.backTab)), ("kent", KeyPress(.enter)),
      ("kri", KeyPress(.up, .shift)), ("kind", KeyPress(.down, .shift)),
      ("kLFT", KeyPress(.left, .shift)), ("kRIT", KeyPress(.right, .shift)),
      ("kHOM", KeyPress(.home, .shift)), ("kEND", KeyPress(.end, .shift)),
      ("kDC", KeyPress(.delete, .shift)), ("kPRV", KeyPress(.pageUp, .shift)),
      ("kNXT", KeyPress(.pageDown, .shift)),
    ] + (1...12).map { ("kf\($0)", KeyPress(.function($0))) }
}
