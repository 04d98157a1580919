import Expressions
import JSONText

/// The work that the expressions of a command make together, or those of a key on the screen.
///
/// Each alone is bounded by `ExpressionLimits.steps`. What a few operations and reading its own object take grows as the
/// file does, and is free. What does not is counted: thousands of items that each read all of their list, or a formula of
/// thousands of terms in each record.
struct WorkBudget {
  /// Default limit, which corresponds to a few seconds.
  static let steps = 20_000_000
  private static let freeSteps = 1_000
  private static let freeStepsPerByte = 4

  /// Number of counted steps that remain.
  private(set) var left: Int

  init(steps: Int = Self.steps) { left = steps }

  /// The maximum number of steps that an expression of an object may use now.
  func limit(in object: JSONSlice) -> Int {
    min(ExpressionLimits.steps, Self.free(in: object) + left)
  }

  /// An expression of an object has taken so many steps.
  mutating func spend(_ steps: Int, in object: JSONSlice) {
    left = max(left - max(steps - Self.free(in: object), 0), 0)
  }

  private static func free(in object: JSONSlice) -> Int {
    freeSteps + freeStepsPerByte * object.range.count
  }
}

extension RecordBinder {
  /// Another key or command begins: expressions may work as much as before the first one.
  package func renewWork() { family.work = WorkBudget() }
}
