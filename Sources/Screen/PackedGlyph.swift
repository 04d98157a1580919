/// A glyph in 16 bytes, so that frames are filled, copied and compared like plain memory.
package struct PackedGlyph: Equatable, BitwiseCopyable, Sendable {
  /// The cluster's UTF-8, first byte lowest; for a cluster over 8 bytes its index in the frame's list.
  package var text: UInt64
  /// Bit fields from the lowest bit: foreground (26), background (26), attributes (8), width
  /// (2), is listed (1).
  package var look: UInt64

  static let listedBit: UInt64 = 1 << 62

  /// Width in columns: 1 or 2; 0 for the right half of a wide glyph.
  package var width: Int { Int(look >> 60 & 3) }
  /// True if `text` is an index into the frame's list.
  package var isListed: Bool { look & Self.listedBit != 0 }

  /// The style's part of `look`: equal for glyphs of equal style.
  package var packedStyle: UInt64 { look & (1 << 60 - 1) }

  /// True for a cell of an erased screen: a space in the terminal's own colors.
  package var isPlainBlank: Bool { text == 0x20 && packedStyle == 0 && !isListed }

  package var style: Style {
    get {
      Style(
        foreground: Self.color(look & 0x3FF_FFFF),
        background: Self.color(look >> 26 & 0x3FF_FFFF),
        attributes: Style.Attributes(rawValue: UInt8(truncatingIfNeeded: look >> 52)))
    }
    set { look = look & ~(1 << 60 - 1) | Self.bits(newValue) }
  }

  init(text: UInt64, width: Int, styleBits: UInt64) {
    self.text = text
    look = styleBits | UInt64(truncatingIfNeeded: width & 3) << 60
  }

  static func blank(_ styleBits: UInt64) -> PackedGlyph {
    PackedGlyph(text: 0x20, width: 1, styleBits: styleBits)
  }

  static func bits(_ style: Style) -> UInt64 {
    bits(style.foreground) | bits(style.background) << 26 | UInt64(style.attributes.rawValue) << 52
  }

  private static func bits(_ color: Color) -> UInt64 {
    switch color {
    case .terminalDefault: 0
    case .indexed(let index): 1 << 24 | UInt64(index)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
    }
  }

  private static func color(_ bits: UInt64) -> Color {
    switch bits >> 24 {
    case 0: .terminalDefault
    case 1: .indexed(UInt8(truncatingIfNeeded: bits))
    default:
      .rgb(
        red: UInt8(truncatingIfNeeded: bits >> 16), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits))
    }
  }
}
