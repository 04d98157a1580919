/// What evaluating an expression gave.
package struct ExpressionResult: Sendable, Equatable {
  /// The value; missing if the evaluation took more than `ExpressionLimits.steps`.
  package let value: ExpressionValue
  /// The first thing that went wrong, also where a condition is merely false because of it.
  package let problem: ExpressionProblem?

  /// Whether the value is true; what is no Bool is false.
  package var isSatisfied: Bool { value == .bool(true) }
}

extension Expression {
  /// Evaluates it. O(`ExpressionLimits.steps`) at most.
  package func result(in scope: some ExpressionScope) -> ExpressionResult {
    result(in: scope, limit: nil)
  }

  /// The result, unless it takes more than `limit` steps, or those of the scope.
  func result(in scope: some ExpressionScope, limit: Int?) -> ExpressionResult {
    var evaluation = Evaluation(scope, functions: FunctionTable.byName, limit: limit)
    let value = evaluation.value(of: root)
    return evaluation.whole(value)
  }

  /// The value of a formula.
  package func value(in scope: some ExpressionScope) -> ExpressionValue {
    result(in: scope).value
  }

  /// Whether a condition is true; what is no Bool, or took too much work, is false.
  package func isSatisfied(in scope: some ExpressionScope) -> Bool {
    result(in: scope).isSatisfied
  }
}
