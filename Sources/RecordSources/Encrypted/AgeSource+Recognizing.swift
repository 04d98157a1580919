import AgeFile
import SourceText

extension AgeSource {
  package static let ending = ".age"

  static func isShown(by name: String) -> Bool { name.utf8.suffix(4).elementsEqual(ending.utf8) }

  static func isRecognized(_ text: SourceText) -> Bool {
    withExtendedLifetime(text) { AgeEnvelope.isRecognized(text.buffer.bytes) }
  }

  /// True if a file with the ending was truncated to a beginning of the magic bytes.
  static func isCut(_ head: [UInt8], named name: String) -> Bool {
    isShown(by: name) && AgeEnvelope.isBeginning(head)
  }

  /// Other files cost the comparison of one byte.
  static func isRecognized(_ head: [UInt8]) -> Bool {
    guard let first = head.first, first <= 0x20 || "a-".utf8.contains(first) else { return false }
    return head.withUnsafeBytes { AgeEnvelope.isRecognized($0) }
  }
}
