/// The slot that contains each record, in shared pieces: 4 bytes per record.
struct SlotMap: Sendable {
  private var pieces: [[UInt32]] = []
  private static let pieceSize = 4096
  private static let nowhere = UInt32.max

  init() {}

  /// `count` records, `fill` in each slot.
  init(count: Int, fill: Int) {
    for start in stride(from: 0, to: count, by: Self.pieceSize) {
      pieces.append((start..<start + Self.pieceSize).map { UInt32($0 / fill) })
    }
  }

  subscript(index: UInt32) -> Int? {
    get {
      let (piece, inner) = Int(index).quotientAndRemainder(dividingBy: Self.pieceSize)
      guard piece < pieces.count, pieces[piece][inner] != Self.nowhere else { return nil }
      return Int(pieces[piece][inner])
    }
    set {
      let (piece, inner) = Int(index).quotientAndRemainder(dividingBy: Self.pieceSize)
      while pieces.count <= piece {
        pieces.append(Array(repeating: Self.nowhere, count: Self.pieceSize))
      }
      pieces[piece][inner] = newValue.map(UInt32.init) ?? Self.nowhere
    }
  }
}
