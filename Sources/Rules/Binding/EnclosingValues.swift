import Expressions
import JSONText

/// Cache of the values that expressions read of an object enclosing a record: all records of
/// a list read the same ones, and the object may be as long as all of them together. Used
/// from one thread.
final class EnclosingValues {
  private var object: JSONSliceIdentity?
  private(set) var lookups = 0
  private var finds: [(path: [JSONStep], value: JSONSlice?)] = []
  private let results = SharedResults()

  /// The cached results of aggregates over the object; emptied if it is another object.
  func results(in object: JSONSlice) -> SharedResults {
    begin(object)
    return results
  }

  private func begin(_ object: JSONSlice) {
    guard self.object?.isThat(of: object) != true else { return }
    (self.object, finds) = (object.identity, [])
    results.removeAll()
  }

  /// The value at a path; looked up once while the object is the same.
  func value(at path: [JSONStep], in object: JSONSlice) -> JSONSlice? {
    begin(object)
    if let known = finds.first(where: { $0.path == path }) { return known.value }
    lookups += 1
    let value: JSONSlice? = if case .found(let slice) = object.lookup(path) { slice } else { nil }
    finds.append((path, value))
    return value
  }
}
