import JSONText
import SourceText

/// What formulas without a path came to for the record that was last asked for: several rows may need one.
///
/// Used from one thread at a time, like its binder.
final class ComputedValues {
  private weak var buffer: ByteBuffer?
  private var range = 0..<0
  private var values: [String: JSONSlice?] = [:]
  private var depth = 0

  /// So many formulas may need each other's results in a row: each is evaluated inside the one before.
  private static let mostNested = 50

  /// Forgets all, where what is around the record has changed.
  func forget() {
    buffer = nil
    values = [:]
  }

  /// The value of a row for a record; `compute` makes it, once.
  func value(
    of row: String, in record: JSONSlice, _ compute: () -> JSONSlice?
  ) -> JSONSlice? {
    if buffer !== record.buffer || range != record.range {
      values = [:]
      buffer = record.buffer
      range = record.range
    }
    if let known = values[row] { return known }
    guard depth < Self.mostNested else { return nil }
    depth += 1
    defer { depth -= 1 }
    let value = compute()
    values[row] = .some(value)
    return value
  }
}
