/// The names of an object's members, which stay valid as its values change.
final class MemberNames: Sendable {
  private let index: JSONNameIndex
  /// Index of the last member of each name.
  private let numbers: [Int]

  /// `names`: with their quotes. Names with escapes are stored decoded.
  init(_ names: [Range<Int>], in bytes: UnsafeRawBufferPointer) {
    var (index, numbers) = (JSONNameIndex(), [Int]())
    for (number, name) in names.enumerated() {
      let raw = UnsafeRawBufferPointer(rebasing: bytes[JSONString.content(name)])
      let (position, isNew) =
        JSONNameKey(bytes, name) == .escaped
        ? JSONString.unescaped(raw).withUnsafeBytes { index.insert($0) } : index.insert(raw)
      if isNew { numbers.append(number) } else { numbers[position] = number }
    }
    (self.index, self.numbers) = (index, numbers)
  }

  /// The number of the last member of a name; nil if there is none. O(name) on average.
  func lastIndex(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    index.index(of: UnsafeRawBufferPointer(name)).map { numbers[$0] }
  }
}
