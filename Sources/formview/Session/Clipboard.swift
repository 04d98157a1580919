import SourceText

/// The terminal's clipboard, reached by an escape sequence (xterm's OSC 52), so that it works over ssh.
enum Clipboard {
  static func sequence(copying text: String) -> String {
    "\u{1b}]52;c;\(Base64.text(Array(text.utf8)))\u{07}"
  }
}
