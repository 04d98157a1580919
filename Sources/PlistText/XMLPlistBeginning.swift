import SourceText

/// The beginning of a long property list in XML, made whole: what is not complete in it is left out, and what is open is
/// closed.
package enum XMLPlistBeginning {
  /// Of deeper ones nothing is made.
  private static let deepest = 256

  /// The text of a property list with the complete values of the first bytes of a longer one; nil where they have none, or
  /// are no UTF-8 or more than elements, comments and the declarations in front. That the rest is valid is not known.
  /// O(bytes).
  package static func closed(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard UnicodeEncoding(of: bytes) == .utf8 else { return nil }
    var scan = XMLTagScan(bytes)
    // The names of the elements that are open, the innermost last.
    var open: [[UInt8]] = []
    var cut: (end: Int, open: [[UInt8]])?
    while let tag = scan.next() {
      switch tag.kind {
      case .start:
        guard open.count < deepest else { return nil }
        open.append(tag.name)
        continue
      case .end: guard open.popLast() == tag.name else { return nil }
      case .empty: break
      }
      // A key is nothing without its value.
      guard let around = open.last else { return nil }
      if isContainer(around), !tag.name.elementsEqual("key".utf8) { cut = (scan.place, open) }
    }
    guard let cut else { return nil }
    return Array(bytes[..<cut.end])
      + cut.open.reversed().flatMap { Array("</".utf8) + $0 + Array(">".utf8) }
  }

  private static func isContainer(_ name: [UInt8]) -> Bool {
    name.elementsEqual("dict".utf8) || name.elementsEqual("array".utf8)
  }
}

/// The tags of a text in XML, one after the other.
private struct XMLTagScan {
  enum Kind { case start, end, empty }

  private let bytes: UnsafeRawBufferPointer
  /// Behind the last tag.
  private(set) var place = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// The next tag that is complete; nil where there is none.
  mutating func next() -> (kind: Kind, name: [UInt8])? {
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      if let close = closeOfOther(at: start) {
        guard let end = end(of: close, from: start) else { return nil }
        place = end
        continue
      }
      guard let end = end(of: ">", from: start) else { return nil }
      place = end
      let isEnd = bytes[start + 1] == UInt8(ascii: "/")
      let inside = bytes[(start + (isEnd ? 2 : 1))..<(end - 1)]
      let name = Array(inside.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") })
      return (isEnd ? .end : inside.last == UInt8(ascii: "/") ? .empty : .start, name)
    }
    return nil
  }

  /// What closes a comment, a section of text or a declaration; nil for an element.
  private func closeOfOther(at start: Int) -> String? {
    func begins(_ text: String) -> Bool { bytes[start...].starts(with: text.utf8) }
    if begins("<!--") { return "-->" }
    if begins("<![CDATA[") { return "]]>" }
    if begins("<?") { return "?>" }
    return begins("<!") ? ">" : nil
  }

  private func end(of mark: String, from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    var index = start + 1
    while let first = bytes[index...].firstIndex(of: mark[0]) {
      if bytes[first...].starts(with: mark) { return first + mark.count }
      index = first + 1
    }
    return nil
  }
}
