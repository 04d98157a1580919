import Screen
import Testing

@testable import Terminal

struct KeyDecoderTests {
  private func decode(_ text: String, isFinal: Bool = true) -> [InputEvent] {
    var decoder = KeyDecoder()
    return decoder.decode(Array(text.utf8), isFinal: isFinal)
  }

  private func key(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) -> InputEvent {
    .key(KeyPress(key, modifiers))
  }

  private static let stream =
    "a\u{1B}[A中\u{1B}OB\u{1B}[1;5Ce\u{301}\u{1B}[200~x\r\ny\u{1B}[A\u{1B}[201~\u{1B}[<0;3;4M"
    + "\u{1B}]0;title\u{1B}\\\u{1B}[27;5;97~\u{1B}bé\u{1B}[99~\r"

  @Test("Keys mean the same however their bytes are split over reads")
  func splits() {
    let bytes = Array(Self.stream.utf8)
    let expected: [InputEvent] = [
      key(.character("a")), key(.up), key(.character("中")), key(.down), key(.right, .control),
      key(.character("e\u{301}")), .paste("x\ny\u{1B}[A"),
      .mouse(MouseEvent(action: .press, point: Point(x: 2, y: 3))),
      key(.character("a"), .control), key(.character("b"), .meta), key(.character("é")),
      key(.enter),
    ]
    var whole = KeyDecoder()
    #expect(whole.decode(bytes) == expected)
    for cut in 0...bytes.count {
      var decoder = KeyDecoder()
      var events = decoder.decode(bytes[..<cut])
      events += decoder.decode(bytes[cut...])
      // A mark that arrives later than its letter is a key of its own.
      let joined = events.filter { $0 != key(.character("\u{301}")) }
        .map { $0 == key(.character("e")) ? key(.character("e\u{301}")) : $0 }
      #expect(joined == expected, "cut at \(cut)")
    }
  }

