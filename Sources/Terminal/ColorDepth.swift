import Screen

/// The number of colors a terminal shows, with the mapping of requested colors to them.
enum ColorDepth: Equatable {
  case none, eight, sixteen, indexed256, direct

  /// From terminfo's number of colors and its RGB flag for direct color.
  init(count: Int, isDirect: Bool) {
    self =
      switch count {
      case ..<8: .none
      case 8..<16: .eight
      case 16..<256: .sixteen
      default: isDirect && count >= 1 << 24 ? .direct : .indexed256
      }
  }

  var count: Int {
    switch self {
    case .none: 0
    case .eight: 8
    case .sixteen: 16
    case .indexed256: 256
    case .direct: 1 << 24
    }
  }

  /// The number of the color in curses; -1 is the terminal's default.
  func number(of color: Color) -> Int {
    switch (self, color) {
    case (.none, _), (_, .terminalDefault): return -1
    case (.direct, .indexed(let index)) where index < 8: return Int(index)
    case (.direct, _):
      // 0 to 7 are the palette's in direct color, as terminfo's setaf has it: black is its 0.
      let value = color.value.map { $0.red << 16 | $0.green << 8 | $0.blue } ?? 0
      return value > 0 && value < 8 ? 8 : value
    case (.indexed256, .indexed(let index)): return Int(index)
    case (.sixteen, .indexed(let index)) where index < 16: return Int(index)
    case (.eight, .indexed(let index)) where index < 8: return Int(index)
    case (.eight, .indexed(8)): return -1  // bright black: black would be worse
    case (.eight, .indexed(let index)) where index < 16: return Int(index) - 8
    case (.indexed256, .rgb): return nearest(to: color, among: 16..<256)
    case (.sixteen, _): return nearest(to: color, among: 0..<16)
    case (.eight, _): return nearest(to: color, among: 0..<8)
    }
  }

  /// Attributes that replace the brightness a foreground loses.
  func attributes(for foreground: Color) -> Style.Attributes {
    guard self == .eight, case .indexed(let index) = foreground, (8..<16).contains(index) else {
      return []
    }
    return index == 8 ? .dim : .bold
  }

  private func nearest(to color: Color, among indices: Range<Int>) -> Int {
    guard let wanted = color.value else { return -1 }
    var best = (index: indices.lowerBound, distance: Int.max)
    for index in indices {
      guard let value = Color.indexed(UInt8(index)).value else { continue }
      let distance = wanted.distance(to: value)
      if distance < best.distance { best = (index, distance) }
    }
    return best.index
  }
}

/// Red, green and blue, 0 to 255 each.
struct ColorValue {
  var red: Int
  var green: Int
  var blue: Int

  /// Weighted by how well the eye distinguishes them ("redmean", compuphase.com/cmetric.htm).
  func distance(to other: ColorValue) -> Int {
    let mean = (red + other.red) / 2
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    return ((512 + mean) * r * r + 1024 * g * g + (767 - mean) * b * b) / 256
  }
}

extension Color {
  /// Approximate value: xterm's for the first 16 colors, which the user may have changed.
  var value: ColorValue? {
    switch self {
    case .terminalDefault: return nil
    case .rgb(let red, let green, let blue):
      return ColorValue(red: Int(red), green: Int(green), blue: Int(blue))
    case .indexed(let index):
      let index = Int(index)
      if index < 16 { return Self.palette[index] }
      if index >= 232 {
        let level = 8 + 10 * (index - 232)
        return ColorValue(red: level, green: level, blue: level)
      }
      let levels = [0, 95, 135, 175, 215, 255]
      let cube = index - 16
      return ColorValue(
        red: levels[cube / 36], green: levels[cube / 6 % 6], blue: levels[cube % 6])
    }
  }

  private static let palette: [ColorValue] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205),
    (0, 205, 205), (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ].map { ColorValue(red: $0.0, green: $0.1, blue: $0.2) }
}
