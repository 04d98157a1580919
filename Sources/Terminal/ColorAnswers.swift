import Screen

/// Questions for a terminal's colors, and its answers: OSC 10, 11 and 4 of xterm, which most terminals have.
enum ColorAnswers {
  /// Asks for background, text and the colors of the palette that text may have. The answers come when they come: nobody
  /// waits, and those of a slow line are no keys.
  static let questions: String =
    (["11", "10"] + TerminalColors.numbersOfText.map { "4;\($0)" })
    .map { "\u{1B}]\($0);?\u{1B}\\" }.joined()

  /// Adopts the content of an operating system command, `11;rgb:ffff/ffff/ffff`; nothing of any other one.
  static func read(_ content: some Collection<UInt8>, into colors: inout TerminalColors) {
    let parts = String(decoding: content.prefix(64), as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false)
    guard let value = parts.last.flatMap({ value($0) }) else { return }
    switch (parts.count, parts[0]) {
    case (2, "11"): colors.background = value
    case (2, "10"): colors.foreground = value
    case (3, "4"):
      guard let index = UInt8(parts[1]), TerminalColors.numbersOfText.contains(index) else {
        return
      }
      colors.palette[index] = value
    default: return
    }
  }

  /// `rgb:f/f/f` to `rgb:ffff/ffff/ffff`, also with a fourth part after `rgba:`.
  private static func value(_ text: Substring) -> TerminalColors.Value? {
    guard text.hasPrefix("rgb:") || text.hasPrefix("rgba:"), let colon = text.firstIndex(of: ":")
    else { return nil }
    let parts = text[text.index(after: colon)...].split(separator: "/").map { digits -> UInt8? in
      guard 1...4 ~= digits.count, let number = Int(digits, radix: 16) else { return nil }
      return UInt8(number * 255 / (1 << (4 * digits.count) - 1))
    }
    guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    return TerminalColors.Value(red: red, green: green, blue: blue)
  }
}
