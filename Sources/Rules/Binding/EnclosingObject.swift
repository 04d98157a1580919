import Expressions
import Forms
import JSONText

/// An object around records, as their expressions read it. What they read of it is found once for all of them, since it may
/// be as long as all of them together. Used from one thread.
final class EnclosingObject {
  let slice: JSONSlice
  /// Secrets in its form; nil if they are not known.
  let secrets: SecretPaths?
  /// The results of aggregates over the object.
  private(set) lazy var results = SharedResults()
  private(set) var lookups = 0
  private var finds: [(path: [JSONStep], value: JSONSlice?)] = []

  init(_ slice: JSONSlice, secrets: SecretPaths?) {
    self.slice = slice
    self.secrets = secrets
  }

  /// The value at a path, looked up once.
  func value(at path: [JSONStep]) -> JSONSlice? {
    if let known = finds.first(where: { $0.path == path }) { return known.value }
    lookups += 1
    let value = slice.lookup(path).slice
    finds.append((path, value))
    return value
  }
}
