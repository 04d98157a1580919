import Screen

/// Turns the bytes that a terminal sends into events: a pure state machine.
///
/// Escape sequences are those of ECMA-48 (CSI, SS3, strings), with xterm's keys, modifiers, SGR mouse (mode 1006) and
/// bracketed paste (mode 2004). An unknown sequence is discarded whole, so that its letters never act as keys.
package struct KeyDecoder {
  /// Limit of a paste in bytes; longer pastes are cut.
  static let longestPaste = 16 << 20

  /// Keys of this terminal beyond the common sequences.
  private let sequences: KeySequences
  private var bytes: [UInt8] = []
  private var position = 0
  private var paste: PasteCollector?
  private var interrupted: InterruptedSequence?
  private var events: [InputEvent] = []
  /// Colors that the terminal has answered so far.
  private(set) var colors = TerminalColors()

  /// A decoder of the common sequences only.
  package init() { self.init(sequences: KeySequences()) }

  init(sequences: KeySequences) { self.sequences = sequences }

  /// An incomplete sequence.
  package enum Pending: Hashable, Sendable {
    /// An Esc, which may be the key itself.
    case escape
    case sequence
    case paste
  }

  /// The incomplete sequence; nil if there is none. UTF-8 whose last bytes are missing is not waited for: it is
  /// complete with them, whenever they come.
  package var pending: Pending? {
    if paste != nil { return .paste }
    let rest = bytes[position...]
    let text = rest.first == 0x1B ? rest.dropFirst() : rest
    if rest.isEmpty || !text.isEmpty && UTF8Tail.incompleteLength(text) == text.count { return nil }
    return rest == [0x1B] ? .escape : .sequence
  }

  /// Decodes `input` and returns the completed events. With `isFinal` nothing more is expected soon: a pending Esc is
  /// the Esc key, a partial sequence is dropped, also its later rest, and a paste without an end mark ends.
  package mutating func decode(
    _ input: some Sequence<UInt8>, isFinal: Bool = false
  ) -> [InputEvent] {
    bytes.append(contentsOf: input)
    while position < bytes.count || isFinal && paste != nil, step(isFinal: isFinal) {}
    bytes.removeFirst(position)
    position = 0
    defer { events = [] }
    return events
  }

  /// Decodes one event; false if more bytes are needed.
  private mutating func step(isFinal: Bool) -> Bool {
    if paste != nil { return collectPaste(isFinal: isFinal) }
    if let interrupted {
      let (taken, isComplete) = interrupted.rest(in: bytes[position...], isFinal: isFinal)
      position += taken
      if isComplete { self.interrupted = nil }
      return isComplete
    }
    switch bytes[position] {
    case 0x1B: return readEscape(isFinal: isFinal)
    case 0x20..<0x7F, 0x80...0xFF: return readText(isFinal: isFinal)
    case let byte:
      events.append(.key(Self.control(byte)))
      position += 1
      return true
    }
  }

  private func byte(_ offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  // MARK: Text

  private mutating func readText(isFinal: Bool) -> Bool {
    var end = position
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != 0x7F { end += 1 }
    if end == bytes.count && !isFinal {
      end -= UTF8Tail.incompleteLength(bytes[position..<end])
    }
    guard end > position else { return false }
    for character in String(decoding: bytes[position..<end], as: UTF8.self) {
      if !Self.isControl(character) { events.append(.key(KeyPress(.character(character)))) }
    }
    position = end
    return true
  }

  /// True for C1 controls, which no key sends.
  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x80..<0xA0).contains($0.value) } ?? true
  }

  static func control(_ byte: UInt8) -> KeyPress {
    switch byte {
    case 0x00: KeyPress(.character(" "), .control)
    case 0x08, 0x7F: KeyPress(.backspace)
    case 0x09: KeyPress(.tab)
    // LF is what C-j types, and the line end of what is typed by programs.
    case 0x0A, 0x0D: KeyPress(.enter)
    case 0x1B: KeyPress(.escape)
    case 0x01...0x1A: KeyPress(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    default: KeyPress(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    }
  }

  // MARK: Escape sequences

  private mutating func readEscape(isFinal: Bool) -> Bool {
    switch sequences.match(bytes[position...]) {
    case .key(let key, let length):
      events.append(.key(key))
      position += length
      return true
    case .prefix where !isFinal: return false
    case .prefix, .none: break
    }
    guard let second = byte(1) else { return isFinal ? emitEscape() : false }
    switch second {
    case 0x5B, 0x4F: return readControlSequence(introducer: 1, isFinal: isFinal)  // [ O
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F: return readString(isFinal: isFinal)  // P X ] ^ _
    case 0x1B:
      guard let third = byte(2) else { return isFinal ? emitEscape() : false }
      let isMetaKey = third == 0x5B || third == 0x4F
      return isMetaKey ? readControlSequence(introducer: 2, isFinal: isFinal) : emitEscape()
    case 0x20..<0x7F, 0x80...0xFF: return readMetaText(isFinal: isFinal)
    default:
      var key = Self.control(second)
      key.modifiers.insert(.meta)
      events.append(.key(key))
      position += 2
      return true
    }
  }

  private mutating func emitEscape() -> Bool {
    events.append(.key(KeyPress(.escape)))
    position += 1
    return true
  }

  private mutating func readMetaText(isFinal: Bool) -> Bool {
    let length = UTF8Tail.length(lead: bytes[position + 1])
    guard position + 1 + length <= bytes.count || isFinal else { return false }
    let end = min(position + 1 + length, bytes.count)
    let text = String(decoding: bytes[position + 1..<end], as: UTF8.self)
    if let character = text.first, !Self.isControl(character) {
      events.append(.key(KeyPress(.character(character), .meta)))
    }
    position = end
    return true
  }

  /// Parses CSI and SS3, which have one syntax: parameters, intermediates, a final byte. Their introducer, `[` or
  /// `O`, is after one Esc, or after two when the meta key is held.
  private mutating func readControlSequence(introducer: Int, isFinal: Bool) -> Bool {
    let isSS3 = byte(introducer) == 0x4F
    let start = introducer + 1
    var end = start
    while let next = byte(end), (0x20...0x3F).contains(next) { end += 1 }
    guard let last = byte(end) else {
      guard isFinal else { return false }
      if end == start {
        events.append(.key(KeyPress(.character(isSS3 ? "O" : "["), .meta)))
      } else {
        interrupted = .control
      }
      position = bytes.count
      return true
    }
    // A control character or text in the middle: the sequence was cut off there.
    guard (0x40...0x7E).contains(last) else {
      position += end
      return true
    }
    if !isSS3 && last == 0x4D && end == 2 { return readOldMouse(isFinal: isFinal) }  // CSI M
    let sequence = ControlSequence(
      parameters: bytes[position + start..<position + end], final: last, isSS3: isSS3)
    position += end + 1
    if sequence.beginsPaste {
      paste = PasteCollector(limit: Self.longestPaste)
    } else {
      for event in sequence.events {
        if introducer == 2, case .key(var key) = event {
          key.modifiers.insert(.meta)
          events.append(.key(key))
        } else {
          events.append(event)
        }
      }
    }
    return true
  }

  /// X10's mouse report, from terminals without a newer one: three bytes after `CSI M`.
  private mutating func readOldMouse(isFinal: Bool) -> Bool {
    guard let button = byte(3), let column = byte(4), let line = byte(5) else {
      if isFinal { position = bytes.count }
      return isFinal
    }
    position += 6
    if let event = ControlSequence.mouse(
      button: Int(button) - 32, column: Int(column) - 32, line: Int(line) - 32)
    {
      events.append(event)
    }
    return true
  }

  /// Discards operating system commands and other strings.
  private mutating func readString(isFinal: Bool) -> Bool {
    var end = 2
    while let next = byte(end) {
      if next == 0x07 {
        readAnswer(upTo: end)
        position += end + 1
        return true
      }
      if next == 0x1B {
        guard let after = byte(end + 1) else { break }
        if after == 0x5C { readAnswer(upTo: end) }
        position += after == 0x5C ? end + 2 : end
        return true
      }
      end += 1
    }
    guard isFinal else { return false }
    if end == 2 { return readMetaText(isFinal: true) }
    interrupted = InterruptedSequence(string: bytes[(position + 1)...])
    position = bytes.count
    return true
  }

  /// Reads an operating system command that may be an answer.
  private mutating func readAnswer(upTo end: Int) {
    guard byte(1) == UInt8(ascii: "]") else { return }
    ColorAnswers.read(bytes[(position + 2)..<(position + end)], into: &colors)
  }

  // MARK: Paste

  private mutating func collectPaste(isFinal: Bool) -> Bool {
    guard var collector = paste else { return false }
    paste = nil  // so that the collector's text is not copied
    let taken = collector.read(bytes[position...])
    position += taken
    let isComplete = collector.isComplete || isFinal
    // A part of the end mark that was waited for is none of the text.
    if isFinal { position = bytes.count }
    paste = isComplete ? nil : collector
    if isComplete { events.append(.paste(collector.text)) }
    return isComplete
  }
}
