import SourceText

/// Offsets of items in long lists and of members in large objects, so that an item can be found without reading the
/// whole container again.
///
/// Attached to the bytes (`ByteBuffer.finding`), and carried over to versions of them in which some values differ.
final class ContainerMarks {
  private enum Contents {
    /// Offsets of the elements 0, 64, 128 and so on of a list.
    case elements([Int])
    /// An object's names, and the offsets of all members.
    case members(MemberNames, starts: [Int])
  }

  /// The position of an item as far as marks show it.
  enum ItemLocation {
    /// The item `after` items behind the one that begins at `start`.
    case from(start: Int, after: Int)
    case missing
    /// The container has no marks and must be scanned.
    case unmarked
  }

  /// Range including the brackets.
  let range: Range<Int>
  private let contents: Contents
  private let next: ContainerMarks?
  private let count: Int

  private static let interval = 64
  /// Minimum size in bytes; shorter containers are scanned faster.
  private static let leastBytes = 1 << 16
  /// Minimum size in bytes of containers that are a large part of their buffer, as in a
  /// record that is edited repeatedly.
  private static let leastBytesOfLargePart = 1 << 10
  /// Minimum number of members; smaller objects are scanned faster.
  static let leastMembers = 64
  /// Maximum number of containers with marks in one buffer, which may have a million records
  /// that each contain a list.
  private static let mostMarked = 4

  private init(range: Range<Int>, _ contents: Contents, next: ContainerMarks?) {
    self.range = range
    self.contents = contents
    self.next = next
    count = (next?.count ?? 0) + 1
  }

  static func of(_ buffer: ByteBuffer) -> ContainerMarks? { buffer.finding as? ContainerMarks }

  func container(at start: Int) -> ContainerMarks? {
    range.lowerBound == start ? self : next?.container(at: start)
  }
}

// MARK: Keeping

extension ContainerMarks {
  /// Marks the elements of a list, if it is long, after a caller has scanned all of them. The elements' ranges are
  /// less than their offsets in the buffer by `shift`.
  static func keep(
    _ elements: RecordRanges, of range: Range<Int>, in buffer: ByteBuffer, shiftedBy shift: Int
  ) {
    keep(range, in: buffer) { _ in
      .elements(
        stride(from: 0, to: elements.count, by: interval).map { elements[$0].lowerBound + shift })
    }
  }

  /// Marks the members of a long object with many of them. O(object) once.
  static func keepMembers(of range: Range<Int>, in buffer: ByteBuffer) {
    keep(range, in: buffer) { known in
      let members = Array(JSONItems(buffer.bytes, range, skipping: known))
      return .members(
        MemberNames(members.compactMap(\.name), in: buffer.bytes), starts: members.map(\.start))
    }
  }

  /// Adds the marks of a long container unless enough others have some; nil if it has none. `make` receives the
  /// existing marks.
  @discardableResult
  private static func keep(
    _ range: Range<Int>, in buffer: ByteBuffer, make: (ContainerMarks?) -> Contents
  ) -> ContainerMarks? {
    guard isLong(range, in: buffer) else { return nil }
    let known = of(buffer)
    if let marks = known?.container(at: range.lowerBound) { return marks }
    guard known.map({ $0.count < mostMarked }) ?? true else { return nil }
    let marks = ContainerMarks(range: range, make(known), next: known)
    buffer.keep(marks, after: known)
    return marks
  }

  private static func isLong(_ range: Range<Int>, in buffer: ByteBuffer) -> Bool {
    range.count >= leastBytes
      || range.count >= leastBytesOfLargePart && range.count >= buffer.count / 4
  }
}

// MARK: Looking up

extension ContainerMarks {
  /// The position of the element with an index; marks a long list. O(list) once.
  static func element(
    _ index: Int, ofListAt range: Range<Int>, in buffer: ByteBuffer
  ) -> ItemLocation {
    let marks = keep(range, in: buffer) { _ in
      var starts: [Int] = []
      for (number, item) in JSONItems(buffer.bytes, range).enumerated()
      where number % interval == 0 {
        starts.append(item.start)
      }
      return .elements(starts)
    }
    guard case .elements(let starts) = marks?.contents else { return .unmarked }
    let mark = index / interval
    return mark < starts.count ? .from(start: starts[mark], after: index % interval) : .missing
  }

  /// The position of the last member of a name in the object at an offset.
  func member(_ name: UnsafeBufferPointer<UInt8>, ofObjectAt start: Int) -> ItemLocation {
    guard case .members(let names, let starts) = container(at: start)?.contents else {
      return .unmarked
    }
    return names.lastIndex(of: name).map { .from(start: starts[$0], after: 0) } ?? .missing
  }
}

// MARK: Other versions of the bytes

extension ContainerMarks {
  /// The marks for a copy of the bytes with some ranges replaced. Replaced containers are left out, and so is the one
  /// at `changed`, whose items differ. O(marks + values * log marks).
  func carried(over replaced: ReplacedRanges, except changed: Int? = nil) -> ContainerMarks? {
    let next = next?.carried(over: replaced, except: changed)
    let isLost = range.lowerBound == changed || replaced.removes(range.lowerBound)
    guard !isLost else { return next }
    let contents: Contents =
      switch contents {
      case .elements(let starts): .elements(replaced.moved(starts))
      case .members(let names, let starts): .members(names, starts: replaced.moved(starts))
      }
    return ContainerMarks(
      range: replaced.moved(range.lowerBound)..<replaced.moved(range.upperBound), contents,
      next: next)
  }
}
