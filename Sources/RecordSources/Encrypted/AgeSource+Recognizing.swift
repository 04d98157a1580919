import AgeFile
import SourceText

/// How encrypted files are recognized.
extension AgeSource {
  /// What the names of encrypted files end with.
  package static let ending = ".age"

  static func isShown(by name: String) -> Bool { name.utf8.suffix(4).elementsEqual(ending.utf8) }

  static func isRecognized(_ text: SourceText) -> Bool {
    withExtendedLifetime(text) { AgeEnvelope.isRecognized(text.buffer.bytes) }
  }

  /// Whether a file with a name that says so was cut before anything else could.
  static func isCut(_ head: [UInt8], named name: String) -> Bool {
    isShown(by: name) && AgeEnvelope.isBeginning(head)
  }

  /// Other files cost a look at one byte.
  static func isRecognized(_ head: [UInt8]) -> Bool {
    guard let first = head.first, first <= 0x20 || "a-".utf8.contains(first) else { return false }
    return head.withUnsafeBytes { AgeEnvelope.isRecognized($0) }
  }
}
