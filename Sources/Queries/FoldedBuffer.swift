import SourceText

/// A reusable buffer for folded text that is searched. Used from one thread.
///
/// Folds like `FoldTable.append`, sixteen bytes at a time for ASCII.
final class FoldedBuffer {
  private var base: UnsafeMutableRawPointer
  private var capacity: Int
  private var count = 0
  private let table = FoldTable.shared

  private typealias Vector = SIMD2<UInt64>
  private static let width = 16

  init() {
    capacity = 4096
    base = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: Self.width)
  }

  deinit { base.deallocate() }

  /// Replaces the contents by the folded form of valid UTF-8. O(n).
  func fold(_ text: UnsafeRawBufferPointer) {
    count = 0
    var index = 0
    var letter = FoldedLetter()
    reserve(text.count)
    while index < text.count {
      if index + Self.width <= text.count {
        let vector = text.loadUnaligned(fromByteOffset: index, as: Vector.self)
        base.storeBytes(of: Self.lowered(vector), toByteOffset: count, as: Vector.self)
        let plain = ByteSearch.Matches(marked: vector & Self.highBits).first
        index += plain
        count += plain
        if plain == Self.width { continue }
      }
      let byte = text[index]
      if byte < 0x80 {
        base.storeBytes(of: FoldTable.lowered(byte), toByteOffset: count, as: UInt8.self)
        index += 1
        count += 1
      } else {
        let rest = text.count - index
        index += table.withFolded(text, at: index, after: &letter) { dropped, folded in
          count -= dropped
          reserve(rest + folded.count)
          UnsafeMutableRawBufferPointer(start: base + count, count: folded.count)
            .copyBytes(from: folded)
          count += folded.count
        }
      }
    }
  }

  /// Reserves capacity for further bytes, and for a vector beyond the end.
  private func reserve(_ more: Int) {
    guard count + more + Self.width > capacity else { return }
    capacity = (count + more + Self.width) * 2
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: Self.width)
    larger.copyMemory(from: base, byteCount: count)
    base.deallocate()
    base = larger
  }

  func contains(_ word: [UInt8]) -> Bool {
    word.withUnsafeBytes { word in
      ByteSearch.contains(UnsafeRawBufferPointer(start: base, count: count), word)
    }
  }

  /// Sets bit 5 in the ASCII letters that lack it; other bytes are unchanged.
  @inline(__always)
  private static func lowered(_ vector: Vector) -> Vector {
    let sevenBits = vector & Vector(repeating: 0x7F7F_7F7F_7F7F_7F7F)
    let isFromA = sevenBits &+ Vector(repeating: 0x3F3F_3F3F_3F3F_3F3F)
    let isPastZ = sevenBits &+ Vector(repeating: 0x2525_2525_2525_2525)
    return vector | ((isFromA ^ isPastZ) & ~vector & highBits) &>> 2
  }

  @inline(__always)
  private static var highBits: Vector { Vector(repeating: 0x8080_8080_8080_8080) }
}
