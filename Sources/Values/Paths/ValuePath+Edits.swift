import JSONText

extension ValuePath {
  /// The edit distance of two paths of as many names; nil if they are not similar. Indices are ignored.
  package func edits(from other: ValuePath) -> Int? {
    guard steps.count == other.steps.count else { return nil }
    var sum = 0
    for (step, meant) in zip(other.steps, steps) {
      if case .index = step, case .index = meant { continue }
      guard let edits = NearestName.edits(between: step.name, and: meant.name) else { return nil }
      sum += edits
    }
    return sum <= 2 ? sum : nil
  }
}
