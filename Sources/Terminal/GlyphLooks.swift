import CNcurses
import Screen

/// A style in the terms of curses: attributes and a color pair.
struct GlyphLook {
  var attributes: attr_t
  var pair: Int32
  var foreground: Int
  var background: Int
  var styleAttributes: Style.Attributes
}

/// The looks of the styles seen so far; color pairs are created on demand.
///
/// Lists that are searched from their beginning: a screen has a few dozen styles, and a dictionary with a custom key
/// type costs more at its first use than all of these searches.
struct GlyphLooks {
  let depth: ColorDepth
  /// Colors in place of the terminal's own ones of text and background.
  private var ground: (text: Color, background: Color)?
  private var looks: [(style: UInt64, look: GlyphLook)] = []
  /// Color pairs of curses: the number of a pair is its index + 1.
  private var pairs: [Pair] = []
  /// The look of the previous call: neighbors mostly look alike.
  private var last: (style: UInt64, look: GlyphLook)?

  private struct Pair: Equatable {
    var foreground: Int
    var background: Int
  }

  init(depth: ColorDepth) { self.depth = depth }

  /// The pairs stay: curses knows them by their numbers.
  mutating func adopt(ground: (text: Color, background: Color)?) {
    self.ground = depth == .none ? nil : ground
    (looks, last) = ([], nil)
  }

  /// True where blanks have another background than the terminal's, so that they are to be drawn, too.
  var paintsBlanks: Bool { ground != nil }

  /// The look of a glyph. O(styles) for the first glyph of a style.
  mutating func look(of glyph: PackedGlyph) -> GlyphLook {
    if let last, last.style == glyph.packedStyle { return last.look }
    let style = glyph.packedStyle
    let known = looks.first { $0.style == style }?.look
    let look = known ?? makeLook(of: glyph.style)
    if known == nil { looks.append((style, look)) }
    last = (style, look)
    return look
  }

  private mutating func makeLook(of style: Style) -> GlyphLook {
    var foreground = depth.number(of: style.foreground.orDefault(ground?.text))
    // Of a color that few colors have no number for.
    if foreground < 0, let ground { foreground = depth.number(of: ground.text) }
    let background = depth.number(of: style.background.orDefault(ground?.background))
    let attributes = style.attributes.union(depth.attributes(for: style.foreground))
    return GlyphLook(
      attributes: formview_attributes(UInt32(attributes.rawValue)),
      pair: pair(foreground, background), foreground: foreground,
      background: background,
      styleAttributes: attributes)
  }

  /// The number of a color pair. Once the terminal has no more: the pair of the foreground alone, then 0.
  private mutating func pair(_ foreground: Int, _ background: Int) -> Int32 {
    if foreground < 0 && background < 0 { return 0 }
    let wanted = Pair(foreground: foreground, background: background)
    if let pair = number(of: wanted) { return pair }
    let next = Int32(pairs.count) + 1
    guard next < formview_color_pairs(),
      init_extended_pair(next, Int32(foreground), Int32(background)) == OK
    else {
      return background < 0 ? 0 : number(of: Pair(foreground: foreground, background: -1)) ?? 0
    }
    pairs.append(wanted)
    return next
  }

  private func number(of pair: Pair) -> Int32? {
    pairs.firstIndex(of: pair).map { Int32($0) + 1 }
  }
}

extension Color {
  /// Another color in place of the terminal's default.
  fileprivate func orDefault(_ other: Color?) -> Color {
    self == .terminalDefault ? other ?? self : self
  }
}
