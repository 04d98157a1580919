import JSONText

extension ValuePath {
  /// How many edits apart two paths of as many names are; nil where they are not alike. Indices count for nothing.
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
