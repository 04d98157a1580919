import Patterns

/// The patterns' budget of a run, for those who know rows and not patterns.
package typealias PatternBudget = Patterns.PatternBudget
