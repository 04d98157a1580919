import JSONText
import SourceText

/// The source's knowledge of values that were read.
extension ReadRecords {
  /// The location of a value; nil if it did not exist, or is part of an addition.
  package func location(of path: [JSONStep], in id: RecordID) -> SourceLocation? {
    guard case .found(let slice)? = original(id)?.lookup(path) else { return nil }
    let offset = slice.range.lowerBound
    guard let origin else {
      var index = LineIndex(source.buffer)
      return .text(index.position(at: offset))
    }
    return origin.location(at: offset, in: id)
  }

  /// The source's type of a value; nil if JSON's type is sufficient.
  package func nativeType(of path: [JSONStep], in id: RecordID) -> NativeType? {
    guard let origin, case .found(let slice)? = original(id)?.lookup(path) else { return nil }
    return origin.nativeType(at: slice.range.lowerBound, in: id)
  }

  /// The source's type of a record's value; nil for an edited one, and if JSON's type is sufficient.
  package func nativeType(of value: JSONSlice) -> NativeType? {
    let offset = value.range.lowerBound
    guard let origin, value.buffer === source.buffer, let id = original(around: offset) else {
      return nil
    }
    return origin.nativeType(at: offset, in: id)
  }

  /// The record around an offset: they are in the order of the file.
  func original(around offset: Int) -> RecordID? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      let range = ranges[middle]
      if range.contains(offset) { return RecordID(rawValue: UInt32(middle)) }
      if range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
