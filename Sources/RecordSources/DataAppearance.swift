import Storage
import Texts

/// What a file looks like that was opened as something else.
enum DataAppearance {
  /// Of a file that is not a database, though it was opened as one; nil where it may be anything.
  static func ofNoDatabase(_ path: String) -> Sentence? {
    guard let head = try? FileReader.head(of: path, count: FileHead.size) else { return nil }
    let name = DataFormat.sqlite.name
    if AgeSource.isRecognized(head) { return Sentence { $0.openedEncryptedAs(name) } }
    guard let seen = head.withUnsafeBytes({ DataFormat.evident(in: $0) }), seen != .sqlite else {
      return nil
    }
    return Sentence { $0.openedAs(name, looksLike: seen.name) }
  }
}
