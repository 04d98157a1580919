import SourceText

/// One complete screen: cluster and style of every cell, and the cursor.
package struct Frame: Sendable {
  package let size: Size
  /// Position of the cursor; nil hides it.
  package var cursor: Point?
  var packed: [PackedGlyph]
  /// Clusters too long for a packed glyph, in drawing order.
  var listed: [String] = []

  package init(size: Size, style: Style = .plain) {
    let size = Size(width: max(0, size.width), height: max(0, size.height))
    self.size = size
    packed = Array(
      repeating: .blank(PackedGlyph.bits(style)), count: size.width * size.height)
  }

  package var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  func cells(ofLine y: Int) -> Range<Int> { y * size.width..<(y + 1) * size.width }

  /// The glyph at a column and line within the frame.
  package subscript(x: Int, y: Int) -> Glyph {
    let glyph = packed[y * size.width + x]
    return Glyph(
      text: text(of: glyph), width: UInt8(truncatingIfNeeded: glyph.width), style: glyph.style)
  }

  /// Glyphs line by line; the second column of a wide cluster holds a glyph of width 0 and
  /// empty text.
  package var glyphs: [Glyph] {
    bounds.points.map { self[$0.x, $0.y] }
  }

  /// Text without trailing blanks, for tests.
  package var lines: [String] { (0..<size.height).map(line) }

  /// One line as text without trailing blanks.
  package func line(_ y: Int) -> String {
    var text = ""
    for glyph in packed[y * size.width..<(y + 1) * size.width] { text += self.text(of: glyph) }
    while text.utf8.last == 0x20 { text.unicodeScalars.removeLast() }
    return text
  }

  /// The stored glyph, for drivers, which look at every one.
  package func packedGlyph(x: Int, y: Int) -> PackedGlyph { packed[y * size.width + x] }

  /// The cluster of one of this frame's stored glyphs.
  package func text(of glyph: PackedGlyph) -> String {
    if glyph.isListed { return listed[Int(glyph.text)] }
    return withUnsafeBytes(of: glyph.text.littleEndian) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// True where a line has the glyphs of a line of another frame of the same width, and none of them is listed.
  func hasSameLine(_ y: Int, as other: Frame, line: Int) -> Bool {
    packed.withUnsafeBytes { mine in
      other.packed.withUnsafeBytes { theirs in
        let length = size.width * MemoryLayout<PackedGlyph>.stride
        let (start, otherStart) = (y * length, line * length)
        return UnsafeRawBufferPointer(rebasing: mine[start..<start + length])
          .isSame(as: UnsafeRawBufferPointer(rebasing: theirs[otherStart..<otherStart + length]))
      }
    } && (listed.isEmpty || !packed[cells(ofLine: y)].contains(where: \.isListed))
  }

  /// The columns of a line, from the first to the last, that differ from another frame of the same size; nil if the
  /// lines are equal.
  package func changedColumns(ofLine y: Int, since other: Frame) -> Range<Int>? {
    let start = y * size.width
    guard !hasSameLine(y, as: other, line: y) else { return nil }
    return packed.withUnsafeBufferPointer { mine in
      other.packed.withUnsafeBufferPointer { theirs in
        func differs(_ x: Int) -> Bool {
          let glyph = mine[start + x]
          guard glyph == theirs[start + x] else {
            return !glyph.isListed || glyph.look != theirs[start + x].look
              || text(of: glyph) != other.text(of: theirs[start + x])
          }
          return glyph.isListed && text(of: glyph) != other.text(of: theirs[start + x])
        }
        var first = 0
        while first < size.width && !differs(first) { first += 1 }
        guard first < size.width else { return nil }
        var last = size.width - 1
        while !differs(last) { last -= 1 }
        return first..<last + 1
      }
    }
  }
}

extension Frame: Equatable {
  package static func == (first: Frame, second: Frame) -> Bool {
    guard first.size == second.size, first.cursor == second.cursor else { return false }
    return (0..<first.size.height).allSatisfy {
      first.changedColumns(ofLine: $0, since: second) == nil
    }
  }
}

extension [PackedGlyph] {
  mutating func overwrite(from start: Int, with glyphs: ArraySlice<PackedGlyph>) {
    withUnsafeMutableBufferPointer { mine in
      glyphs.withUnsafeBufferPointer { theirs in
        guard let source = theirs.baseAddress, let target = mine.baseAddress else { return }
        precondition(start >= 0 && start + theirs.count <= mine.count)
        (target + start).update(from: source, count: theirs.count)
      }
    }
  }
}
