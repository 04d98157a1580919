import JSONText

/// What aggregates over one object come to, for all the expressions that ask: each of a long list's items may ask for the
/// sum of the list. Used from one thread.
package final class SharedResults {
  /// How many were worked out.
  package private(set) var computed = 0
  private var results: [Key: Result<ExpressionValue, MissingOperand>] = [:]

  private struct Key: Hashable {
    let aggregate: ExpressionAggregate
    let reference: ExpressionReference
    let path: [JSONStep]
  }

  /// Nothing is known yet.
  package init() {}

  /// Forgets all, as the object is another one.
  package func removeAll() { results = [:] }

  /// A result, worked out by `compute` the first time. O(1) later.
  func result(
    of aggregate: ExpressionAggregate, _ reference: ExpressionReference, _ path: [JSONStep],
    compute: () throws(MissingOperand) -> ExpressionValue
  ) throws(MissingOperand) -> ExpressionValue {
    let key = Key(aggregate: aggregate, reference: reference, path: path)
    if let known = results[key] { return try known.get() }
    computed += 1
    do throws(MissingOperand) {
      let value = try compute()
      results[key] = .success(value)
      return value
    } catch {
      results[key] = .failure(error)
      throw error
    }
  }
}
