import Storage
import Texts
import Values

/// Detects the actual format of a file that was opened as something else.
enum DataAppearance {
  /// The actual format of a file that was opened as a database; nil if it is unknown.
  static func ofNoDatabase(_ path: String) -> Sentence? {
    guard let head = try? FileReader.head(of: path, count: FileHead.size) else { return nil }
    let name = DataFormat.sqlite.name
    if AgeSource.isRecognized(head) { return Sentence { $0.openedEncryptedAs(name) } }
    if let seen = head.withUnsafeBytes({ ForeignFormat($0) }) { return reason(against: seen) }
    guard let seen = head.withUnsafeBytes({ DataFormat.evident(in: $0) }), seen != .sqlite else {
      return nil
    }
    return Sentence { $0.openedAs(name, looksLike: seen.name) }
  }

  static func reason(against seen: ForeignFormat) -> Sentence {
    Sentence { texts in
      let kind = seen.kind.text(in: texts)
      return seen.command.map { texts.isToBeConverted(kind, by: $0) }
        ?? texts.formatIsNotRead(kind)
    }
  }
}
