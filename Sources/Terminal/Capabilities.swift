import CNcurses
import Screen

/// Strings of the terminal's description, ready to be written, without padding.
struct Capabilities {
  let saveCursor: String?
  let restoreCursor: String?
  let wrapOff: String
  let wrapOn: String
  private let placeCursor: String
  private let plain: String
  private let attributes: [(bit: UInt8, text: String)]
  private let foreground: String?
  private let background: String?
  private let scrollRegion: String?
  private let scrollUp: String?
  private let scrollDown: String?

  /// Reads them from the description that curses was set up with; nil if the terminal can't position the cursor.
  init?() {
    guard let placeCursor = Self.string("cup") else { return nil }
    self.placeCursor = placeCursor
    saveCursor = Self.string("sc").map(Self.unpadded)
    restoreCursor = Self.string("rc").map(Self.unpadded)
    wrapOff = Self.unpadded(Self.string("rmam") ?? "")
    wrapOn = Self.unpadded(Self.string("smam") ?? "")
    plain = Self.unpadded(Self.string("sgr0") ?? "")
    attributes = [(1, "bold"), (2, "dim"), (4, "sitm"), (8, "smul"), (16, "rev")].compactMap {
      bit, name in Self.string(name).map { (bit, Self.unpadded($0)) }
    }
    foreground = Self.string("setaf")
    background = Self.string("setab")
    scrollRegion = Self.string("csr")
    scrollUp = Self.string("ind").map(Self.unpadded)
    scrollDown = Self.string("ri").map(Self.unpadded)
  }

  func place(x: Int, y: Int) -> String { Self.expand(placeCursor, y, x) }

  /// The string that scrolls some of the terminal's `lineCount` lines and puts the cursor back to `cursor`; nil if
  /// the terminal can't.
  func scrolling(_ scroll: ScrolledLines, lineCount: Int, cursor: Point) -> String? {
    guard let scrollRegion, let scrollUp, let scrollDown else { return nil }
    let (top, bottom) = (scroll.lines.lowerBound, scroll.lines.upperBound - 1)
    let isUp = scroll.distance > 0
    // Plain: some terminals fill the lines that come in with the present background.
    return plain + Self.expand(scrollRegion, top, bottom) + place(x: 0, y: isUp ? bottom : top)
      + String(repeating: isUp ? scrollUp : scrollDown, count: abs(scroll.distance))
      + Self.expand(scrollRegion, 0, lineCount - 1) + place(x: cursor.x, y: cursor.y)
  }

  /// The string that switches to a look from any other.
  func rendition(_ look: GlyphLook) -> String {
    var text = plain
    for (bit, sequence) in attributes where look.styleAttributes.rawValue & bit != 0 {
      text += sequence
    }
    if let foreground, look.foreground >= 0 { text += Self.expand(foreground, look.foreground, 0) }
    if let background, look.background >= 0 { text += Self.expand(background, look.background, 0) }
    return text
  }

  /// The string that gives the terminal back to the shell: modes off, plain text, a visible cursor, the previous
  /// screen.
  var restoring: String {
    var text = PrivateModes.off
    for name in ["smam", "sgr0", "op", "rmkx", "cnorm", "rmcup"] {
      text += Self.string(name).map(Self.unpadded) ?? ""
    }
    return text
  }

  static func string(_ name: String) -> String? {
    formview_capability(name).map { String(cString: $0) }
  }

  private static func expand(_ capability: String, _ first: Int, _ second: Int) -> String {
    guard let text = formview_expand(capability, Int32(first), Int32(second)) else { return "" }
    return unpadded(String(cString: text))
  }

  /// Removes delays such as `$<50/>`, which only old hardware terminals need.
  private static func unpadded(_ text: String) -> String {
    guard text.contains("$<") else { return text }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$"), rest[dollar...].hasPrefix("$<"),
      let end = rest[dollar...].firstIndex(of: ">")
    {
      result += rest[..<dollar]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

/// Modes of xterm and its kin (ctlseqs, "DEC Private Mode Set") that terminfo has no names for.
enum PrivateModes {
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"
  /// Reports of presses and the wheel, with decimal coordinates.
  static let mouseOn = "\u{1B}[?1000h\u{1B}[?1006h"
  static let mouseOff = "\u{1B}[?1006l\u{1B}[?1000l"
  /// Switches off key reports of kitty's protocol, which a crashed program may have left on, for the screen that is
  /// shown.
  static let keyReportsOff = "\u{1B}[=0;1u"
  static let on = keyReportsOff + pasteOn
  static let off = mouseOff + pasteOff
}
