/// Lines of the screen that moved unchanged, which a terminal can do itself.
package struct ScrolledLines: Hashable, Sendable {
  package var lines: Range<Int>
  /// Distance in lines, upwards; negative moves down.
  package var distance: Int
}

extension Frame {
  /// The lines to scroll so that `former`, of the same size, becomes most similar to this frame; nil if that saves
  /// less than `least` cells. O(cells that differ); most keys change a few lines, and move none.
  package func scroll(since former: Frame, least: Int = 80) -> ScrolledLines? {
    guard former.size == size, size.height > 2 else { return nil }
    let stays = (0..<size.height).map { differingCells(ofLine: $0, from: former, line: $0) }
    guard stays.reduce(0, +) >= least,
      let distance = likelyDistance(since: former, changed: stays.indices.filter { stays[$0] > 0 }),
      let best = bestRegion(abs(distance), since: former, stays, isDown: distance < 0),
      best.gain >= least
    else { return nil }
    return ScrolledLines(lines: best.lines, distance: distance)
  }

  /// The frame after a terminal has scrolled it; new lines are blank.
  package func scrolled(_ scroll: ScrolledLines) -> Frame {
    var frame = self
    let blankLine = [PackedGlyph](repeating: .blank(0), count: size.width)
    for y in scroll.lines {
      let source = y + scroll.distance
      frame.packed.overwrite(
        from: y * size.width,
        with: scroll.lines.contains(source) ? packed[cells(ofLine: source)] : blankLine[...])
    }
    return frame
  }

  // MARK: Finding it

  /// The most frequent distance that lines moved, of those that changed; nil for few.
  private func likelyDistance(since former: Frame, changed: [Int]) -> Int? {
    // Two lines that went the same way leave at least a third one that changed.
    guard changed.count > 2 else { return nil }
    var indices: [UInt64: [Int]] = [:]
    for y in changed { indices[former.lineHash(y), default: []].append(y) }
    indices[Self.blankHash] = nil
    var votes: [Int: Int] = [:]
    for y in changed {
      // Lines that are there several times prove little.
      guard let found = indices[lineHash(y)], found.count <= 2 else { continue }
      for index in found { votes[index - y, default: 0] += 1 }
    }
    let best = votes.max { ($0.value, -abs($0.key)) < ($1.value, -abs($1.key)) }
    guard let best, best.value >= 2, best.key != 0 else { return nil }
    return best.key
  }

  /// The lines that gain most by moving `distance` lines up, or down.
  private func bestRegion(
    _ distance: Int, since former: Frame, _ stays: [Int], isDown: Bool
  ) -> (lines: Range<Int>, gain: Int)? {
    let height = size.height
    // In the direction of the movement, so that both are one case.
    func line(_ y: Int) -> Int { isDown ? height - 1 - y : y }
    let moves = (0..<height - distance).map { y in
      stays[line(y)] - differingCells(ofLine: line(y), from: former, line: line(y + distance))
    }
    let blanks = (0..<height).map { stays[line($0)] - inkedCells(ofLine: line($0)) }
    var best: (lines: Range<Int>, gain: Int)?
    // The best run of lines that end up moved, and the lines behind it that come in blank.
    var (start, sum) = (0, 0)
    for end in 0..<height - distance {
      if sum <= 0 { (start, sum) = (end, 0) }
      sum += moves[end]
      let gain = sum + blanks[end + 1...end + distance].reduce(0, +)
      if gain > best?.gain ?? 0 { best = (start..<end + 1 + distance, gain) }
    }
    guard let best, isDown else { return best }
    return (height - best.lines.upperBound..<height - best.lines.lowerBound, best.gain)
  }

  private func differingCells(ofLine y: Int, from other: Frame, line: Int) -> Int {
    guard !hasSameLine(y, as: other, line: line) else { return 0 }
    let (mine, theirs) = (cells(ofLine: y).lowerBound, cells(ofLine: line).lowerBound)
    return packed.withUnsafeBufferPointer { packed in
      other.packed.withUnsafeBufferPointer { others in
        var count = 0
        var looks: UInt64 = 0
        for x in 0..<size.width {
          let (glyph, former) = (packed[mine + x], others[theirs + x])
          count &+= (glyph.text ^ former.text) | (glyph.look ^ former.look) == 0 ? 0 : 1
          looks |= glyph.look | former.look
        }
        guard looks & PackedGlyph.listedBit != 0 else { return count }
        return (0..<size.width).count { x in
          let (glyph, former) = (packed[mine + x], others[theirs + x])
          guard glyph.isListed, former.isListed, glyph.look == former.look else {
            return glyph != former
          }
          return text(of: glyph) != other.text(of: former)
        }
      }
    }
  }

  private func inkedCells(ofLine y: Int) -> Int {
    packed[cells(ofLine: y)].count { !$0.isPlainBlank }
  }

  private static let blankHash: UInt64 = 0

  /// A hash of a line's content; `blankHash` for an empty line.
  private func lineHash(_ y: Int) -> UInt64 {
    packed.withUnsafeBufferPointer {
      lineHash(UnsafeBufferPointer(rebasing: $0[cells(ofLine: y)]))
    }
  }

  private func lineHash(_ glyphs: UnsafeBufferPointer<PackedGlyph>) -> UInt64 {
    var hash: UInt64 = 1
    var isBlank = true
    for glyph in glyphs {
      let text =
        glyph.isListed ? UInt64(bitPattern: Int64(text(of: glyph).hashValue)) : glyph.text
      // A product carries nothing down from the highest bits, where the look has its attributes.
      hash = (hash << 23 | hash >> 41) ^ text ^ (glyph.look << 17 | glyph.look >> 47)
      hash = hash &* 0x9E37_79B9_7F4A_7C15
      isBlank = isBlank && glyph.isPlainBlank
    }
    return isBlank ? Self.blankHash : hash | 1
  }
}
