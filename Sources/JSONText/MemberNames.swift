/// The names of an object's members, which stay valid as its values change.
final class MemberNames: Sendable {
  private let index: JSONNameIndex
  /// Index of the last member of each name.
  private let places: [Int]

  /// `names`: with their quotes. Names with escapes are stored decoded.
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

  /// The number of the last member of a name; nil if there is none. O(name) on average.
  func lastPlace(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    index.place(of: UnsafeRawBufferPointer(name)).map { places[$0] }
  }
}
