import JSONText
import SourceText
import Values

/// The texts of a column in a form that sorts by bytes: folded, then as written, to distinguish equal ones.
///
/// Every byte is one more than in UTF-8, so that 0 can end the folded part and sorts first. In a language with a
/// specific order ICU's sort key replaces the folded text.
struct SortTexts: Sendable {
  /// The language's order; nil for code points.
  private let collator: TextCollator?
  private var units: [UInt16] = []
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  init(collator: TextCollator? = nil) { self.collator = collator }

  var count: Int { ends.count }

  /// Adds the contents of a JSON string; returns its slot.
  mutating func append(content: UnsafeRawBufferPointer) -> UInt32 {
    guard !ByteSearch.contains(content, UInt8(ascii: "\\")) else {
      return append(JSONSkip.text(ofString: content))
    }
    return appendPlain(content)
  }

  mutating func append(_ text: String) -> UInt32 {
    var text = text
    return text.withUTF8 { appendPlain(UnsafeRawBufferPointer($0)) }
  }

  private mutating func appendPlain(_ text: UnsafeRawBufferPointer) -> UInt32 {
    if let collator {
      collator.appendKey(of: text, to: &bytes, reusing: &units)
      return end(with: text, foldedFrom: bytes.count)
    }
    let start = bytes.count
    FoldTable.append(text, to: &bytes)
    return end(with: text, foldedFrom: start)
  }

  /// Completes a text whose folded part begins at `start`, or is empty, with the text as written.
  private mutating func end(with text: UnsafeRawBufferPointer, foldedFrom start: Int) -> UInt32 {
    let middle = bytes.count
    bytes.append(0)
    bytes.append(contentsOf: text)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for index in start..<middle { bytes[index] += 1 }
      for index in middle + 1..<bytes.count { bytes[index] += 1 }
    }
    ends.append(bytes.count)
    return UInt32(ends.count - 1)
  }

  /// Adds the texts of another part of the records; its slots count from the present `count`.
  mutating func append(_ other: SortTexts) {
    let base = bytes.count
    bytes += other.bytes
    ends.reserveCapacity(ends.count + other.ends.count)
    for end in other.ends { ends.append(end + base) }
  }

  /// Sorts entries, each with the slot of its text; false if the job was stopped. O(bytes).
  ///
  /// By eight bytes at a time: entries with the same eight are sorted by the next eight.
  func sort(
    _ entries: UnsafeMutableBufferPointer<SortEntry>, room: UnsafeMutableBufferPointer<SortEntry>,
    descending: Bool, _ control: WorkControl
  ) -> Bool {
    let flip: UInt64 = descending ? .max : 0
    var runs = [(range: 0..<entries.count, depth: 0)]
    while let (range, depth) = runs.popLast() {
      guard !control.isCancelled else { return false }
      let run = UnsafeMutableBufferPointer(rebasing: entries[range])
      for index in run.indices { run[index].key = word(run[index].slot, depth) ^ flip }
      EntrySort.sort(run, room: UnsafeMutableBufferPointer(rebasing: room[range]))
      var start = 0
      while start < run.count {
        var end = start + 1
        while end < run.count, run[end].key == run[start].key { end += 1 }
        if end - start > 1, goesOn(run[start].slot, after: depth) {
          runs.append((range.lowerBound + start..<range.lowerBound + end, depth + 1))
        }
        start = end
      }
    }
    return true
  }

  private func goesOn(_ slot: UInt32, after depth: Int) -> Bool {
    let start = slot == 0 ? 0 : ends[Int(slot) - 1]
    return start + depth * 8 + 8 < ends[Int(slot)]
  }

  /// The eight bytes from `depth` times eight on as one number, with zeros after the text's end.
  private func word(_ slot: UInt32, _ depth: Int) -> UInt64 {
    let start = (slot == 0 ? 0 : ends[Int(slot) - 1]) + depth * 8
    let end = ends[Int(slot)]
    return bytes.withUnsafeBytes { bytes in
      if start + 8 <= end {
        return UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      }
      var word: UInt64 = 0
      for index in start..<max(start, end) {
        word |= UInt64(bytes[index]) << UInt64(56 - (index - start) * 8)
      }
      return word
    }
  }
}
