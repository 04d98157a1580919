import SourceText

/// Where items of a long list begin, or the members of a long object that has very many: what comes after it, or deep
/// inside of it, is found without reading all of it again.
///
/// Kept with the bytes (`ByteBuffer.finding`), and carried over to versions of them in which some values differ.
final class ContainerMarks {
  /// What is marked of a container, as places in the buffer.
  private enum Contents {
    /// Where the elements 0, 64, 128 and so on of a list begin.
    case elements([Int])
    /// An object's names, and where all members begin.
    case members(MemberNames, starts: [Int])
  }

  /// Where marks say that an item is.
  enum ItemPlace {
    /// So many items after the one that begins at `start`.
    case from(start: Int, after: Int)
    /// The container has no such item.
    case missing
    /// The container has no marks: it is to be gone through.
    case unmarked
  }

  /// Of the list or the object, with its brackets.
  let range: Range<Int>
  private let contents: Contents
  /// The marks of another container, which were there before.
  private let next: ContainerMarks?
  private let count: Int

  /// Elements from one mark to the next.
  private static let interval = 64
  /// Shorter ones are gone through faster.
  private static let leastBytes = 1 << 16
  /// The same of what is a large part of its buffer, as in a record that is edited again and again.
  private static let leastBytesOfLargePart = 1 << 10
  /// Objects of fewer members are gone through faster.
  static let leastMembers = 64
  /// A buffer may hold a million records, each with a list.
  private static let mostMarked = 4

  private init(range: Range<Int>, _ contents: Contents, next: ContainerMarks?) {
    self.range = range
    self.contents = contents
    self.next = next
    count = (next?.count ?? 0) + 1
  }

  /// What is known of the containers in some bytes.
  static func of(_ buffer: ByteBuffer) -> ContainerMarks? { buffer.finding as? ContainerMarks }

  /// The marks of the list or object whose opening bracket is at an offset.
  func container(at start: Int) -> ContainerMarks? {
    range.lowerBound == start ? self : next?.container(at: start)
  }
}

// MARK: Keeping

extension ContainerMarks {
  /// Keeps where the elements of a list are, if it is long, where somebody has gone through all of them already. They
  /// begin so much before where they are in the buffer.
  static func keep(
    _ elements: RecordRanges, of range: Range<Int>, in buffer: ByteBuffer, shiftedBy shift: Int
  ) {
    keep(range, in: buffer) { _ in
      .elements(
        stride(from: 0, to: elements.count, by: interval).map { elements[$0].lowerBound + shift })
    }
  }

  /// Keeps where the members of an object are that has very many, if it is long. O(object) once.
  static func keepMembers(of range: Range<Int>, in buffer: ByteBuffer) {
    keep(range, in: buffer) { known in
      let members = Array(JSONItems(buffer.bytes, range, skipping: known))
      return .members(
        MemberNames(members.compactMap(\.name), in: buffer.bytes), starts: members.map(\.start))
    }
  }

  /// The marks of a container, made and kept where it is long, unless enough others have some; nil where it has none.
  /// `make` is given the marks of the others.
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
  /// Where the element with an index is, for which a long list is marked. O(list) once.
  static func element(
    _ index: Int, ofListAt range: Range<Int>, in buffer: ByteBuffer
  ) -> ItemPlace {
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

  /// Where the member of a name is in the object at an offset, the last one of several.
  func member(_ name: UnsafeBufferPointer<UInt8>, ofObjectAt start: Int) -> ItemPlace {
    guard case .members(let names, let starts) = container(at: start)?.contents else {
      return .unmarked
    }
    return names.lastPlace(of: name).map { .from(start: starts[$0], after: 0) } ?? .missing
  }
}

// MARK: Other versions of the bytes

extension ContainerMarks {
  /// The same for bytes with others in place of some. Containers that were replaced are left out, and the one at
  /// `changed`, whose items are other ones. O(marks + values * log marks).
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
