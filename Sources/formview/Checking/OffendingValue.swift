import Forms
import JSONText
import Rules
import Screen

/// A value that violates a rule, for a finding.
struct OffendingValue {
  /// Value on one line, cut if it is long; bullets for a secret; nil if the message has it.
  let shown: String?
  /// Compact JSON; nil for a secret, and for a long value.
  let json: String?

  private static let columns = 60
  /// Maximum size in bytes of a value that is repeated as JSON.
  private static let mostBytes = 1 << 16

  /// Nil if there is no value, or if another one is in its way.
  init?(breaking failure: ValidationFailure, of row: ConfigRow, in reading: RecordReading) {
    guard failure.rule != .path, let path = row.valuePath,
      case .found(let slice) = reading.lookup(path)
    else { return nil }
    let disclosure = reading.state(of: row).disclosure
    guard disclosure == .plain || disclosure == .withoutSecrets && !slice.kind.isScalar else {
      shown = SecretPaths.bullets
      json = nil
      return
    }
    let isInMessage = failure.rule == .choice && failure.message.hasPrefix(slice.text)
    shown = isInMessage ? nil : Self.text(slice, reading.binder.preview(slice, at: path))
    guard slice.bytes.count <= Self.mostBytes, disclosure == .plain else {
      json = nil
      return
    }
    var bytes: [UInt8] = []
    slice.appendCompact(to: &bytes)
    json = String(decoding: bytes, as: UTF8.self)
  }

  /// A string's characters in quotes, else its JSON text.
  private static func text(_ slice: JSONSlice, _ preview: String) -> String {
    guard slice.kind == .string else { return cut(preview) }
    // A text of megabytes need not be looked at as a whole.
    let characters = slice.stringValue.prefix(columns * 4)
    return "\"" + cut(String(characters)) + "\""
  }

  private static func cut(_ text: String) -> String {
    DisplayText.truncated(VisibleText.of(text), to: columns)
  }
}
