import CICU

/// The order of texts in a language: Chinese by pinyin, Swedish with å after z.
///
/// Any number of threads may use it at once.
package final class TextCollator: @unchecked Sendable {
  private let collator: OpaquePointer

  /// Nil in English and in the plain locale, whose texts are ordered by folded code points, and if ICU has no order.
  package init?(_ locale: FormLocale) {
    let language = locale.collation.prefix { $0 != "_" && $0 != "-" }
    guard language != "en", language != "C", language != "POSIX" else { return nil }
    var status: Int32 = 0
    guard let opened = swift_ucol_open(locale.collation, &status), status <= 0 else { return nil }
    collator = opened
  }

  deinit { swift_ucol_close(collator) }

  /// Appends a sort key without zero bytes. O(text).
  ///
  /// `units` is a reusable buffer for the text in UTF-16.
  package func appendKey(
    of text: UnsafeRawBufferPointer, to bytes: inout [UInt8], reusing units: inout [UInt16]
  ) {
    units.removeAll(keepingCapacity: true)
    Self.appendUnits(of: text, to: &units)
    let start = bytes.count
    var capacity = units.count * 4 + 16
    while true {
      bytes.append(contentsOf: repeatElement(0, count: capacity))
      let length = bytes.withUnsafeMutableBufferPointer { bytes in
        Int(
          swift_ucol_getSortKey(
            collator, units, Int32(units.count), bytes.baseAddress.map { $0 + start },
            Int32(capacity)))
      }
      guard length > capacity else {
        bytes.removeLast(bytes.count - start - max(length - 1, 0))
        return
      }
      bytes.removeLast(bytes.count - start)
      capacity = length
    }
  }

  /// A sort key. O(text).
  package func key(of text: String) -> [UInt8] {
    var (text, key, units) = (text, [UInt8](), [UInt16]())
    text.withUTF8 { appendKey(of: UnsafeRawBufferPointer($0), to: &key, reusing: &units) }
    return key
  }

  /// The text is valid UTF-8.
  private static func appendUnits(
    of text: UnsafeRawBufferPointer, to units: inout [UInt16]
  ) {
    var index = 0
    while index < text.count {
      let first = UInt32(text[index])
      switch first {
      case 0..<0x80:
        units.append(UInt16(first))
        index += 1
        continue
      case 0..<0xE0 where index + 1 < text.count:
        units.append(UInt16((first & 0x1F) << 6 | UInt32(text[index + 1] & 0x3F)))
        index += 2
      case 0..<0xF0 where index + 2 < text.count:
        let rest = UInt32(text[index + 1] & 0x3F) << 6 | UInt32(text[index + 2] & 0x3F)
        units.append(UInt16((first & 0x0F) << 12 | rest))
        index += 3
      case _ where index + 3 < text.count:
        let rest =
          UInt32(text[index + 1] & 0x3F) << 12 | UInt32(text[index + 2] & 0x3F) << 6
          | UInt32(text[index + 3] & 0x3F)
        let code = (first & 0x07) << 18 | rest
        units.append(UInt16(truncatingIfNeeded: 0xD7C0 + (code >> 10)))
        units.append(UInt16(0xDC00 | code & 0x3FF))
        index += 4
      default: return
      }
    }
  }
}
