/// The bytes after a part of a container: a terminator such as `;`, or a separator such as `,`.
struct PartEnd: Sendable {
  /// Empty for none.
  let bytes: [UInt8]
  /// True if the last part has it as well; else the last part has it only where a file writes it so.
  let isTerminator: Bool

  static let none = PartEnd(bytes: [], isTerminator: false)

  static func terminator(_ text: String) -> PartEnd {
    PartEnd(bytes: Array(text.utf8), isTerminator: true)
  }

  static func separator(_ text: String) -> PartEnd {
    PartEnd(bytes: Array(text.utf8), isTerminator: false)
  }

  /// The bytes after one of the parts; `isTrailing`: separators follow the last part, too.
  func bytes(isLast: Bool, isTrailing: Bool) -> [UInt8] {
    isTerminator || !isLast || isTrailing ? bytes : []
  }

  /// True if a separator follows the last part between two brackets, and no comment. O(white space).
  func isTrailing(_ inside: Range<Int>, in text: UnsafeRawBufferPointer) -> Bool {
    guard !isTerminator, let last = bytes.last else { return false }
    return text[inside].last { !$0.isSpace } == last
  }
}
