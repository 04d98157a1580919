/// The names of an object's members, which stay as its values change.
final class MemberNames: Sendable {
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

  /// The number of the last member of a name; nil where none has it. O(name) on average.
  func lastPlace(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    index.place(of: UnsafeRawBufferPointer(name)).map { places[$0] }
  }
}
