import SourceText

/// Where elements of a long list begin, every 64th of them: what comes after the list, or deep inside of it, is found
/// without reading all elements again.
///
/// Kept with the bytes (`ByteBuffer.finding`), and carried over to a version of them in which one value differs.
final class ListMarks {
  /// Of the list, with its brackets.
  let range: Range<Int>
  /// Where the elements 0, 64, 128 and so on begin.
  private let starts: [Int]
  /// Those of another list, which were there before.
  private let next: ListMarks?
  private let count: Int

  /// Elements from one mark to the next.
  private static let interval = 64
  /// Shorter lists are gone through faster.
  private static let leastBytes = 1 << 16
  /// A buffer may hold a million records, each with a list.
  private static let mostLists = 4

  private init(range: Range<Int>, starts: [Int], next: ListMarks?) {
    self.range = range
    self.starts = starts
    self.next = next
    count = (next?.count ?? 0) + 1
  }

  /// What is known of the lists in some bytes.
  static func of(_ buffer: ByteBuffer) -> ListMarks? { buffer.finding as? ListMarks }

  /// The marks of a list, made where it is long; nil where there are none. O(list) once.
  static func ofList(_ range: Range<Int>, in buffer: ByteBuffer) -> ListMarks? {
    ofList(range, in: buffer) {
      var starts: [Int] = []
      for (number, item) in JSONItems(buffer.bytes, range).enumerated()
      where number % interval == 0 {
        starts.append(item.start)
      }
      return starts
    }
  }

  /// The same where somebody has gone through all elements already, which begin so much before where they are in the
  /// buffer.
  static func keep(
    _ elements: RecordRanges, of range: Range<Int>, in buffer: ByteBuffer, shiftedBy shift: Int
  ) {
    _ = ofList(range, in: buffer) {
      stride(from: 0, to: elements.count, by: interval).map { elements[$0].lowerBound + shift }
    }
  }

  private static func ofList(
    _ range: Range<Int>, in buffer: ByteBuffer, starts: () -> [Int]
  ) -> ListMarks? {
    guard range.count >= leastBytes else { return nil }
    let known = of(buffer)
    if let marks = known?.list(at: range.lowerBound) { return marks }
    guard known.map({ $0.count < mostLists }) ?? true else { return nil }
    let marks = ListMarks(range: range, starts: starts(), next: known)
    buffer.keep(marks, after: known)
    return marks
  }

  /// The marks of the list whose opening bracket is at an offset.
  func list(at start: Int) -> ListMarks? {
    range.lowerBound == start ? self : next?.list(at: start)
  }

  /// Where the last marked element up to an index begins, and how many elements are between; nil beyond the last mark.
  func mark(before index: Int) -> (start: Int, distance: Int)? {
    let mark = index / Self.interval
    return mark < starts.count ? (starts[mark], index % Self.interval) : nil
  }

  /// The same for bytes that have `count` others in place of those of `replaced`, and that begin with the one at
  /// `origin`. Lists that were replaced are left out, and the one at `changed`, whose elements are other ones.
  func carried(over replaced: Range<Int>, to count: Int, from origin: Int, except changed: Int?)
    -> ListMarks?
  {
    let next = next?.carried(over: replaced, to: count, from: origin, except: changed)
    let isLost =
      range.lowerBound == changed || range.lowerBound < origin
      || replaced.contains(range.lowerBound)
    guard !isLost else { return next }
    let shift = count - replaced.count
    // What begins or ends where the new bytes begin, does so still.
    func moved(_ old: Int) -> Int { (old <= replaced.lowerBound ? old : old + shift) - origin }
    return ListMarks(
      range: moved(range.lowerBound)..<moved(range.upperBound), starts: starts.map(moved),
      next: next)
  }
}
