import JSONText

/// The results of what expressions read of one object only, for all that ask: each of a long list's items may ask for the
/// sum of the list, or for its texts joined. Used from one thread.
package final class SharedResults {
  /// How many were worked out.
  package private(set) var computed = 0
  private var results: [Key: Result<ExpressionValue, MissingOperand>] = [:]
  private var operations: [ObjectIdentifier: ExpressionResult] = [:]

  private struct Key: Hashable {
    let aggregate: ExpressionAggregate
    let reference: ExpressionReference
    let path: [JSONStep]
  }

  /// Nothing is known yet.
  package init() {}

  /// Forgets all, as the object is another one.
  package func removeAll() { (results, operations) = ([:], [:]) }

  /// The result of an operation, evaluated by `compute` the first time. O(1) later.
  func result(of node: ExpressionNode, compute: () -> ExpressionResult) -> ExpressionResult {
    if let known = operations[ObjectIdentifier(node)] { return known }
    computed += 1
    let result = compute()
    operations[ObjectIdentifier(node)] = result
    return result
  }

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
