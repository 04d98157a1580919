import JSONText

/// Cached results of expressions that read only one object: each of a long list's items may request the sum of the
/// list, or its texts joined. Used from one thread.
package final class SharedResults {
  /// Number of computed results, for tests of cost.
  package private(set) var computed = 0
  private var results: [Key: Result<ExpressionValue, MissingOperand>] = [:]
  private var operations: [ObjectIdentifier: ExpressionResult] = [:]

  private struct Key: Hashable {
    let aggregate: ExpressionAggregate
    let reference: ExpressionReference
    let path: [JSONStep]
  }

  /// Indexed elements of lists that choices are looked up in; nil for lists with lists or objects as elements.
  private var elements: [Elements: EqualLiterals?] = [:]

  private struct Elements: Hashable {
    let list: ObjectIdentifier
    let flags: ExpressionComparison.Flags
  }

  package init() {}

  /// The indexed elements of a list, collected by `gather` the first time. O(1) later.
  func elements(
    of list: ExpressionNode, _ flags: ExpressionComparison.Flags,
    gather: () -> [ExpressionValue]?
  ) -> EqualLiterals? {
    let key = Elements(list: ObjectIdentifier(list), flags: flags)
    if let known = elements[key] { return known }
    computed += 1
    let made = gather().flatMap { EqualLiterals(values: $0, flags) }
    elements[key] = .some(made)
    return made
  }

  /// The result of an operation, evaluated by `compute` the first time. O(1) later.
  func result(of node: ExpressionNode, compute: () -> ExpressionResult) -> ExpressionResult {
    if let known = operations[ObjectIdentifier(node)] { return known }
    computed += 1
    let result = compute()
    operations[ObjectIdentifier(node)] = result
    return result
  }

  /// The result of an aggregate, evaluated by `compute` the first time. O(1) later.
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