  @Test("An Esc is held back until it is clear what it is")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.pending == .escape)
    #expect(decoder.decode([], isFinal: true) == [key(.escape)])
    #expect(decoder.pending == nil)
  }

  @Test("Two Escs are two keys, and Esc before an arrow is meta")
  func doubleEscape() {
    #expect(decode("\u{1B}\u{1B}") == [key(.escape), key(.escape)])
    #expect(decode("\u{1B}\u{1B}[A") == [key(.up, .meta)])
    #expect(decode("\u{1B}\u{1B}OA") == [key(.up, .meta)])
  }

  @Test(
    "What nobody knows is swallowed whole",
    arguments: [
      "\u{1B}[?62;c", "\u{1B}[99~", "\u{1B}[1;2x", "\u{1B}[I", "\u{1B}[<0;1;1m", "\u{1B}[<35;4;4M",
      "\u{1B}Oz", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}]52;c;YQ==\u{07}", "\u{1B}[12", "\u{1B}[>1;2",
      "\u{1B}_q\u{1B}\\", "\u{1B}[201~", "\u{1B}[E", "\u{1B}[1$y", "\u{1B}[999999999999999999999u",
    ])
  func swallowed(sequence: String) {
    #expect(decode(sequence) == [])
    if !["\u{1B}[12", "\u{1B}[>1;2"].contains(sequence) {
      #expect(decode(sequence + "x") == [key(.character("x"))])
    }
  }

  @Test(
    "What comes late of an answer is swallowed as well, and the keys after it count",
    arguments: [
      ("\u{1B}[24;8", "0R"), ("\u{1B}[?62", ";22c"), ("\u{1B}[2", "4;80R"),
      ("\u{1B}[>", "41;354;0c"),
      ("\u{1B}]11;rgb:00", "00/1234/ffff\u{1B}\\"), ("\u{1B}]11;", "rgb:0000/1234/ffff\u{07}"),
      ("\u{1B}P1", "$r0m\u{1B}\\"), ("\u{1B}P>|xterm", "(388)\u{1B}\\"),
    ])
  func late(begin: String, end: String) {
    for cut in 0...end.utf8.count {
      var decoder = KeyDecoder()
      #expect(decoder.decode(Array(begin.utf8)) == [])
      #expect(decoder.decode([], isFinal: true) == [])
      #expect(decoder.decode(Array(end.utf8.prefix(cut))) == [])
      // An Esc before which its end of two bytes was cut may be one that was pressed.
      if !end.hasSuffix("\\") || cut != end.utf8.count - 1 {
        #expect(decoder.decode([], isFinal: true) == [])
      }
      let keys = decoder.decode(Array(end.utf8.dropFirst(cut)) + Array("j".utf8), isFinal: true)
      #expect(keys == [key(.character("j"))], "cut at \(cut)")
    }
  }

  @Test("What never ends swallows no key that moves, enters or leaves")
  func unending() {
    for begin in ["\u{1B}[12", "\u{1B}]11;rgb:00", "\u{1B}P1$r"] {
      for (bytes, expected) in [
        ("\u{1B}[A", key(.up)), ("\r", key(.enter)), ("\u{03}", key(.character("c"), .control)),
      ] {
        var decoder = KeyDecoder()
        _ = decoder.decode(Array(begin.utf8), isFinal: true)
        #expect(
          decoder.decode(Array(bytes.utf8), isFinal: true) == [expected],
          "\(begin.debugDescription)")
      }
    }
  }

  @Test("A sequence that is cut off by another does not swallow it")
  func cutOff() {
    #expect(decode("\u{1B}[1;5\u{1B}[A") == [key(.up)])
    #expect(decode("\u{1B}[1中") == [key(.character("中"))])
  }

  @Test("Alt with a bracket is a key, once nothing follows")
  func metaBracket() {
    #expect(decode("\u{1B}[") == [key(.character("["), .meta)])
    #expect(decode("\u{1B}]") == [key(.character("]"), .meta)])
    #expect(decode("\u{1B}é") == [key(.character("é"), .meta)])
  }

  @Test("A control character of two bytes is no key, with Esc before it or without")
  func controls() {
    #expect(decode("\u{95}a") == [key(.character("a"))])
    #expect(decode("\u{1B}\u{95}a") == [key(.character("a"))])
  }

  @Test("Bytes that are no text become a replacement character")
  func invalid() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x61, 0xFF, 0x62]).count == 3)
    #expect(decoder.decode([0xE4, 0xB8]) == [])
    #expect(decoder.decode([], isFinal: true) == [key(.character("\u{FFFD}"))])
  }

  @Test("A letter is one whenever its bytes come, and what follows without them is a key")
  func lateBytes() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x61, 0xE4]) == [key(.character("a"))])
    #expect(decoder.pending == nil)
    #expect(decoder.decode([0xB8]) == [])
    #expect(decoder.pending == nil)
    #expect(decoder.decode([0xAD]) == [key(.character("中"))])
    #expect(decoder.decode([0x1B, 0xC3]) == [])
    #expect(decoder.pending == nil)
    #expect(decoder.decode([0xA9]) == [key(.character("é"), .meta)])
    #expect(decoder.decode([0xE4]) == [])
    #expect(decoder.decode([0x1B, 0x5B, 0x41]) == [key(.character("\u{FFFD}")), key(.up)])
  }

  @Test("A paste whose end is lost ends once nothing more comes, and keys are keys again")
  func endlessPaste() {
    for lost in ["", "\u{1B}", "\u{1B}[20"] {
      var decoder = KeyDecoder()
      #expect(decoder.decode(Array("\u{1B}[200~ab\r\(lost)".utf8)) == [])
      #expect(decoder.pending == .paste)
      #expect(decoder.decode([], isFinal: true) == [.paste("ab\n")])
      #expect(decoder.pending == nil)
      #expect(decoder.decode(Array("j\u{1B}[201~".utf8)) == [key(.character("j"))])
    }
  }

  @Test("LF is Enter")
  func lineFeed() { #expect(decode("a\n") == [key(.character("a")), key(.enter)]) }

  @Test(
    "Keys that are reported by kitty's protocol are what they type; their release is none",
    arguments: [
      ("\u{1B}[97u", "a"), ("\u{1B}[97;1:1u", "a"), ("\u{1B}[97;1:2u", "a"),
      ("\u{1B}[97;1:3u", ""), ("\u{1B}[50:64;2u", "@"), ("\u{1B}[50;2;64u", "@"),
      ("\u{1B}[50:64;2:1;64u", "@"), ("\u{1B}[50:64;2:3u", ""), ("\u{1B}[97;2u", "A"),
      ("\u{1B}[0;;229u", "å"), ("\u{1B}[57399u", "0"), ("\u{1B}[57412;1:3u", ""),
      ("\u{1B}[57441;2u", ""), ("\u{1B}[1;1:3A", ""), ("\u{1B}[3;1:3~", ""),
    ])
  func kitty(sequence: String, typed: String) {
    #expect(decode(sequence) == typed.map { key(.character($0)) })
  }

  @Test("Modifiers and named keys of kitty's protocol are those of other terminals")
  func kittyModifiers() {
    #expect(decode("\u{1B}[99;5u") == [key(.character("c"), .control)])
    #expect(decode("\u{1B}[44:60;4u") == [key(.character("<"), .meta)])
    #expect(decode("\u{1B}[1;1:1A") == [key(.up)])
    #expect(decode("\u{1B}[13;1:1u\u{1B}[13;1:3u") == [key(.enter)])
    #expect(decode("\u{1B}[57414u") == [key(.enter)])
  }

  @Test("ESCDELAY says how long an Esc is waited on; over ssh it is longer by default")
  func escapeDelay() {
    let here = NcursesTerminal.escapeDelay(in: [:])
    #expect(here < NcursesTerminal.escapeDelay(in: ["SSH_TTY": "/dev/pts/3"]))
    #expect(here < NcursesTerminal.escapeDelay(in: ["SSH_CONNECTION": "::1 1 ::1 22"]))
    #expect(NcursesTerminal.escapeDelay(in: ["ESCDELAY": "400", "SSH_TTY": "/dev/pts/3"]) == 400)
    #expect(NcursesTerminal.escapeDelay(in: ["ESCDELAY": "0"]) == 0)
    #expect(NcursesTerminal.escapeDelay(in: ["ESCDELAY": "soon"]) == here)
  }

  @Test("What the terminal's description says of its keys goes first")
  func described() {
    let linux = KeySequences([(Array("\u{1B}[[A".utf8), KeyPress(.function(1)))])
    var decoder = KeyDecoder(sequences: linux)
    #expect(
      decoder.decode(Array("\u{1B}[[Ax\u{1B}[".utf8)) == [key(.function(1)), key(.character("x"))])
    #expect(decoder.decode(Array("A".utf8)) == [key(.up)])
  }

  @Test("No bytes make the decoder hang or fail")
  func anything() {
    var state: UInt64 = 42
    for _ in 0..<2000 {
      var decoder = KeyDecoder()
      var bytes: [UInt8] = []
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let random = UInt8(truncatingIfNeeded: state >> 33)
        bytes.append(random < 90 ? Array("\u{1B}[O]P;<0129~MAu$".utf8)[Int(random) % 16] : random)
      }
      _ = decoder.decode(bytes[..<20])
      _ = decoder.decode(bytes[20...], isFinal: true)
      #expect(decoder.pending == nil)
    }
  }

  @Test("Two quick presses at one place are a double press, slow ones are not")
  func clicks() {
    let press = InputEvent.mouse(MouseEvent(action: .press, point: Point(x: 1, y: 1)))
    let double = InputEvent.mouse(MouseEvent(action: .doublePress, point: Point(x: 1, y: 1)))
    var clicks = ClickCounter()
    #expect(clicks.counted(press, now: 0) == press)
    #expect(clicks.counted(press, now: 200_000_000) == double)
    #expect(clicks.counted(press, now: 300_000_000) == press)
    #expect(clicks.counted(press, now: 900_000_000) == press)
  }

  @Test(
    "Answers about colors are read whole, in pieces and in any number of digits, and are no keys")
  func colorAnswers() {
    let answers =
      "a\u{1B}]11;rgb:fdfd/f6f6/e3e3\u{1B}\\\u{1B}]10;rgb:0/8/f\u{7}\u{1B}]4;1;rgba:dc/32/2f/ff\u{7}"
      + "\u{1B}]4;9;rgb:11/22/33\u{7}\u{1B}]11;red\u{7}\u{1B}]11;rgb:12345/0/0\u{7}\u{1B}]52;c;QQ==\u{7}b"
    let bytes = Array(answers.utf8)
    for cut in 0...bytes.count {
      var decoder = KeyDecoder()
      let events = decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...])
      #expect(events == [key(.character("a")), key(.character("b"))])
      #expect(decoder.colors.background == TerminalColors.Value(red: 0xFD, green: 0xF6, blue: 0xE3))
      #expect(decoder.colors.foreground == TerminalColors.Value(red: 0, green: 0x88, blue: 0xFF))
      #expect(
        decoder.colors.palette == [1: TerminalColors.Value(red: 0xDC, green: 0x32, blue: 0x2F)])
    }
  }
}
