import CNcurses
import Screen

/// How curses is told about a style: attributes and a color pair.
struct GlyphLook {
  var attributes: attr_t
  var pair: Int32
  var foreground: Int
  var background: Int
  var styleAttributes: Style.Attributes
}

/// The looks of the styles seen so far; color pairs are made as they are needed.
struct GlyphLooks {
  let depth: ColorDepth
  private var looks: [UInt64: GlyphLook] = [:]
  private var pairs: [Pair: Int32] = [:]
  /// The look asked for last: neighbors mostly look alike.
  private var last: (style: UInt64, look: GlyphLook)?

  private struct Pair: Hashable {
    var foreground: Int
    var background: Int
  }

  init(depth: ColorDepth) { self.depth = depth }

  /// The look of a glyph; a dictionary access at most after the first of its style.
  mutating func look(of glyph: PackedGlyph) -> GlyphLook {
    if let last, last.style == glyph.packedStyle { return last.look }
    let look = looks[glyph.packedStyle] ?? makeLook(of: glyph.style)
    looks[glyph.packedStyle] = look
    last = (glyph.packedStyle, look)
    return look
  }

  private mutating func makeLook(of style: Style) -> GlyphLook {
    let foreground = depth.number(of: style.foreground)
    let background = depth.number(of: style.background)
    let attributes = style.attributes.union(depth.attributes(for: style.foreground))
    return GlyphLook(
      attributes: formview_attributes(UInt32(attributes.rawValue)),
      pair: pair(foreground, background), foreground: foreground, background: background,
      styleAttributes: attributes)
  }

  /// The number of a pair; of its foreground alone, then 0, once the terminal has no more.
  private mutating func pair(_ foreground: Int, _ background: Int) -> Int32 {
    if foreground < 0 && background < 0 { return 0 }
    let wanted = Pair(foreground: foreground, background: background)
    if let pair = pairs[wanted] { return pair }
    let number = Int32(pairs.count) + 1
    guard number < formview_color_pairs(),
      init_extended_pair(number, Int32(foreground), Int32(background)) == OK
    else { return background < 0 ? 0 : pairs[Pair(foreground: foreground, background: -1)] ?? 0 }
    pairs[wanted] = number
    return number
  }
}
