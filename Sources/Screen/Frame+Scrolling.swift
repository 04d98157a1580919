/// Lines of the screen that moved as they are: what a terminal does itself where one tells it to.
package struct ScrolledLines: Hashable, Sendable {
  /// The lines that take part.
  package var lines: Range<Int>
  /// By how many lines the contents move up; below 0 they move down.
  package var distance: Int
}

extension Frame {
  /// The lines to scroll so that `former`, of the same size, comes nearest to this frame; nil where that
  /// saves less than `least` cells. O(cells).
  package func scroll(since former: Frame, least: Int = 80) -> ScrolledLines? {
    guard former.size == size, size.height > 2 else { return nil }
    let stays = (0..<size.height).map { differingCells(ofLine: $0, from: former, line: $0) }
    guard stays.reduce(0, +) >= least,
      let distance = Self.likelyDistance(lineHashes, former.lineHashes),
      let best = bestRegion(abs(distance), since: former, stays, isDown: distance < 0),
      best.gain >= least
    else { return nil }
    return ScrolledLines(lines: best.lines, distance: distance)
  }

  /// The frame after a terminal has scrolled it; the lines that come in are blank.
  package func scrolled(_ scroll: ScrolledLines) -> Frame {
    var frame = self
    for y in scroll.lines {
      let source = y + scroll.distance
      for x in 0..<size.width {
        frame.packed[y * size.width + x] =
          scroll.lines.contains(source) ? packed[source * size.width + x] : .blank(0)
      }
    }
    return frame
  }

  // MARK: Finding it

  /// The distance at which most lines are found again that are not where they were; nil for few.
  private static func likelyDistance(_ mine: [UInt64], _ theirs: [UInt64]) -> Int? {
    let height = mine.count
    var places: [UInt64: [Int]] = [:]
    for (y, hash) in theirs.enumerated() where hash != blankHash {
      places[hash, default: []].append(y)
    }
    var votes: [Int: Int] = [:]
    for (y, hash) in mine.enumerated() where hash != blankHash && hash != theirs[y] {
      // Lines that are there several times tell little.
      guard let found = places[hash], found.count <= 2 else { continue }
      for place in found { votes[place - y, default: 0] += 1 }
    }
    let best = votes.max { ($0.value, -abs($0.key)) < ($1.value, -abs($1.key)) }
    guard let best, best.value >= 2, abs(best.key) < height else { return nil }
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
    (0..<size.width).reduce(0) { count, x in
      let (mine, theirs) = (packed[y * size.width + x], other.packed[line * size.width + x])
      if mine.isListed, theirs.isListed, mine.look == theirs.look {
        return text(of: mine) == other.text(of: theirs) ? count : count + 1
      }
      return mine == theirs ? count : count + 1
    }
  }

  private func inkedCells(ofLine y: Int) -> Int {
    packed[y * size.width..<(y + 1) * size.width].count { !$0.isPlainBlank }
  }

  private static let blankHash: UInt64 = 0

  /// What each line shows, for telling lines apart; `blankHash` for nothing.
  private var lineHashes: [UInt64] {
    (0..<size.height).map { y in
      var hash: UInt64 = 1
      var isBlank = true
      for glyph in packed[y * size.width..<(y + 1) * size.width] {
        let text =
          glyph.isListed ? UInt64(bitPattern: Int64(text(of: glyph).hashValue)) : glyph.text
        hash = (hash ^ text) &* 0x9E37_79B9_7F4A_7C15
        hash = ((hash << 23 | hash >> 41) ^ glyph.look) &* 0xC2B2_AE3D_27D4_EB4F
        isBlank = isBlank && glyph.isPlainBlank
      }
      return isBlank ? Self.blankHash : hash | 1
    }
  }
}
