/// The notation of an element's contents, as far as an edit must know it.
package enum XMLPlistInside: Hashable, Sendable {
  /// Characters, entities and CDATA sections, which an edit may replace.
  case text
  /// A single CDATA section, which an edit keeps.
  case section
  /// Contents with a comment or an instruction, which an edit would lose.
  case annotated

  /// Examines the bytes between two valid tags. O(n).
  package init(_ bytes: some RandomAccessCollection<UInt8>) {
    let open = Array("<![CDATA[".utf8)
    let close = Array("]]>".utf8)
    var rest = bytes[...]
    var sections = 0
    var hasOther = false
    while let first = rest.first {
      if rest.starts(with: open) {
        sections += 1
        rest = rest.dropFirst(open.count)
        while !rest.isEmpty, !rest.starts(with: close) { rest = rest.dropFirst() }
        rest = rest.dropFirst(close.count)
      } else if first == UInt8(ascii: "<") {
        self = .annotated
        return
      } else {
        hasOther = true
        rest = rest.dropFirst()
      }
    }
    self = sections == 1 && !hasOther ? .section : .text
  }
}

extension XMLPlistText {
  /// `text` as a CDATA section; nil if it can't contain it: a reader would convert a carriage return to a line feed.
  package static func section(_ text: String) -> [UInt8]? {
    guard !text.utf8.contains(UInt8(ascii: "\r")) else { return nil }
    var bytes = Array("<![CDATA[".utf8)
    for byte in text.utf8 {
      // An end mark is parted between two sections.
      if byte == UInt8(ascii: ">"), bytes.suffix(2).elementsEqual("]]".utf8) {
        bytes += "]]><![CDATA[".utf8
      }
      bytes.append(byte)
    }
    return bytes + "]]>".utf8
  }
}
