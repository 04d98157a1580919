struct Cluster {
  /// The cluster in UTF-8.
  let bytes: UnsafeBufferPointer<UInt8>
  /// Offset in UTF-8 bytes from the text's start.
  let offset: Int
  /// Width in columns; that of the visible form if there is one.
  let width: Int
  let visibleForm: String?
}

/// Iterates over a text's grapheme clusters; for most scripts without Unicode's tables.
enum ClusterScan {
  /// Calls `body` for each cluster until it returns false.
  @inline(__always)
  static func forEach<Text: StringProtocol>(in text: Text, _ body: (Cluster) -> Bool) {
    let done: Void? = text.utf8.withContiguousStorageIfAvailable { walk($0, body) }
    if done == nil {
      var copy = String(text)
      copy.makeContiguousUTF8()
      copy.utf8.withContiguousStorageIfAvailable { walk($0, body) }
    }
  }

  @inline(__always)
  private static func walk(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (Cluster) -> Bool
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
        let cluster = fullCluster(bytes, at: offset)
        guard body(cluster) else { return }
        offset += cluster.bytes.count
      }
    }
  }

  /// The length and width of a cluster that is certainly a single scalar, or a length of 0: printable ASCII, Latin,
  /// Cyrillic or an ideograph, before something that can't extend it.
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

  /// True for U+00C0…U+027F and U+0400…U+047F: letters only, none of which extends a cluster.
  @inline(__always)
  private static func isTwoByteLetterLead(_ byte: UInt8) -> Bool {
    (byte >= 0xC3 && byte <= 0xC9) || byte == 0xD0 || byte == 0xD1
  }

  @inline(never)
  private static func fullCluster(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Cluster {
    var scalars = UTF8Scalars(UnsafeBufferPointer(rebasing: bytes[offset...]))
    let slice = UnsafeBufferPointer(
      rebasing: bytes[offset..<offset + lengthOfCluster(&scalars)])
    if let form = VisibleForm.of(UTF8Scalars(slice)) {
      let width = form.reduce(0) { $0 + ClusterWidth.of($1.unicodeScalars) }
      return Cluster(bytes: slice, offset: offset, width: width, visibleForm: form)
    }
    return Cluster(
      bytes: slice, offset: offset, width: ClusterWidth.of(UTF8Scalars(slice)), visibleForm: nil)
  }
}

extension ClusterScan {
  /// The number of bytes of the first cluster; reads one scalar more.
  ///
  /// Forward from the cluster's start: an index into a string would go back to the start of a run of flags, for each
  /// flag.
  static func lengthOfCluster(_ scalars: inout UTF8Scalars) -> Int {
    var recognizer = Unicode._CharacterRecognizer()
    var length = 0
    while let scalar = scalars.next() {
      if recognizer.hasBreak(before: scalar), length > 0 { break }
      length = scalars.offset
    }
    return max(length, 1)
  }
}

struct UTF8Scalars: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Offset in bytes.
  private(set) var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    let lead = UInt32(bytes[offset])
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = length == 1 ? lead : lead & (0x7F >> UInt32(length))
    for index in offset + 1..<Swift.min(offset + length, bytes.count) {
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    offset = Swift.min(offset + length, bytes.count)
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
