import SourceText

/// Where elements of a long list begin, every 64th of them, or the members of an object of very many: what comes after it,
/// or deep inside of it, is found without reading all of it again.
///
/// Kept with the bytes (`ByteBuffer.finding`), and carried over to a version of them in which one value differs.
final class ContainerMarks {
  /// Of the list or the object, with its brackets.
  let range: Range<Int>
  /// Where the elements 0, 64, 128 and so on begin, or all members.
  private let starts: [Int]
  /// The names of the members; nil for a list.
  private let names: MemberNames?
  /// Those of another one, which were there before.
  private let next: ContainerMarks?
  private let count: Int

  /// Elements from one mark to the next.
  private static let interval = 64
  /// Shorter ones are gone through faster.
  private static let leastBytes = 1 << 16
  /// The same of what is a large part of its buffer, as in a record that is edited again and again.
  private static let leastBytesOfLargePart = 1 << 12
  /// Objects of fewer members are gone through faster.
  static let leastMembers = 512
  /// A buffer may hold a million records, each with a list.
  private static let mostMarked = 4

  private init(
    range: Range<Int>, starts: [Int], names: MemberNames? = nil, next: ContainerMarks?
  ) {
    self.range = range
    self.starts = starts
    self.names = names
    self.next = next
    count = (next?.count ?? 0) + 1
  }

  /// What is known of the lists in some bytes.
  static func of(_ buffer: ByteBuffer) -> ContainerMarks? { buffer.finding as? ContainerMarks }

  /// The marks of a list, made where it is long; nil where there are none. O(list) once.
  static func ofList(_ range: Range<Int>, in buffer: ByteBuffer) -> ContainerMarks? {
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
  ) -> ContainerMarks? {
    guard isLong(range, in: buffer) else { return nil }
    let known = of(buffer)
    if let marks = known?.container(at: range.lowerBound) { return marks }
    guard known.map({ $0.count < mostMarked }) ?? true else { return nil }
    let marks = ContainerMarks(range: range, starts: starts(), next: known)
    buffer.keep(marks, after: known)
    return marks
  }

  /// Keeps where the members of an object are that has very many. O(object).
  static func keepMembers(of range: Range<Int>, in buffer: ByteBuffer) {
    let known = of(buffer)
    guard isLong(range, in: buffer), known?.container(at: range.lowerBound) == nil,
      known.map({ $0.count < mostMarked }) ?? true
    else { return }
    let members = Array(JSONItems(buffer.bytes, range, skipping: known))
    let names = MemberNames(members.compactMap(\.name), in: buffer.bytes)
    buffer.keep(
      ContainerMarks(range: range, starts: members.map(\.start), names: names, next: known),
      after: known)
  }

  private static func isLong(_ range: Range<Int>, in buffer: ByteBuffer) -> Bool {
    range.count >= leastBytes
      || range.count >= leastBytesOfLargePart && range.count >= buffer.count / 4
  }

  /// Where the member of a name begins, the last one of several; nil where these are not the marks of an object.
  func start(ofMember name: UnsafeBufferPointer<UInt8>) -> Int?? {
    names.map { names in names.lastPlace(of: name).map { starts[$0] } }
  }

  /// The marks of the list or object whose opening bracket is at an offset.
  func container(at start: Int) -> ContainerMarks? {
    range.lowerBound == start ? self : next?.container(at: start)
  }

  /// Where the last marked element up to an index begins, and how many elements are between; nil beyond the last mark.
  func mark(before index: Int) -> (start: Int, distance: Int)? {
    let mark = index / Self.interval
    return mark < starts.count ? (starts[mark], index % Self.interval) : nil
  }

  /// The same for bytes that have `count` others in place of those of `replaced`, and that begin with the one at
  /// `origin`. Lists that were replaced are left out, and the one at `changed`, whose elements are other ones.
  func carried(over replaced: Range<Int>, to count: Int, from origin: Int, except changed: Int?)
    -> ContainerMarks?
  {
    let next = next?.carried(over: replaced, to: count, from: origin, except: changed)
    let isLost =
      range.lowerBound == changed || range.lowerBound < origin
      || replaced.contains(range.lowerBound)
    guard !isLost else { return next }
    let shift = count - replaced.count
    // What begins or ends where the new bytes begin, does so still.
    func moved(_ old: Int) -> Int { (old <= replaced.lowerBound ? old : old + shift) - origin }
    return ContainerMarks(
      range: moved(range.lowerBound)..<moved(range.upperBound), starts: starts.map(moved),
      names: names, next: next)
  }
}

/// The names of an object's members, which stay as its values change.
private final class MemberNames: Sendable {
  private let index: JSONNameIndex
  /// Of each name the last member that has it.
  private let places: [Int]

  /// `names`: with their quotes. Those with escapes are kept as they read.
  init(_ names: [Range<Int>], in bytes: UnsafeRawBufferPointer) {
    var (index, places) = (JSONNameIndex(), [Int]())
    for (number, name) in names.enumerated() {
      let raw = UnsafeRawBufferPointer(rebasing: bytes[JSONString.content(name)])
      let (place, isNew) =
        JSONNameKey(bytes, name) == .escaped
        ? JSONString.unescaped(raw).withUnsafeBytes { index.insert($0) } : index.insert(raw)
      if isNew { places.append(number) } else { places[place] = number }
    }
    (self.index, self.places) = (index, places)
  }

  func lastPlace(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    index.place(of: UnsafeRawBufferPointer(name)).map { places[$0] }
  }
}
