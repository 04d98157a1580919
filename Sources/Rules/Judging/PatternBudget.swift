import Patterns

/// Budget of a run's patterns, for callers that import rules and not patterns.
package typealias PatternBudget = Patterns.PatternBudget
