/// One grapheme cluster of a text that is being walked through.
struct Cluster {
  /// Its UTF-8.
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where it begins, in UTF-8 bytes from the text's start.
  let offset: Int
  /// Columns, those of the visible form if there is one.
  let width: Int
  let visibleForm: String?
}

/// Walks through a text by grapheme cluster; most scripts without asking Unicode's tables.
enum ClusterScan {
  /// Calls `body` for each cluster until it returns false.
  @inline(__always)
  static func forEach<Text: StringProtocol>(in text: Text, _ body: (Cluster) -> Bool) {
    let done: Void? = text.utf8.withContiguousStorageIfAvailable { walk($0, of: text, body) }
    if done == nil {
      var copy = String(text)
      copy.makeContiguousUTF8()
      copy.utf8.withContiguousStorageIfAvailable { walk($0, of: copy, body) }
    }
  }

  @inline(__always)
  private static func walk<Text: StringProtocol>(
    _ bytes: UnsafeBufferPointer<UInt8>, of text: Text, _ body: (Cluster) -> Bool
  ) {
    var offset = 0
    while offset < bytes.count {
      let simple = simpleCluster(bytes, at: offset)
      if simple.length > 0 {
        let end = offset + simple.length
        guard
          body(
            Cluster(
              bytes: UnsafeBufferPointer(rebasing: bytes[offset..<end]), offset: offset,
              width: simple.width, visibleForm: nil))
        else { return }
        offset = end
      } else {
        let cluster = fullCluster(bytes, of: text, at: offset)
        guard body(cluster) else { return }
        offset += cluster.bytes.count
      }
    }
  }

  /// The length and width of a cluster that is surely a single scalar, or a length of 0: printable ASCII,
  /// Latin, Cyrillic or an ideograph, before something that can't extend it.
  @inline(__always)
  private static func simpleCluster(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (length: Int, width: Int) {
    let lead = bytes[offset]
    var length = 1
    var width = 1
    if lead >= 0x20 && lead < 0x7F {
      // one byte, one column
    } else if isTwoByteLetterLead(lead) {
      length = 2
    } else if lead >= 0xE4 && lead <= 0xE9 && (lead > 0xE4 || bytes[offset + 1] >= 0xB8) {
      length = 3
      width = 2
    } else {
      return (0, 0)
    }
    guard offset + length < bytes.count else { return (length, width) }
    let next = bytes[offset + length]
    let isBoundary = next < 0x80 || isTwoByteLetterLead(next) || (next >= 0xE4 && next <= 0xE9)
    return isBoundary ? (length, width) : (0, 0)
  }

  /// U+00C0…U+027F and U+0400…U+047F: letters only, none of which extends a cluster.
  @inline(__always)
  private static func isTwoByteLetterLead(_ byte: UInt8) -> Bool {
    (byte >= 0xC3 && byte <= 0xC9) || byte == 0xD0 || byte == 0xD1
  }

  @inline(never)
  private static func fullCluster<Text: StringProtocol>(
    _ bytes: UnsafeBufferPointer<UInt8>, of text: Text, at offset: Int
  ) -> Cluster {
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    let end = text.index(after: start)
    let length = max(1, text.utf8.distance(from: start, to: end))
    let scalars = text.unicodeScalars[start..<end]
    let slice = UnsafeBufferPointer(rebasing: bytes[offset..<offset + length])
    if let form = VisibleForm.of(scalars) {
      let width = form.reduce(0) { $0 + ClusterWidth.of($1.unicodeScalars) }
      return Cluster(bytes: slice, offset: offset, width: width, visibleForm: form)
    }
    return Cluster(
      bytes: slice, offset: offset, width: ClusterWidth.of(scalars), visibleForm: nil)
  }
}
