extension Frame {
  /// Draws `text` from a point within `clip`, cluster by cluster, and returns the columns used up to the clip's right
  /// edge.
  ///
  /// Control and bidi characters are drawn in visible forms (`DisplayText.visibleForm`). A wide cluster that would
  /// cross the clip's edge becomes a blank, and so does one that is half overwritten.
  @discardableResult
  package mutating func draw(_ text: String, at point: Point, style: Style, clip: Rect? = nil)
    -> Int
  { put(text, at: point, styleBits: PackedGlyph.bits(style), clip: clip) }

  /// Draws a part of a text, such as a line of `DisplayText.wrapped`.
  @discardableResult
  package mutating func draw(_ text: Substring, at point: Point, style: Style, clip: Rect? = nil)
    -> Int
  { put(text, at: point, styleBits: PackedGlyph.bits(style), clip: clip) }

  /// Draws texts of different styles one after the other and returns the columns used.
  @discardableResult
  package mutating func draw(
    _ spans: some Sequence<(text: String, style: Style)>, at point: Point, clip: Rect? = nil
  ) -> Int {
    var width = 0
    for span in spans {
      width += draw(
        span.text, at: Point(x: point.x + width, y: point.y), style: span.style, clip: clip)
    }
    return width
  }

  /// Fills a rectangle with blanks of a style.
  package mutating func fill(_ rect: Rect, style: Style) {
    let rect = rect.intersection(bounds)
    guard rect.width > 0 else { return }
    let blank = PackedGlyph.blank(PackedGlyph.bits(style))
    for y in rect.y..<rect.y + rect.height {
      let start = y * size.width
      splitWide(at: start + rect.x, lineStart: start)
      splitWide(at: start + rect.x + rect.width, lineStart: start)
      for x in rect.x..<rect.x + rect.width { packed[start + x] = blank }
    }
  }

  /// Draws a line of one repeated cluster, one column wide, to the right.
  package mutating func drawHorizontalLine(
    at point: Point, width: Int, of cluster: String = "─", style: Style
  ) {
    guard width > 0 else { return }
    draw(
      String(repeating: cluster, count: width), at: point, style: style,
      clip: Rect(x: point.x, y: point.y, width: width, height: 1))
  }

  /// Changes the style of a rectangle's glyphs, for instance to highlight it.
  package mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let rect = rect.intersection(bounds)
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width { change(&packed[y * size.width + x].style) }
    }
  }

  /// Draws another frame with its top left at a point; parts beyond the edges are clipped.
  package mutating func draw(_ frame: Frame, at point: Point) {
    let area = Rect(
      x: point.x, y: point.y, width: frame.size.width, height: frame.size.height)
    if frame.listed.isEmpty, area.intersection(bounds) == area {
      copy(frame, to: area)
      return
    }
    for y in 0..<frame.size.height {
      var x = 0
      while x < frame.size.width {
        let glyph = frame.packed[y * frame.size.width + x]
        put(
          frame.text(of: glyph), at: Point(x: point.x + x, y: point.y + y),
          styleBits: glyph.packedStyle, clip: nil)
        x += max(1, glyph.width)
      }
    }
  }

  /// A rectangle as a frame of its own; nil where it is not all inside, or has clusters that are listed.
  package func part(_ rect: Rect) -> Frame? {
    guard rect.intersection(bounds) == rect else { return nil }
    var part = Frame(size: Size(width: rect.width, height: rect.height))
    for y in 0..<rect.height {
      let start = (rect.y + y) * size.width + rect.x
      part.packed.overwrite(from: y * rect.width, with: packed[start..<start + rect.width])
    }
    guard listed.isEmpty || !part.packed.contains(where: \.isListed) else { return nil }
    return part
  }

  /// Draws a frame that fits completely and whose glyphs mean the same here.
  private mutating func copy(_ frame: Frame, to area: Rect) {
    guard area.width > 0 else { return }
    for y in 0..<area.height {
      let lineStart = (area.y + y) * size.width
      let start = lineStart + area.x
      splitWide(at: start, lineStart: lineStart)
      splitWide(at: start + area.width, lineStart: lineStart)
      packed.overwrite(from: start, with: frame.packed[frame.cells(ofLine: y)])
    }
  }

  /// Limit in bytes of a cluster: a letter with more combining marks is not text.
  private static let longestCluster = 128

  @discardableResult
  private mutating func put(
    _ text: some StringProtocol, at point: Point, styleBits: UInt64, clip: Rect?
  ) -> Int {
    let area = (clip ?? bounds).intersection(bounds)
    let right = area.x + area.width
    let isOnLine = point.y >= area.y && point.y < area.y + area.height
    let lineStart = point.y * size.width
    let left = area.x
    var x = point.x
    var hasBegun = false
    ClusterScan.forEach(in: text) { cluster in
      guard x < right else { return false }
      let next = x + cluster.width
      defer { x = min(next, right) }
      guard isOnLine, next > left else { return true }
      if !hasBegun {
        splitWide(at: lineStart + max(x, left), lineStart: lineStart)
        hasBegun = true
      }
      if let form = cluster.visibleForm {
        putVisibleForm(
          form, at: Point(x: x, y: point.y), styleBits: styleBits, left: left, right: right)
      } else if x < left || next > right {
        for column in max(x, left)..<min(next, right) {
          packed[lineStart + column] = .blank(styleBits)
        }
      } else {
        set(cluster.bytes, width: cluster.width, at: lineStart + x, styleBits: styleBits)
      }
      return true
    }
    // What follows may be the second half of a cluster whose first half is gone.
    if hasBegun, x < size.width, packed[lineStart + x].width == 0 {
      packed[lineStart + x] = .blank(packed[lineStart + x].packedStyle)
    }
    return max(0, x - point.x)
  }

  private mutating func putVisibleForm(
    _ form: String, at point: Point, styleBits: UInt64, left: Int, right: Int
  ) {
    var x = point.x
    for character in form {
      let width = ClusterWidth.of(character.unicodeScalars)
      if x >= left && x + width <= right {
        var text = String(character)
        text.withUTF8 {
          set($0, width: width, at: point.y * size.width + x, styleBits: styleBits)
        }
      } else {
        for column in x..<x + width where column >= left && column < right {
          packed[point.y * size.width + column] = .blank(styleBits)
        }
      }
      x += width
    }
  }

  @inline(__always)
  private mutating func set(
    _ bytes: UnsafeBufferPointer<UInt8>, width: Int, at index: Int, styleBits: UInt64
  ) {
    guard width > 0 else { return }
    var glyph = PackedGlyph(text: 0, width: width, styleBits: styleBits)
    if bytes.count <= 8 {
      for (area, byte) in bytes.enumerated() { glyph.text |= UInt64(byte) << (8 * UInt64(area)) }
    } else {
      glyph.text = UInt64(listed.count)
      glyph.look |= PackedGlyph.listedBit
      listed.append(Self.cut(bytes))
    }
    packed[index] = glyph
    if width == 2 {
      packed[index + 1] = PackedGlyph(text: 0, width: 0, styleBits: styleBits)
    }
  }

  private static func cut(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var end = min(bytes.count, longestCluster)
    while end < bytes.count && end > 0 && bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// Blanks both halves of a wide cluster whose second half is at a given index, where new text begins or ends.
  private mutating func splitWide(at index: Int, lineStart: Int) {
    guard index > lineStart, index < lineStart + size.width, packed[index].width == 0 else {
      return
    }
    packed[index - 1] = .blank(packed[index - 1].packedStyle)
    packed[index] = .blank(packed[index].packedStyle)
  }
}
