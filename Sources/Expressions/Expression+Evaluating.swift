/// The result of an evaluation.
package struct ExpressionResult: Sendable, Equatable {
  /// Value of the expression; missing if the evaluation needed more than
  /// `ExpressionLimits.steps`.
  package let value: ExpressionValue
  /// The first problem, even if it only made a condition false.
  package let problem: ExpressionProblem?

  package var isSatisfied: Bool { value == .bool(true) }
}

extension Expression {
  /// Evaluates it. O(`ExpressionLimits.steps`) at most.
  package func result(in scope: some ExpressionScope) -> ExpressionResult {
    result(in: scope, limit: nil)
  }

  /// Evaluates it in at most `limit` steps, or the scope's limit.
  func result(in scope: some ExpressionScope, limit: Int?) -> ExpressionResult {
    var evaluation = Evaluation(scope, functions: FunctionTable.byName, limit: limit)
    let value = evaluation.value(of: root)
    return evaluation.whole(value)
  }

  /// The value of a formula.
  package func value(in scope: some ExpressionScope) -> ExpressionValue {
    result(in: scope).value
  }

  /// The result of a condition: false for other types than Bool, and after too much work.
  package func isSatisfied(in scope: some ExpressionScope) -> Bool {
    result(in: scope).isSatisfied
  }
}
