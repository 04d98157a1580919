import CNcurses
import Screen

extension NcursesTerminal {
  /// Shows a frame; only differences from the previous one go to curses, which sends differences from the screen.
  package func show(_ frame: Frame) {
    let height = min(frame.size.height, size.height)
    var former = shown.flatMap { $0.size == frame.size ? $0 : nil }
    var bytes: [UInt8] = []
    if let shown = former, frame.size == size, let scroll = frame.scroll(since: shown),
      let sequence = self.scroll(scroll)
    {
      former = shown.scrolled(scroll)
      bytes += sequence.utf8
    }
    var overlaid: [Int] = []
    // Then the blanks need not be put.
    if former == nil { werase(formview_stdscr()) }
    for y in 0..<height {
      var columns = 0..<min(frame.size.width, size.width)
      if let former {
        guard let changed = frame.changedColumns(ofLine: y, since: former) else { continue }
        columns = changed.clamped(to: columns)
      }
      let hasOverlays = lineHasOverlays(y, of: frame)
      if hasOverlays || linesWithOverlays.contains(y) {
        // curses can't know what the clusters did to the line: it starts it afresh.
        columns = 0..<min(frame.size.width, size.width)
        wredrawln(formview_stdscr(), Int32(y), 1)
      }
      put(columns, ofLine: y, of: frame, since: former)
      if hasOverlays {
        overlaid.append(y)
        linesWithOverlays.insert(y)
      } else {
        linesWithOverlays.remove(y)
      }
    }
    shown = frame
    showCursor(frame.cursor)
    if let gathered { bytes += gathered.gather { refresh() } } else { refresh() }
    if !overlaid.isEmpty { bytes += overlays(onLines: overlaid, of: frame).utf8 }
    if !bytes.isEmpty { write(bytes) }
  }

  package func adopt(ground: (text: Color, background: Color)?) {
    looks.adopt(ground: ground)
    redraw()
  }

  /// The string that scrolls some lines before anything else is drawn; nil if the terminal can't.
  ///
  /// curses would move other lines, and knows nothing of some clusters that move with theirs: so all three of its
  /// pictures (the drawn window, the next screen, the current screen) move along.
  private func scroll(_ scroll: ScrolledLines) -> String? {
    // Lines that come in have the terminal's own background.
    guard !looks.paintsBlanks else { return nil }
    let cursor = Point(x: Int(getcurx(formview_stdscr())), y: Int(getcury(formview_stdscr())))
    guard
      let sequence = capabilities.scrolling(scroll, lineCount: size.height, cursor: cursor)
    else { return nil }
    for window in [formview_stdscr(), formview_newscr(), formview_curscr()] {
      formview_scroll(
        window, Int32(scroll.lines.lowerBound), Int32(scroll.lines.upperBound - 1),
        Int32(scroll.distance))
    }
    let moved = linesWithOverlays.intersection(scroll.lines).map { $0 - scroll.distance }
    linesWithOverlays.subtract(scroll.lines)
    linesWithOverlays.formUnion(moved.filter(scroll.lines.contains))
    return sequence
  }

  /// Gives curses the glyphs that it does not have of a former frame; nil where it has blanks.
  private func put(
    _ columns: Range<Int>, ofLine y: Int, of frame: Frame, since former: Frame?
  ) {
    var scalars: [UInt32] = []
    for x in columns {
      let glyph = frame.packedGlyph(x: x, y: y)
      guard glyph.width > 0 else { continue }
      if let former {
        if !glyph.isListed, glyph == former.packedGlyph(x: x, y: y) { continue }
      } else if glyph.isPlainBlank, !looks.paintsBlanks {
        continue
      }
      let look = looks.look(of: glyph)
      scalars.removeAll(keepingCapacity: true)
      if !glyph.isListed && glyph.text < 0x80 {
        scalars.append(UInt32(glyph.text))
      } else if !isSafe(glyph, of: frame) || x + glyph.width > size.width {
        putBlanks(glyph.width, x: x, y: y, look: look)
        if canOverlay { continue }
        scalars.append(0x3F)  // no way to write it without curses: a question mark
      } else {
        scalars.append(contentsOf: frame.text(of: glyph).unicodeScalars.map(\.value))
      }
      formview_put(
        Int32(y), Int32(x), scalars, Int32(scalars.count), look.attributes, look.pair)
    }
  }

  private func putBlanks(_ count: Int, x: Int, y: Int, look: GlyphLook) {
    let blank: [UInt32] = [0x20]
    for column in x..<min(x + count, size.width) {
      formview_put(Int32(y), Int32(column), blank, 1, look.attributes, look.pair)
    }
  }

  private func showCursor(_ cursor: Point?) {
    let isVisible = cursor.map { $0.x >= 0 && $0.y >= 0 && $0.x < size.width && $0.y < size.height }
    if let cursor, isVisible == true {
      move(Int32(cursor.y), Int32(cursor.x))
      curs_set(1)
    } else {
      curs_set(0)
    }
  }

  // MARK: Clusters that curses can't hold

  private func lineHasOverlays(_ y: Int, of frame: Frame) -> Bool {
    (0..<frame.size.width).contains { isOverlay(frame.packedGlyph(x: $0, y: y), of: frame) }
  }

  private func isOverlay(_ glyph: PackedGlyph, of frame: Frame) -> Bool {
    if !glyph.isListed && glyph.text < 0x80 { return false }
    return canOverlay && !isSafe(glyph, of: frame)
  }

  private func isSafe(_ glyph: PackedGlyph, of frame: Frame) -> Bool {
    ClusterTrust.isSafe(frame.text(of: glyph).unicodeScalars, width: glyph.width)
  }

  private var canOverlay: Bool {
    capabilities.saveCursor != nil && capabilities.restoreCursor != nil
  }

  /// The output that writes these clusters over the blanks that curses put at their columns, and after each the cells
  /// it may have painted over on a terminal that treats it as wider than we do.
  private func overlays(onLines lines: [Int], of frame: Frame) -> String {
    var text = (capabilities.saveCursor ?? "") + capabilities.wrapOff
    var style: UInt64?
    for y in lines {
      var damageEnd = 0
      var cursor: Int?
      for x in 0..<min(frame.size.width, size.width) {
        let glyph = frame.packedGlyph(x: x, y: y)
        guard glyph.width > 0, x + glyph.width <= size.width else { continue }
        let isOverlay = isOverlay(glyph, of: frame)
        guard isOverlay || x < damageEnd else { continue }
        var cluster = frame.text(of: glyph)
        if isOverlay, x + ClusterTrust.widestReading(of: cluster) > size.width {
          // Some terminals would go on in the next line, wrapping or not.
          cluster = String(cluster.unicodeScalars.prefix(1))
        }
        if cursor != x { text += capabilities.place(x: x, y: y) }
        if style != glyph.packedStyle {
          text += capabilities.rendition(looks.look(of: glyph))
          style = glyph.packedStyle
        }
        text += cluster
        cursor = isOverlay ? nil : x + glyph.width
        if isOverlay { damageEnd = max(damageEnd, x + ClusterTrust.widestReading(of: cluster)) }
      }
    }
    return text + capabilities.wrapOn + (capabilities.restoreCursor ?? "")
  }
}
