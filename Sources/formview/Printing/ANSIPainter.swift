import Screen

/// Adds styles to texts as ECMA-48 sequences (SGR), or leaves them unchanged.
struct ANSIPainter {
  let isEnabled: Bool
  /// False to send the nearest of 256 colors.
  private let hasDirectColor: Bool

  init(isEnabled: Bool) {
    self.isEnabled = isEnabled
    hasDirectColor = ["truecolor", "24bit"].contains(Environment.value("COLORTERM") ?? "")
  }

  func paint(_ text: String, _ style: Style) -> String {
    guard isEnabled, !text.isEmpty else { return text }
    let codes = codes(of: style)
    guard !codes.isEmpty else { return text }
    return "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  private func codes(of style: Style) -> [String] {
    let attributes: [(Style.Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
    return attributes.filter { style.attributes.contains($0.0) }.map(\.1)
      + codes(of: style.foreground, base: 30) + codes(of: style.background, base: 40)
  }

  /// `base` is 30 for the foreground and 40 for the background.
  private func codes(of color: Color, base: Int) -> [String] {
    switch color {
    case .terminalDefault: []
    case .indexed(let index) where index < 8: ["\(base + Int(index))"]
    case .indexed(let index) where index < 16: ["\(base + 60 + Int(index) - 8)"]
    case .indexed(let index): ["\(base + 8)", "5", "\(index)"]
    case .rgb(let red, let green, let blue) where hasDirectColor:
      ["\(base + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    case .rgb(let red, let green, let blue):
      ["\(base + 8)", "5", "\(Self.nearestIndex(red, green, blue))"]
    }
  }

  /// The nearest color of xterm's 6×6×6 cube (16–231) or gray ramp (232–255).
  static func nearestIndex(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    let wanted = [Int(red), Int(green), Int(blue)]
    func distance(_ color: [Int]) -> Int {
      zip(color, wanted).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let steps = wanted.map { value in
      levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
    }
    let gray = min(23, max(0, (wanted.reduce(0, +) / 3 - 3) / 10))
    let grayLevel = 8 + gray * 10
    return distance(steps.map { levels[$0] }) <= distance([grayLevel, grayLevel, grayLevel])
      ? 16 + 36 * steps[0] + 6 * steps[1] + steps[2] : 232 + gray
  }
}
