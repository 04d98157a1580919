/// The changes of a save: the old text and its replacements, in order.
package struct SourcePreview: Sendable {
  package var old: [UInt8]
  /// Replacements of ranges in `old`, ascending.
  package var splices: [(range: Range<Int>, new: [UInt8])]

  /// True if the source has no text, so that its JSON is shown.
  package private(set) var isConverted = false

  package init(old: [UInt8], splices: [(range: Range<Int>, new: [UInt8])]) {
    self.old = old
    self.splices = splices
  }

  /// The difference between two versions of the records, in the text of their source. O(source).
  package init(from old: RecordTable, to new: RecordTable) {
    if let origin = old.origin {
      self = origin.preview(from: old, to: new)
    } else {
      self.init(ofJSON: old, to: new)
    }
  }

  /// The difference in JSON, for a source without text.
  package init(convertedToJSON old: RecordTable, to new: RecordTable) {
    self.init(ofJSON: old, to: new)
    isConverted = true
  }

  /// The difference in JSON.
  package init(ofJSON old: RecordTable, to new: RecordTable) {
    self.init(old: [], splices: [])
    old.write { self.old += $0 }
    guard Array(old.records) == Array(new.records) else {
      var bytes: [UInt8] = []
      new.write { bytes += $0 }
      splices = [Self.difference(from: self.old, to: bytes)]
      return
    }
    var shift = 0
    for id in old.records {
      guard let start = old.original(id)?.range else { continue }
      let range = start.lowerBound + shift..<start.lowerBound + shift + old[id].range.count
      shift += old[id].range.count - start.count
      guard !old[id].hasSameBytes(as: new[id]) else { continue }
      splices.append((range, Array(new[id].bytes)))
    }
  }

  /// The part between equal beginnings and ends, for added, deleted or moved records.
  private static func difference(
    from old: [UInt8], to new: [UInt8]
  ) -> (range: Range<Int>, new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return (start..<old.count - end, Array(new[start..<new.count - end]))
  }
}
